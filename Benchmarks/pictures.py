#!/usr/bin/env python3
"""Measures the map of generated apps: crossings, area, shape, stability, time.

    Benchmarks/pictures.py [--kindred PATH] [--sizes 30,100,300] [--seeds 3] [--formats] [--bars]

With --bars, compares the map and the overview with what they have to be: exit code 1 if a bar is missed.
With --formats, measures instead what each format takes: seconds, memory, and the ratio of processor time to 'compile' of
the same files, which a busy machine changes least.
"""
import argparse
import collections
import itertools
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

import map_bars

HERE = os.path.dirname(os.path.abspath(__file__))


def run(*command):
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode not in (0,):
        sys.exit(f"{' '.join(command)}: exit code {result.returncode}\n{result.stderr.decode()[-2000:]}")
    return result.stdout


def app(folder, size, seed):
    if not os.path.isdir(folder):
        run(sys.executable, os.path.join(HERE, "apps.py"), str(size), folder, str(seed))


def segments(layout, kinds):
    for number, line in enumerate(layout["lines"]):
        if line["kind"] in kinds:
            points = [(p["x"], p["y"]) for p in line["points"]]
            for one, other in itertools.pairwise(points):
                yield number, one, other


def crossings(layout, kinds):
    """Pairs of a horizontal and a vertical piece, of different lines, that meet within both."""
    columns = collections.defaultdict(list)
    horizontal = []
    for number, (x0, y0), (x1, y1) in segments(layout, kinds):
        if x0 == x1:
            columns[x0 // 64].append((x0, min(y0, y1), max(y0, y1), number))
        else:
            horizontal.append((y0, min(x0, x1), max(x0, x1), number))
    pairs = set()
    for y, left, right, number in horizontal:
        for column in range(left // 64, right // 64 + 1):
            for x, top, bottom, other in columns.get(column, ()):
                if left < x < right and top < y < bottom and number != other:
                    pairs.add((min(number, other), max(number, other)))
    return len(pairs)


def measure(kindred, folder):
    layout = json.loads(run(kindred, "render", folder, "--places", "--format", "layout"))
    count = len(layout["controllers"])
    width, height = layout["bounds"]["width"], layout["bounds"]["height"]
    boxes = sum(f["rect"]["width"] * f["rect"]["height"] for f in layout["families"])
    lengths = [
        sum(abs(a["x"] - b["x"]) + abs(a["y"] - b["y"]) for a, b in zip(line["points"], line["points"][1:]))
        for line in layout["lines"] if line["kind"] == "presents"
    ]
    picture = folder + ".svg"
    times = {}
    for name, command in (("svg", ["render", folder, "-o", picture]), ("compile", ["compile", folder, "-o", folder + ".json"])):
        best = math.inf
        for _ in range(5):
            start = time.monotonic()
            run(kindred, *command)
            best = min(best, time.monotonic() - start)
        times[name] = best
    return layout, {
        "controllers": count, "lines": len(lengths), "references": len(layout["references"]),
        "size": f"{width}x{height}", "aspect": round(width / height, 2), "area": round(width * height / count),
        "filled": round(100 * boxes / width / height),
        "crossed": crossings(layout, ("presents",)), "all": crossings(layout, ("presents", "pushes")),
        "longest": max(lengths, default=0), "bytes": os.path.getsize(picture) // count,
        "svg ms": round(1000 * times["svg"]), "compile ms": round(1000 * times["compile"]),
    }


def timed(command):
    """Seconds, those that processors worked, and the most memory of the program or of the graphviz that it runs, in MB.

    None if it fails."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    message = child.stderr.read().decode()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        print(f"{' '.join(command)}: exit code {child.returncode}\n{message.strip()}", file=sys.stderr)
        return None
    worked = usage.ru_utime + usage.ru_stime
    return time.monotonic() - start, worked, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1 << 20)


def formats(kindred, folder, size):
    """What each format takes."""
    render = [kindred, "render", folder]
    tables = folder + ".tables.dot"
    run(kindred, "compile", folder, "-o", tables)
    commands = {
        "compile": [kindred, "compile", folder, "-o", folder + ".json"],
        "layout": render + ["--places", "--format", "layout", "-o", folder + ".layout.json"],
        "svg": render + ["-o", folder + ".svg"],
        "html": render + ["-o", folder + ".html"],
        "dot": render + ["-o", folder + ".dot"],
        "png": render + ["-o", folder + ".png"],
        "pdf": render + ["-o", folder + ".pdf"],
        "tables": ["dot", "-Tsvg", tables, "-o", folder + ".tables.svg"],
    }
    base = None
    for name, command in commands.items():
        is_slow = size > 1000 and name in ("png", "pdf", "tables")
        results = [timed(command) for _ in range(1 if is_slow else 3)]
        if None in results:
            continue
        seconds, worked, memory = min(r[0] for r in results), min(r[1] for r in results), max(r[2] for r in results)
        base = base or worked
        print(f"{size:6} {name:10} {seconds:8.3f} s, worked {worked:8.3f} s {memory:7.0f} MB {worked / base:8.1f} x compile", flush=True)


def stability(kindred, folder, layout, trials=5):
    """One family of three controllers more, shown by any controller: what moves, and which pairs change their order."""
    before = {c["id"]: (c["rect"]["x"], c["rect"]["y"]) for c in layout["controllers"]}
    moved, medians, flips, pairs = [], [], 0, 0
    for trial in range(trials):
        chooser = random.Random(trial)
        caller = chooser.choice(sorted(before))
        extra = os.path.join(folder, "added.kindred.yaml")
        with open(extra, "w") as file:
            file.write(
                "kindred: 1\n\nfamilies:\n  added:\n    navigation: AddedNav\n    stack: [AddedList, AddedDetail]\n\n"
                f"presentations:\n  - {{from: {caller}, present: added}}\n")
        try:
            after = json.loads(run(kindred, "render", folder, "--places", "--format", "layout"))
        finally:
            os.remove(extra)
        after = {c["id"]: (c["rect"]["x"], c["rect"]["y"]) for c in after["controllers"] if c["id"] in before}
        shifts = [math.dist(before[i], after[i]) for i in before]
        medians.append(statistics.median(shifts))
        moved.append(100 * sum(s > 20 for s in shifts) / len(shifts))
        ids = sorted(before)
        for one, other in itertools.combinations(ids, 2):
            for axis in (0, 1):
                pairs += 1
                old, new = before[one][axis] - before[other][axis], after[one][axis] - after[other][axis]
                flips += old * new < 0
    return {
        "moved %": [round(m) for m in moved], "median shift": [round(m) for m in medians],
        "flips %": round(100 * flips / pairs, 3),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kindred", default=os.path.join(HERE, "../.build/release/kindred"))
    parser.add_argument("--sizes", default="30,100,300,1000,3000,10000")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--folder")
    parser.add_argument("--formats", action="store_true")
    parser.add_argument("--bars", action="store_true")
    options = parser.parse_args()
    if options.bars:
        map_bars.measure(options.kindred, timed)
    folder = options.folder or tempfile.mkdtemp(prefix="kindred-pictures-")
    for size in map(int, options.sizes.split(",")):
        if options.formats:
            path = os.path.join(folder, f"n{size}.1")
            app(path, size, 1)
            formats(options.kindred, path, size)
            continue
        for seed in range(1, options.seeds + 1):
            path = os.path.join(folder, f"n{size}.{seed}")
            app(path, size, seed)
            layout, result = measure(options.kindred, path)
            if 100 <= size <= 300:
                result |= stability(options.kindred, path, layout)
            print(" ".join(f"{key}={value}" for key, value in result.items()), flush=True)


main()
