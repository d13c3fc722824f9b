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
    steps = [STEP.fullmatch(label["message"]) for label in told["related"]]
    steps = [match.group(2, 1, 3) for match in steps if match]
    if not steps:
        return None
    ends = {}
    for edge in rule.steps + rows_of_free_steps(rule.graph):
        ends.setdefault((edge[0], *rule.found(edge)), set()).add(edge[2])
    if not set(steps) <= set(ends):
        return "no step %s" % (set(steps) - set(ends))
    if any(one[0] == other[0] and one[0] in ("opens", "is in") for one, other in itertools.pairwise(steps)):
        return "steps that count nothing are apart"
    ends = {step: min(ends[step]) for step in steps}
    home = rule.home if isinstance(rule, DepthRule) else lambda id: id
    for step, following in itertools.pairwise(steps):
        if home(ends[step]) != home(following[1]):
            return "no way from %s to %s" % (step, following)
    if rule.starts() is not None and len(steps) < MOST and steps[0][1] not in rule.starts():
        return "no way begins at '%s'" % steps[0][1]
    last, name = home(ends[steps[-1]]), NAME.match(told["message"])[1]
    if rule.form == "layers":
        return None if name in (last, rule.template(last)) else "the way ends at '%s'" % last
    names = {id for edge in rule.edges + rule.steps if home(edge[1]) == last for id in (edge[2], rule.found(edge)[1])}
    return None if name in names | set(map(rule.template, names)) else "no step from '%s' to '%s'" % (last, name)
