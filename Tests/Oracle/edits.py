"""Edits of values that each break one rule: kindred must exit with 1 and name it.

To add one, write a function that takes a random source and the documents of all files, changes them, and returns the rule's id;
None if there is nothing to change. Those about screens are data, in `Screens/edits.yaml`.
"""

from edits_screens import addition
from generate import Mapping, Scalar, plain
from written import CHILDREN


class Edit:
    """A rule; whether the edit `breaks` or `keeps` it, or only `warns`; the way to what kindred must point at, if that is known."""

    def __init__(self, rule, effect="breaks", way=None):
        self.rule = rule
        self.effect = effect
        self.way = way

    def place(self, trees):
        """How the diagnostic begins; `trees` are pairs of path and root nodes."""
        path, *steps = self.way
        node = dict(trees)[path]
        for step in steps:
            node = node[step] if isinstance(node, list) else dict(members(node))[step]
        return "%s:%d:%d: " % (path, *node.place)


def members(node):
    """Pairs of a step and what it leads to; the step to a key is a tuple."""
    if node.kind == "list":
        return list(enumerate(node.content))
    return [(key.content, value) for key, value in node.content] + [((key.content,), key) for key, _ in node.content]


def edit(random, files, has_screens):
    """Breaks a rule; gives an Edit, or None if nothing could be changed."""
    documents = [document for documents in files.values() for document in documents]
    if not has_screens or random.random() < 0.3:
        rule = random.choice(EDITS)(random, documents)
        return Edit(rule) if rule else None
    effect, rule, marked = addition(random, documents)
    return Edit(rule, effect, None if marked is None else way_to(marked, files))


def way_to(marked, files):
    for path, documents in files.items():
        for number, document in enumerate(documents):
            steps = steps_to(marked, Mapping([(Scalar(key), value) for key, value in document]))
            if steps is not None:
                return [path, number] + steps
    raise AssertionError("what was added is gone")


def steps_to(marked, value):
    """The steps from a value to one within it; None if it isn't there."""
    if value is marked:
        return []
    inner = []
    if isinstance(value, list):
        inner = list(enumerate(value))
    elif isinstance(value, Mapping):
        inner = [(key.text, member) for key, member in value.pairs] + [((key.text,), key) for key, _ in value.pairs]
    for step, member in inner:
        steps = steps_to(marked, member)
        if steps is not None:
            return [step] + steps
    return None


def sections(documents, name):
    """The values of a section that hold something, of all documents."""
    found = [value for document in documents for key, value in document if key == name]
    return [value for value in found if (isinstance(value, list) and value) or (isinstance(value, Mapping) and value.pairs)]


def declarations(documents):
    """Presentations and pushes."""
    return [item for name in ("presentations", "pushes") for list in sections(documents, name) for item in list]


def is_kind(key):
    return key.text in CHILDREN


def nodes(value):
    """All nodes at and below one that are mappings, each with its kind."""
    if isinstance(value, list):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, Mapping):
        for key, member in value.pairs:
            if is_kind(key):
                yield value, key.text
            yield from nodes(member)


def all_nodes(documents):
    roots = [node for families in sections(documents, "families") for _, node in families.pairs]
    return list(nodes(roots))


def replace(mapping, name, value):
    mapping.pairs = [(key, value if key.text == name else member) for key, member in mapping.pairs]


def chosen(random, choices):
    return random.choice(choices) if choices else None


def duplicate_controller(random, documents):
    families = chosen(random, sections(documents, "families"))
    if not families:
        return None
    root = families.pairs[0][1]
    id = root if isinstance(root, Scalar) else next((value for key, value in root.pairs if is_kind(key)), None)
    if not id:
        return None
    families.pairs.append((Scalar("OneMoreFamily"), Mapping([(Scalar("controller"), id)])))
    return "duplicate-id"


def duplicate_family(random, documents):
    families = sections(documents, "families")
    if len(families) < 2:
        return None
    families[1].pairs.append((families[0].pairs[0][0], Scalar("OneMore")))
    return "duplicate-id"


def duplicate_screen(random, documents):
    screens = sections(documents, "screens")
    if len(screens) < 2:
        return None
    screens[1].pairs.append((screens[0].pairs[0][0], Scalar("OneMore")))
    return "duplicate-id"


def unknown_expectation(random, documents):
    expectations = chosen(random, sections(documents, "expect"))
    if not expectations:
        return None
    expectations.pairs.append((Scalar("NobodyAtAll"), Mapping([])))
    return "unresolved-reference"


def unresolved(random, documents):
    item = chosen(random, declarations(documents))
    if not item:
        return None
    names = [key.text for key, _ in item.pairs if key.text in ("from", "to", "present")]
    replace(item, random.choice(names), Scalar("NobodyAtAll"))
    return "unresolved-reference"


def missing(random, documents):
    item = chosen(random, declarations(documents))
    if not item:
        return None
    name = random.choice([key.text for key, _ in item.pairs if key.text in ("from", "to", "present")])
    if random.random() < 0.5:
        replace(item, name, plain(""))
    else:
        item.pairs = [(key, value) for key, value in item.pairs if key.text != name]
    return "missing-key"


