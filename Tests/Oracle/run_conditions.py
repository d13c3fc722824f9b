#!/usr/bin/env python3
"""Compares kindred with an independent implementation of configurations, `any`, `show` and moves on random specifications.

Each configuration is also written out in plain words, without any of these, and the graph of that is compared.
`--first NUMBER --count 1 --show` shows a difference again, and `--reduce` makes it small.
"""

import argparse
import json
import multiprocessing
import os
import random
import re
import signal
import sys

sys.dont_write_bytecode = True  # before our own modules are imported

import graph  # noqa: E402
import merging  # noqa: E402
import reducing  # noqa: E402
import run  # noqa: E402
import text  # noqa: E402
import writeout  # noqa: E402
from generate_conditions import ConditionGenerator  # noqa: E402


def values_of(number, left_out=()):
    source = random.Random("conditions %d" % number)
    return ConditionGenerator(source, left_out=left_out).files, source


def files_of(values, source):
    return {path: text.write_file(source, documents) for path, documents in values.items()}


def difference(kindred, values, source):
    """What is wrong with a specification; None if both agree."""
    files = files_of(values, source)
    merged = merging.link(run.read(files))
    wanted = merged.graph()
    merged.check()
    found = graph_difference(run.run_kindred(kindred, files), wanted) if kindred else None
    for index, meaning in enumerate(merged.meanings):
        found = found or written_difference(kindred, files, merged, index, meaning, source)
    return found


def graph_difference(result, wanted):
    if result.returncode != 0:
        return "exit code %d:\n%s" % (result.returncode, run.shortened(result.stderr.decode("utf-8", "replace")))
    try:
        compiled = json.loads(result.stdout)
    except ValueError as error:
        lines = result.stdout.decode().split("\n")
        return "no JSON: %s: %s" % (error, lines[max(0, error.lineno - 6) : error.lineno + 2])
    return run.first_difference(compiled, wanted)


def written_difference(kindred, files, merged, index, meaning, source):
    """One configuration, and what it is when it is written out."""
    name = merged.all[index].id if merged.all else None
    alone = merged.alone(index)
    about = "on %s: " % name if name else ""
    if kindred and name:
        result = run.run_kindred(kindred, files, ["--on", name])
        found = None if refuses_alone(result) else graph_difference(result, alone)
        if found:
            return about + found
    if not meaning.families or not writeout.is_writable(meaning):
        return None
    document, names = writeout.document(meaning)
    plain = {"plain.kindred.yaml": text.write_file(source, [document])}
    if kindred and index == source.randrange(len(merged.meanings)):
        result = run.run_kindred(kindred, plain)
        if result.returncode != 0:
            return "%swritten out, exit code %d:\n%s" % (about, result.returncode, run.shortened(result.stderr.decode()))
        compiled = json.loads(result.stdout)
    else:
        compiled = graph.compile(run.read(plain))
    found = writeout.difference(meaning, names, alone, compiled)
    return "%swritten out: %s" % (about, found) if found else None


def refuses_alone(result):
    """Whether one configuration has none of what a move needs, which is an error only if no other has it."""
    rules = re.findall(r": error: .*\[([a-z-]+)\]$", result.stderr.decode("utf-8", "replace"), re.MULTILINE)
    return result.returncode == 1 and set(rules) == {"move-to-stranger"}


def check(task):
    kindred, number, left_out, is_reduced = task
    try:
        values, source = values_of(number, left_out)
        found = difference(kindred, values, source)
        if found and is_reduced:
            found = reducing.reduced(values, lambda smaller: difference(kindred, smaller, random.Random(1)), found)
        return number, found
    except Exception as error:  # a failure of the oracle itself must not pass for agreement
        return number, "the oracle failed: %r" % error


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kindred", help="the program; without it the oracle checks itself")
    parser.add_argument("--count", type=int, default=100, help="how many specifications")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--without", default="", help="words that are left out, with commas: any,show,moves,selectors,lists,on,sheets")
    parser.add_argument("--reduce", action="store_true", help="make what differs small")
    parser.add_argument("--show", action="store_true", help="print the files as well")
    parser.add_argument("--most", type=int, default=10, help="how many differences are printed")
    parser.add_argument("--processes", type=int, default=None)
    arguments = parser.parse_args()
    kindred = arguments.kindred and os.path.abspath(arguments.kindred)
    left_out = tuple(filter(None, arguments.without.split(",")))
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    numbers = range(arguments.first, arguments.first + arguments.count)
    checked, differing = 0, []
    with multiprocessing.Pool(arguments.processes) as pool:
        tasks = [(kindred, number, left_out, arguments.reduce) for number in numbers]
        for number, found in pool.imap(check, tasks, chunksize=4):
            checked += 1
            if found and len(differing) < arguments.most:
                print("specification %d: %s\n" % (number, found), flush=True)
            if found:
                differing.append(number)
            if arguments.show:
                for path, data in files_of(*values_of(number, left_out)).items():
                    print("--- %s\n%s" % (path, data.decode("utf-8")))
    print(
        "%d specifications with conditions compared, %d differ%s"
        % (checked, len(differing), ": %s" % differing[:50] if differing else "")
    )
    sys.exit(1 if differing or checked == 0 else 0)


if __name__ == "__main__":
    main()
