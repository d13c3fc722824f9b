#!/usr/bin/env python3
"""Writes a sample with screens out by hand, as briefly as without them, and compares the graphs and the lines of both."""

import argparse
import json
import os
import sys

sys.dont_write_bytecode = True  # before our own modules are imported

import expand  # noqa: E402
import run  # noqa: E402
from generate import Mapping, Scalar  # noqa: E402
from resolve import link  # noqa: E402
from text import PLAIN  # noqa: E402

WIDTH = 120
# How many lines the sample may have, of a hundred of its expansion.
MOST = 50
DEFAULTS = [("kind", "push"), ("style", "automatic"), ("transition", "coverVertical")]


def files_in(folder):
    """The files of a sample but its expectations, which would be as long in either."""
    names = [name for name in os.listdir(folder) if name.endswith(".kindred.yaml") and not name.startswith("expect.")]
    return {name: contents(os.path.join(folder, name)) for name in sorted(names)}


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def short_names(specification):
    """What one would call each place: by the last two parts of its path, with a number from the second of a name."""
    names, used = {}, set()
    for controller in specification.places.controllers():
        if controller.implicit:  # its container is before it
            names[controller.id] = "%s.%s" % (names[controller.parent.id], controller.role)
            continue
        name = stem = "-".join(controller.id.split("/")[-2:])
        number = 1
        while name in used:
            number += 1
            name = "%s%d" % (stem, number)
        used.add(name)
        names[controller.id] = name
    return names


def expansion(specification, names):
    """The same document as `expand` writes, with what is alike on one line."""
    document = dict(expand.expand(specification, names)[0])
    pairs = [(key, document[key]) for key in ("kindred", "windows", "families")]
    pairs[2] = ("families", Mapping([(key, brief(node)) for key, node in document["families"].pairs]))
    pairs.append(("presentations", grouped(document["presentations"], "from")))
    pairs.append(("pushes", grouped(document["pushes"], "to")))
    return pairs


def brief(node):
    """A node without what is empty: a plain controller with nothing to say of it is its id."""
    if not isinstance(node, Mapping):
        return node
    pairs = [
        (key, [brief(item) for item in value] if isinstance(value, list) else brief(value))
        for key, value in node.pairs
        if value != [] or key.text == "stack"
    ]
    return pairs[0][1] if len(pairs) == 1 and pairs[0][0].text == "controller" else Mapping(pairs)


def grouped(entries, many):
    """One entry for all that differ in one key alone, which has a list then; keys that say the default are left out."""
    groups = {}
    for entry in entries:
        pairs = [(key.text, value.text) for key, value in entry.pairs if (key.text, value.text) not in DEFAULTS]
        rest = tuple(pair for pair in pairs if pair[0] != many)
        groups.setdefault(rest, []).append(dict(pairs)[many])
    return [
        Mapping([(Scalar(key), Scalar(value)) for key, value in rest] + [(Scalar(many), scalars(texts))])
        for rest, texts in groups.items()
    ]


def scalars(texts):
    return Scalar(texts[0]) if len(texts) == 1 else [Scalar(text) for text in texts]


# Text: everything on one line if it fits


def flow(value):
    if isinstance(value, Mapping):
        return "{%s}" % ", ".join("%s: %s" % (flow(key), flow(member)) for key, member in value.pairs)
    if isinstance(value, list):
        return "[%s]" % ", ".join(flow(item) for item in value)
    return value.text if value.style == "plain" or PLAIN.fullmatch(value.text) else json.dumps(value.text)


def block(value, indent):
    """The lines of a mapping or a list that doesn't fit."""
    pad = " " * indent
    if isinstance(value, list) and all(isinstance(item, Scalar) for item in value):
        return filled(["%s," % flow(item) for item in value[:-1]] + [flow(value[-1])], pad)
    lines = []
    if isinstance(value, list):
        for item in value:
            inner = [flow(item)] if fits(item, indent + 2) else block(item, indent + 2)
            lines += [pad + "- " + inner[0].strip()] + inner[1:]
        return lines
    for key, member in value.pairs:
        head = "%s%s:" % (pad, flow(key))
        if fits(member, len(head) + 1):
            lines.append("%s %s" % (head, flow(member)))
        elif isinstance(member, list) and all(isinstance(item, Scalar) for item in member):
            inner = block(member, len(head) + 1)
            lines += ["%s %s" % (head, inner[0].lstrip())] + inner[1:]
        else:
            lines += [head] + block(member, indent + 2)
    return lines


def filled(words, pad):
    """A list in brackets on as few lines as it needs."""
    lines, line = [], pad + "["
    for word in words:
        if len(line) + len(word) + 1 > WIDTH and line.strip() != "[":
            lines.append(line.rstrip())
            line = pad + " "
        line += word + " "
    return lines + [line.rstrip() + "]"]


def fits(value, column):
    return column + len(flow(value)) <= WIDTH


def written(pairs):
    return "\n".join(block(Mapping([(Scalar(key), value) for key, value in pairs]), 0)) + "\n"


def lines_of(text):
    """Those that aren't empty or comments."""
    return sum(1 for line in text.decode("utf-8").split("\n") if line.strip() and not line.strip().startswith("#"))


# Comparison


def unordered(value, key=""):
    """A graph in which lists have no order, but children have: what is grouped is declared in another order."""
    if isinstance(value, dict):
        return {name: unordered(member, name) for name, member in value.items()}
    if isinstance(value, list):
        items = [unordered(item) for item in value]
        return items if key == "children" else sorted(items, key=json.dumps)
    return value


def graph_of(kindred, files):
    result = run.run_kindred(kindred, files)
    if result.returncode != 0:
        sys.exit(result.stderr.decode("utf-8", "replace"))
    return json.loads(result.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--kindred", required=True)
    parser.add_argument("--show", action="store_true", help="print the expansion")
    arguments = parser.parse_args()
    kindred = os.path.abspath(arguments.kindred)
    files = files_in(arguments.folder)
    specification = link(run.read(files))
    names = short_names(specification)
    text = written(expansion(specification, names))
    if arguments.show:
        print(text)
    expanded = {"expansion.kindred.yaml": text.encode("utf-8")}
    wanted = expand.renamed(specification, graph_of(kindred, files), names)
    again = link(run.read(expanded))
    actual = expand.renamed(again, graph_of(kindred, expanded), {id: id for id in names.values()})
    found = run.graph_difference(kindred, files) or run.first_difference(unordered(actual), unordered(wanted))
    if found:
        sys.exit(found)
    few, many = sum(lines_of(data) for data in files.values()), lines_of(text.encode("utf-8"))
    print("%d lines with screens, %d without: %d %%" % (few, many, round(100 * few / many)))
    if len(specification.screens) == 0 or 100 * few > MOST * many:
        sys.exit("more than %d %%" % MOST)


if __name__ == "__main__":
    main()
