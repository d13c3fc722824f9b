#!/usr/bin/env python3
"""Specifications that grow in one respect: growth.py NAME N OUT.yaml

Each is made so that one part of the simulator, or the answer to one question, has most of the work. Twice as large, none may
take more than about twice as long: what is not linear must end at a limit.
"""

import sys


def specification(families, scenarios, windows="{main: home}", presentations=()):
    yield "kindred: 1\nwindows: %s\nfamilies:\n" % windows
    for family in families:
        yield "  %s\n" % family
    if presentations:
        yield "presentations:\n"
    for presentation in presentations:
        yield "  - %s\n" % presentation
    yield "scenarios:\n"
    for scenario in scenarios:
        yield "  - %s\n" % scenario


def named(count, rest=""):
    return ("{name: s%d%s}" % (number, rest) for number in range(count))


def ids(stem, count):
    return ", ".join("%s%d" % (stem, number) for number in range(count))


def stack(count):
    return ["home: {navigation: Nav, stack: [%s]}" % ids("S", count)]


def block(steps):
    return "[" + ", ".join(steps) + "]"


def many_scenarios(n):
    """As many scenarios as controllers that none of them touches."""
    return specification(["home: Home"] + ["f%d: F%d" % (i, i) for i in range(n)], named(n, ", steps: [{mark: m}]"))


def many_built(n):
    """The same where each builds them all."""
    families = ["home: Home"] + ["f%d: {navigation: N%d, stack: [F%d]}" % (i, i, i) for i in range(n)]
    return specification(families, named(n, ", start: {window: null}"))


def many_launched(n):
    """The same where each puts them all on screen before it begins."""
    return specification(["home: {controller: Home, children: [%s]}" % ids("C", n)], named(n))


def many_windows(n):
    windows = "{" + ", ".join("w%d: f%d" % (i, i) for i in range(n)) + "}"
    return specification(["f%d: F%d" % (i, i) for i in range(n)], named(n, ", steps: [{mark: m}]"), windows)


def mutual_hooks(n):
    """Two hooks with many checks that set each other off."""
    checks = ", ".join(["{check: {never: [A.didMove(nil)]}}"] * n)
    hooks = "A.willMove: [%s, {willMove: {child: B, to: A}}], B.willMove: [{async: [{willMove: {child: A, to: B}}]}]" % checks
    return specification(
        ["home: {controller: Home, children: [A, B]}"], ["{name: s, hooks: {%s}, steps: [{willMove: {child: A, to: B}}]}" % hooks])


def silent_start(n):
    """The same before the first step, where nothing is in the trace."""
    loads = ", ".join(["{loadView: A}"] * n)
    hooks = "A.willMove: [%s, {willMove: {child: B, to: A}}], B.willMove: [{async: [{willMove: {child: A, to: B}}]}]" % loads
    hooks += ", Home.viewWillAppear: [{willMove: {child: A, to: B}}]"
    return specification(["home: {controller: Home, children: [A, B]}"], ["{name: s, hooks: {%s}}" % hooks])


def repeated_claims(n):
    """A hook that runs again and again compares a long list each time."""
    check = "{check: {expect: [%s], never: [%s]}}" % (ids("mark(m", n).replace(",", "),") + ")", ids("mark(n", n).replace(",", "),") + ")")
    marks = ", ".join("{mark: m%d}" % i for i in range(n))
    hooks = "A.willMove: [%s, {async: [{willMove: {child: A, to: B}}]}]" % check
    scenario = "{name: s, hooks: {%s}, steps: [%s, {willMove: {child: A, to: B}}]}" % (hooks, marks)
    return specification(["home: {controller: Home, children: [A, B]}"], [scenario])


def many_claims(n):
    """Each step is followed by a check of all children."""
    steps = ["{push: S%d}, {check: {is: {Nav: {children: [S0]}}}}" % i for i in range(1, n)]
    return specification(stack(n), ["{name: s, steps: [%s]}" % ", ".join(steps)])


def mismatches(n):
    """Long lists that are wrong at their ends."""
    marks = ", ".join("{mark: m%d}" % i for i in range(n))
    events = ", ".join("mark(m%d)" % i for i in range(n))
    return specification(["home: Home"], ["{name: s, steps: [%s], expect: [%s, mark(no)]}" % (marks, events)])


def start_pages(n):
    return specification(
        ["home: {page: Guide, pages: [%s]}" % ids("P", n)], ["{name: s, start: {pages: {Guide: [%s]}}}" % ids("P", n)])


def start_stacks(n):
    families = ["home: {tab: Tabs, tabs: [%s]}" % ", ".join("{navigation: N%d, stack: [S%d, T%d]}" % (i, i, i) for i in range(n))]
    stacks = ", ".join("N%d: [S%d, T%d]" % (i, i, i) for i in range(n))
    return specification(families, ["{name: s, start: {stacks: {%s}}}" % stacks])


def pops(n):
    steps = ["{pop: {on: Nav, animated: false}}"] * (n - 1)
    return specification(stack(n), ["{name: s, start: {stacks: {Nav: [%s]}}, steps: [%s]}" % (ids("S", n), ", ".join(steps))])


