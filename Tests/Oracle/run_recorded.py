"""Compares what `kindred verify --callbacks` counts with `recorded.py`: on the goldens, on simulated scenarios, and on mutants of both.

    oracle-python Tests/Oracle/run_recorded.py --kindred .build/debug/kindred --count 300
"""

import argparse
import copy
import glob
import json
import os
import random
import subprocess
import sys
import tempfile

import recorded

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EVENTS = os.path.join(ROOT, "Tests", "Golden", "Verify", "events")


def goldens():
    for path in sorted(glob.glob(os.path.join(EVENTS, "*", "*.json"))):
        with open(path, encoding="utf-8") as text:
            yield os.path.relpath(path, ROOT), json.load(text)


def simulated(kindred):
    """A recording of each scenario of the goldens that runs to its end."""
    for path in sorted(glob.glob(os.path.join(ROOT, "Tests", "Golden", "Lifecycle", "**", "*.yaml"), recursive=True)):
        run = subprocess.run([kindred, "simulate", "--format", "json", path], capture_output=True)
        try:
            names = [each["name"] for each in json.loads(run.stdout)["scenarios"]]
        except (ValueError, KeyError):
            continue
        for name in names:
            command = [kindred, "simulate", "--scenario", name, "--format", "recording", path]
            made = subprocess.run(command, capture_output=True).stdout
            if made:
                yield "%s: %s" % (os.path.relpath(path, ROOT), name), json.loads(made)


def mutant(recording, rng):
    """Events that are dropped, doubled, moved to a neighbour's place or got by another instance."""
    made = copy.deepcopy(recording)
    entries = made["entries"]
    for _ in range(rng.randint(1, 3)):
        places = [place for place, entry in enumerate(entries) if "event" in entry]
        if not places:
            break
        place = rng.choice(places)
        what = rng.randrange(4)
        if what == 0:
            del entries[place]
        elif what == 1:
            entries.insert(place, copy.deepcopy(entries[place]))
        else:
            other = rng.choice(places) if what == 2 else min(place + 1, len(entries) - 1)
            if "event" in entries[other]:
                entries[place], entries[other] = entries[other], entries[place]
    for number, entry in enumerate(entries):
        entry["at"] = number
    return made


def counted(kindred, recordings, folder):
    """What kindred counts for each of some recordings."""
    specification = os.path.join(EVENTS, "app.kindred.yaml")
    for number, recording in enumerate(recordings):
        path = os.path.join(folder, "%d.json" % number)
        with open(path, "w", encoding="utf-8") as out:
            json.dump(recording, out)
        command = [kindred, "verify", "--callbacks", "--format", "json", path, "--", specification]
        events = json.loads(subprocess.run(command, capture_output=True).stdout)["events"]
        facts = {fact["fact"]: (fact["observed"], fact["contradicted"]) for fact in events["facts"]}
        yield {"episodes": events["episodes"], "judged": events["judged"], "facts": facts}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kindred", required=True)
    parser.add_argument("--count", type=int, default=100, help="the number of mutants")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    options = parser.parse_args()
    sources = list(goldens()) + list(simulated(options.kindred))
    cases = list(sources)
    for seed in range(options.first, options.first + options.count):
        rng = random.Random(seed)
        name, recording = rng.choice(sources)
        cases.append(("mutant %d of %s" % (seed, name), mutant(recording, rng)))
    differ = 0
    with tempfile.TemporaryDirectory() as folder:
        for (name, recording), found in zip(cases, counted(options.kindred, [each for _, each in cases], folder)):
            expected = recorded.judge(recording)
            if found != expected:
                differ += 1
                print("%s\n  kindred: %s\n  oracle:  %s" % (name, found, expected))
    print("recorded: %d recordings, %d of them mutants, %d differ" % (len(cases), options.count, differ))
    sys.exit(1 if differ or len(sources) < 50 else 0)


if __name__ == "__main__":
    main()
