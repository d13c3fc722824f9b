#!/usr/bin/env python3
"""Measures kindred against libyaml's bare event loop, imports against libxml2's, and fails where it misses a bar.

Whole processes are measured, floor and kindred in turn, output to /dev/null. A ratio is taken within each round; the table
gives the median and the range. Run as `make bench`.
"""

import argparse
import codecs
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True  # before our own modules are imported

import answers  # noqa: E402
import dumps  # noqa: E402
import growth  # noqa: E402
import history  # noqa: E402
import house  # noqa: E402
import recordings  # noqa: E402
from inputs import Inputs, files_below  # noqa: E402
from measure import MEGABYTE, alternate, cores, median, run  # noqa: E402

VERIFY = """
import json, sys
graph = json.load(open(sys.argv[1], encoding="utf-8"))
print(sum(not controller["implicit"] for controller in graph["controllers"]))
"""


# Runs a command twice at once.
TWICE = ["/bin/sh", "-c", '"$0" "$@" & "$0" "$@" && wait $!']


class Report:
    """The table, written as it grows; it knows whether a bar was missed or something broke."""

    def __init__(self):
        self.rows = []
        self.missed = []
        self.broken = []

    def head(self):
        print("%-44s %10s  %-19s %8s %8s" % ("", "median", "range", "bar", "goal"), flush=True)

    def row(self, what, values, form, bar=None, goal=None):
        middle = median(values)
        spread = "%s … %s" % (form % min(values), form % max(values)) if len(values) > 1 else ""
        limits = [form % limit if limit is not None else "" for limit in (bar, goal)]
        verdict = ""
        if bar is not None:
            verdict = "MISSED" if middle > bar else "ok, goal reached" if goal is not None and middle <= goal else "ok"
            if middle > bar:
                self.missed.append(what)
        figures = {"median": middle, "least": min(values), "most": max(values), "bar": bar, "goal": goal}
        self.rows.append({"line": what.strip(), "form": form} | {
            name: round(value, 4) for name, value in figures.items() if value is not None})
        line = "%-44s %10s  %-19s %8s %8s  %s" % (what, form % middle, spread, limits[0], limits[1], verdict)
        print(line.rstrip(), flush=True)

    def say(self, text):
        print("  " + text, flush=True)

    def fail(self, text):
        self.broken.append(text)
        print("  BROKEN: " + text, flush=True)


