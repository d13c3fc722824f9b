"""Limits that count along ways: presentations on top of each other, pushes, and steps from somewhere.

What is behind a finding isn't reported. Of several longest or shortest ways, any may be the one that has a finding, so there is
no one right answer: `mistake` says why an answer is wrong.
"""

from house import Rule
from ways import controller_of


class Depth:
    """How many steps there can be to each vertex. The vertices of a ring count once, for each of them."""

    def __init__(self, vertices, edges, starts):
        self.edges = edges
        self.after = {vertex: {end for start, end in edges if start == vertex} for vertex in vertices}
        self.behind = {vertex: self.reached({vertex}) for vertex in vertices}
        self.rings = {
            vertex: frozenset(other for other in self.behind[vertex] if vertex in self.behind[other])
            for vertex in vertices
        }
        self.found = set(vertices) if starts is None else starts | set().union(*(self.behind[each] for each in starts))
        self.counts = {}
        for vertex in vertices:
            self.count(vertex)
        rings = self.ring_vertices()
        self.endless = {vertex for vertex in self.found if any(self.leads(ring, vertex) for ring in rings)}

    def reached(self, starts):
        """Everything behind them: they themselves only if a way leads back."""
        reached, open = set(), list(starts)
        while open:
            for vertex in self.after[open.pop()] - reached:
                reached.add(vertex)
                open.append(vertex)
        return reached

    def leads(self, start, end):
        return start == end or end in self.behind[start]

    def ring_vertices(self):
        return [vertex for vertex, ring in self.rings.items() if ring and vertex in self.found]

    def together(self, vertex):
        return self.rings[vertex] or {vertex}

    def before(self, vertex):
        """The ends of edges into a vertex, or into the ring that it is in."""
        group = self.together(vertex)
        return {start for start, end in self.edges if end in group and start not in group and start in self.found}

    def entry(self, vertex):
        return max((self.count(start) + 1 for start in self.before(vertex)), default=0)

    def count(self, vertex):
        if vertex not in self.counts:
            self.counts[vertex] = self.entry(vertex) + len(self.together(vertex)) - 1
        return self.counts[vertex]

    def longest_before(self, vertex):
        return [start for start in self.before(vertex) if self.count(start) + 1 == self.entry(vertex)]


class WayRule(Rule):
    def expected(self):
        """None: there is more than one answer."""
        return None


class DepthRule(WayRule):
    """`presentation-depth` and `push-depth`."""

    def __init__(self, graph, values):
        super().__init__(graph, values)
        self.is_of_families = self.value["measure"] == "presentation-depth"
        each = self.chosen("each", graph.all)
        starts = self.chosen("from")
        if self.is_of_families:
            edges = {(self.family(each["from"]), each["family"]) for each in graph.ways.counting()}
            self.depth = Depth(graph.families, edges, starts and self.families_of(starts))
            each = self.families_of(each)
        else:
            edges = {(push["from"], push["to"]) for push in graph.json["pushes"] if push["kind"] == "push"}
            self.depth = Depth(graph.all, edges, starts)
        self.each = each & self.depth.found
        self.most = self.value.get("at-most", len(graph.all) + 1)
        self.least = self.value.get("at-least", 0)
        self.counts_once = "rings" in self.value

    def counted(self):
        return self.depth.counts

    def family(self, id):
        return self.graph.controllers[id]["family"]

    def home(self, id):
        """What a way goes on from: a family, or a ring, whose own steps aren't shown."""
        return min(self.depth.together(self.family(id) if self.is_of_families else id))

    def edge(self, finding):
        start, end = finding
        return (self.family(start) if self.is_of_families else start), end

    def mistake(self, findings):
        """Why findings are wrong; None if they are right."""
        depth = self.depth
        edges = {self.edge(finding) for finding in findings if finding[1] is not None}
        if not edges <= depth.edges:
            return "no such step: %s" % (edges - depth.edges)
        rings = [edge for edge in edges if edge[1] in depth.together(edge[0])]
        self.reported = {end for _, end in edges - set(rings)}
        return (
            self.ring_mistake([depth.rings[start] for start, _ in rings])
            or self.low_mistake({start for start, end in findings if end is None})
            or self.high_mistake(edges - set(rings))
        )

    def ring_mistake(self, found):
        depth, wanted = self.depth, set()
        for vertex in depth.ring_vertices() if "at-most" in self.value else []:
            matters = any(depth.leads(vertex, other) for other in self.each)
            too_long = depth.entry(vertex) <= self.most < depth.count(vertex)
            if matters and (not self.counts_once or too_long):
                wanted.add(depth.rings[vertex])
        if set(found) != wanted or len(found) > len(wanted):
            return "rings %s, expected %s" % (sorted(map(sorted, found)), sorted(map(sorted, wanted)))
        self.told = {vertex for ring in found for vertex in ring}

    def low_mistake(self, found):
        """Not of what is in rings and behind them, of which kindred reports too little and too much."""
        found = found - self.depth.endless
        wanted = {id for id in self.each - self.depth.endless if self.depth.count(id) < self.least}
        return None if found == wanted else "too low %s, expected %s" % (sorted(found), sorted(wanted))

    def high_mistake(self, edges):
        for start, end in edges:
            if end not in self.each or self.depth.count(end) <= self.most:
                return "'%s' isn't too deep" % end
            if start not in self.depth.longest_before(end):
                return "'%s' isn't on a longest way to '%s'" % (start, end)
            if not self.is_free(start):
                return "'%s' is behind another finding" % end
        for vertex in self.each:
            is_endless = vertex in self.depth.endless and not self.counts_once
            if not is_endless and self.depth.count(vertex) > self.most and not self.is_told(vertex):
                return "'%s' is %d deep" % (vertex, self.depth.count(vertex))

    def is_free(self, vertex):
        """Whether a longest way has no finding up to a vertex."""
        if vertex in self.reported or vertex in self.told:
            return False
        before = self.depth.longest_before(vertex)
        return not before or any(self.is_free(other) for other in before)

    def is_told(self, vertex):
        """Whether a longest way has a finding up to a vertex."""
        if vertex in self.reported or vertex in self.told or self.is_silent(vertex):
            return True
        return any(self.is_told(other) for other in self.depth.longest_before(vertex))

    def is_silent(self, vertex):
        """Whether it is in a ring that is too deep where it begins, which kindred doesn't report."""
        return self.depth.rings[vertex] and self.depth.entry(vertex) > self.most


