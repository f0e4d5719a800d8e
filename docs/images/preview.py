"""Makes `preview.png`, the picture in docs/preview.md, in a headless Chromium: `python docs/images/preview.py`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))

from tests.preview.chromium import Chromium  # noqa: E402 (the project is no installed package of ours)

SET = "content/landmarks/set1.yaml"


def main() -> None:
    """Serve Landmarks with a name that is too long, and take the picture."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / "project"
        for name in ("layouts", "fonts", "content/landmarks"):
            shutil.copytree(ROOT / name, root / name)
        shutil.copy(ROOT / "pnp.yaml", root)
        command = [sys.executable, "-m", "pnp", "preview", "--lang", "en", "--no-open", "--project", str(root)]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process, Chromium() as browser:
            assert process.stderr is not None
            browser.emulate(1280, 800)
            browser.open(re.findall(r"http://\S+/", process.stderr.readline())[0])
            browser.until("Boolean(document.body.dataset.done)", 60)
            text = (root / SET).read_text(encoding="utf-8")
            longer = text.replace("{en: Bath,", "{en: Bath and all the other towns of Somerset,", 1)
            (root / SET).write_text(longer, encoding="utf-8")
            browser.until("document.querySelectorAll('.since').length > 0")
            time.sleep(3)
            browser.picture(HERE / "preview.png")
            Image.open(HERE / "preview.png").convert("RGB").quantize(200).save(HERE / "preview.png", optimize=True)
            process.terminate()


if __name__ == "__main__":
    main()
