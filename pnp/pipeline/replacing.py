"""Files of the author's own: replaced whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path


def replace_file(place: Path, raw: bytes) -> None:
    """Put `raw` in the place of a file, which keeps its rights; whoever reads meanwhile sees the old or the new one.

    Raises:
        OSError: the disk refuses; the old file is then as it was.
    """
    target = place.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, name)
        else:
            Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
