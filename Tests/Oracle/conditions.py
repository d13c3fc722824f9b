"""Configurations: what of a text is there in one of them, as if only that were written."""

from reader import Node, Refused
from written import CHILDREN, entries, ids, pairs

WIDTHS = ("compact", "regular")
MOST = 8


class Configuration:
    def __init__(self, id, width, location):
        self.id = id
        self.width = width
        self.location = location

    def is_named(self, names):
        return self.id in names or self.width in names


def configurations(files):
    """All that are declared, in order."""
    found = []
    for path, roots in in_order(files):
        for root in roots:
            if root.kind != "mapping":
                continue
            for key, value in pairs(entries(root), "configurations"):
                if value.content not in WIDTHS or key.content in WIDTHS:
                    raise Refused("unknown-value" if value.content not in WIDTHS else "invalid-id", key.content)
                found.append(Configuration(key.content, value.content, located(key, path)))
    if len({each.id for each in found}) < len(found):
        raise Refused("duplicate-id")
    if len(found) > MOST:
        raise Refused("limit-exceeded")
    return found


def located(node, path):
    return {"file": path, "line": node.place[0], "column": node.place[1]}


def in_order(files):
    return sorted(files, key=lambda file: file[0].encode())


def number(files):
    """Gives each node a number of its own, by which declarations are known again where something is left out."""
    waiting = [root for _, roots in in_order(files) for root in roots]
    for count, node in enumerate(waiting):
        node.number = count
        if node.kind == "list":
            waiting += node.content
        elif node.kind == "mapping":
            waiting += [each for pair in node.content for each in pair]


class Part:
    """What there is in one configuration; without one, all that is written, each value by configuration the first."""

    def __init__(self, configuration, all_of_them):
        self.configuration = configuration
        self.known = {each.id for each in all_of_them} | {each.width for each in all_of_them}

    def files(self, files):
        return [(path, [self.document(root) for root in roots]) for path, roots in files]

    def document(self, root):
        if root.kind != "mapping":
            return root
        parts = {
            "windows": self.windows,
            "families": self.nodes_by_key,
            "screens": self.screens,
            "presentations": self.declarations,
            "pushes": self.declarations,
            "moves": self.declarations,
            "expect": self.expectations,
        }
        return like(root, [
            (key, parts[key.content](value) if key.content in parts and not value.is_nothing() else value)
            for key, value in root.content
        ])

    def has(self, node):
        """Whether what is written with `on` is there."""
        if node.kind != "mapping" or "on" not in entries(node) or entries(node)["on"][1].is_nothing():
            return True
        names = ids(entries(node)["on"][1])
        if not names:
            raise Refused("wrong-type", "an empty list")
        self.look_up(names)
        return self.configuration is None or self.configuration.is_named(names)

    def look_up(self, names):
        for name in names:
            if name not in self.known:
                raise Refused("unresolved-reference", name)

    def value(self, node):
        """One that may be by configuration; None if there is none."""
        if node.kind != "mapping":
            return node
        self.look_up([key.content for key, _ in node.content])
        for key, value in node.content:
            if self.configuration is None or self.configuration.is_named([key.content]):
                return value
        return None

    def windows(self, windows):
        found = [(key, self.value(value)) for key, value in windows.content]
        return like(windows, [pair for pair in found if pair[1]])

    def nodes_by_key(self, families):
        return like(families, [(key, self.node(value)) for key, value in families.content])

    def screens(self, screens):
        for _, value in screens.content:
            if value.kind == "mapping" and "on" in entries(value):
                raise Refused("misplaced-key", "on")
        return like(screens, [(key, self.node(value)) for key, value in screens.content])

    def node(self, node):
        """A node or a screen with the members and declarations that are there."""
        if node.kind != "mapping":
            return node
        found = []
        for key, value in node.content:
            if value.is_nothing():
                found.append((key, value))
            elif key.content in CHILDREN["split"]:
                found += [(key, self.node(value))] if self.has(value) else []
            elif any(key.content in keys for keys in CHILDREN.values()) and value.kind == "list":
                found.append((key, like(value, [self.node(item) for item in value.content if self.has(item)])))
            else:
                found.append((key, self.declarations(value) if key.content in ("pushes", "presents", "moves") else value))
        return like(node, found)

    def declarations(self, items):
        found = []
        for item in items.content:
            if item.kind == "list":
                found.append(self.declarations(item))
            elif self.has(item):
                found.append(self.with_style(item))
        return like(items, found)

    def with_style(self, item):
        if item.kind != "mapping":
            return item
        found = [(key, self.value(value) if key.content == "style" else value) for key, value in item.content]
        return like(item, [pair for pair in found if pair[1]])

    def expectations(self, expected):
        if self.configuration is None and self.known:
            return like(expected, [])
        found = []
        for key, relations in expected.content:
            if relations.kind == "mapping":
                each = [(name, self.value(value)) for name, value in relations.content]
                found.append((key, like(relations, [pair for pair in each if pair[1]])))
            else:
                found.append((key, relations))
        return like(expected, found)


def like(node, content):
    copy = Node(node.kind, content, node.place, node.plain)
    copy.number = node.number
    return copy
