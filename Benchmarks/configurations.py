#!/usr/bin/env python3
"""Counts what further configurations cost: instructions of 'kindred compile' with 0, 1, 2, 4 and 8 of them.

Each eighth presentation and push of a generated specification is limited to one configuration, in turn, so that no two
configurations are alike. A further one may cost 0.2 of a compile; a single one, which has everything, as well.

    Benchmarks/configurations.py [--kindred PATH] [--controllers 10000]
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
COUNTS = (0, 1, 2, 4, 8)
MOST = 0.2


def limited(text, count):
    """The specification with so many configurations; with none, as it is."""
    if count == 0:
        return text
    names = [f"c{number}" for number in range(count)]
    widths = ", ".join(f"{name}: {'regular' if index % 2 else 'compact'}" for index, name in enumerate(names))
    seen = -1

    def limit(match):
        nonlocal seen
        seen += 1
        return match[0] if seen % 8 else f"{match[1]}, on: {names[seen // 8 % count]}}}"

    text = re.sub(r"^(  - \{from: .*)\}$", limit, text, flags=re.MULTILINE)
    return text.replace("kindred: 1\n", f"kindred: 1\nconfigurations: {{{widths}}}\n", 1)


def instructions(kindred, path, folder):
    out = os.path.join(folder, "callgrind.out")
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out, kindred, "compile", path, "-o", os.devnull],
        capture_output=True, text=True, check=False,
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not found:
        sys.exit(run.stderr[-2000:])
    return int(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kindred", default=os.path.join(HERE, "..", ".build", "release", "kindred"))
    parser.add_argument("--controllers", type=int, default=10_000)
    parser.add_argument("--counts", type=int, nargs="+", default=COUNTS, help="how many configurations")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "app.kindred.yaml")
        generate = [sys.executable, os.path.join(HERE, "generate.py"), "--controllers", str(options.controllers), path]
        subprocess.run(generate, check=True)
        with open(path, encoding="utf-8") as file:
            text = re.split(r"^expect:$", file.read(), flags=re.MULTILINE)[0]
        plain, misses = None, 0
        for count in options.counts:
            with open(path, "w", encoding="utf-8") as file:
                file.write(limited(text, count))
            found = instructions(options.kindred, path, folder)
            plain = plain or found
            each = (found / plain - 1) / max(count, 1)
            misses += each > MOST
            print(f"{count} configurations: {found / 1e6:10.1f} M instructions, {each:+.3f} for each", flush=True)
    sys.exit(misses > 0)


if __name__ == "__main__":
    main()