def empty_list(random, documents):
    item = chosen(random, declarations(documents))
    if not item:
        return None
    name = random.choice([key.text for key, _ in item.pairs if key.text in ("from", "to")])
    replace(item, name, [])
    return "wrong-type"


def window_without_family(random, documents):
    windows = chosen(random, sections(documents, "windows"))
    if not windows:
        return None
    key, _ = windows.pairs[0]
    value, rule = random.choice([(plain(""), "missing-key"), ([], "wrong-type")])
    windows.pairs[0] = (key, value)
    return rule


def unknown_key(random, documents):
    found = chosen(random, all_nodes(documents))
    item = chosen(random, declarations(documents) + ([found[0]] if found else []))
    if not item:
        return None
    item.pairs.insert(random.randint(0, len(item.pairs)), (Scalar("nonsenseKey"), Scalar("x")))
    return "unknown-key"


def duplicate_key(random, documents):
    item = chosen(random, list(declarations(documents)))
    if not item:
        return None
    item.pairs.append(random.choice(item.pairs))
    return "duplicate-key"


def misplaced_key(random, documents):
    found = chosen(random, all_nodes(documents))
    if not found:
        return None
    node, kind = found
    node.pairs.append((Scalar("children" if kind != "controller" else "tabs"), [Scalar("OneMore")]))
    return "misplaced-key"


def ambiguous_kind(random, documents):
    found = chosen(random, all_nodes(documents))
    if not found:
        return None
    node, kind = found
    node.pairs.append((Scalar("page" if kind != "page" else "tab"), Scalar("OneMore")))
    return "ambiguous-kind"


def navigation_in_stack(random, documents):
    stacks = [
        value
        for node, _ in all_nodes(documents)
        for key, value in node.pairs
        if key.text == "stack" and isinstance(value, list)
    ]
    stack = chosen(random, stacks)
    if stack is None:
        return None
    kind, rule = random.choice([("navigation", "navigation-in-stack"), ("split", "split-in-stack")])
    stack.append(Mapping([(Scalar(kind), Scalar("OneMoreContainer"))]))
    return rule


def unsupported_version(random, documents):
    document = random.choice(documents)
    version = random.choice([plain("1.0"), plain("2"), Scalar("1", "quoted"), plain("")])
    document[:] = [(key, version if key == "kindred" else value) for key, value in document]
    return "unsupported-version" if len(document) > 1 else None


def wrong_boolean(random, documents):
    found = chosen(random, all_nodes(documents))
    if not found:
        return None
    node, _ = found
    name = "providesPresentationContextTransitionStyle"
    node.pairs = [(key, value) for key, value in node.pairs if key.text != name]
    wrong = random.choice([plain("yes"), plain("True"), Scalar("true", "quoted"), []])
    node.pairs.append((Scalar(name), wrong))
    return "wrong-type"


def unknown_word(random, documents):
    item = chosen(random, [item for list in sections(documents, "presentations") for item in list])
    if not item:
        return None
    item.pairs = [(key, value) for key, value in item.pairs if key.text != "style"]
    item.pairs.append((Scalar("style"), Scalar("nonsense")))
    return "unknown-value"


def invalid_id(random, documents):
    item = chosen(random, declarations(documents))
    if not item:
        return None
    name = random.choice([key.text for key, _ in item.pairs if key.text in ("from", "to", "present")])
    replace(item, name, random.choice([Scalar(""), Scalar("", "quoted"), Scalar("1st"), Scalar("a b")]))
    return "invalid-id"


def false_expectation(random, documents):
    expected = [
        (relations, key)
        for mapping in sections(documents, "expect")
        for _, relations in mapping.pairs
        for key, value in relations.pairs
        if value == [] or isinstance(value, list) or (isinstance(value, Scalar) and value.text != "")
    ]
    found = chosen(random, expected)
    if not found:
        return None
    relations, key = found
    value = {key.text: value for key, value in relations.pairs}[key.text]
    is_none = value == [] or (isinstance(value, Scalar) and value.style == "plain" and value.text in ("null", "~"))
    if is_none:
        return None
    replace(relations, key.text, plain("null"))
    return "expectation-failed"


def null_in_list(random, documents):
    relations = chosen(
        random,
        [relations for mapping in sections(documents, "expect") for _, relations in mapping.pairs if relations.pairs],
    )
    if not relations:
        return None
    replace(relations, relations.pairs[0][0].text, [plain(random.choice(["null", "~"]))])
    return "wrong-type"


EDITS = [
    duplicate_controller,
    duplicate_family,
    duplicate_screen,
    unresolved,
    unknown_expectation,
    missing,
    empty_list,
    window_without_family,
    unknown_key,
    duplicate_key,
    misplaced_key,
    ambiguous_kind,
    navigation_in_stack,
    unsupported_version,
    wrong_boolean,
    unknown_word,
    invalid_id,
    false_expectation,
    null_in_list,
]
