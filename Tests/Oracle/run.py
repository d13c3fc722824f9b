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
import example  # noqa: E402
import expand  # noqa: E402
import graph  # noqa: E402
import reader  # noqa: E402
import text  # noqa: E402
from generate import Generator  # noqa: E402
from generate_screens import ScreenGenerator  # noqa: E402
from resolve import link  # noqa: E402


def files_of(number, percent):
    """The bytes of each file, by path, and the edit that broke something, if there is one."""
    source = random.Random(number)
    # Numbers of either kind come in fives, of which the last is edited.
    has_screens = number // 5 * 37 % 100 < percent
    values = (ScreenGenerator if has_screens else Generator)(source).files
    edit = edits.edit(source, values, has_screens) if number % 5 == 4 else None
    return {path: text.write_file(source, documents) for path, documents in values.items()}, edit


def read(files):
    return [(path, reader.read(data)) for path, data in files.items()]


def run_kindred(kindred, files, options=()):
    """Compiles the files in a folder of their own, named in any order or found."""
    folder = tempfile.mkdtemp(prefix="kindred-oracle-")
    try:
        for path, data in files.items():
            full = os.path.join(folder, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "wb") as file:
                file.write(data)
        paths = sorted(files) if len(files) % 2 else []
        command = [kindred, "compile", "--format", "json", *options] + paths
        return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    finally:
        shutil.rmtree(folder)


def difference(kindred, number, percent):
    """What is wrong with a specification; None if both agree."""
    files, edit = files_of(number, percent)
    if edit:
        return edit_difference(kindred, files, edit)
    return graph_difference(kindred, files) or expansion_difference(kindred, files, random.Random(number))


def graph_difference(kindred, files):
    if not kindred:
        return None
    result = run_kindred(kindred, files)
    if result.returncode != 0:
        return "exit code %d:\n%s" % (result.returncode, shortened(result.stderr.decode("utf-8", "replace")))
    return first_difference(json.loads(result.stdout), graph.compile(read(files)))


def expansion_difference(kindred, files, source):
    """Written out without screens, it is the same graph, and nothing more can be written out."""
    specification = link(read(files))
    if not specification.screens or not expand.is_writable(specification):
        return None
    document, names = expand.expand(specification)
    expansion = {"expansion.kindred.yaml": text.write_file(source, [document])}
    wanted = expand.renamed(specification, graph.graph(specification), names)
    again = link(read(expansion))
    identity = {id: id for id in names.values()}
    found = first_difference(expand.renamed(again, graph.graph(again), identity), wanted)
    if not found and repr(expand.expand(again)[0]) != repr(document):
        found = "written out again, it is another"
    found = found or graph_difference(kindred, expansion)
    return "of its expansion: " + found if found else None


def edit_difference(kindred, files, edit):
    """A broken rule must be named where it is broken, and nobody be called by an empty name."""
    if not kindred:
        return None
    result = run_kindred(kindred, files)
    messages = result.stderr.decode("utf-8", "replace")
    lines = [line for line in messages.split("\n") if line.endswith("[%s]" % edit.rule)]
    place = edit.place(read(files)) if edit.way else ""
    if edit.effect == "keeps":
        wanted = "no %s expected" % edit.rule
        found = "such a diagnostic" if any("OneMore" in line for line in lines) else None
    else:
        wanted = "%s expected at %r" % (edit.rule, place)
        times = sum(line.startswith(place) for line in lines)
        found = None if times == 1 or (times and not place) else "reported %d times" % times
        follows = [line for line in messages.split("\n") if ": error: " in line and "OneMore" in line and line not in lines]
        found = found or ("and what follows from it" if follows else None)
    if edit.effect != "breaks":
        found = found or graph_difference(kindred, files)
    elif result.returncode != 1 or result.stdout:
        found = "exit code %d, %d bytes written" % (result.returncode, len(result.stdout))
    if any("''" in line and " | " not in line for line in messages.split("\n")):
        found = found or "somebody is called ''"
    return "%s: %s\n%s" % (wanted, found, shortened(messages)) if found else None


def shortened(messages):
    """Errors first."""
    paragraphs = sorted(messages.split("\n\n"), key=lambda paragraph: ": error: " not in paragraph)
    lines = "\n\n".join(paragraphs).split("\n")
    return "\n".join(lines[:30] + (["…"] if len(lines) > 30 else []))


def first_difference(actual, expected):
    """Of texts, so that the order of the keys counts, and true is not 1."""
    lines, wanted = [json.dumps(graph, indent=1, ensure_ascii=False).split("\n") for graph in (actual, expected)]
    if lines == wanted:
        return None
    same = next(
        (number for number, pair in enumerate(zip(lines, wanted)) if pair[0] != pair[1]), min(len(lines), len(wanted))
    )
    context = "\n".join(lines[max(0, same - 12) : same])
    return "%s\n  kindred: %s\n  oracle:  %s" % (context, lines[same : same + 1], wanted[same : same + 1])


def check(task):
    kindred, number, percent = task
    try:
        return number, difference(kindred, number, percent)
    except Exception as error:  # a failure of the oracle itself must not pass for agreement
        return number, "the oracle failed: %r" % error


def show(number, percent):
    for path, data in files_of(number, percent)[0].items():
        print("--- %s" % path)
        print(data.decode("utf-8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kindred", help="the program; without it the oracle checks itself")
    parser.add_argument("--count", type=int, default=300, help="how many specifications")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--screens", type=int, default=50, help="how many of a hundred have screens")
    parser.add_argument("--show", action="store_true", help="print the files as well")
    arguments = parser.parse_args()
    kindred = arguments.kindred and os.path.abspath(arguments.kindred)
    percent = arguments.screens
    # Foundation starts programs with signals blocked; the pool ends its workers with one.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    numbers = range(arguments.first, arguments.first + arguments.count)
    checked, differing = 0, []
    found = percent and (example.difference() or graph_difference(kindred, example.files()))
    if found:
        print("the worked example: %s\n" % found)
        differing.append("the worked example")
    with multiprocessing.Pool() as pool:
        for number, found in pool.imap(check, [(kindred, number, percent) for number in numbers], chunksize=8):
            checked += 1
            if checked % 1000 == 0:
                print("%d compared" % checked, file=sys.stderr, flush=True)
            if found and len(differing) < 10:
                print("specification %d: %s\n" % (number, found))
            if found:
                differing.append(number)
            if arguments.show:
                show(number, percent)
    print(
        "%d specifications compared, %d differ%s"
        % (checked, len(differing), ": %s" % differing[:50] if differing else "")
    )
    sys.exit(1 if differing or checked == 0 else 0)


if __name__ == "__main__":
    main()
