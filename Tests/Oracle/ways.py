"""What leads where in a graph as JSON has it: the table of steps, and what is reached by them. Everything is searched anew.

A step is what it is called, where it begins, where it ends, and what it counts. A way goes over states: a controller that was
entered is its id, a container that was only passed is `("passed", id)`. Passed containers call, but they open nothing.
"""


class Ways:
    def __init__(self, graph):
        self.graph = graph
        self.families = {each["id"]: each for each in graph.json["families"]}
        calls = [("presents", each["from"], self.families[each["family"]]["root"], 1) for each in graph.json["presentations"]]
        calls += [("pushes", start, end, 1) for start, end in graph.pushes] + self.undeclared()
        # Steps that don't go to containers: what a controller itself leads to.
        self.steps = self.opening() + calls
        self.calls = calls
        self.blocked_steps = {}

    def parent(self, id):
        return self.graph.controllers[id]["parentViewController"]

    def is_stack(self, id):
        return self.graph.controllers[id]["kind"] == "navigation"

    def members(self, id):
        """What a container has, in order."""
        return [each["id"] for each in self.graph.json["controllers"] if each["parentViewController"] == id]

    def opening(self):
        """Rows a and b of the table."""
        found = []
        for id in self.graph.controllers:
            members = self.members(id)
            if self.is_stack(id):
                members = [each for each in members[:1] if not self.graph.controllers[each].get("derived")]
            found += [("opens", id, each, 0) for each in members]
        return found

    def undeclared(self):
        """Row c."""
        found = []
        for id in filter(self.is_stack, self.graph.controllers):
            members = self.members(id)
            if not any(end in members for _, end in self.graph.pushes):
                found += [("pushes", id, each, 1) for each in members[1:]]
        return found

    def all_states(self):
        """Every step of ways that may pass containers, from state to state."""
        found = list(self.steps)
        for name, start, end, cost in self.calls:
            found.append((name, ("passed", start), end, cost))
        for id in self.graph.controllers:
            if self.parent(id):
                container = ("passed", self.parent(id))
                found += [("is in", id, container, 0), ("is in", ("passed", id), container, 0)]
        return found

    def without(self, entered=(), passed=()):
        """The same without steps that enter or pass some controllers."""
        never = set(entered) | {("passed", id) for id in passed}
        return [step for step in self.all_states() if step[2] not in never]

    def distances(self, starts, steps=None):
        """By state, the fewest presentations and pushes of a way."""
        return shortest(starts, [step[1:] for step in (self.all_states() if steps is None else steps)])

    def entered(self, starts):
        """The same for what was entered."""
        return {state: cost for state, cost in self.distances(starts).items() if isinstance(state, str)}

    def counting(self):
        """The presentations that can happen: their callers are shown in their family without any other."""
        within = [step[1:] for step in self.steps if step[0] != "presents"]
        roots = [family["root"] for family in self.families.values()]
        shown = {id for root in roots for id in shortest([root], within)}
        return [each for each in self.graph.json["presentations"] if each["from"] in shown]

    def dead_ends(self):
        controllers, presented = self.graph.controllers, {each["family"] for each in self.graph.json["presentations"]}
        callers = {start for start, _ in self.graph.pushes + self.graph.presents}
        return [
            id
            for id, each in controllers.items()
            if each["kind"] == "controller"
            and each["role"] not in ("child", "page")
            and (each["role"] != "stack" or self.members(self.parent(id))[0] == id)
            and each["family"] not in presented
            and not any(caller == id or id in self.graph.above(caller) for caller in callers)
        ]


def controller_of(state):
    return state if isinstance(state, str) else state[1]


def shortest(starts, steps, limit=None):
    """By where steps lead, the least that they count."""
    after = {}
    for start, end, cost in steps:
        after.setdefault(start, []).append((end, cost))
    distances = dict.fromkeys(starts, 0)
    open = list(distances)
    while open:
        start = open.pop()
        for end, cost in after.get(start, []):
            distance = distances[start] + cost
            if (limit is None or distance <= limit) and distance < distances.get(end, distance + 1):
                distances[end] = distance
                open.append(end)
    return distances
