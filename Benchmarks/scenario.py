#!/usr/bin/env python3
"""Writes a specification with one scenario of many steps: scenario.py --steps 100000 OUT.yaml

A stack that grows by a tenth of the steps and is popped to its root, then pushes and pops, tabs, pages, presentations and
children in turn. It runs without a word: no step is illegal, and what is claimed at the end holds.
"""

import argparse

ROUND = (
    "push: Screen0", "select: Guide", "turn: {page: Guide, to: Second}", "turn: {page: Guide, to: First}",
    "select: Segments", "present: help", "dismiss: Help", "present: cover", "dismiss: {on: Cover, animated: false}",
    "select: Nav", "pop: {on: Nav, animated: false}",
)
CHILD = (
    "select: Segments",
    "block: [{addChild: {parent: Segments, child: Later}}, {addSubview: {in: Segments, child: Later}}, "
    "{didMove: {child: Later, to: Segments}}]",
    "block: [{willMove: {child: Later, to: null}}, {removeFromSuperview: Later}, {removeFromParent: Later}]",
    "select: Nav",
)


def steps(count):
    deep = count // 10
    for number in range(deep):
        yield "push: Screen%d" % number
    yield "popToRoot: Nav"
    done = deep + 1
    while done + len(ROUND) + len(CHILD) <= count:
        yield from ROUND
        yield from CHILD
        done += len(ROUND) + len(CHILD)
    for number in range(count - done):
        yield "mark: rest%d" % number


def write(out, count):
    out.write("kindred: 1\nwindows: {main: main}\nfamilies:\n  main:\n    tab: Tabs\n    tabs:\n")
    out.write("      - navigation: Nav\n        stack:\n          - Root\n")
    for number in range(max(1, count // 10)):
        out.write("          - Screen%d\n" % number)
    out.write("      - {page: Guide, transition: scroll, pages: [First, Second]}\n")
    out.write("      - {controller: Segments, children: [Now, Later]}\n")
    out.write("  help: Help\n  cover: Cover\n")
    out.write("presentations:\n  - {id: help, from: Segments, present: help}\n")
    out.write("  - {id: cover, from: Segments, present: cover, style: fullScreen}\n")
    out.write("scenarios:\n  - name: long\n    start: {children: {Segments: [Now]}}\n    steps:\n")
    for step in steps(count):
        out.write("      - %s\n" % step)
    out.write("    is: {Root: {state: appeared}, Tabs: {presentedViewController: null}}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100000)
    parser.add_argument("path")
    options = parser.parse_args()
    with open(options.path, "w", encoding="utf-8") as out:
        write(out, options.steps)


if __name__ == "__main__":
    main()
