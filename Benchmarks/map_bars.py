"""The bars of maps: `Benchmarks/pictures.py --bars`. Each line names what is asked for and what is so; a missed one has `MISSED`."""
import collections
import itertools
import json
import math
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = os.path.join(HERE, "../Samples")
# Nobody looked at these while the maps were made.
SEEDS = range(901, 921)
A3 = (841.89, 1190.55)
missed = []


def bar(name, value, limit, note=""):
    is_met = value <= limit
    if not is_met:
        missed.append(name)
    print(f"{name:60} {value:9.3f}   at most {limit:9.3f}   {'' if is_met else 'MISSED '}{note}", flush=True)


def layout(kindred, folder, *words):
    made = subprocess.run([kindred, "render", folder, *words, "--format", "layout"], capture_output=True)
    if made.returncode:
        sys.exit(f"{folder} {words}: exit code {made.returncode}\n{made.stderr.decode()[-2000:]}")
    return json.loads(made.stdout)


def edges(rect):
    return rect["x"], rect["y"], rect["x"] + rect["width"], rect["y"] + rect["height"]


def overlaps(rects):
    """Pairs of rectangles that share more than a border."""
    boxes = [edges(rect) for rect in rects]
    return sum(
        a[0] + 1 < b[2] and b[0] + 1 < a[2] and a[1] + 1 < b[3] and b[1] + 1 < a[3] for a, b in itertools.combinations(boxes, 2))


def through(lines, rects):
    """Lines that cross a rectangle in which neither of their ends is."""
    found = 0
    boxes = [edges(rect) for rect in rects]
    for line in lines:
        points = [(point["x"], point["y"]) for point in line["points"]]
        for left, top, right, bottom in boxes:
            def inside(point, left=left, top=top, right=right, bottom=bottom):
                return left - 1 <= point[0] <= right + 1 and top - 1 <= point[1] <= bottom + 1
            if inside(points[0]) or inside(points[-1]):
                continue
            found += any(
                min(a[0], b[0]) < right - 1 and max(a[0], b[0]) > left + 1 and min(a[1], b[1]) < bottom - 1 and max(a[1], b[1]) > top + 1
                for a, b in itertools.pairwise(points))
    return found


def crossings(lines):
    """Pairs of lines of which a level and an upright piece meet within both."""
    level, upright = [], collections.defaultdict(list)
    for number, line in enumerate(lines):
        points = [(point["x"], point["y"]) for point in line["points"]]
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            if x0 == x1:
                upright[number].append((x0, min(y0, y1), max(y0, y1)))
            else:
                level.append((number, y0, min(x0, x1), max(x0, x1)))
    pairs = set()
    for number, y, left, right in level:
        for other, pieces in upright.items():
            if other != number and any(left < x < right and top < y < bottom for x, top, bottom in pieces):
                pairs.add((min(number, other), max(number, other)))
    return len(pairs)


def overviews(kindred, folder):
    worst, wrong = -math.inf, 0
    for size in (30, 100, 300):
        for seed in SEEDS:
            app = os.path.join(folder, f"n{size}.{seed}")
            command = [sys.executable, os.path.join(HERE, "apps.py"), str(size), app, str(seed)]
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            worst, wrong = judge(layout(kindred, app, "--overview"), worst, wrong)
    for name in ("city", "social", "reader", "shop"):
        worst, wrong = judge(layout(kindred, os.path.join(SAMPLES, name), "--overview"), worst, wrong)
    bar("overview: height over 34 a family + 60 a lane + 200", worst, 0, f"the highest of {3 * len(SEEDS) + 4}")
    bar("overview: through or on a chip", wrong, 0)


def judge(made, worst, wrong):
    families, lanes = len(made["families"]), len([lane for lane in made["lanes"] if lane.get("rect")])
    chips = [family["rect"] for family in made["families"]]
    height = made["bounds"]["height"] - (34 * families + 60 * lanes + 200)
    return max(worst, height), wrong + overlaps(chips) + through(made["lines"], chips)


def page(kindred, name):
    made = layout(kindred, os.path.join(SAMPLES, name))
    width, height = made["bounds"]["width"], made["bounds"]["height"]
    scale = max(min(A3[0] / width, A3[1] / height), min(A3[1] / width, A3[0] / height))
    sizes = [label["size"] for label in made["labels"] if label["of"] == "controller" and label["text"] == label["id"]]
    cards = [each["rect"] for each in made["families"] + made.get("blocks", [])]
    lines = [line for line in made["lines"] if line["kind"] == "presents"]
    bar(f"map of {name}: 6 pt against the smallest name on A3", 6 / (min(sizes) * scale), 1, f"{min(sizes) * scale:.1f} pt")
    bar(f"map of {name}: through or on cards", overlaps(cards) + through(lines, cards), 0)
    bar(f"map of {name}: crossings of presentations", crossings(lines), 40)


