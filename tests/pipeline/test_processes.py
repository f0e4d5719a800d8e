"""The command line as a process: exit statuses, interrupts, machines without cairo."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.pipeline.projects import HEROES, contents, heroes, process, surroundings, written

WITHOUT_CAIRO = """\
import ctypes.util, sys
import pnp.render.cairo_tables as tables

class NoCairo:
    def __init__(self, ffi):
        self._ffi = ffi
    def __getattr__(self, name):
        return getattr(self._ffi, name)
    def dlopen(self, name, *flags):
        if "cairo" in str(name):
            raise OSError(f"cannot load library '{name}'")
        return self._ffi.dlopen(name, *flags)

tables.ffi = NoCairo(tables.ffi)
ctypes.util.find_library = lambda name: None
from pnp.cli import main
main()
"""

INTERRUPTED_WHILE_WRITING = """\
import os, signal
import pnp.export.folder as folder
real = folder.OutputFolder.write
def write(self, files, *rest, **options):
    replace = os.replace
    def interrupted(source, target):
        replace(source, target)
        os.replace = replace
        os.kill(os.getpid(), signal.SIGINT)
    os.replace = interrupted
    return real(self, files, *rest, **options)
folder.OutputFolder.write = write
from pnp.cli import main
main()
"""

TELLS_WHEN_IT_DRAWS = """\
import pnp.pipeline.workshop as workshop
real = workshop.Workshop.cards
def cards(self, *rest):
    open("drawing", "w").close()
    return real(self, *rest)
workshop.Workshop.cards = cards
from pnp.cli import main
main()
"""

INTERRUPTED_IN_A_CALLBACK = """\
import os, signal
import pnp.render.pages as pages
class Output(pages.io.BytesIO):
    def write(self, content):
        os.kill(os.getpid(), signal.SIGINT)
        return super().write(content)
class FakeIo:
    BytesIO = Output
pages.io = FakeIo
from pnp.cli import main
main()
"""


def python(root: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python program with arguments in `root`."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=root,
        env=surroundings(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def as_shell(returncode: int) -> int:
    """The status as a shell shows it: Python may end itself by the signal, which is 128 more than its number."""
    return returncode if returncode >= 0 else 128 - returncode


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return written(tmp_path, heroes())


def test_the_project_is_found_from_a_folder_below_it(root: Path) -> None:
    ran = process(root / "content" / "heroes", "build", "--lang", "en")
    assert ran.status == 0
    assert (root / "output" / "heroes" / "heroes-130x150mm-en.pdf").is_file()


def test_a_build_ends_with_0_and_says_so_on_standard_error_alone(root: Path) -> None:
    ran = process(root, "build", "--lang", "en")
    assert (ran.status, ran.out) == (0, "")
    assert ran.err.startswith("2 files in output: 3 sheets, 9 cards, ")
    assert ran.err.count("\n") == 1


def test_a_mistake_ends_with_1(tmp_path: Path) -> None:
    assert process(written(tmp_path, heroes(deck=HEROES.replace("level: 6", "levle: 6"))), "build").status == 1


def test_a_wrong_option_ends_with_2(root: Path) -> None:
    assert process(root, "build", "--no-such-option").status == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_missing_libcairo_ends_with_69_and_says_how_to_get_it(root: Path, jobs: str) -> None:
    ran = python(root, WITHOUT_CAIRO, "build", "--jobs", jobs)
    assert ran.returncode == 69
    assert "cairo library" in ran.stderr
    assert "apt-get install libcairo2" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (root / "output" / "heroes").exists()


def test_check_works_without_libcairo(root: Path) -> None:
    ran = python(root, WITHOUT_CAIRO, "check")
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "8 cards" in ran.stderr


def test_check_without_libcairo_still_finds_a_text_that_does_not_fit(tmp_path: Path) -> None:
    box = '<text x="20" y="20" inline-size="20" pnp:max-lines="1" xmlns:pnp="urn:pnp:layout:1" font-family="Noto Sans"'
    face = str(heroes()["layouts/heroes/face.svg"]).replace("</svg>", f'{box} font-size="5">Far too long</text></svg>')
    ran = python(written(tmp_path, heroes(face=face)), WITHOUT_CAIRO, "check")
    assert (ran.returncode, "P46" in ran.stderr) == (1, True)


def amid_drawing(root: Path, jobs: str) -> subprocess.Popen[bytes]:
    """A build of 2,000 cards that has begun to draw, in a session of its own."""
    more = "".join(f"  - {{id: x{n}, level: {n}, name: {{en: Extra {n}, hu: Még {n}}}}}\n" for n in range(2000))
    deck = HEROES.split("players:")[0] + more
    (root / "content" / "heroes" / "heroes.yaml").write_text(deck, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, "-c", TELLS_WHEN_IT_DRAWS, "build", "--jobs", jobs],
        cwd=root,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not (root / "drawing").exists():
        assert running.poll() is None
        time.sleep(0.02)
    time.sleep(0.2)
    return running


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_of_a_build_that_is_killed_end_with_it(root: Path, how: signal.Signals) -> None:
    running = amid_drawing(root, "3")
    running.send_signal(how)
    # The workers hold the other ends of these pipes for as long as they live.
    running.communicate(timeout=10)
    assert running.returncode == -how


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_in_the_middle_ends_with_130_and_leaves_the_last_good_files(root: Path, jobs: str) -> None:
    assert process(root, "build", "--jobs", "1").status == 0
    before = contents(root / "output")
    running = amid_drawing(root, jobs)
    # What Ctrl+C in a terminal does: every process of the group gets the signal.
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (as_shell(running.returncode), out, err.decode()) == (130, b"", "interrupted; nothing was written\n")
    assert contents(root / "output") == before
    assert sorted(path.name for path in (root / "output").iterdir()) == [".cache", "heroes"]


def test_an_interrupt_while_cairo_calls_back_ends_with_130(root: Path) -> None:
    ran = python(root, INTERRUPTED_IN_A_CALLBACK, "build", "--jobs", "1")
    assert (as_shell(ran.returncode), ran.stderr) == (130, "interrupted; nothing was written\n")
    assert not (root / "output" / "heroes").exists()


def test_an_interrupt_between_two_files_puts_the_old_ones_back(root: Path) -> None:
    assert process(root, "build", "--jobs", "1").status == 0
    before = contents(root / "output")
    deck = root / "content" / "heroes" / "heroes.yaml"
    deck.write_text(HEROES.replace("Rook", "Tower").replace("Bástya", "Torony"), encoding="utf-8")
    ran = python(root, INTERRUPTED_WHILE_WRITING, "build", "--jobs", "1")
    assert ran.returncode == 130
    assert contents(root / "output") == before
    assert sorted(path.name for path in (root / "output").iterdir()) == [".cache", "heroes"]


def test_a_fault_of_ours_ends_with_70_and_asks_for_a_report(root: Path) -> None:
    broken = "import pnp.impose.sheets as sheets\nsheets._sheets = None\nfrom pnp.cli import main\nmain()\n"
    ran = python(root, broken, "build")
    assert ran.returncode == 70
    assert "fault of its own" in ran.stderr
    assert "Traceback" not in ran.stderr


UNPICKLABLE = """\
import pnp.pipeline.workshop as workshop
class OddError(Exception):
    def __init__(self, message, status):
        super().__init__(f"{message} {status}")
