#!/usr/bin/env python3
"""Compares kindred with an independent implementation of the language, from bytes to JSON, on random specifications.

Each specification has a number from which it is made, so that `--first NUMBER --count 1 --show` shows a difference again.
"""

import argparse
import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # before our own modules are imported

import edits  # noqa: E402
import graph  # noqa: E402
import reader  # noqa: E402
import text  # noqa: E402
from generate import Generator  # noqa: E402


def files_of(number):
    """The bytes of each file, by path, and the rule that an edit breaks, if there is one."""
    source = random.Random(number)
    values = Generator(source).files
    rule = edits.edit(source, values) if number % 5 == 4 else None
    return {path: text.write_file(source, documents) for path, documents in values.items()}, rule


def expected_graph(files):
    return graph.compile([(path, reader.read(data)) for path, data in files.items()])


def run_kindred(kindred, files):
    """Compiles the files in a folder of their own, named in any order or found."""
    folder = tempfile.mkdtemp(prefix="kindred-oracle-")
    try:
        for path, data in files.items():
            full = os.path.join(folder, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "wb") as file:
                file.write(data)
        paths = sorted(files) if len(files) % 2 else []
        command = [kindred, "compile", "--format", "json"] + paths
        return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    finally:
        shutil.rmtree(folder)


def difference(kindred, number):
    """What is wrong with a specification; None if both agree."""
    files, rule = files_of(number)
    result = run_kindred(kindred, files)
    messages = result.stderr.decode("utf-8", "replace")
    if rule:
        return refusal_difference(rule, result, messages)
    if result.returncode != 0:
        return "exit code %d:\n%s" % (result.returncode, shortened(messages))
    # Texts, so that the order of the keys counts, and true is not 1.
    actual = json.dumps(json.loads(result.stdout), indent=1, ensure_ascii=False)
    wanted = json.dumps(expected_graph(files), indent=1, ensure_ascii=False)
    return None if actual == wanted else first_difference(actual, wanted)


def refusal_difference(rule, result, messages):
    """A broken rule must be named, nothing written, and nobody called by an empty name."""
    if result.returncode != 1 or "[%s]" % rule not in messages:
        return "exit code %d, not 1 for %s:\n%s" % (result.returncode, rule, shortened(messages))
    if result.stdout:
        return "something was written in spite of %s" % rule
    nameless = [line for line in messages.split("\n") if "''" in line and " | " not in line]
    return "somebody is called '' (%s):\n%s" % (rule, "\n".join(nameless)) if nameless else None


def shortened(messages):
    lines = messages.split("\n")
    return "\n".join(lines[:30] + (["…"] if len(lines) > 30 else []))


def first_difference(actual, expected):
    lines, wanted = actual.split("\n"), expected.split("\n")
    same = next(
        (number for number, pair in enumerate(zip(lines, wanted)) if pair[0] != pair[1]), min(len(lines), len(wanted))
    )
    context = "\n".join(lines[max(0, same - 12) : same])
    return "%s\n  kindred: %s\n  oracle:  %s" % (context, lines[same : same + 1], wanted[same : same + 1])


def check(task):
    kindred, number = task
    try:
        return number, difference(kindred, number)
    except Exception as error:  # a failure of the oracle itself must not pass for agreement
        return number, "the oracle failed: %r" % error


def show(number):
    for path, data in files_of(number)[0].items():
        print("--- %s" % path)
        print(data.decode("utf-8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kindred", required=True, help="the program")
    parser.add_argument("--count", type=int, default=300, help="how many specifications")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--show", action="store_true", help="print the files as well")
    arguments = parser.parse_args()
    kindred = os.path.abspath(arguments.kindred)
    # Foundation starts programs with signals blocked; the pool ends its workers with one.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    numbers = range(arguments.first, arguments.first + arguments.count)
    checked, differing = 0, []
    with multiprocessing.Pool() as pool:
        for number, found in pool.imap(check, [(kindred, number) for number in numbers], chunksize=8):
            checked += 1
            if checked % 1000 == 0:
                print("%d compared" % checked, file=sys.stderr, flush=True)
            if found and len(differing) < 10:
                print("specification %d: %s\n" % (number, found))
            if found:
                differing.append(number)
            if arguments.show:
                show(number)
    print(
        "%d specifications compared, %d differ%s"
        % (checked, len(differing), ": %s" % differing[:50] if differing else "")
    )
    sys.exit(1 if differing or checked == 0 else 0)


if __name__ == "__main__":
    main()
