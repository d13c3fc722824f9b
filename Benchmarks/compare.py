#!/usr/bin/env python3
"""Compares two programs over the lines of `make bench`: compare.py BEFORE AFTER, and fails if AFTER is slower or larger.

Both run in turn, so that what else the machine does touches both alike. A ratio is taken within each round; the table gives the
median and the range. Instructions are counted with valgrind or, if there is none, with perf.
"""

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # before our own modules are imported

import dumps  # noqa: E402
import growth  # noqa: E402
import house  # noqa: E402
from inputs import Inputs  # noqa: E402
from measure import MEGABYTE, alternate, cores, median, run  # noqa: E402

BAR = 1.02
COMPILE = ["compile", "--format", "json"]
# A round takes at least so many seconds of each program: one run of a millisecond is too short to be timed.
ROUND = 0.1
# Where the kernel has put the pages of a file costs a run of 4 ms up to a tenth: the same bytes in two files differ by that.
COPIES = 7


class Compared:
    def __init__(self, options):
        self.rounds, self.clock, self.quick = options.rounds, options.clock, options.quick
        self.inputs = Inputs(options.cache)
        self.programs = [self.copied(path, name) for path, name in ((options.before, "before"), (options.after, "after"))]
        self.one, self.two = cores(1), cores(2)
        self.missed, self.broken = [], []

    def copied(self, path, name):
        """Returns copies of a program, which runs take in turn."""
        with open(path, "rb") as program:
            content = program.read()
        copies = [self.inputs.path("compared-%s-%d" % (name, number)) for number in range(COPIES)]
        for copy in copies:
            with open(copy, "wb") as out:
                out.write(content)
            os.chmod(copy, 0o755)
        return copies

    # The table

    def row(self, what, values, about, bar=BAR):
        middle = median(values)
        if middle > bar:
            self.missed.append(what)
        spread = "%.3f … %.3f" % (min(values), max(values)) if len(values) > 1 else ""
        print("%-44s %8.3f x  %-17s %s%s" % (what, middle, spread, about, "  MISSED" if middle > bar else ""), flush=True)

    def timed(self, what, arguments, on=None, codes=(0,)):
        """A line: both programs with the same arguments, in turn."""
        def once(copies):
            program = next(copies)
            done = run([program, *arguments], on=on or self.one)
            if done.code not in codes:
                self.broken.append("%s: %s ended with %d" % (what, program, done.code))
            return getattr(done, self.clock)

        programs = [itertools.cycle(copies) for copies in self.programs]
        times = 1 + int(ROUND / max(once(programs[0]), 1e-4))
        taken = alternate(self.rounds * times, *[lambda it=it: once(it) for it in programs])
        starts = range(0, self.rounds * times, times)
        before, after = ([median(each[start:start + times]) for start in starts] for each in taken)
        ratios = [b / max(a, 1e-9) for a, b in zip(before, after)]
        self.row(what, ratios, "%.1f → %.1f ms" % (1000 * median(before), 1000 * median(after)))

    # The lines, by the names that `make bench` has for them

    def size(self):
        before, after = (os.path.getsize(copies[0]) for copies in self.programs)
        self.row("bytes of the program", [after / before], f"{before:,} → {after:,}", bar=1.0)

    def start_up(self):
        self.timed("start: kindred --version", ["--version"])

    def one_core(self):
        self.timed("100k controllers, one core", [*COMPILE, self.inputs.specification(10000 if self.quick else 100000)])

    def unicode(self):
        path = self.inputs.specification(10000 if self.quick else 100000, unicode=True)
        self.timed("the same with titles in many scripts", [*COMPILE, path])

    def linear(self):
        path = self.inputs.specification(30000 if self.quick else 1000000)
        self.timed("1M controllers, one core", [*COMPILE, path])

    def house(self):
        config = self.inputs.path("house.yaml")
        with open(config, "w", encoding="utf-8") as out:
            out.write(house.RULES)
        path = self.inputs.specification(10000 if self.quick else 100000)
        self.timed("ten house rules, 100k, two cores", [*COMPILE, path, "--config", config], on=self.two)

    def files(self):
        count = 100 if self.quick else 1000
        folder = self.inputs.specification(count * 100, files=count)
        self.timed("%d files of 100, two cores" % count, [*COMPILE, folder], on=self.two)

    def lifecycle(self):
        steps = 20000 if self.quick else 100000
        self.timed("a scenario of %d steps" % steps, ["check", self.inputs.scenario(steps)])

    def growth(self):
        for case, smallest in growth.CASES.items():
            command = self.inputs.growth_command(case, smallest)
            self.timed("growth: " + case.__name__.replace("_", " "), command, codes=(0, 1))

    def dumps(self):
        for shape in dumps.SHAPES:
            paths = [self.inputs.path("compared" + end) for end in (".kindred.yaml", ".txt")]
            for path, text in zip(paths, shape(2000 if self.quick else 8000)):
                with open(path, "w", encoding="utf-8") as out:
                    out.write(text)
            self.timed("verify, " + shape.__name__.replace("_", " "), ["verify", paths[1], paths[0]], codes=(0, 1))

    def rubbish(self):
        kinds = subprocess.run(
            [sys.executable, "-B", "-c", "import rubbish; print(*rubbish.KINDS)"], check=True, stdout=subprocess.PIPE,
            cwd=os.path.dirname(os.path.abspath(__file__)))
        for kind in kinds.stdout.decode().split():
            self.timed("any bytes: " + kind, ["check", self.inputs.rubbish(kind, 1 if self.quick else 4)], codes=(0, 1, 2, 3))

    def imports(self):
        folder = self.inputs.storyboards(5 if self.quick else 50)
        for form in ("edges", "spec"):
            self.timed("import: " + form, ["import", "storyboard", folder, "-o", "-", "--format", form])

    def memory(self):
        program = self.inputs.program("peak")
        path = self.inputs.specification(10000 if self.quick else 100000)
        before, after = ([self.peak(program, copies[0], path) for _ in range(3)] for copies in self.programs)
        if None in before + after:
            return self.broken.append("memory: a process did not end well")
        values = [b / a for a, b in zip(before, after)]
        self.row("peak memory, 100k", values, "%.1f → %.1f MB" % (median(before) / MEGABYTE, median(after) / MEGABYTE))

    def peak(self, program, kindred, path):
        done = subprocess.run([program, kindred, *COMPILE, path], stdout=subprocess.PIPE)
        return int(done.stdout) if done.returncode == 0 else None

    def instructions(self):
        """Counted, not timed: noise does not touch it."""
        path = self.inputs.specification(10000)
        scenario = self.inputs.scenario(20000)
        for what, arguments in (("a compile of 10k", [*COMPILE, path]), ("a scenario", ["check", scenario])):
            before, after = (self.count([copies[0], *arguments]) for copies in self.programs)
            if before is None or after is None:
                print("  instructions: neither valgrind nor perf counts here")
                return
            self.row("instructions of " + what, [after / before], "%.1f → %.1f M" % (before / 1e6, after / 1e6))

    def count(self, command):
        with tempfile.TemporaryDirectory() as folder:
            valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + os.path.join(folder, "out")]
            perf = ["perf", "stat", "-x", ",", "-e", "instructions:u"]
            for tool, pattern in ((valgrind, rb"Collected : (\d+)"), (perf, rb"(?m)^(\d+),")):
                if not shutil.which(tool[0]):
                    continue
                done = subprocess.run(tool + command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                found = re.search(pattern, done.stderr)
                if found and done.returncode == 0:
                    return int(found[1])
        return None


NAMES = (
    "size", "start-up", "memory", "instructions", "one-core", "unicode", "linear", "house", "files", "lifecycle", "growth",
    "dumps", "rubbish", "imports")


def parse_arguments():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="a release build of kindred")
    parser.add_argument("after", help="another")
    parser.add_argument("--rounds", type=int, default=21, help="how often each line is measured (21)")
    parser.add_argument("--only", action="append", choices=NAMES, metavar="NAME", help="one of: " + ", ".join(NAMES))
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall", help="what is compared: wall (the default) or cpu")
    parser.add_argument("--quick", action="store_true", help="small inputs: a glance, not a proof")
    parser.add_argument("--cache", default=os.path.join(root, ".build", "bench"), help="folder for what is generated")
    parser.add_argument("--report-only", action="store_true", help="a missed bar is shown, but fails only without this")
    options = parser.parse_args()
    for path in (options.before, options.after):
        if not os.access(path, os.X_OK):
            parser.error("there is no program at " + path)
    if options.rounds < 1:
        parser.error("--rounds must be 1 or more")
    return options


def main():
    options = parse_arguments()
    compared = Compared(options)
    print("%-44s %10s  %-17s %s" % ("", "median", "range", "before → after"))
    for name in options.only or NAMES:
        getattr(compared, name.replace("-", "_"))()
    for what in compared.missed:
        print("missed: %s" % what)
    for what in dict.fromkeys(compared.broken):
        print("broken: %s" % what)
    if compared.broken or (compared.missed and not options.report_only):
        sys.exit(1)
    print("compare: no line is above its bar" if not compared.missed else "compare: reported only")


if __name__ == "__main__":
    main()
