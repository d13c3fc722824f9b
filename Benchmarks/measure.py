"""Runs processes and says what they took.

On Linux a child's peak memory is never reported below that of the process that spawned it: good enough for the large ones,
and peak.c is there for the others.
"""

import os
import signal
import statistics
import sys
import time

MEGABYTE = 1 << 20


class Run:
    """What one process took: seconds of wall clock and of processor, peak bytes, exit code (negative for a signal)."""

    def __init__(self, wall, usage, status):
        self.wall = wall
        self.cpu = usage.ru_utime + usage.ru_stime
        self.peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        if os.WIFSIGNALED(status):
            self.code = -os.WTERMSIG(status)
        else:
            self.code = os.WEXITSTATUS(status)


class Overdue(Exception):
    pass


def cores(count):
    """The last `count` processors we may use, or None where a process cannot be pinned."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    return set(sorted(os.sched_getaffinity(0))[-count:])


def run(command, on=None, stdout=os.devnull, stderr=os.devnull, seconds=120):
    """Runs a command to its end on the given processors; it is killed after so many seconds."""
    write = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, stdout, write, 0o644),
        (os.POSIX_SPAWN_OPEN, 2, stderr, write, 0o644),
    ]
    before = os.sched_getaffinity(0) if on else None
    if on:
        os.sched_setaffinity(0, on)
    try:
        start = time.perf_counter()
        child = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
        _, status, usage = wait(child, seconds)
        return Run(time.perf_counter() - start, usage, status)
    finally:
        if on:
            os.sched_setaffinity(0, before)


def wait(child, seconds):
    def overdue(signum, frame):
        raise Overdue

    signal.signal(signal.SIGALRM, overdue)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return os.wait4(child, 0)
    except Overdue:
        os.kill(child, signal.SIGKILL)
        return os.wait4(child, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def alternate(rounds, *runs):
    """Calls each of `runs` in turn, for so many rounds after one to warm up; a list of results for each."""
    for one in runs:
        one()
    results = [[] for _ in runs]
    for index in range(rounds):
        order = list(enumerate(runs))
        for place, one in order if index % 2 == 0 else reversed(order):
            results[place].append(one())
    return results


def median(values):
    return statistics.median(values)
