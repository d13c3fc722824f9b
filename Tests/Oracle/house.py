"""What house rules must find in a graph, found by searching anew for everything.

A finding is a tuple: the id of a controller or family, and what it presents, pushes or contains, None if it isn't about that.
Presented families are named by their ids.
"""

from selecting import ALIKE
from ways import controller_of


class Rule:
    """A rule as values, as YAML has them."""

    def __init__(self, graph, values):
        self.graph = graph
        self.values = values
        self.form = next(key for key in FORMS if key in values)
        self.value = values[self.form]
        families = {each["id"]: each["root"] for each in graph.json["families"]}
        self.edges = [("contains", start, end) for start, end in graph.contains]
        self.edges += [("presents", each["from"], families[each["family"]]) for each in graph.json["presentations"]]
        self.edges += [("pushes", start, end) for start, end in graph.pushes]
        # What is on ways: those of containers that are passed begin there.
        self.steps = [step[:3] for step in graph.ways.steps]

    def names_screens(self, findings):
        """Whether there are findings on several places of a screen: each of them is named after it."""
        names = self.graph.names.of
        return any(names.get(id, id) != id for id in names) and any(start in names.values() for start, _ in findings)

    def says(self, finding, other):
        """Whether a finding is another one, or that of all places of what the other one is about."""
        if finding == other:
            return True
        (start, end), (place, target) = finding, other
        if start == self.template(place) and self.template(end) == self.template(target):
            return True
        # Of what is contained, or pushed without a declaration, the first place is named.
        return ("contains", place, target) in self.edges and self.template(target) in map(self.template, finding)

    # Selectors

    def chosen(self, key, otherwise=None):
        """What the selector of a key selects."""
        return self.graph.selected(self.value[key]) if key in self.value else otherwise

    def selectors(self, is_demand):
        """All selectors that say what must be, or the others."""
        if isinstance(self.value, list):
            return [] if is_demand else self.value
        values = {**self.value, **self.value.get("presented", {})}
        demands = DEMANDS.get(self.form, [])
        return [values[key] for key in SELECTORS if key in values and (key in demands) == is_demand]

    def demands(self):
        return self.selectors(True)

    def empty(self):
        """How many selectors are reported for selecting nothing."""
        if self.values.get("allow-empty"):
            return 0
        return sum(not self.graph.selected(text) for text in self.selectors(False))

    def is_off(self):
        return self.empty() > 0 and self.form not in ("layers", "independent")

    # Findings

    def found(self, edge):
        way, start, end = edge
        return start, self.graph.controllers[end]["family"] if way == "presents" else end

    def is_calling(self, edge):
        return edge[0] != "contains"

    def found_in(self, starts, targets, blocked, gates=()):
        """The steps into targets. Ways end before what is blocked, and at gates even if these are only passed."""
        steps = self.graph.ways.without(entered=set(blocked) | set(gates), passed=gates)
        reached = self.graph.ways.distances(set(starts) - set(blocked) - set(gates), steps)
        return {
            self.found((name, controller_of(start), end))
            for name, start, end, _ in self.graph.ways.all_states()
            if start in reached and end in targets
        }

    def roots_of_windows(self):
        return {id for window in self.graph.json["windows"] for id in window["rootViewControllers"]}

    def expected(self):
        """Everything that crosses the line."""
        return {
            "forbid": self.forbidden,
            "require": self.lacking,
            "only-through": self.behind_gate,
            "layers": self.upwards,
            "independent": self.across,
            "limit": self.beyond_limits,
        }[self.form]()

    def starts(self):
        """Where ways begin; None if they aren't about ways from somewhere."""
        if self.form == "only-through":
            return self.chosen("from", self.roots_of_windows())
        if self.form == "forbid" and "reach" in self.value:
            return self.chosen("from")
        return set(self.layer_of()) if self.form == "layers" else None

    def forbidden(self):
        callers = self.chosen("from", self.graph.all)
        if "reach" in self.value:
            targets = self.chosen("reach")
            return self.found_in(callers, targets, targets - callers)
        for key, way in (("push", "pushes"), ("contain", "contains")):
            if key in self.value:
                targets = self.chosen(key)
                edges = [edge for edge in self.edges if edge[0] == way and edge[1] in callers and edge[2] in targets]
                return {self.found(edge) for edge in edges}
        targets, presenters = self.chosen("present", self.graph.all), self.chosen("presenter", self.graph.all)
        return {
            (each["from"], each["family"])
            for each in self.graph.json["presentations"]
            if each["from"] in callers
            and each["presented"] in targets
            and has_style(each, self.value)
            and each["transition"] in words(self.value.get("transition", each["transition"]))
            and ("presenter" not in self.value or presenters & {other["controller"] for other in each["presenters"]})
        }

    def lacking(self):
        each = self.chosen("each")
        if "is" in self.value:
            return {(id, None) for id in each - self.chosen("is")}
        if "has" in self.value:
            wanted = self.chosen("has")
            having = {above for id in wanted for above in self.graph.above(id)}
            return {(id, None) for id in each - having}
        families = {self.graph.controllers[id]["family"] for id in each}
        presented = self.value["presented"]
        callers = self.graph.selected(presented["from"]) if "from" in presented else self.graph.all
        presenters = self.graph.selected(presented["presenter"]) if "presenter" in presented else self.graph.all
        return {
            (other["from"], other["family"])
            for other in self.graph.json["presentations"]
            if other["family"] in families
            and not (
                has_style(other, presented)
                and other["from"] in callers
                and all(presenter["controller"] in presenters for presenter in other["presenters"])
            )
        }

    def behind_gate(self):
        gate = self.chosen("gate")
        targets = self.chosen("to") - gate
        found = {(id, None) for id in self.starts() & targets}
        return found | self.found_in(self.starts(), targets, targets, gate)

    def layer_of(self):
        """By controller, the number of the first layer that it is in."""
        layers = {}
        for number, text in enumerate(self.value):
            for id in self.graph.selected(text):
                layers.setdefault(id, number)
        return layers

    def upwards(self):
        layers = self.layer_of()
        if not self.values.get("transitive"):
            return {
                self.found(edge)
                for edge in self.edges
                if self.is_calling(edge) and layers.get(edge[2], 99) < layers.get(edge[1], -1)
            }
        found = set()
        for layer in range(len(self.value)):
            # Controllers and whether there was a call on the way.
            known = {(id, False) for id in layers if layers[id] == layer}
            open = list(known)
            while open:
                id, has_call = open.pop()
                for edge in self.steps:
                    if edge[1] != id:
                        continue
                    state = edge[2], has_call or edge[0] != "opens"
                    if edge[2] in layers:
                        if state[1] and layers[edge[2]] < layer:
                            found.add(self.found(edge))
                    elif state not in known:
                        known.add(state)
                        open.append(state)
        return found

    def across(self):
        sets = [self.graph.selected(text) for text in self.value]
        found = set()
        for edge in filter(self.is_calling, self.edges):
            from_, to = [{number for number, one in enumerate(sets) if id in one} for id in edge[1:]]
            if from_ and to and not from_ & to:
                found.add(self.found(edge))
        return found

    # Limits

    def counted(self):
        """The numbers that a limit is about, by controller or family."""
        measure = self.value["measure"]
        if measure == "presents":
            return {id: len({each["family"] for each in self.presenting(id)}) for id in self.graph.all}
        if measure == "presented-by":
            return {id: len({each["from"] for each in self.showing(id)}) for id in self.graph.families}
        if measure == "members":
            return {id: len(self.graph.families[id]["members"]) for id in self.graph.families}
        return {id: len(self.graph.above(id)) for id in self.graph.all}

    def beyond_limits(self):
        counts, each = self.counted(), self.chosen("each", self.graph.all)
        if self.value["measure"] in FAMILY_MEASURES:
            each = self.families_of(each)
        least, most = self.value.get("at-least", 0), self.value.get("at-most", len(self.graph.all))
        if self.value["measure"] == "nesting":
            # What is too deep hides what is in it.
            deep = {id for id in each if counts[id] > most}
            each = {id for id in each if not deep & set(self.graph.above(id))}
        return {(id, None) for id in each if not least <= counts[id] <= most}

    def presenting(self, id):
        return [each for each in self.graph.json["presentations"] if each["from"] == id]

    def showing(self, family):
        return [each for each in self.graph.json["presentations"] if each["family"] == family]

    def families_of(self, ids):
        return {self.graph.controllers[id]["family"] for id in ids}

    # Exceptions

    def template(self, id):
        return self.graph.template(id) if id in self.graph.all else id

    def names(self, id):
        return {id, self.template(id)}

    def allowing(self, finding):
        """The numbers of the exceptions that allow a finding."""
        start, end = finding
        targets = self.names(start)
        if end is None and isinstance(self.value, dict) and self.value.get("measure") in FAMILY_MEASURES:
            # A family is meant by its root as well.
            targets = {start} | self.names(self.graph.families[start]["root"])
        elif end is not None:
            root = self.graph.families[end]["root"] if end in self.graph.families else end
            targets = self.names(root) | {self.graph.controllers[root]["family"]}
        numbers = [
            number
            for number, each in enumerate(self.exceptions())
            if each["to"] in targets
            and ("from" not in each if end is None else each.get("from") in self.names(start))
        ]
        # Of two that are the same, the second is never needed.
        return [number for number in numbers if self.exceptions().index(self.exceptions()[number]) == number]

    def exceptions(self):
        return self.values.get("except", [])


def has_style(presentation, condition):
    """Whether a presentation has one of the styles in a condition, if it names any."""
    style = presentation["effectiveStyle"]
    return "style" not in condition or bool({style, *ALIKE.get(style, [])} & set(words(condition["style"])))


def words(value):
    return value if isinstance(value, list) else [value]


FORMS = ["forbid", "require", "only-through", "layers", "independent", "limit"]
DEMANDS = {"require": ["is", "has", "from", "presenter"], "only-through": ["gate"]}
FAMILY_MEASURES = ["presented-by", "members"]
SELECTORS = "from presenter present push contain reach each is has to gate".split()
