"""What render raises: only what no contract can promise beforehand."""

from __future__ import annotations

import sys

STEPS = {
    "linux": (
        "Debian, Ubuntu:  sudo apt-get install libcairo2",
        "Fedora:          sudo dnf install cairo",
    ),
    "darwin": ("macOS:           brew install cairo",),
    "win32": (
        "Windows:         winget install MSYS2.MSYS2",
        r"                 C:\msys64\usr\bin\pacman -S --noconfirm mingw-w64-ucrt-x86_64-cairo",
        r"                 setx CAIROCFFI_DLL_DIRECTORIES C:\msys64\ucrt64\bin    (then open a new window)",
    ),
}
"""Commands that install the library, by `sys.platform`."""


class CairoMissingError(Exception):
    """The cairo library, which draws everything, is not on this machine; the message says how to get it."""

    def __init__(self, why: str) -> None:
        """`why` is what the system said when the library was asked for."""
        own = STEPS.get(sys.platform, ())
        others = [line for lines in STEPS.values() if lines is not own for line in lines]
        steps = "\n".join(f"  {line}" for line in (*own, *others))
        super().__init__(f"the cairo library, which draws everything, was not found; install it with\n{steps}")
        self.why = why


class LibraryMismatchError(Exception):
    """A library is there, but not in the form that render was written for; the message says which is needed."""


class PictureError(Exception):
    """A picture that cannot be drawn.

    Attributes:
        path: the project file, or `data:` for a picture inside a layout.
        why: in words for the author, to stand after "is" or a colon.
    """

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