def cards(self, *rest):
    raise OddError("cairo is out of ink", 7)
workshop.Workshop.cards = cards
from pnp.cli import main
main()
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_in_a_worker_is_named(root: Path, jobs: str) -> None:
    ran = python(root, UNPICKLABLE, "build", "--jobs", jobs)
    assert (ran.returncode, "cairo is out of ink 7" in ran.stderr) == (70, True)


EARLY_BAR = "import pnp.terminal as terminal\nterminal.PROGRESS_AFTER_S = 0\nfrom pnp.cli import main\nmain()\n"


def on_terminal(root: Path, program: str, *arguments: str, **environment: str) -> str:
    """What a program writes to a terminal."""
    ours, theirs = os.openpty()
    try:
        with subprocess.Popen(
            [sys.executable, "-c", program, *arguments],
            cwd=root,
            env=surroundings(**environment),
            stdout=theirs,
            stderr=theirs,
            stdin=subprocess.DEVNULL,
        ) as running:
            os.close(theirs)
            written = b""
            # The end of a terminal is an error on Linux and an empty read elsewhere.
            with suppress(OSError):
                while part := os.read(ours, 4096):
                    written += part
            running.wait(timeout=60)
    finally:
        os.close(ours)
    return written.decode("utf-8")


PLAIN_MAIN = "from pnp.cli import main\nmain()\n"


def test_long_work_shows_a_bar_on_a_terminal_and_takes_it_away(root: Path) -> None:
    shown = on_terminal(root, EARLY_BAR, "build", "--jobs", "1")
    assert "[###" in shown
    assert shown.rsplit("\r\x1b[K", 1)[1].startswith("4 files in output: ")


def test_short_work_shows_no_bar(root: Path) -> None:
    # However busy the machine is, this takes less than an hour.
    late = EARLY_BAR.replace("= 0", "= 3600")
    assert "[#" not in on_terminal(root, late, "build", "--lang", "en", "--component", "spells", "--jobs", "1")


def test_quiet_shows_no_bar(root: Path) -> None:
    assert on_terminal(root, EARLY_BAR, "build", "--quiet", "--jobs", "1") == ""


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_messages_are_coloured_on_a_terminal_unless_no_color_is_set(
    root: Path, environment: dict[str, str], coloured: bool
) -> None:
    shown = on_terminal(root, PLAIN_MAIN, "build", "--cards", "nobody", **environment)
    assert "P005" in shown
    assert ("\x1b[1;31m" in shown) is coloured
