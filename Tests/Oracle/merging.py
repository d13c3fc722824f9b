"""The graph of all configurations: each item as the first that has it says, and what others say otherwise."""

import conditions
import graph
from configured import Meaning
from declared import Moves
from reader import Refused
from resolve import once


class Configurations:
    """What files mean in each configuration; without any, there is one without a name."""

    def __init__(self, files):
        conditions.number(files)
        self.all = conditions.configurations(files)
        self.meanings = []
        self.resolve(files)
        self.check_paths()
        self.check_moves()

    def resolve(self, files):
        self.whole = Meaning(conditions.Part(None, self.all).files(files), None)
        each = self.all or [None]
        parts = [(one, conditions.Part(one, self.all).files(files)) for one in each]
        if not self.all:
            self.meanings = [Meaning(part, None, self.whole) for _, part in parts]
            return
        first = [Meaning(part, one, self.whole) for one, part in parts]
        reached = set().union(*(meaning.reached for meaning in first))
        self.meanings = [
            Meaning(part, one, self.whole, reached - meaning.reached) if reached - meaning.reached else meaning
            for (one, part), meaning in zip(parts, first)
        ]

    def check_paths(self):
        """A path is there in some configuration."""
        for path in self.whole.paths:
            if not any(meaning.places.named(path) for meaning in self.meanings):
                raise Refused("unresolved-reference", path)

    def check_moves(self):
        """A move arrives where it says it does, from some place in some configuration."""
        for declared in [each for each in self.whole.declarations if isinstance(each, Moves) and each.target]:
            for i, name in enumerate(declared.callers):
                there = [meaning for meaning in self.meanings if meaning.callers_of(name)[0] and meaning.has(declared)]
                keys = {move.key[:2] for meaning in there for move in meaning.moves}
                if there and (declared.number, i) not in keys:
                    raise Refused("move-to-stranger", declared.target)

    def check(self):
        for meaning in self.meanings:
            meaning.check()

    # Items

    def graph(self):
        names = [each.id for each in self.all]
        tables = [items(meaning) for meaning in self.meanings]
        order = items(self.whole)
        result = {"format": "kindred-graph", "version": 1}
        if self.all:
            result["configurations"] = [
                {"id": each.id, "width": each.width, "location": each.location} for each in self.all
            ]
        for section in ("windows", "families", "controllers", "screens", "presentations", "pushes", "moves"):
            found = [table.get(section, {}) for table in tables]
            if any(key not in order[section] for one in found for key in one):
                raise Refused("silent", "an item that is nowhere in the whole text")
            merged = [
                merge(names, [one.get(key) for one in found])
                for key in order[section]
                if any(key in one for one in found)
            ]
            if merged or section not in ("screens", "moves"):
                result[section] = merged
        return result

    def alone(self, index):
        """One configuration as if it were all that is written."""
        found = items(self.meanings[index])
        result = {"format": "kindred-graph", "version": 1}
        for section in ("windows", "families", "controllers", "screens", "presentations", "pushes", "moves"):
            if found[section] or section not in ("screens", "moves"):
                result[section] = list(found[section].values())
        return result


def merge(names, each):
    """What is so in the first that has it; before the location, who has it, and what differs."""
    having = [(name, item) for name, item in zip(names or [None], each) if item is not None]
    result = dict(having[0][1])
    location = result.pop("location")
    if len(having) < len(each):
        result["on"] = [name for name, _ in having]
    differs = {}
    for name, item in having[1:]:
        other = others(having[0][1], item)
        if other:
            differs[name] = other
    if differs:
        result["differs"] = differs
    result["location"] = location
    return result


def others(item, other):
    """What another item says otherwise, in the order of keys."""
    base = item if "shown" in item or "shown" not in other else with_shown(item, True)
    other = other if "shown" in other or "shown" not in base else with_shown(other, True)
    return {key: value for key, value in other.items() if base[key] != value}


def items(meaning):
    """The items of each section by what they are in all configurations."""
    plain = graph.graph(Once(meaning))
    found = {
        section: {each["id"]: each for each in plain.get(section, [])}
        for section in ("windows", "families", "controllers", "screens", "presentations")
    }
    for each in meaning.places.families:
        if each.derived:
            found["families"][each.id] = with_derived(found["families"][each.id])
    for id, each in found["controllers"].items():
        if not meaning.places.is_visible(meaning.controllers[id]):
            found["controllers"][id] = with_shown(each)
    found["pushes"] = {}
    for push in meaning.pushes:
        caller = push.key[-1]
        key = (*push.key, push.container.id, push.target.id)
        found["pushes"][key] = {
            "from": caller,
            "to": push.target.id,
            "kind": push.kind,
            "container": push.container.id,
            "location": push.location,
        }
    found["moves"] = {move.key: move_graph(move) for move in meaning.moves}
    return found


def move_graph(move):
    result = {"from": move.caller, "kind": move.declared.kind, "to": [each.id for each in move.arrived]}
    if move.declared.after:
        result["after"] = move.declared.after
    return {**result, "location": move.declared.location}


def with_derived(family):
    location = family["location"]
    return {**{key: value for key, value in family.items() if key != "location"}, "derived": True, "location": location}


def with_shown(controller, is_shown=False):
    """Not being shown follows whether it is derived."""
    result = {}
    last = "derived" if "derived" in controller else "implicit"
    for key, value in controller.items():
        result[key] = value
        if key == last:
            result["shown"] = is_shown
    return result


class Once:
    """A meaning in which a presentation of `any` is one."""

    def __init__(self, meaning):
        self.meaning = meaning
        self.presentations = []
        groups = {}
        for each in meaning.presentations:
            groups.setdefault(each.key, []).append(each)
        for group in groups.values():
            self.presentations.append(Said(group))
        self.pushes = []

    def __getattr__(self, name):
        return getattr(self.meaning, name)

    def presentations_of(self, family):
        return [each for each in self.presentations if each.family is family]


class Said:
    """A presentation as it is said."""

    def __init__(self, group):
        first = group[0]
        self.declared, self.family, self.id, self.effective = first.declared, first.family, first.id, first.effective
        self.caller = Named("any") if first.any else first.caller
        callers = once(controller for each in group for controller, _ in each.presenters)
        reasons = {}
        for each in group:
            for controller, reason in each.presenters:
                reasons.setdefault(controller, reason)
        self.presenters = [(controller, reasons[controller]) for controller in callers]


class Named:
    def __init__(self, id):
        self.id = id


def link(files):
    return Configurations(files)


def compile(files):
    merged = link(files)
    result = merged.graph()
    merged.check()
    return result
