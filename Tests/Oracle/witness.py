"""What findings say: the steps that they show must be a way in the graph, and their numbers right."""

import itertools
import re

from limits import DepthRule
from ways import shortest

STEP = re.compile("'([^']*)' (opens|is in|presents|pushes) '([^']*)'(?:, how isn't declared)?")
NUMBER = re.compile("(?:the family )?'([^']*)' (?:is|has|is in|is the|presents|is presented by) ([0-9]+)")
NAME = re.compile("'([^']*)'")
# No more steps are shown.
MOST = 20


def mistake(rule, told):
    """What is wrong with the first wrong message or its steps; None if all are right."""
    for each in told:
        wrong = number_mistake(rule, each["message"]) or way_mistake(rule, each)
        if wrong:
            return "%s, in %r" % (wrong, each["message"])
    return None


def number_mistake(rule, message):
    match = NUMBER.match(message)
    if rule.form != "limit" or not match:
        return None
    counts = rule.counted()
    rights = {counts[id] for id in counts if match[1] in (id, rule.template(id))}
    return None if int(match[2]) in rights else "the number of '%s' is one of %s" % (match[1], rights)


def rows_of_free_steps(graph):
    """What one row says about several steps that count nothing."""
    rows = [("is in", id, above) for id in graph.all for above in graph.above(id)]
    opening = [(start, end, 0) for name, start, end, _ in graph.ways.steps if name == "opens"]
    return rows + [("opens", id, end) for id in graph.all for end in shortest([id], opening) if end != id]


def way_mistake(rule, told):
    """Steps have the names of declarations: some places of these must make a way."""
    steps = [STEP.fullmatch(label["message"]) for label in told["related"]]
    steps = [match.group(2, 1, 3) for match in steps if match]
    if not steps:
        return None
    names, ends = rule.graph.names.of, {}
    for edge in rule.steps + rows_of_free_steps(rule.graph):
        start, end = rule.found(edge)
        ends.setdefault((edge[0], names[start], names.get(end, end) if edge[0] != "presents" else end), set()).add(edge[1:])
    if not set(steps) <= set(ends):
        return "no step %s" % (set(steps) - set(ends))
    if any(one[0] == other[0] and one[0] in ("opens", "is in") for one, other in itertools.pairwise(steps)):
        return "steps that count nothing are apart"
    home = rule.home if isinstance(rule, DepthRule) else lambda id: id
    starts = rule.starts() if len(steps) < MOST else None
    reached = {home(start) for start, _ in ends[steps[0]] if starts is None or start in starts}
    if not reached:
        return "no way begins at '%s'" % steps[0][1]
    for step in steps:
        reached = {home(end) for start, end in ends[step] if home(start) in reached}
        if not reached:
            return "no way leads to %s" % (step,)
    name = NAME.match(told["message"])[1]
    if rule.form == "layers":
        return None if any(name in (last, rule.template(last)) for last in reached) else "the way ends at %s" % reached
    edges = [edge for edge in rule.edges + rule.steps if home(edge[1]) in reached]
    found = {id for edge in edges for id in (edge[2], rule.found(edge)[1])}
    return None if name in found | set(map(rule.template, found)) else "no step from %s to '%s'" % (reached, name)
