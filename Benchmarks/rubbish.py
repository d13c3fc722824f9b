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


def numbered(form, head=b"", tail=b""):
    """`head`, then `form` filled with 0, 1, 2 … as often as it fits, then `tail`."""

    def write(size, out):
        out.write(head)
        lines, length, index = [], len(head) + len(tail), 0
        while True:
            line = form.replace(b"%d", b"%d" % index)
            length += len(line)
            if length > size:
                break
            lines.append(line)
            index += 1
            if len(lines) == 10000:
                out.write(b"".join(lines))
                lines.clear()
        out.write(b"".join(lines) + tail)

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
    head = HEAD + b"families: {a: {controller: A, "
    numbered("ключ%d: 1, ".encode(), head, b"b: 2}}\n")(size, out)


def nested_merges(size, out):
    """Merges in each other, all of them around one long list."""
    repeat(b"a, ", HEAD + b"x-m: " + b"{<<: {b: 1}, a: " * 60 + b"[", b"]" + b"}" * 60 + b"\n")(size, out)


def deep_list(size, out):
    """A long list as deep in flow collections as is allowed."""
    repeat(b"a, ", HEAD + b"x-m: " + b"[" * 500, b"a" + b"]" * 500 + b"\n")(size, out)


def deepest_indent(size, out):
    """Block mappings in each other, each indented by one space more, as deep as it fits."""
    out.write(HEAD + b"x:\n")
    out.write(b"".join(b" " * depth + b"a:\n" for depth in range(1, int((2 * size) ** 0.5) - 10)))


def deep_containers(size, out):
    """Families of 170 containers in each other, one after the other."""
    number = 0
    out.write(HEAD + b"families:\n")
    while out.tell() < size:
        levels = b"".join(b"{navigation: N%dx%d, stack: [" % (number, depth) for depth in range(170))
        out.write(b"  f%d: %s%s\n" % (number, levels, b"]}" * 170))
        number += 1


