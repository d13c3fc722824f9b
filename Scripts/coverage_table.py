#!/usr/bin/env python3
"""Prints the lines that tests run, a target a row, of what `swift test --enable-code-coverage` writes: coverage_table.py FILE.json"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def by_target(files, root):
    """Returns how many lines each target below Sources has, and how many were run."""
    found = {}
    for each in files:
        path = pathlib.Path(each["filename"])
        if (root / "Sources") not in path.parents:
            continue
        counts = found.setdefault(path.relative_to(root / "Sources").parts[0], [0, 0])
        counts[0] += each["summary"]["lines"]["count"]
        counts[1] += each["summary"]["lines"]["covered"]
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    data = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))["data"]
    found = by_target([each for part in data for each in part["files"]], ROOT)
    if not found:
        sys.exit("coverage: there are no files of Sources in it")
    rows = [*sorted(found.items()), ("all", [sum(column) for column in zip(*found.values(), strict=True)])]
    for name, (count, covered) in rows:
        print(f"{name:<20} {100 * covered / max(1, count):6.1f} %  {covered:>7} of {count:>7} lines")


if __name__ == "__main__":
    main()