class Bench:
    def __init__(self, options):
        self.kindred = os.path.abspath(options.kindred)
        self.quick = options.quick
        self.inputs = Inputs(options.cache)
        self.report = Report()
        self.floor = self.inputs.program("floor", "yaml-0.1")
        self.empty = self.inputs.program("empty")
        self.peak_program = self.inputs.program("peak")
        self.one = cores(1)
        self.two = cores(2)

    # One process each

    def run_floor(self, *paths, twice=False):
        result = run(TWICE * twice + [self.floor] + list(paths), on=self.two if twice else self.one)
        if result.code != 0:
            self.report.fail("floor ended with %d" % result.code)
        return result

    def run_kindred(self, path, on):
        result = run([self.kindred, "compile", "--format", "json", path], on=on)
        if result.code != 0:
            self.report.fail("kindred compile %s ended with %d" % (os.path.basename(path), result.code))
        return result

    def compare(self, path, rounds):
        return alternate(rounds, lambda: self.run_floor(path), lambda: self.run_kindred(path, self.one))

    def ratios(self, what, floors, ours, bar=None, goal=None):
        self.report.row(what, [b.wall / a.wall for a, b in zip(floors, ours)], "%.2f x", bar, goal)
        self.report.say("floor %.3f s, kindred %.3f s, %.3f s of processor" % (
            median([a.wall for a in floors]), median([b.wall for b in ours]), median([b.cpu for b in ours])))

    # The measurements, by name

    def verify(self):
        """What is timed is a real compilation: nothing to complain about, and every controller in the output."""
        path, out, err = self.inputs.specification(10000), self.inputs.path("out.json"), self.inputs.path("err.txt")
        result = run([self.kindred, "compile", "--format", "json", path], stdout=out, stderr=err)
        if result.code != 0:
            return self.report.fail("the generated specification does not compile (exit code %d): see %s" % (result.code, err))
        with open(err, encoding="utf-8", errors="replace") as text:
            if re.search(r": (error|warning): ", text.read(MEGABYTE)):
                self.report.fail("the generated specification has warnings: see %s" % err)
        count = subprocess.run([sys.executable, "-c", VERIFY, out], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        if count.stdout.strip() != b"10000":
            self.report.fail("the output does not hold the 10,000 controllers: see %s" % out)

    def one_core(self):
        floors, ours = self.compare(self.inputs.specification(100000), 3 if self.quick else 11)
        self.ratios("100k controllers, one core, to the floor", floors, ours, 1.50, 1.25)

    def unicode(self):
        path = self.inputs.specification(100000, unicode=True)
        floors, ours = self.compare(path, 3 if self.quick else 7)
        self.ratios("the same with titles in many scripts", floors, ours)

    def linear(self):
        many = 300000 if self.quick else 1000000
        small, large = self.inputs.specification(100000), self.inputs.specification(many)
        floors, ours, few = alternate(
            1 if self.quick else 3, lambda: self.run_floor(large), lambda: self.run_kindred(large, self.one),
            lambda: self.run_kindred(small, self.one))
        name = "300k" if self.quick else "1M"
        values = [a.wall / b.wall * 100000 / many for a, b in zip(ours, few)]
        self.report.row("a controller at %s, to one at 100k" % name, values, "%.2f x", 1.25, 1.05)
        self.ratios("%s controllers, one core, to the floor" % name, floors, ours)

    def house(self):
        """Ten house rules, to none: what a team pays for them with every compilation."""
        path, config = self.inputs.specification(100000), self.inputs.path("house.yaml")
        with open(config, "w", encoding="utf-8") as out:
            out.write(house.RULES)
        command = [self.kindred, "compile", "--format", "json", path]
        bare, ours = alternate(
            5 if self.quick else 31, lambda: run(command + ["--no-config"], on=self.two),
            lambda: run(command + ["--config", config], on=self.two))
        if any(one.code != 0 for one in bare + ours):
            return self.report.fail("house: kindred compile ended with %d" % max(abs(one.code) for one in bare + ours))
        self.report.row(
            "ten house rules, 100k, two cores, to none", [b.wall / a.wall for a, b in zip(bare, ours)], "%.3f x", 1.03)
        for what, runs in (("none", bare), ("ten", ours)):
            self.report.say("%s: wall least %.1f ms, median %.1f ms; processor %.1f ms, %.1f ms" % (
                what, *[1000 * of([getattr(one, name) for one in runs]) for name in ("wall", "cpu") for of in (min, median)]))

    def answers(self):
        """How many lines answers about a real app have, and how long questions about 3,000 view controllers take."""
        sample = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Samples", "reader")
        for question, most in answers.LINES.items():
            done = subprocess.run([self.kindred, *question.split(), sample], stdout=subprocess.PIPE)
            if done.returncode != 0:
                self.report.fail("kindred %s ended with %d" % (question, done.returncode))
            self.report.row("lines of '%s', about 40 screens" % question, [done.stdout.count(b"\n")], "%d", most)
        path = self.inputs.path("answers.kindred.yaml")
        with open(path, "w", encoding="utf-8") as out:
            out.write(answers.specification())
        for question in answers.QUESTIONS:
            runs = [run([self.kindred, *question.split(), path], on=self.one) for _ in range(5 if self.quick else 15)]
            if any(one.code != 0 for one in runs):
                self.report.fail("kindred %s ended with %d" % (question, runs[0].code))
            self.report.row("'%s' at 3,000" % question, [1000 * one.wall for one in runs], "%.1f ms", 50)

    def memory(self):
        path = self.inputs.specification(100000)
        size = os.path.getsize(path) / MEGABYTE
        commands = [self.kindred, "compile", "--format", "json", path], [self.floor, path]
        ours, floors = [[self.peak(command) for _ in range(3)] for command in commands]
        if None in ours + floors:
            return self.report.fail("memory: the process measured did not end well")
        self.report.row("peak memory, 100k (%.1f MB of input)" % size, ours, "%.1f MB", 2.5 * size + 16, 1.5 * size)
        self.report.say("the floor %.1f MB" % median(floors))

    def peak(self, command):
        done = subprocess.run([self.peak_program] + command, stdout=subprocess.PIPE)
        return int(done.stdout) / MEGABYTE if done.returncode == 0 else None

    def files(self):
        count = 100 if self.quick else 1000
        folder = self.inputs.specification(count * 100, files=count)
        paths = files_below(folder)
        floors, ours, pairs = alternate(
            3 if self.quick else 21, lambda: self.run_floor(*paths), lambda: self.run_kindred(folder, self.two),
            lambda: self.run_floor(*paths, twice=True))
        two = (os.cpu_count() or 1) > 1 if self.two is None else len(self.two) > 1
        if not two:
            self.report.say("only one processor: the next line has no bar")
        self.ratios("%d files of 100, two cores, to the floor" % count, floors, ours, *((1.00, 0.75) if two else ()))
        self.report.row("  two floors at once, to one alone", [b.wall / a.wall for a, b in zip(floors, pairs)], "%.2f x")
        self.report.say("1.00 x: two whole processors were free; above it, kindred had less than two as well")

    def lifecycle(self):
        """Scenarios: a hundred thousand steps, and that twice as many take twice as long."""
        steps = 20000 if self.quick else 100000
        small, large = self.inputs.scenario(steps), self.inputs.scenario(2 * steps)
        floors, ours, twice = alternate(
            3 if self.quick else 7, lambda: self.run_floor(small), lambda: self.run_check(small),
            lambda: self.run_check(large))
        self.ratios("a scenario of %d steps, to the floor" % steps, floors, ours, 7.0, 5.0)
        self.report.row(
            "a step of twice as many, to one of these", [b.wall / a.wall / 2 for a, b in zip(ours, twice)], "%.2f x", 1.25, 1.05)

    def growth(self):
        """Specifications that grow in one respect: twice as large takes about twice as long, or ends at a limit."""
        for case, smallest in growth.CASES.items():
            found = []
            for size in (smallest, 2 * smallest, 4 * smallest):
                command = self.inputs.growth_command(case, size)
                runs = [run([self.kindred, *command], on=self.one, seconds=60) for _ in range(1 if self.quick else 3)]
                if any(one.code not in (0, 1) for one in runs):
                    self.report.fail("growth: %s at %d ended with %d" % (case.__name__, size, runs[0].code))
                found.append(min(one.wall for one in runs))
            # A process alone takes some milliseconds.
            ratio = max(found[2], 0.05) / max(found[1], 0.05)
            self.report.row("growth: " + case.__name__.replace("_", " "), [ratio], "%.2f x", 3.0)
            self.report.say("%.2f s, %.2f s, %.2f s; peak %.0f MB" % (*found, runs[-1].peak / MEGABYTE))

    def run_check(self, path):
        result = run([self.kindred, "check", path], on=self.one)
        if result.code != 0:
            self.report.fail("kindred check %s ended with %d" % (os.path.basename(path), result.code))
        return result

    def start_up(self):
        commands = [[self.empty], [self.kindred, "--version"]]
        empty, ours = alternate(30 if self.quick else 200, *[lambda it=it: run(it, on=self.one) for it in commands])
        if any(one.code != 0 for one in ours):
            return self.report.fail("kindred --version ended with %d" % max(abs(one.code) for one in ours))
        # Single runs differ by more than what is measured: medians of batches of ten.
        batches = [slice(start, start + 10) for start in range(0, len(ours), 10)]
        values = [1000 * (median([b.wall for b in ours[at]]) - median([a.wall for a in empty[at]])) for at in batches]
        self.report.row("kindred --version above an empty C program", values, "%.2f ms", 5.0, 1.5)

    def rubbish(self):
        """Any bytes: at most ten times the floor over as many bytes of a valid specification, and a decent end."""
        megabytes = 4 if self.quick else 64
        path = self.inputs.specification(megabytes * 9100)
        size = os.path.getsize(path) / MEGABYTE
        floor = median([self.run_floor(path).wall for _ in range(5)]) * megabytes / size
        self.report.say("any bytes, %d MB each; the floor takes %.2f s for a specification of that size" % (megabytes, floor))
        kinds = subprocess.run(
            [sys.executable, "-B", "-c", "import rubbish; print(*rubbish.KINDS)"], check=True, stdout=subprocess.PIPE,
            cwd=os.path.dirname(os.path.abspath(__file__)))
        for kind in kinds.stdout.decode().split():
            self.one_rubbish(kind, self.inputs.rubbish(kind, megabytes), floor)
        os.remove(self.inputs.path("rubbish.kindred.yaml"))

    def one_rubbish(self, kind, path, floor):
        """Once with the messages kept and looked at, which warms the cache, then timed; again if that was too slow."""
        err = self.inputs.path("rubbish-errors.txt")
        limit = max(10, 40 * floor)
        results = [run([self.kindred, "check", path], on=self.two, stderr=err, seconds=limit)]
        if results[0].code >= 0:
            self.check_text(kind, err)
            results.pop()
            while not results or (len(results) < 3 and min(one.wall for one in results) > 10 * floor):
                results.append(run([self.kindred, "check", path], on=self.two, seconds=limit))
        best = min(results, key=lambda one: one.wall)
        self.report.row("  %s" % kind, [best.wall / floor], "%.2f x", 10.0)
        self.report.say("  exit code %d, peak %.0f MB, %.1f MB of messages" % (
            best.code, best.peak / MEGABYTE, os.path.getsize(err) / MEGABYTE))
        if best.code == -9 and best.wall >= limit:
            self.report.fail("%s: stopped after %.0f s" % (kind, limit))
        elif not 0 <= best.code <= 3:
            self.report.fail("%s: ended with %d" % (kind, best.code))

    def check_text(self, kind, path):
        decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            with open(path, "rb") as text:
                for block in iter(lambda: text.read(1 << 16), b""):
                    decoder.decode(block)
                decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            self.report.fail("%s: the messages are not UTF-8" % kind)

    def dumps(self):
        """Comparing with a dump of n, 2n and 4n controllers: four times as many may take little more than four times as long."""
        count = 2000 if self.quick else 8000
        for shape in dumps.SHAPES:
            paths = [self.growing(shape, count * times) for times in (1, 2, 4)]
            rounds = alternate(1 if self.quick else 3, *[lambda it=it: self.run_verify(*it) for it in paths])
            name = "  verify, %s" % shape.__name__.replace("_", " ")
            self.report.row(name, [c.wall / a.wall / 4 for a, c in zip(rounds[0], rounds[2])], "%.2f x", 1.50)
            self.report.say("n %.3f s, 2n %.3f s, 4n %.3f s" % tuple(median([one.wall for one in each]) for each in rounds))

    def growing(self, shape, count):
        paths = [self.inputs.path("dumps-%s-%d%s" % (shape.__name__, count, end)) for end in (".kindred.yaml", ".txt")]
        for path, text in zip(paths, shape(count)):
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
        return paths

    def run_verify(self, specification, dump):
        result = run([self.kindred, "verify", dump, specification], on=self.one)
        if not 0 <= result.code <= 1:
            self.report.fail("kindred verify %s ended with %d" % (os.path.basename(dump), result.code))
        return result

    def recordings(self):
        """A hundred megabytes of recordings, in two files, for one has 64 MiB at most, and in twenty: time, and memory by their size."""
        megabytes = 10 if self.quick else 100
        specification = self.inputs.path("recordings.kindred.yaml")
        with open(specification, "w", encoding="ascii") as out:
            out.write(recordings.specification())
        for count in (2, 20):
            folder = self.inputs.path("recordings-%d-%d" % (megabytes, count))
            os.makedirs(folder, exist_ok=True)
            for number in range(count):
                recordings.write(os.path.join(folder, "%d.json" % number), megabytes * MEGABYTE // count, number)
            command = [self.kindred, "verify", "--callbacks", "--coverage", folder, "--", specification]
            runs = [run(command, on=self.two) for _ in range(1 if self.quick else 3)]
            if any(one.code != 0 for one in runs):
                self.report.fail("kindred verify recordings ended with %d" % runs[0].code)
            shutil.rmtree(folder)
            self.report.row("100 MB of recordings in %d files" % count, [one.wall * 100 / megabytes for one in runs], "%.2f s", 3.0)
            self.report.row("  memory, to their size", [one.peak / MEGABYTE / megabytes for one in runs], "%.2f x", 4.0)

    def imports(self):
        """Storyboards: to libxml2 with handlers that do nothing."""
        folder = self.inputs.storyboards(5 if self.quick else 50)
        floor = [self.inputs.program("xmlfloor", "libxml-2.0")] + files_below(folder)
        command = [self.kindred, "import", "storyboard", folder, "-o", "-", "--format"]
        runs = [floor, command + ["edges"], command + ["spec"]]
        found = alternate(3 if self.quick else 11, *[lambda it=it: run(it, on=self.one) for it in runs])
        found += alternate(3 if self.quick else 7, lambda: run(floor, on=self.two), lambda: run(runs[2], on=self.two))
        if any(one.code != 0 for results in found for one in results):
            return self.report.fail("imports: a process did not end well")
        whats = ["import, one core, to libxml2: edges", "the same to a specification", "the same on two cores"]
        for what, floors, ours in zip(whats, [found[0], found[0], found[3]], [found[1], found[2], found[4]]):
            self.ratios(what, floors, ours, 2.00, 1.30)
        if shutil.which("valgrind"):
            self.import_instructions(floor[0])

    def import_instructions(self, floor):
        """Counted over few files, for the counting takes long."""
        folder = self.inputs.storyboards(5)
        commands = [[floor] + files_below(folder)] + [
            [self.kindred, "import", "storyboard", folder, "-o", "-", "--format", word] for word in ("edges", "spec")]
        counts = [self.count(command) for command in commands]
        if None in counts:
            return self.report.fail("callgrind counted nothing")
        self.report.row("instructions of an import: edges", [counts[1] / counts[0]], "%.3f x", 2.00, 1.30)
        self.report.row("instructions of an import: a specification", [counts[2] / counts[0]], "%.3f x", 2.00, 1.30)

    def instructions(self):
        """Counted, not timed: noise does not touch it."""
        if not shutil.which("valgrind"):
            return self.report.say("instructions: valgrind is not installed")
        path = self.inputs.specification(10000)
        counts = [self.count(command + [path]) for command in ([self.floor], [self.kindred, "compile", "--format", "json"])]
        if None in counts:
            return self.report.fail("callgrind counted nothing")
        self.report.row("instructions at 10k controllers, to the floor", [counts[1] / counts[0]], "%.3f x", 1.30, 1.13)
        self.report.say("floor %.1f M, kindred %.1f M" % (counts[0] / 1e6, counts[1] / 1e6))

    def count(self, command):
        tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + self.inputs.path("callgrind.out")]
        done = subprocess.run(tool + command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        found = re.search(rb"Collected : (\d+)", done.stderr)
        return int(found.group(1)) if found and done.returncode == 0 else None


NAMES = (
    "one-core", "unicode", "linear", "house", "answers", "memory", "files", "lifecycle", "growth", "dumps", "recordings",
    "start-up", "rubbish", "imports", "instructions")


def parse_arguments():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kindred", default=os.path.join(root, ".build", "release", "kindred"), help="the release build")
    parser.add_argument("--cache", default=os.path.join(root, ".build", "bench"), help="folder for what is generated")
    parser.add_argument("--quick", action="store_true", help="small inputs and few rounds: a glance, not a proof")
    parser.add_argument("--only", action="append", choices=NAMES, metavar="NAME", help="one of: " + ", ".join(NAMES))
    parser.add_argument("--instructions", action="store_true", help="count instructions too, with valgrind")
    parser.add_argument("--history", action="store_true", help="write what is found to Benchmarks/History, as this commit's")
    parser.add_argument("--report-only", action="store_true", help="a missed bar is shown, but fails only without this")
    return parser.parse_args()


def main():
    options = parse_arguments()
    if not os.access(options.kindred, os.X_OK):
        sys.exit("run.py: no kindred at %s; build it with: make build" % options.kindred)
    bench = Bench(options)
    names = options.only or [name for name in NAMES if name != "instructions" or options.instructions]
    if bench.one is None:
        print("This system does not pin processes: 'one core' means what one process takes.")
    bench.verify()
    bench.report.head()
    for name in names:
        getattr(bench, name.replace("-", "_"))()
    report = bench.report
    if options.history:
        print("history: " + history.write(bench.kindred, report.rows, options.quick))
    for what in report.missed:
        print("missed: %s" % what.strip())
    for what in report.broken:
        print("broken: %s" % what)
    if report.broken or (report.missed and not options.report_only):
        sys.exit(1)
    print("bench: nothing is broken" + ("" if report.missed else ", every bar is met"))


if __name__ == "__main__":
    main()
