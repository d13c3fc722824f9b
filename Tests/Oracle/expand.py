"""A specification with screens written out by hand: the same controllers, pushes and presentations, one by one, without screens."""

from generate import Mapping, Scalar, plain
from reader import Refused
from written import CHILDREN, FLAGS

# What a node or screen says of itself; all else is children or declarations.
FIELDS = ["class", "title", "note", "source", "tags", *FLAGS, "style", "transition"]

# Keys of the graph that only screens have, or that depend on the text.
NEW_KEYS = ("screen", "derived", "screens", "location")
CONTROLLER_KEYS = set("""
root members rootViewControllers parentViewController children navigationController tabBarController splitViewController
presentingViewControllers presentedViewControllers from presented controller to container
""".split())


def expand(specification, names=None):
    """One document, and the new ids by the old ones."""
    names = names or new_names(specification)
    roots = [(family.id, node(family.root, names)) for family in specification.families]
    windows = [(id, [Scalar(family.id) for family in families]) for id, families, _ in specification.windows]
    document = [
        ("kindred", plain("1")),
        ("windows", mapping(windows)),
        ("families", mapping(roots)),
        ("presentations", [presentation(one, names) for one in specification.presentations]),
        ("pushes", [push(one, names) for one in specification.pushes]),
        ("expect", mapping([expected(specification, one, names) for one in specification.controllers.values()])),
    ]
    return document, names


def new_names(specification):
    """Ids that could be written: paths without slashes, and no name twice."""
    names = {}
    for controller in specification.places.controllers():
        name = controller.id.replace("/", "--")
        if controller.implicit:  # its container is before it
            name = names[controller.parent.id] + "." + controller.role
        while name in names.values():
            if controller.implicit:
                raise Refused("duplicate-id", name)
            name += "-"
        names[controller.id] = name
    return names


def node(controller, names):
    """A node with the fields of its screen or node, and with the children that it really has."""
    if controller.implicit and is_alone(controller):
        return node(controller.children[0], names)
    pairs = [(controller.kind, Scalar(names[controller.id]))]
    pairs += [(key, value_of(controller.written[key][1])) for key in FIELDS if key in controller.written]
    if "class" not in controller.written and controller.class_name:
        pairs.append(("class", Scalar(controller.class_name)))
    if controller.kind == "split":
        pairs = [(key, value) for key, value in pairs if key != "style"]
        pairs.append(("style", Scalar(controller.declared["style"])))
        pairs += [(child.role, node(child, names)) for child in controller.children]
    else:
        (key,) = CHILDREN[controller.kind]
        pairs.append((key, [node(child, names) for child in controller.children]))
    return mapping(pairs)


def is_writable(specification):
    """Whether every stack could be written: only UIKit itself puts a split view controller on one."""
    return not any(
        child.kind == "split" and child.role == "stack" and not is_alone(child.parent)
        for child in specification.places.controllers()
    )


def is_alone(wrapper):
    """UIKit inserts a navigation controller around one node: with more members it has to be written."""
    return len(wrapper.children) == 1


def presentation(one, names):
    declared = one.declared
    pairs = [("from", names[one.caller.id]), ("present", one.family.id)]
    pairs += [("id", declared.id), ("style", declared.style), ("transition", declared.transition)]
    pairs += [("anchor", declared.anchor)]
    pairs = [(key, Scalar(text)) for key, text in pairs if text is not None]
    if declared.in_fullscreen is not None:
        pairs.append(("presentsInFullscreen", plain("true" if declared.in_fullscreen else "false")))
    if declared.source is not None:
        places = declared.source if isinstance(declared.source, list) else [declared.source]
        pairs.append(("source", [Scalar(place) for place in places]))
    return mapping(pairs)


def push(one, names):
    caller, target, kind, _, _ = one
    return mapping([("from", Scalar(names[caller.id])), ("to", Scalar(names[target.id])), ("kind", Scalar(kind))])


def expected(specification, controller, names):
    relations = [
        (name, [reference(names[id]) for id in specification.relation(controller, name)])
        for name in ("navigationController", "presentingViewController")
    ]
    return names[controller.id], mapping(relations)


def reference(id):
    """A plain null is none where something is expected."""
    return Scalar(id, "quoted" if id == "null" else None)


def mapping(pairs):
    return Mapping([(Scalar(key), value) for key, value in pairs])


def value_of(node):
    """A node as it was read, as a value."""
    if node.kind == "list":
        return [value_of(item) for item in node.content]
    return Scalar(node.content, "plain" if node.plain else "quoted")


def renamed(specification, graph, names):
    """A graph under new ids, without what only screens have and without places in the text."""
    calls = {one.id: new_call(one, names) for one in specification.presentations}

    def new(value, key):
        if isinstance(value, list):
            return [new(item, key) for item in value]
        if isinstance(value, dict):
            return {name: new(member, name) for name, member in value.items() if name not in NEW_KEYS}
        return names[value] if key in CONTROLLER_KEYS and value is not None else value

    result = new(graph, "")
    for one in result.get("controllers", []):
        one["id"] = names[one["id"]]
        one["implicit"] = one["implicit"] and len(one["children"]) == 1
    for one in result["families"]:
        one["presentations"] = [calls[id] for id in one["presentations"]]
    for one in result["presentations"]:
        one["id"] = calls[one["id"]]
    return result


def new_call(one, names):
    """The id of a presentation: a written one, or one made of its names and number."""
    if one.declared.id is not None:
        return one.id
    arrow = "->" + one.family.id
    return names[one.caller.id] + arrow + one.id[len(one.caller.id + arrow) :]
