#!/usr/bin/env python3
"""Measures how Kindred's Swift is written, and prints each figure beside its bar.

The bars are goals; only those named by --enforce fail. With a number, that is the bar: what has been reached isn't lost.
Swift's own projects, such as swift-format, swift-argument-parser and swift-openapi-generator, stay within all of them.
"""

import argparse
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # before our own modules are imported

import swift_text  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A doc comment opens with a noun, "Whether" or a verb in the third person: not with these.
HEADLESS = set("""
    what that those these this who whom whose which where when why how if so as because
    of by in into on onto at to from for with without within among between above below after before behind beside beyond over under
    than until till up down out off away near per about against along around through across instead
    nil none nothing something anything everything everyone someone anyone nobody only also not no more most less least fewer
    true false it its they their them he she here there then once now never always often else neither either both
    is are was were be been has have had can may must shall should will would could
""".split())
# Words for a diagnostic that have been replaced.
FORBIDDEN = {form for noun in ("finding", "problem", "mistake", "remark") for form in (noun, noun + "s")}
LONGEST_FUNCTION, LONGEST_FILE = 40, 300
# What depends on the system, and what other modules may inline.
ATTRIBUTES = {
    "conditions": re.compile(r"^\s*#if\b"),
    "inlined": re.compile(r"@(inlinable|usableFromInline|inline\(|_optimize)"),
}
# What counts in a folder: all, or of code that tests or stands for UIKit, whose names and labels aren't ours, less.
FOLDERS = {
    "Sources": None,
    "Tests": {"files"},
    "Recorder/Sources": {"headless", "later", "labels", "nouns", "functions", "files", "inlined", "documented"},
    "Recorder/Sample": {"files", "headless", "nouns"},
    "Recorder/StandIn": {"files", "headless", "nouns"},
    "Recorder/Tests": {"files", "headless", "nouns"},
}
# Code of others.
FOREIGN = "Tests/Corpus"


class Measure:
    """A figure of all files: a share in per cent if it counts cases, or a number. `places` are what is to be changed."""

    def __init__(self, name, about, bar, at_least=False, is_share=True):
        self.name, self.about, self.bar, self.at_least, self.is_share = name, about, bar, at_least, is_share
        self.cases, self.places = 0, []

    @property
    def value(self):
        found = len(self.places)
        if not self.is_share:
            return found
        share = 100 * found / max(1, self.cases)
        return 100 - share if self.at_least else share

    @property
    def holds(self):
        return self.value >= self.bar if self.at_least else self.value <= self.bar

    def row(self):
        form = "%.1f %%" if self.is_share else "%d"
        cases = f"{len(self.places)} of {self.cases}" if self.is_share else ""
        bar = ("≥ " if self.at_least else "≤ ") + ("%g %%" if self.is_share else "%d") % self.bar
        return f"{self.name:<10} {self.about:<44} {form % self.value:>8} {bar:>8} {'' if self.holds else 'missed':<7} {cases}".rstrip()


def new_measures():
    return [
        Measure("headless", "doc comments that open with no noun or verb", 4),
        Measure("later", "parameters after the first without a label", 8),
        Measure("labels", "all parameters without a label", 35),
        Measure("nouns", "finding, problem, mistake, remark", 60, is_share=False),
        Measure("functions", f"functions of more than {LONGEST_FUNCTION} lines", 0, is_share=False),
        Measure("files", f"files of more than {LONGEST_FILE} lines, with tests", 0, is_share=False),
        Measure("conditions", "lines with #if", 24, is_share=False),
        Measure("inlined", "attributes for inlining", 220, is_share=False),
        Measure("documented", "public declarations with a doc comment", 98, at_least=True),
    ]


def is_headless(comment):
    first = re.match(r"[^A-Za-z`'\"]*([A-Za-z]+|`|'|\")", comment)
    return first is not None and first[1].lower() in HEADLESS


def measure(measures, path, text, names=None):
    """Adds a file to the measures, or to those with some names."""
    by_name = {each.name: each if names is None or each.name in names else Measure(each.name, "", 0) for each in measures}
    count = text.count("\n")
    if count > LONGEST_FILE:
        by_name["files"].places.append(f"{path}: {count} lines")
    if names == {"files"}:
        return
    source = swift_text.Source(text)
    for comment in swift_text.doc_comments(source):
        by_name["headless"].cases += 1
        if is_headless(comment):
            by_name["headless"].places.append(f"{path}: {comment.splitlines()[0]}")
    for function in swift_text.functions(source):
        place = f"{path}:{function.line}: {function.name}"
        for index, label in enumerate(function.labels):
            for name in ("labels", "later")[:1 + (index > 0)]:
                by_name[name].cases += 1
                if label == "_":
                    by_name[name].places.append(place)
        if function.length > LONGEST_FUNCTION:
            by_name["functions"].places.append(f"{place}: {function.length} lines")
    for number, pair in enumerate(zip(source.code.split("\n"), source.comments.split("\n"), strict=True), 1):
        for word in swift_text.words(" ".join(pair)):
            if word in FORBIDDEN:
                by_name["nouns"].places.append(f"{path}:{number}: {word}")
    for number, line in enumerate(source.code.split("\n"), 1):
        for name, pattern in ATTRIBUTES.items():
            if pattern.search(line):
                by_name[name].places.append(f"{path}:{number}: {line.strip()}")
    for line, is_documented in swift_text.public_declarations(source):
        by_name["documented"].cases += 1
        if not is_documented:
            by_name["documented"].places.append(f"{path}:{line}: {source.lines[line - 1].strip()}")


def all_measures(root):
    measures = new_measures()
    for folder, names in FOLDERS.items():
        for path in sorted((root / folder).rglob("*.swift")):
            if not path.is_file() or (root / FOREIGN) in path.parents:
                continue
            text = path.read_text(encoding="utf-8")
            measure(measures, path.relative_to(root), text, names)
    return measures


def main():
    names = [each.name for each in new_measures()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--enforce", action="append", default=[], metavar="MEASURE[=NUMBER]", help="fail if it misses its bar")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="the folder that has Sources, Tests and Recorder")
    parser.add_argument("--list", choices=names, help="print the places that this measure counts")
    options = parser.parse_args()
    measures = all_measures(options.root)
    if options.list:
        print(*next(each for each in measures if each.name == options.list).places, sep="\n")
        return 0
    for each in measures:
        print(each.row())
    failed = []
    for word in options.enforce:
        name, _, bar = word.partition("=")
        if name not in names:
            parser.error(f"there is no measure {name!r}; they are {', '.join(names)}")
        each = measures[names.index(name)]
        each.bar = float(bar or each.bar)
        if not each.holds:
            failed.append(each)
    for each in failed:
        print(f"style: '{each.name}' misses its bar:", *each.places[:20], sep="\n  ", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
