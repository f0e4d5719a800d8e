"""Work spread over processes: forked after load and check, so that specs need no copying.

This process works too: while it waits for one task it does another that nobody has begun, if enough are left to be
worth its time. Where the platform cannot fork, or for one job, it does all of them. The results are the same.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Generic, Self, TypeVar

Result = TypeVar("Result")
Shop = TypeVar("Shop")
"""What a worker works with: mostly a `Workshop`."""

WORTH_HELPING = 4
"""Tasks that wait before this process helps: it would have to import the drawing libraries first (0.2 s)."""

MOST_JOBS = 64
"""Processes at most, whatever is typed: each is forked before the first task, and a thousand take minutes to start."""


class _Bench:
    """A worker's own workshop, made at its first task. One per process, filled by the pool's initialiser."""

    make: Callable[[], Any]
    workshop: Any = None


def _open(make: Callable[[], object]) -> None:
    """Say how a worker gets its workshop, and let it end when it is left alone."""
    _Bench.make = staticmethod(make)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the process that hands out the tasks is gone, killed perhaps; nobody would ever end this one then."""
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _work(task: Callable[[Any], Result]) -> Result:
    """Do one task in a worker."""
    try:
        if _Bench.workshop is None:
            _Bench.workshop = _Bench.make()
        return task(_Bench.workshop)
    except Exception as error:
        raise _portable(error) from error


def _portable(error: Exception) -> Exception:
    """The error as it can be handed over, in words where it cannot: the pool would break, and nobody know by what."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # whatever its class does when it is made anew
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


class Waiting(Generic[Result]):
    """A result that may still be in the making."""

    def __init__(self, crew: Crew[Any], task: Callable[[Any], Result], future: Future[Result] | None) -> None:
        """`future` None: nobody was told yet."""
        self._crew = crew
        self._task = task
        self._future = future

    def result(self) -> Result:
        """The result, waited for."""
        if self._future is None:
            self.do()
        assert self._future is not None
        while not self._future.done() and self._crew.help():
            pass
        return self._future.result()

    def do(self) -> None:
        """Do the task in this process."""
        done: Future[Result] = Future()
        done.set_result(self._task(self._crew.workshop()))
        self._future = done

    def taken_back(self) -> bool:
        """Take the task from the pool, if nobody has begun it."""
        return self._future is not None and self._future.cancel()


class Crew(Generic[Shop]):
    """A pool of workers and this process, or this process alone."""

    def __init__(self, make: Callable[[], Shop], jobs: int) -> None:
        """`make` gives a workshop; `jobs` 0 takes all cores."""
        wanted = min(jobs, MOST_JOBS) or os.cpu_count() or 1
        can_fork = "fork" in multiprocessing.get_all_start_methods()
        self._make = make
        self._workshop: Shop | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._open: list[Waiting[object]] = []
        if wanted > 1 and can_fork:
            context = multiprocessing.get_context("fork")
            self._pool = ProcessPoolExecutor(wanted - 1, context, initializer=_open, initargs=(make,))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    def submit(self, task: Callable[[Shop], Result]) -> Waiting[Result]:
        """Hand a task out. It must pickle: an `operator.methodcaller`."""
        waiting = Waiting(self, task, self._pool.submit(_work, task) if self._pool else None)
        self._open.append(waiting)  # type: ignore[arg-type]
        return waiting

    def workshop(self) -> Shop:
        """The workshop of this process."""
        if self._workshop is None:
            self._workshop = self._make()
        return self._workshop

    def help(self) -> bool:
        """Do the last task that nobody has begun; where few are left, wait. Tells whether it did something."""
        if self._workshop is None and len(self._open) < WORTH_HELPING:
            return False
        while self._open:
            waiting = self._open.pop()
            if waiting.taken_back():
                waiting.do()
                return True
        return False
