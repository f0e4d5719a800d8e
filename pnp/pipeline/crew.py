"""Work spread over processes: forked after load and check, so that specs need no copying.

Where the platform cannot fork, or for one job, the same calls run in this process.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from pnp.pipeline.workshop import Workshop

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
MakeWorkshop = Callable[[], "Workshop"]


class Waiting(Protocol[Result_co]):
    """A result that may still be in the making."""

    def result(self) -> Result_co:
        """The result, waited for."""


class _Bench:
    """A worker's own workshop, made at its first task. One per process, filled by the pool's initialiser."""

    make: MakeWorkshop
    workshop: Workshop | None = None


def _open(make: MakeWorkshop) -> None:
    """Say how a worker gets its workshop."""
    _Bench.make = staticmethod(make)


def _work(task: Callable[[Workshop], Result]) -> Result:
    """Do one task in a worker."""
    if _Bench.workshop is None:
        _Bench.workshop = _Bench.make()
    return task(_Bench.workshop)


class Crew:
    """A pool of workers, or this process alone."""

    def __init__(self, make: MakeWorkshop, jobs: int) -> None:
        """`make` gives a workshop; `jobs` 0 takes all cores."""
        wanted = jobs or os.cpu_count() or 1
        can_fork = "fork" in multiprocessing.get_all_start_methods()
        self._make = make
        self._workshop: Workshop | None = None
        self._pool: ProcessPoolExecutor | None = None
        if wanted > 1 and can_fork:
            context = multiprocessing.get_context("fork")
            self._pool = ProcessPoolExecutor(wanted, context, initializer=_open, initargs=(make,))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    def submit(self, task: Callable[[Workshop], Result]) -> Waiting[Result]:
        """Start a task, or do it now where there is no pool. It must pickle: an `operator.methodcaller`."""
        if self._pool:
            return self._pool.submit(_work, task)
        if self._workshop is None:
            self._workshop = self._make()
        done: Future[Result] = Future()
        done.set_result(task(self._workshop))
        return done
