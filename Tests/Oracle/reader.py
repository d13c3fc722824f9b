"""Bytes to trees: PyYAML's events, which share no code with libyaml, then anchors, aliases and merges as the language defines them."""

import bisect

import yaml


class Refused(Exception):
    """The text is not a specification; `rule` is what kindred should report, where that is known."""

    def __init__(self, rule, why=""):
        super().__init__(why or rule)
        self.rule = rule


class Node:
    """A scalar with its text, a list of nodes, or a mapping as a list of pairs; `place` is (line, column), from 1."""

    def __init__(self, kind, content, place, plain=False):
        self.kind = kind
        self.content = content
        self.place = place
        self.plain = plain
        self.number = None  # of a declaration, the same however much is left out around it

    def copied_to(self, place):
        """What an alias brings is where the alias is."""
        if self.kind == "scalar":
            content = self.content
        elif self.kind == "list":
            content = [item.copied_to(place) for item in self.content]
        else:
            content = [(key.copied_to(place), value.copied_to(place)) for key, value in self.content]
        return Node(self.kind, content, place, self.plain)

    def is_nothing(self):
        return self.kind == "scalar" and self.plain and self.content == ""

    def is_plain(self, *texts):
        return self.kind == "scalar" and self.plain and self.content in texts


def read(data):
    """The root nodes of the documents in one file."""
    text = data.decode("utf-8")
    try:
        return Composer(text).documents()
    except yaml.YAMLError as error:
        raise Refused("yaml-syntax", str(error)) from error


class Composer:
    def __init__(self, text):
        self.text = text
        self.mark = 1 if text.startswith("\ufeff") else 0
        self.lines = [0] + [index + 1 for index, letter in enumerate(text) if letter == "\n"]
        self.events = yaml.parse(text, Loader=yaml.SafeLoader)
        self.anchors = {}

    def documents(self):
        roots = []
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.anchors = {}
                roots.append(self.node(next(self.events)))
        return roots

    def node(self, event):
        if isinstance(event, yaml.AliasEvent):
            return self.aliased(event)
        place = self.place(self.start(event))
        declared = Node("open", None, place)
        if event.anchor:
            self.anchors[event.anchor] = declared
        if isinstance(event, yaml.ScalarEvent):
            node = Node("scalar", event.value, place, plain=event.style is None)
        elif isinstance(event, yaml.SequenceStartEvent):
            node = Node("list", list(self.items(yaml.SequenceEndEvent)), place)
        else:
            items = list(self.items(yaml.MappingEndEvent))
            node = Node("mapping", merged(list(zip(items[::2], items[1::2]))), place)
        # Unless something within has taken the name over.
        if self.anchors.get(event.anchor) is declared:
            self.anchors[event.anchor] = node
        return node

    def items(self, end):
        for event in self.events:
            if isinstance(event, end):
                return
            yield self.node(event)

    def aliased(self, event):
        if event.anchor not in self.anchors:
            raise Refused("yaml-syntax", "undefined alias")
        node = self.anchors[event.anchor]
        if node.kind == "open":
            raise Refused("recursive-alias")
        return node.copied_to(self.place(event.start_mark.index))

    def start(self, event):
        """Where what is meant starts: after an anchor, blanks, line breaks and comments."""
        index, text = event.start_mark.index, self.text
        if not event.anchor or text[index] != "&":
            return index
        end = event.end_mark.index if isinstance(event, yaml.ScalarEvent) else len(text)
        while index < end and text[index] > " ":
            index += 1
        while index < end and (text[index] <= " " or text[index] == "#"):
            index = text.find("\n", index) if text[index] == "#" else index + 1
        return index

    def place(self, index):
        line = bisect.bisect_right(self.lines, index)
        skipped = self.mark if line == 1 else 0
        return line, index - self.lines[line - 1] + 1 - skipped


def merged(pairs):
    """Puts in the place of each `<<` what it brings: explicit keys win, then the earlier merge; `id` is never merged."""
    explicit = [key.content for key, _ in pairs if not key.is_plain("<<")]
    if len(set(explicit)) < len(explicit) or len(pairs) - len(explicit) > 1:
        raise Refused("duplicate-key")
    taken = set(explicit) | {"id"}
    result = []
    for key, value in pairs:
        if not key.is_plain("<<"):
            result.append((key, value))
            continue
        for source in value.content if value.kind == "list" else [value]:
            if source.kind != "mapping":
                raise Refused("wrong-type", "a merge of anything but mappings")
            for pair in source.content:
                if pair[0].content not in taken:
                    taken.add(pair[0].content)
                    result.append(pair)
    return result
