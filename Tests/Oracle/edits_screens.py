"""Additions to a specification that each break, or nearly break, one rule of screens: the documents of `Screens/edits.yaml`."""

import os

import yaml
from generate import NOTHING, Mapping, Scalar

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Screens", "edits.yaml")
WORDS = ("true", "false", "null", "yes")  # plain where they are not ids


def addition(random, documents):
    """Adds something; gives `breaks`, `warns` or `keeps`, the rule, and the value to point at, None if there is none."""
    with open(FILE, encoding="utf-8") as file:
        chosen = random.choice(list(yaml.compose_all(file)))
    marked = []
    (effect, rule), *sections = [(key.text, value) for key, value in value_of(chosen, marked).pairs]
    for name, added in sections:
        document = random.choice(documents)
        present = next((value for key, value in document if key == name), None)
        if isinstance(present, list):
            present += added
        elif isinstance(present, Mapping):
            present.pairs += added.pairs
        else:
            document[:] = [(key, value) for key, value in document if key != name] + [(name, added)]
    return effect, rule.text, marked[0] if marked else None


def value_of(node, marked):
    """A node of PyYAML as a value; what is tagged `!here` is also put into a list."""
    if isinstance(node, yaml.MappingNode):
        value = Mapping([(value_of(key, marked), value_of(member, marked)) for key, member in node.value])
    elif isinstance(node, yaml.SequenceNode):
        value = [value_of(item, marked) for item in node.value]
    elif not node.value and node.style is None:
        value = NOTHING
    else:
        value = Scalar(node.value, "plain" if node.value in WORDS else None)
    if node.tag == "!here":
        marked.append(value)
    return value
