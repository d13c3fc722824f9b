#!/usr/bin/env python3
"""Writes inputs that nobody would write, to see that none costs much more than its size: rubbish.py NAME MEGABYTES OUT."""

import random
import sys

HEAD = b"kindred: 1\n"
BLOCK = 1 << 20
MARKS = b"[]{},:-?&*!|>'\"%@#~    \n\n\n\tabc12"  # 32 of them: eight times over they make a table of 256


def repeat(unit, head=b"", tail=b""):
    """`head`, then `unit` as often as it fits, then `tail`."""

    def write(size, out):
        per_block = max(1, BLOCK // len(unit))
        times = max(0, size - len(head) - len(tail)) // len(unit)
        out.write(head)
        for _ in range(times // per_block):
            out.write(unit * per_block)
        out.write(unit * (times % per_block) + tail)

    return write


def numbered(form, head=b"", most=1000000):
    """`head`, then `form` filled with 0, 1, 2 … until the size or `most` is reached."""

    def write(size, out):
        out.write(head)
        lines, length = [], len(head)
        for index in range(most):
            line = form.replace(b"%d", b"%d" % index)
            length += len(line)
            if length > size:
                break
            lines.append(line)
            if len(lines) == 10000:
                out.write(b"".join(lines))
                lines.clear()
        out.write(b"".join(lines))

    return write


def random_bytes(size, out):
    source = random.Random(1)
    for _ in range(size // BLOCK):
        out.write(source.getrandbits(BLOCK * 8).to_bytes(BLOCK, "little"))


def random_punctuation(size, out):
    """What YAML minds most, in any order, a line in a while."""
    source = random.Random(2)
    for _ in range(size // BLOCK):
        out.write(source.getrandbits(BLOCK * 8).to_bytes(BLOCK, "little").translate(MARKS * 8))


def alias_bomb(size, out):
    out.write(HEAD + b"x-0: &a0 [a, b, c, d, e, f, g, h, i, j]\n")
    index = 1
    while out.tell() < size and index < 40:
        out.write(b"x-%d: &a%d [%s]\n" % (index, index, b", ".join([b"*a%d" % (index - 1)] * 10)))
        index += 1
    repeat(b"  - *a39\n", b"families:\n")(size - out.tell(), out)


def deep_blocks(size, out):
    """Block mappings, each 2,000 levels deep, one after the other."""
    level = b"".join(b" " * depth + b"a:\n" for depth in range(2000))
    repeat(level, HEAD + b"x-deep:\n")(size, out)


def deepest_block(size, out):
    """One block sequence as deep as bytes allow, each level on the line of the first."""
    repeat(b"- ", HEAD + b"x-deep:\n", b"a\n")(size, out)


def long_line(size, out):
    """A line of a megabyte with a mistake every few bytes, beside non-ASCII text; many such lines."""
    line = b"  - [" + "{é: ü}, ".encode() * (BLOCK // 11) + b"]\n"
    repeat(line, HEAD + b"presentations:\n")(size, out)


def one_long_error_line(size, out):
    """The same in one flow mapping on a single line."""
    write = numbered("ключ%d: 1, ".encode(), HEAD.strip() + b"\nfamilies: {a: {controller: A, ")
    write(min(size, BLOCK), out)
    out.write(b"b: 2}}\n")


def presenting(out, count, edges, style):
    """Families f0, f1 … of one controller each, and a presentation for each edge."""
    out.write(HEAD + b"windows: {main: f0}\nfamilies:\n")
    out.write(b"".join(b"  f%d: A%d\n" % (index, index) for index in range(count)))
    out.write(b"presentations:\n")
    out.write(b"".join(b"  - {from: A%d, present: f%d%s}\n" % (a, b, style) for a, b in edges))


def one_ring(size, out):
    """One ring of presentations as long as it fits."""
    count = size // 64
    presenting(out, count, ((index, (index + 1) % count) for index in range(count)), b"")


def two_way_rings(size, out):
    """A chain with a way back at each step and leaps: one component, many rings."""
    count = size // 180
    steps = [(index, other % count) for index in range(count) for other in (index + 1, index - 1 + count, index * 7 + 3)]
    presenting(out, count, steps, b"")


def context_chain(size, out):
    """Each family in the context of the one before, two ways each."""
    count = size // 160
    steps = [(index, other) for index in range(count - 2) for other in (index + 1, index + 2)]
    presenting(out, count, steps, b", style: overCurrentContext")


def wide_relations(size, out):
    """Many presentations from a family of many: relations that would list a product of both."""
    count = size // 90
    out.write(HEAD + b"families:\n  a:\n    controller: Root\n    children:\n")
    out.write(b"".join(b"      - C%d\n" % index for index in range(count)))
    out.write(b"".join(b"  f%d: A%d\n" % (index, index) for index in range(count)))
    out.write(b"presentations:\n")
    out.write(b"".join(b"  - {from: C%d, present: f%d}\n" % (index, index) for index in range(count)))


KINDS = {
    "random-bytes": random_bytes,
    "random-punctuation": random_punctuation,
    "zero-bytes": repeat(b"\0"),
    "open-brackets": repeat(b"["),
    "open-mappings": repeat(b"{a: "),
    "one-scalar": repeat(b"a"),
    "dashes": repeat(b"- "),
    "dashes-lines": repeat(b"-\n"),
    "newlines": repeat(b"\n"),
    "carriage-returns": repeat(b"\r\n"),
    "spaces": repeat(b" "),
    "double-quotes": repeat(b'"'),
    "open-quote": repeat(b"a\n", b'"'),
    "question-marks": repeat(b"? "),
    "documents": repeat(b"--- a\n"),
    "comments": repeat(b"# a\n"),
    "anchor-in-itself": repeat(b"&a [*a,"),
    "aliases-of-itself": repeat(b"- &a [*a]\n", HEAD + b"families:\n"),
    "many-anchors": numbered(b"- &a%d a\n", HEAD + b"x-anchors:\n", most=20000),
    "alias-bomb": alias_bomb,
    "merge-bomb": numbered(b"x-%d: &b%d {<<: [*b, *b, *b], a%d: 1}\n", HEAD + b"x: &b {a: 1, b: 2}\n", most=20000),
    "unknown-keys": numbered(b"unknown-key-%d: 1\n", HEAD),
    "same-key": repeat(b"families: a\n", HEAD),
    "empty-presentations": numbered(b"  - {}\n", HEAD + b"presentations:\n"),
    "unresolved-references": numbered(b"  - {from: Controller%d, present: family%d}\n", HEAD + b"presentations:\n"),
    "unresolved-pushes": numbered(b"  - {from: A%d, to: B%d}\n", HEAD + b"pushes:\n"),
    "near-misses": numbered(
        b"  - {from: Home%d, present: hom}\n", HEAD + b"families:\n  home: Home\n  house: House\npresentations:\n"),
    "same-id": repeat(b"    - A\n", HEAD + b"families:\n  a:\n    navigation: N\n    stack:\n"),
    "one-stack": numbered(b"      - A%d\n", HEAD + b"families:\n  a:\n    navigation: N\n    stack:\n", most=10**7),
    "same-presentation": numbered(
        b"  - {from: A, present: a, style: currentContext}\n", HEAD + b"families: {a: A}\npresentations:\n"),
    "unused-families": numbered(b"  f%d: A%d\n", HEAD + b"windows: {main: f0}\nfamilies:\n"),
    "one-ring": one_ring,
    "two-way-rings": two_way_rings,
    "wide-relations": wide_relations,
    "context-chain": context_chain,
    "deep-blocks": deep_blocks,
    "deepest-block": deepest_block,
    "non-ascii": repeat("日本語のテキスト、".encode()),
    "non-ascii-titles": repeat("  - {controller: Ä, title: 日本語のテキスト}\n".encode(), HEAD + b"x-list:\n"),
    "long-lines": long_line,
    "long-error-line": one_long_error_line,
    "bad-encoding": repeat(b"caf\xe9: 1\n", HEAD),
    "utf-16": repeat("kindred: 1\n".encode("utf-16-le"), b"\xff\xfe"),
}


def main():
    name, megabytes, path = sys.argv[1:]
    with open(path, "wb") as out:
        KINDS[name](int(megabytes) * BLOCK, out)


if __name__ == "__main__":
    main()
