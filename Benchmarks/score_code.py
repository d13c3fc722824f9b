#!/usr/bin/env python3
"""Compares the edges of `kindred import swift` with labels made by hand.

A folder holds NAME.tsv for each app and its sources in NAME. The columns of a label are: at, api_at, from, via, kind, to, style,
certainty, asked_by, note. Without the folder there is nothing to do.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

KINDS = {"tab": "tabs", "split.primary": "column", "split.secondary": "column", "split.compact": "column"}
# A tool may give any line of a call; a label the first.
NEAR = 8


def labels_of(path):
    lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
    names = lines[0].split("\t")
    for line in lines[1:]:
        values = line.split("\t")
        label = dict(zip(names, values + [""] * (len(names) - len(values)), strict=False))
        label["file"], number = label["at"].rsplit(":", 1)
        label["line"] = int(number)
        label["kind"] = KINDS.get(label["kind"], label["kind"])
        label["from"] = "window" if label["from"] == "(window)" else label["from"]
        yield label


def is_near(edge, label):
    return edge["file"] == label["file"] and abs(edge["line"] - label["line"]) <= NEAR


def is_found(label, edges):
    return any(
        is_near(edge, label)
        and edge["kind"] == label["kind"]
        and label["from"] in edge["from"]
        and label["to"] in edge["to"]
        for edge in edges
    )


def is_right(edge, labels):
    """Whether labels have the ends of a certain edge, perhaps as a container with its content."""
    ends = [(label["from"], label["to"]) for label in labels if is_near(edge, label)]
    source, target = edge["from"][0], edge["to"][0]
    return (source, target) in ends or any(to == f"{source}{{{target}}}" for _, to in ends)


def score(kindred, labels_path, sources):
    command = [kindred, "import", "swift", sources]
    run = subprocess.run([*command, "--format", "edges"], check=True, capture_output=True, text=True)
    edges = json.loads(run.stdout)["sites"]
    labels = list(labels_of(labels_path))
    counts = {}
    for certainty in ("certain", "conditional"):
        wanted = [each for each in labels if each["certainty"] == certainty and "system" not in each["note"]]
        found = [each for each in wanted if is_found(each, edges)]
        counts[certainty] = (len(found), len(wanted))
        for each in wanted:
            if each not in found:
                print(f"  missed: {each['at']} {each['kind']} {each['from']} -> {each['to']}")
    said = [each for each in edges if each["state"] == "certain" and not each["system"]]
    wrong = [each for each in said if not is_right(each, labels)]
    for each in wrong:
        print(f"  not labelled: {each['file']}:{each['line']} {each['kind']} {each['from'][0]} -> {each['to'][0]}")
    counts["right"] = (len(said) - len(wrong), len(said))
    print(f"{labels_path.stem}: " + ", ".join(f"{name} {one} of {all_}" for name, (one, all_) in counts.items()))
    print("  " + run.stderr.strip().splitlines()[-1])
    with tempfile.TemporaryDirectory() as folder:
        # What is written compiles, and says what the code does.
        subprocess.run([*command, "-o", folder], check=True, capture_output=True)
        subprocess.run([kindred, "verify", "--code", sources, "--", folder], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="")
    parser.add_argument("--kindred", default=".build/release/kindred")
    options = parser.parse_args()
    folder = pathlib.Path(options.folder)
    if not options.folder or not folder.is_dir():
        print("score_code: skipped, because no folder with labelled apps is given")
        return 0
    for labels in sorted(folder.glob("*.tsv")):
        sources = folder / labels.stem
        if sources.is_dir():
            score(options.kindred, labels, str(sources))
        else:
            print(f"{labels.stem}: skipped, because its sources aren't there")
    return 0


if __name__ == "__main__":
    sys.exit(main())