def added(kindred, folder, name, trials=20):
    """A family of three more, presented by any screen or controller."""
    app = os.path.join(folder, name)
    shutil.copytree(os.path.join(SAMPLES, name), app)
    old = {words: layout(kindred, app, *words) for words in ((), ("--overview",))}
    callers = sorted({each["id"] for each in old[()]["controllers"] if each.get("home", 0) is not None})
    chooser, shifts, worst, moved, higher = random.Random(name), [], 0, 0, 0
    for _ in range(trials):
        caller = chooser.choice(callers)
        with open(os.path.join(app, "added.kindred.yaml"), "w", encoding="utf-8") as file:
            file.write("kindred: 1\nfamilies:\n  added: {navigation: AddedNav, stack: [AddedList, AddedDetail]}\n"
                       f"presentations:\n  - {{from: {caller}, present: added}}\n")
        after = layout(kindred, app)
        places = {each["id"]: (each["rect"]["x"], each["rect"]["y"]) for each in after["controllers"]}
        these = [math.dist(places[each["id"]], (each["rect"]["x"], each["rect"]["y"])) for each in old[()]["controllers"]
                 if each["id"] in places]
        shifts += these
        worst = max(worst, statistics.median(these))
        after = layout(kindred, app, "--overview")
        lanes = {each["id"]: each["lane"] for each in after["families"]}
        moved += sum(lanes.get(each["id"]) != each["lane"] for each in old[("--overview",)]["families"])
        tops = {each["id"]: each["rect"]["y"] for each in after["lanes"] if each.get("rect")}
        higher += sum(tops.get(each["id"], math.inf) < each["rect"]["y"] - 1 for each in old[("--overview",)]["lanes"] if each.get("rect"))
    os.remove(os.path.join(app, "added.kindred.yaml"))
    bar(f"a family more in {name}: families of other lanes", moved, 0)
    bar(f"a family more in {name}: lanes that move up", higher, 0)
    bar(f"a family more in {name}: median shift, pt", statistics.median(shifts), 20, f"of all controllers; of one family {worst:.0f}")
    bar(f"a family more in {name}: % further than 150 pt", 100 * sum(shift > 150 for shift in shifts) / len(shifts), 10)


def generated(folder, size):
    app = os.path.join(folder, f"n{size}")
    subprocess.run([sys.executable, os.path.join(HERE, "apps.py"), str(size), app, "901"], stdout=subprocess.DEVNULL, check=True)
    return app


def formats(kindred, folder, timed):
    app = generated(folder, 1000)
    for name, limit in (("svg", 0.1), ("pdf", 0.3), ("png", 1)):
        runs = [timed([kindred, "render", app, "-o", os.path.join(folder, "map." + name)]) for _ in range(5)]
        bar(f"1,000 controllers as {name.upper()}: seconds", min(run[0] for run in runs), limit)
        bar(f"1,000 controllers as {name.upper()}: MB", max(run[2] for run in runs), 200)


def large(kindred, folder, timed):
    app = generated(folder, 10000)
    picture, page = os.path.join(folder, "large.svg"), os.path.join(folder, "large.html")
    drawn, compiled = ([timed([kindred, *words]) for _ in range(9)] for words in (
        ("render", app, "-o", picture), ("compile", app, "-o", os.path.join(folder, "large.json"))))
    seconds = min(run[0] for run in drawn)
    bar("10,000 controllers as SVG: seconds", seconds, 0.2)
    bar("10,000 controllers as SVG: seconds more than compile", seconds - min(run[0] for run in compiled), 0.06)
    bar("10,000 controllers as SVG: MB", max(run[2] for run in drawn), 300)
    timed([kindred, "render", app, "-o", page])
    bar("10,000 controllers as a page: MB of the file", os.path.getsize(page) / 1e6, 3.1)
    picture = layout(kindred, app)
    bounds = picture["bounds"]
    bar("10,000 controllers: pt² for each", bounds["width"] * bounds["height"] / len(picture["controllers"]), 28000)


def measure(kindred, timed):
    with tempfile.TemporaryDirectory(prefix="kindred-bars-") as folder:
        overviews(kindred, folder)
        for name in ("social", "reader"):
            page(kindred, name)
        for name in ("city", "social"):
            added(kindred, folder, name)
        formats(kindred, folder, timed)
        large(kindred, folder, timed)
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)
