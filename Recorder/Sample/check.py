#!/usr/bin/env python3
"""Checks the recordings of the sample: each test has one, and each is whole and has a snapshot."""

import json
import pathlib
import re
import sys


def main():
    folder = pathlib.Path(sys.argv[1])
    source = pathlib.Path(__file__).parent / "UITests/EventTests.swift"
    tests = re.findall(r"func (test\w+)", source.read_text(encoding="utf-8"))
    recorded, wrong = set(), 0
    for path in sorted(folder.rglob("*.json")):
        recording = json.loads(path.read_text(encoding="utf-8"))
        test = recording.get("test", "")
        recorded.add(re.split(r"\W+", test.rstrip("]"))[-1])
        snapshots = sum("snapshot" in entry for entry in recording["entries"])
        events = sum("event" in entry for entry in recording["entries"])
        times = [entry["at"] for entry in recording["entries"]]
        print(f"{test}: {snapshots} snapshots, {events} events, {path.stat().st_size} bytes")
        if not snapshots or not events or times != sorted(times):
            print(f"{path} has no snapshot, no event or a time that decreases", file=sys.stderr)
            wrong += 1
    missing = [test for test in tests if test not in recorded]
    if missing:
        print("no recording of", *missing, file=sys.stderr)
    return 1 if missing or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
