"""Makes a specification that differs small: takes away what can go while it still differs in the same way."""

import random
import re

import text
from generate import Mapping, Scalar

MOST_TRIES = 600


def reduced(values, difference, found):
    """What is left, as text, and what differs of it."""
    kind = kind_of(found)
    smallest = merged_files(values)
    tries = 0

    def still(candidate):
        nonlocal tries
        tries += 1
        try:
            other = difference(candidate)
        except Exception:
            return None
        return other if other and kind_of(other) == kind else None

    start = still(smallest)
    if not start:
        smallest, start = values, found
    found, progress = start, True
    while progress and tries < MOST_TRIES:
        progress = False
        for candidate in candidates(smallest):
            other = still(candidate)
            if other:
                smallest, found, progress = candidate, other, True
                break
            if tries >= MOST_TRIES:
                break
    return "%s\n%s" % (plainly(smallest), found)


def kind_of(found):
    """The rule or the key about which both disagree."""
    rules = re.findall(r"error: .*\[([a-z-]+)\]", found)
    if rules:
        return "rules", tuple(sorted(set(rules)))
    if "oracle: " in found:
        actual, wanted = found.rsplit("\n", 2)[-2:]
        return "graph", re.findall(r'"(\w+)":', actual)[:1] == re.findall(r'"(\w+)":', wanted)[:1]
    return "other", found[:12]


def merged_files(values):
    """All in one document."""
    sections = {}
    for document in [document for documents in values.values() for document in documents]:
        for key, value in document:
            if isinstance(value, Scalar) or key in ("views",) or key.startswith("x-"):
                continue
            if key not in sections:
                sections[key] = list(value) if isinstance(value, list) else Mapping(list(value.pairs))
            elif isinstance(value, list):
                sections[key] += value
            else:
                sections[key].pairs += value.pairs
    return {"a.kindred.yaml": [[("kindred", Scalar("1", "plain")), *sections.items()]]}


def candidates(values):
    """All that are one step smaller, what takes away most first."""
    for path, documents in values.items():
        for number, document in enumerate(documents):
            whole = Mapping([(Scalar(key), value) for key, value in document])
            steps = sorted(ways(whole), key=lambda way: len(way[0]))
            for way, replacement in steps:
                smaller = without(whole, way, replacement)
                pairs = [(key.text, value) for key, value in smaller.pairs]
                yield {**values, path: documents[:number] + [pairs] + documents[number + 1 :]}


def ways(value, path=()):
    """What could go, by the steps to it, and what could stand there instead (None: nothing)."""
    if isinstance(value, list):
        inner = list(enumerate(value))
    elif isinstance(value, Mapping):
        inner = [(index, member) for index, (_, member) in enumerate(value.pairs)]
    else:
        return
    for index, member in inner:
        yield (*path, index), None
        if isinstance(member, list) and len(member) == 1:
            yield (*path, index), member[0]
        if isinstance(member, list) and any(isinstance(each, list) for each in member):
            yield (*path, index), [one for each in member for one in (each if isinstance(each, list) else [each])]
        if isinstance(member, Mapping) and len(member.pairs) == 1 and isinstance(member.pairs[0][1], Scalar):
            yield (*path, index), member.pairs[0][1]
        yield from ways(member, (*path, index))


def without(value, way, replacement):
    index, rest = way[0], way[1:]
    if isinstance(value, list):
        inner = [without(value[index], rest, replacement)] if rest else [] if replacement is None else [replacement]
        return value[:index] + inner + value[index + 1 :]
    key, member = value.pairs[index]
    inner = [(key, without(member, rest, replacement))] if rest else [] if replacement is None else [(key, replacement)]
    return Mapping(value.pairs[:index] + inner + value.pairs[index + 1 :])


def plainly(values):
    """As text in flow style, a section a line."""
    lines = []
    for documents in values.values():
        for document in documents:
            lines += ["---"] + ["%s: %s" % (key, flow(value)) for key, value in document]
    return "\n".join(lines)


def flow(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join("%s: %s" % (flow(key), flow(member)) for key, member in value.pairs) + "}"
    writer = text.Writer(random.Random(0))
    writer.anchor_rate = writer.comment_rate = 0
    writer.quote_rate = 0
    return writer.scalar(value, None)