def deep_children(n):
    """Containers in containers, put together by hand."""
    families = ["home: Home"] + ["f%d: F%d" % (i, i) for i in range(n)]
    steps = ["{addChild: {parent: F%d, child: F%d}}" % (i, i + 1) for i in range(n - 1)]
    return specification(families, ["{name: s, start: {window: null}, steps: [%s]}" % ", ".join(steps)])


def deep_views(n):
    families = ["home: Home"] + ["f%d: F%d" % (i, i) for i in range(n)]
    steps = ["{addSubview: {in: F%d, child: F%d}}" % (i, i + 1) for i in range(n - 1)]
    return specification(families, ["{name: s, steps: [%s]}" % ", ".join(steps)])


def idle_children(n):
    """Children without a view in their container, which appears again and again."""
    hook = "Home.viewDidLoad: [%s]" % ", ".join("{addChild: {parent: Home, child: C%d}}" % i for i in range(n))
    steps = ", ".join(["{select: Other}, {select: Home}"] * (n // 2))
    families = ["home: {tab: Tabs, tabs: [{controller: Home, children: [%s]}, Other]}" % ids("C", n)]
    return specification(families, ["{name: s, hooks: {%s}, steps: [%s]}" % (hook, steps)])


def window_roots(n):
    windows = "{main: [home, %s]}" % ids("f", n)
    steps = ["{setRoot: {window: main, family: f%d}}" % i for i in range(n)]
    return specification(["home: Home"] + ["f%d: F%d" % (i, i) for i in range(n)], ["{name: s, steps: [%s]}" % ", ".join(steps)], windows)


def same_root(n):
    """New instances of a family of which much has been shown."""
    half = n // 2
    steps = ["{push: S%d}" % i for i in range(1, half)] + ["{setRoot: {window: main, family: home}}"] * half
    return specification(stack(half), ["{name: s, steps: [%s]}" % ", ".join(steps)])


def chain(n):
    """Contexts presented over each other."""
    families = ["home: {controller: F0, definesPresentationContext: true}"]
    families += ["f%d: {controller: F%d, definesPresentationContext: true}" % (i, i) for i in range(1, n)]
    presents = ["{id: p%d, from: F%d, present: f%d, style: overCurrentContext}" % (i, i - 1, i) for i in range(1, n)]
    steps = ", ".join("{present: p%d}" % i for i in range(1, n))
    return specification(families, ["{name: s, steps: [%s, {dismiss: F0}]}" % steps], presentations=presents)


def failing_checks(n):
    """A check that never holds, in a hook that runs often, in many scenarios."""
    hooks = "A.willMove: [{check: {is: {A: {state: appearing}}}}, {async: [{willMove: {child: A, to: B}}]}]"
    return specification(
        ["home: {controller: Home, children: [A, B]}"], named(n, ", hooks: {%s}, steps: [{willMove: {child: A, to: B}}]" % hooks))


def long_way(n):
    """A way of as many pushes, each of which can also go back."""
    yield "kindred: 1\nfamilies:\n  home: {navigation: Nav, stack: [%s]}\npushes:\n" % ids("S", n)
    for number in range(n - 1):
        yield "  - {from: S%d, to: S%d}\n  - {from: S%d, to: S0}\n" % (number, number + 1, number + 1)


def long_reach(n):
    return long_way(n)


def many_views(n):
    """Each view but the first uses the one before it."""
    yield "kindred: 1\nfamilies:\n  home: {controller: Home, children: [A, B]}\nviews:\n  v0: {select: Home}\n"
    for number in range(1, n):
        yield "  v%d: {select: \"not view:v%d\"}\n" % (number, number - 1)


def independent(n):
    """As many parts as pushes."""
    yield from long_way(n)


def independent_project(n):
    yield "project: 1\nhouse:\n  - name: apart\n    severity: warning\n    independent: [%s]\n" % ids("S", n)


# What is asked instead of `check`: `{file}` is the specification, `{project}` that of PROJECTS, `{folder}` for what is written.
COMMANDS = {
    long_way: lambda n: ["query", "paths", "S0", "S%d" % (n - 1), "{file}"],
    long_reach: lambda n: ["query", "reach", "S0", "{file}"],
    many_views: lambda n: ["compile", "--all-views", "-o", "{folder}", "{file}"],
    independent: lambda n: ["check", "--config", "{project}", "--fail-on", "never", "{file}"],
}
PROJECTS = {independent: independent_project}

CASES = {
    # Name: the smallest size.
    many_scenarios: 4000, many_built: 300, many_launched: 400, many_windows: 3000, mutual_hooks: 500, silent_start: 500,
    repeated_claims: 400, many_claims: 2000, mismatches: 10000, start_pages: 200, start_stacks: 2000, pops: 5000,
    deep_children: 5000, deep_views: 5000, idle_children: 2000, window_roots: 4000, same_root: 1000, chain: 1000,
    failing_checks: 100, long_way: 10000, long_reach: 10000, many_views: 500, independent: 4000,
}


def main():
    case = next(case for case in CASES if case.__name__ == sys.argv[1])
    with open(sys.argv[3], "w", encoding="utf-8") as out:
        out.writelines(case(int(sys.argv[2])))


if __name__ == "__main__":
    main()