def two_long_keys(size, out):
    """The same key twice, half as long as the file each."""
    half = b"a" * (size // 2 - 10)
    out.write(HEAD + b"? " + half + b"\n: 1\n? " + half + b"\n: 1\n")


def near_long_ids(size, out):
    """Long ids that nobody declares, each near to all that are declared."""
    numbered(b"  " + b"a" * 80 + b"%d: A%d\n", HEAD + b"families:\n")(size // 2, out)
    form = b"  - {from: " + b"A" * 80 + b"%d, present: " + b"a" * 79 + b"b%d}\n"
    numbered(form, b"presentations:\n")(size // 2, out)


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


def context_ring(size, out):
    """One ring of presentations in a context, as long as it fits."""
    count = size // 90
    steps = ((index, (index + 1) % count) for index in range(count))
    presenting(out, count, steps, b", style: currentContext")


def context_tangle(size, out):
    """A few families that present each other in contexts every which way."""
    count = 2000
    steps = ((index * 7919 % count, (index * 104729 + index // count) % count) for index in range(size // 60))
    presenting(out, count, steps, b", style: overCurrentContext")


def context_fan(size, out):
    """One family that many others show in the middle of themselves, so that many roots present what it does, many times."""
    count = size // 180
    out.write(HEAD + b"windows: {main: f0}\nfamilies:\n  x: X\n  y: Y\n")
    out.write(b"".join(
        b"  f%d: {controller: R%d, children: [{controller: C%d, definesPresentationContext: true}]}\n" % (index, index, index)
        for index in range(count)))
    out.write(b"presentations:\n" + b"  - {from: X, present: y}\n" * count)
    out.write(b"".join(b"  - {from: C%d, present: x, style: currentContext}\n" % index for index in range(count)))


def context_weave(size, out):
    """Families in a ring that pass a request on as it came, and to others with a root of their own."""
    count = size // 260
    out.write(HEAD + b"windows: {main: f0}\nfamilies:\n")
    out.write(b"".join(
        b"  f%d: {controller: R%d, definesPresentationContext: true, children: [{controller: C%d, definesPresentationContext: "
        b"true}]}\n" % (index, index, index) for index in range(count)))
    out.write(b"presentations:\n")
    out.write(b"".join(
        b"  - {from: R%d, present: f%d, style: currentContext}\n  - {from: C%d, present: f%d, style: currentContext}\n"
        % (index, (index + 1) % count, index, index * 7919 % count) for index in range(count)))


def wide_relations(size, out):
    """Many presentations from a family of many: relations that would list a product of both."""
    count = size // 90
    out.write(HEAD + b"families:\n  a:\n    controller: Root\n    children:\n")
    out.write(b"".join(b"      - C%d\n" % index for index in range(count)))
    out.write(b"".join(b"  f%d: A%d\n" % (index, index) for index in range(count)))
    out.write(b"presentations:\n")
    out.write(b"".join(b"  - {from: C%d, present: f%d}\n" % (index, index) for index in range(count)))


TWO = HEAD + b"windows: {w: a}\nfamilies: {a: A, b: B}\npresentations:\n"
ONE_LINE = HEAD + b"families: {a: {navigation: N, stack: ["

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
    "many-anchors": numbered(b"- &a%d a\n", HEAD + b"x-anchors:\n"),
    "alias-bomb": alias_bomb,
    "merge-bomb": numbered(b"x-%d: &b%d {<<: [*b, *b, *b], a%d: 1}\n", HEAD + b"x: &b {a: 1, b: 2}\n"),
    "unknown-keys": numbered(b"unknown-key-%d: 1\n", HEAD),
    "same-key": repeat(b"families: a\n", HEAD),
    "empty-presentations": numbered(b"  - {}\n", HEAD + b"presentations:\n"),
    "unresolved-references": numbered(b"  - {from: Controller%d, present: family%d}\n", HEAD + b"presentations:\n"),
    "unresolved-pushes": numbered(b"  - {from: A%d, to: B%d}\n", HEAD + b"pushes:\n"),
    "near-misses": numbered(
        b"  - {from: Home%d, present: hom}\n", HEAD + b"families:\n  home: Home\n  house: House\npresentations:\n"),
    "same-id": repeat(b"    - A\n", HEAD + b"families:\n  a:\n    navigation: N\n    stack:\n"),
    "one-stack": numbered(b"      - A%d\n", HEAD + b"families:\n  a:\n    navigation: N\n    stack:\n"),
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
    "tabs": repeat(b"\t"),
    "tab-lines": repeat(b"\t\n", HEAD),
    "lone-carriage-returns": repeat(b"\r"),
    "next-lines": repeat("\u0085".encode(), HEAD + b"x-a: a\n"),
    "line-separators": repeat("- a\u2028".encode(), HEAD + b"x-a:\n"),
    "byte-order-marks": repeat("\ufeff".encode()),
    "combining-marks": repeat("\u0301".encode()),
    "combining-id": repeat("\u0301".encode(), HEAD + b"families:\n  a: ", b"\n"),
    "combining-key": repeat("\u0301".encode(), HEAD + b"? e", b"\n: 1\n"),
    "long-id": repeat(b"A", HEAD + b"families:\n  a: ", b"\n"),
    "long-reference": repeat(b"A", HEAD + b"families: {a: A}\npresentations:\n  - {present: a, from: ", b"}\n"),
    "long-anchor": repeat(b"a", HEAD + b"x-a: &", b" b\n"),
    "long-tag": repeat(b"a", HEAD + b"x-a: !", b" b\n"),
    "two-long-keys": two_long_keys,
    "escapes": repeat(b"\\x41", HEAD + b'x-a: "', b'"\n'),
    "folded-quotes": repeat(b"a\n\n", HEAD + b'x-a: "', b'"\n'),
    "literals": repeat(b"- |\n a\n", HEAD + b"x-a:\n"),
    "folded-blanks": repeat(b"\n", HEAD + b"x-a: >\n"),
    "plain-lines": repeat(b"  a\n", HEAD + b"x-a:\n"),
    "tag-directives": numbered(b"%TAG !a%d! x\n"),
    "tag-prefixes": repeat(b"- !e!a a\n", b"%TAG !e! " + b"a" * (1 << 19) + b"\n--- \n"),
    "tags-and-directives": repeat(b"- !a63!a a\n", b"".join(b"%%TAG !a%d! x\n" % n for n in range(64)) + b"--- \n"),
    "tags": repeat(b"- !a a\n", HEAD + b"x-a:\n"),
    "question-lines": repeat(b"? a\n", HEAD),
    "dash-keys": repeat(b"- a: b\n", HEAD + b"presentations:\n"),
    "empty-keys": repeat(b"{}: {}\n", HEAD),
    "tiny-documents": repeat(b"--- {kindred: 1, families: {a: A}}\n"),
    "empty-documents": repeat(b"---\n"),
    "anchors-and-aliases": numbered(b"- &a%d a\n- *a%d\n", HEAD + b"x-anchors:\n"),
    "undefined-aliases": repeat(b"- *a\n", HEAD + b"x-a:\n"),
    "merges": repeat(b"  <<: *b\n", HEAD + b"x-b: &b {a: 1}\nx-c:\n"),
    "own-merges": numbered(b"x-%d: {<<: {a%d: 1}, b: 2}\n", HEAD),
    "nested-merges": nested_merges,
    "deep-list": deep_list,
    "deep-brackets": repeat(b"- " + b"[" * 500 + b"]" * 500 + b"\n", HEAD + b"x-m:\n"),
    "deepest-indent": deepest_indent,
    "deep-containers": deep_containers,
    "one-line-of-ids": repeat(b"A, ", ONE_LINE, b"A]}}\n"),
    "one-line-of-bad-ids": repeat("é, ".encode(), ONE_LINE, b"A]}}\n"),
    "one-line-of-keys": numbered(b"k%d: 1, ", HEAD + b"families: {a: {controller: A, ", b"b: 2}}\n"),
    "one-line-unclosed": numbered("ü%d: é, ".encode(), HEAD + b"x-a: {", b"b: ]\n"),
    "near-long-ids": near_long_ids,
    "near-words": numbered(b"  - {from: A, style: fullScreem%d}\n", HEAD + b"families: {a: A}\npresentations:\n"),
    "windows": numbered(b"  w%d: f0\n", HEAD + b"families: {f0: A}\nwindows:\n"),
    "window-of-many": repeat(b"f0, ", HEAD + b"families: {f0: A}\nwindows: {w: [", b"f0]}\n"),
    "two-families": repeat(b"  - {from: A, present: b}\n  - {from: B, present: a}\n", TWO),
    "two-contexts": repeat(
        b"  - {from: A, present: b, style: currentContext}\n  - {from: B, present: a, style: currentContext}\n", TWO),
    "popovers": repeat(b"  - {from: A, present: b, style: popover}\n", TWO),
    "same-presentation-id": repeat(b"  - {id: p, from: A, present: b}\n", TWO),
    "context-ring": context_ring,
    "context-tangle": context_tangle,
    "context-fan": context_fan,
    "context-weave": context_weave,
    "same-push": repeat(b"  - {from: A, to: B}\n", HEAD + b"families:\n  a: {navigation: N, stack: [A, B]}\npushes:\n"),
    "expectations": repeat(b"  A: {parentViewController: A}\n", HEAD + b"families: {a: A}\nexpect:\n"),
    "utf-16": repeat("kindred: 1\n".encode("utf-16-le"), b"\xff\xfe"),
}


def main():
    name, megabytes, path = sys.argv[1:]
    with open(path, "wb") as out:
        KINDS[name](int(megabytes) * BLOCK, out)


if __name__ == "__main__":
    main()
