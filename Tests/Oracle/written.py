"""What mappings, lists and scalars say: the values of the language."""

from reader import Refused

CHILDREN = {
    "controller": {"children": "child"},
    "navigation": {"stack": "stack"},
    "tab": {"tabs": "tab"},
    "split": {name: name for name in ("primary", "supplementary", "secondary", "compact", "inspector")},
    "page": {"pages": "page"},
}
# The keys that are true or false, in the order of the graph: the kind that has them, and whether the graph has them as declared.
FLAGS = {
    "forwardsAppearance": ("controller", True),
    "definesPresentationContext": (None, False),
    "providesPresentationContextTransitionStyle": (None, True),
}


def entries(node):
    """A mapping by key: key and value as nodes."""
    if node.kind != "mapping":
        raise Refused("wrong-type")
    return {key.content: (key, value) for key, value in node.content}


def pairs(document, name):
    _, value = document.get(name, (None, None))
    return value.content if value and not value.is_nothing() else []


def ids(node):
    """An id or a list of them."""
    return [item.content for item in node.content] if node.kind == "list" else [node.content]


def names_in(node):
    """Ids and selectors of a list and of the lists in it."""
    if node.is_nothing():
        raise Refused("missing-key")
    if node.kind != "list":
        return [node.content]
    items = flat_items(node.content)
    if not items:
        raise Refused("wrong-type", "an empty list")
    return [item.content for item in items]


def flat_items(items):
    """The items of a list with those of the lists in it; with one in it, each text is there once."""
    if all(item.kind != "list" for item in items):
        return items
    found, texts = [], set()
    for item in items:
        for inner in flat_items(item.content) if item.kind == "list" else [item]:
            if inner.kind != "scalar" or inner.content not in texts:
                found.append(inner)
                texts |= {inner.content} if inner.kind == "scalar" else set()
    return found


def word(written, key, default):
    _, value = written.get(key, (None, None))
    return default if value is None or value.is_nothing() else value.content


def sources(written):
    """Where something comes from: a text, or a list of several."""
    _, value = written.get("source", (None, None))
    if value is None or value.is_nothing():
        return None
    places = ids(value)
    return places if len(places) > 1 else places[0]


def class_of(written):
    """An alert is a UIAlertController unless it says otherwise."""
    return word(written, "class", "UIAlertController" if word(written, "alert", None) else None)


def boolean(written, key):
    text = word(written, key, None)
    return None if text is None else text == "true"


def kind_and_id(node):
    """The kind, the node of the id, and the rest of what is written."""
    if node.kind == "scalar":
        return "controller", node, {}
    written = entries(node)
    for kind in CHILDREN:
        if kind in written:
            return kind, written[kind][1], written
    raise Refused("missing-key")


def screen_kind(written):
    """The kind of a screen is that of its children."""
    kinds = [
        kind
        for kind, keys in CHILDREN.items()
        if any(key in written and not written[key][1].is_nothing() for key in keys)
    ]
    if len(kinds) > 1:
        raise Refused("ambiguous-kind")
    return kinds[0] if kinds else "controller"


def base_class(name):
    """Its last component without generic arguments."""
    return name.split("<")[0].split(".")[-1]
