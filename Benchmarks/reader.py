#!/usr/bin/env python3
"""Measures reading Swift code: reader.py FOLDER [--kindred PROGRAM] [--megabytes N].

FOLDER has Swift files. kindred-swift, which makes facts of them, and SwiftParser alone read the same files in the same run, one thread
each; then `kindred import swift` reads them twice, with an empty cache and with a full one. Seconds are those of the processor.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BARS = {"reader": 1.25, "again": 0.2, "megabytes": 150}


def took(command, text=b"", environment=None):
    """The seconds of the processor and of the clock, and the megabytes at most, that a process takes with all that it starts."""
    # This process is small, so that a child's peak is its own.
    code = (
        "import os, resource, subprocess, sys; "
        "done = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL); "
        "usage = resource.getrusage(resource.RUSAGE_CHILDREN); "
        "print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, done.returncode)"
    )
    start = time.perf_counter()
    run = subprocess.run([sys.executable, "-c", code, *command], input=text, env=environment, stdout=subprocess.PIPE, check=True)
    cpu, peak, status = run.stdout.split()
    if int(status):
        sys.exit(f"reader: {command[0]} ended with {int(status)}")
    return float(cpu), time.perf_counter() - start, float(peak)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--kindred", default=str(ROOT / ".build/release/kindred"))
    parser.add_argument("--megabytes", type=float, default=12.8)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    files, size = [], 0
    for path in sorted(pathlib.Path(options.folder).resolve().rglob("*.swift")):
        if size + path.stat().st_size <= options.megabytes * 1e6:
            files.append(str(path))
            size += path.stat().st_size
    with tempfile.TemporaryDirectory() as folder:
        for reader in ("kindred-swift", "parser-floor"):
            environment = {**os.environ, "READER": reader}
            subprocess.run([ROOT / "Scripts/build-reader.sh", folder], env=environment, check=True, stderr=subprocess.DEVNULL)
        names = "".join(f"{name}\n" for name in files).encode()
        # The quickest of a few, in turn: others use the processor, too.
        runs = [[took([f"{folder}/{name}"], names) for name in ("parser-floor", "kindred-swift")] for _ in range(options.rounds)]
        floor, reader = (min(each[place] for each in runs) for place in (0, 1))
        environment = {**os.environ, "KINDRED_SWIFT": f"{folder}/kindred-swift", "XDG_CACHE_HOME": f"{folder}/cache"}
        command = [options.kindred, "import", "swift", *files, "--format", "edges"]
        first = took(command, environment=environment)
        again = min(took(command, environment=environment) for _ in range(options.rounds))
    print(f"{len(files)} files, {size / 1e6:.1f} MB")
    print(f"SwiftParser    {floor[0]:6.2f} s  {floor[2]:5.0f} MB")
    print(f"kindred-swift  {reader[0]:6.2f} s  {reader[2]:5.0f} MB  {reader[0] / floor[0]:.2f} × SwiftParser")
    print(f"import, first  {first[0]:6.2f} s  {first[2]:5.0f} MB (the largest process)  {first[0] / floor[0]:.2f} × SwiftParser")
    print(f"import, again  {again[0]:6.2f} s  {again[2]:5.0f} MB  {again[0] / first[0]:.2f} × the first")
    missed = [
        name
        for name, value, bar in (
            ("kindred-swift", reader[0] / floor[0], BARS["reader"]),
            ("import, again", again[0] / first[0], BARS["again"]),
            ("memory", max(reader[2], first[2], again[2]), BARS["megabytes"]),
        )
        if value > bar
    ]
    for name in missed:
        print(f"missed: {name}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