class StepsRule(WayRule):
    """`steps`."""

    def starts(self):
        return self.chosen("from", self.roots_of_windows())

    def counted(self):
        return self.graph.ways.entered(self.starts())

    def mistake(self, findings):
        starts, counts = self.starts(), self.counted()
        each = self.chosen("each", self.graph.all) & set(counts)
        most, least = self.value.get("at-most", len(self.graph.all)), self.value.get("at-least", 0)
        low = {start for start, end in findings if end is None}
        wanted = {id for id in each if counts[id] < least}
        if low != wanted:
            return "too near %s, expected %s" % (sorted(low), sorted(wanted))
        states = self.graph.ways.distances(starts)
        before = {state: set() for state in states}
        edges = {}
        for name, start, end, cost in self.graph.ways.all_states():
            if start in states and states[start] + cost == states[end]:
                before[end].add(start)
                if isinstance(end, str):
                    edges.setdefault(self.found((name, controller_of(start), end)), []).append((start, end))
        far = [finding for finding in findings if finding[1] is not None]
        if not set(far) <= set(edges):
            return "no step of a shortest way: %s" % (set(far) - set(edges))
        reported = {edges[finding][0][1] for finding in far}
        free, behind = {}, {}
        for finding in far:
            end = edges[finding][0][1]
            if end not in each or counts[end] <= most:
                return "'%s' isn't too far away" % end
            if not any(self.is_free(start, before, starts, reported, free) for start, _ in edges[finding]):
                return "'%s' is behind another finding" % end
        for id in each:
            if counts[id] > most and not self.is_behind(id, before, reported, behind):
                return "'%s' is %d steps away" % (id, counts[id])

    def is_free(self, state, before, starts, reported, known):
        """Whether a shortest way has no finding up to there."""
        if state not in known:
            known[state] = state not in reported and (
                state in starts or any(self.is_free(other, before, starts, reported, known) for other in before[state]))
        return known[state]

    def is_behind(self, state, before, reported, known):
        """Whether a shortest way has a finding up to there."""
        if state not in known:
            known[state] = state in reported or any(
                self.is_behind(other, before, reported, known) for other in before[state])
        return known[state]


def rule(graph, values):
    measure = values.get("limit", {}).get("measure")
    kinds = {"presentation-depth": DepthRule, "push-depth": DepthRule, "steps": StepsRule}
    return kinds.get(measure, Rule)(graph, values)
