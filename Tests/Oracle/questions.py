"""What `kindred query` must answer about a graph."""

from ways import shortest

# A graph with more ways than this isn't searched to the end.
EFFORT = 2_000


def paths_mistake(graph, starts, goals, answer, is_all):
    """What is wrong with the ways from some controllers to others; None if nothing is."""
    ways, distances = answer["paths"], graph.ways.entered(starts)
    distance = min((distances[goal] for goal in goals if goal in distances), default=None)
    if (distance is not None) != bool(ways):
        return "%d ways, but the distance is %s" % (len(ways), distance)
    if ways and ways[0]["hops"] != distance:
        return "%d presentations and pushes, not %d" % (ways[0]["hops"], distance)
    for way in ways:
        if mistake := way_mistake(graph, starts, goals, way):
            return mistake
    if not is_all:
        return None if len(ways) < 2 else "%d ways, not one" % len(ways)
    if [each["hops"] for each in ways] != sorted(each["hops"] for each in ways):
        return "the ways aren't in order"
    found = [tuple(name_of(step) for step in way["steps"]) for way in ways]
    if len(set(found)) < len(found):
        return "a way is there twice"
    if answer["isComplete"]:
        wanted = all_ways(graph, starts, set(goals))
        if wanted is not None and (wanted := {named(graph, way, answer) for way in wanted}) != set(found):
            return "%d ways, expected %s" % (len(found), sorted(wanted, key=str))
    return None


def named(graph, way, answer):
    """A way of places as the answer shows it."""
    if not any("places" in step for each in answer["paths"] for step in each["steps"]):
        return way
    of, presentations = graph.names.of, graph.names.of_presentation
    return tuple(
        (name, of[from_], of[to], called and (presentations.get(called[0]), called[1])) for name, from_, to, called in way
    )


def name_of(step):
    """A step by its ends, and a call by what it is called or where it is written: there can be two of the same."""
    called = (step.get("presentation"), str(step["location"])) if "presentation" in step or "kind" in step else None
    return step["way"], step["from"], step["to"], called


def way_mistake(graph, starts, goals, way):
    at, is_passed, cost, last = None, False, 0, None
    families = graph.ways.families
    opening = [(step[1], step[2], 0) for step in graph.ways.steps if step[0] == "opens"]
    for step in way["steps"]:
        name, (from_, to) = step["way"], step.get("places") or (step["from"], step["to"])
        if "places" in step and [graph.names.of[from_], graph.names.of[to]] != [step["from"], step["to"]]:
            return "%s has other names" % step
        if from_ != at and (at or from_ not in starts):
            return "%s doesn't begin at '%s'" % (step, at)
        if name == last and name in ("opens", "inside"):
            return "%s should be one step with the one before it" % step
        if name == "opens":
            right = not is_passed and to in shortest([from_], opening)
        elif name == "inside":
            right = to in graph.above(from_)
        elif name == "presents":
            right = any(
                step["presentation"] == (graph.names.of_presentation[each["id"]] if "places" in step else each["id"])
                and (each["from"], families[each["family"]]["root"]) == (from_, to)
                for each in graph.json["presentations"]
            )
        else:
            is_declared = (from_, to) in graph.pushes
            right = ("pushes", from_, to, 1) in graph.ways.calls and is_declared == step.get("declared", True)
        if not right:
            return "%s is no step from there" % step
        at, is_passed, last = to, name == "inside", name
        cost += name in ("presents", "pushes")
    if is_passed or not (at in goals if at else set(starts) & set(goals)):
        return "the way ends at '%s'" % at
    return None if cost == way["hops"] else "the way has %d presentations and pushes" % cost


def all_ways(graph, starts, goals):
    """All ways that enter no controller twice, and pass a container once, if its caller isn't in it; None if it takes too long."""
    calls = {}
    for each in graph.json["presentations"]:
        root = graph.ways.families[each["family"]]["root"]
        calls.setdefault(each["from"], []).append(("presents", each["from"], root, (each["id"], str(each["location"]))))
    for each in graph.json["pushes"]:
        calls.setdefault(each["from"], []).append(("pushes", each["from"], each["to"], (None, str(each["location"]))))
    for _, from_, to, _ in graph.ways.undeclared():
        calls.setdefault(from_, []).append(("pushes", from_, to, None))
    opened = {}
    for name, from_, to, _ in graph.ways.steps:
        if name == "opens":
            opened.setdefault(from_, []).append(to)
    found, open, effort = set(), [((), start, {start}, set(), "called", set()) for start in starts], 0
    while open:
        way, at, entered, passed, state, been = open.pop()
        effort += 1
        if effort > EFFORT:
            return None
        if at in goals and state != "passed":
            found.add(way)
            continue
        if state != "passed":
            for to in opened.get(at, []):
                if to not in entered:
                    # What is opened is in all that its container is in.
                    row = row_after(way, "opens", at, to)
                    open.append((row, to, entered | {to}, passed, "opened", been))
        parent = graph.ways.parent(at)
        if state != "opened" and parent and parent not in entered | passed | been:
            open.append((row_after(way, "inside", at, parent), parent, entered, passed | {parent}, "passed", been))
        for call in calls.get(at, []):
            if call[2] not in entered:
                around = {at, *graph.above(at)}
                open.append((way + (call,), call[2], entered | {call[2]}, passed, "called", around))
    return found


def row_after(way, name, start, end):
    if way and way[-1][0] == name:
        return way[:-1] + ((name, way[-1][1], end, None),)
    return way + ((name, start, end, None),)


def reach_mistake(graph, starts, answer):
    found = {each["id"]: (each["hops"], each.get("places")) for each in answer["controllers"]}
    reached = {id: cost for id, cost in graph.ways.entered(starts).items() if id not in starts}
    wanted = {id: (cost, None) for id, cost in reached.items()}
    if any("places" in each for each in answer["controllers"]):
        groups = graph.names.groups(id for id in graph.controllers if id in reached)
        wanted = {name: (min(reached[id] for id in ids), ids) for name, ids in groups.items()}
    return None if found == wanted else "found %s, expected %s" % (found, wanted)


def who_presents_mistake(graph, subjects, answer, by_names):
    """The presentations of the subjects' families and, further away, of the families of their callers: a row for each, or for
    each caller, style and position."""
    distances = {graph.controllers[id]["family"]: 1 for id in subjects}
    waiting, rows = list(distances), {}
    for family in waiting:
        for each in graph.json["presentations"]:
            if each["family"] != family:
                continue
            caller = graph.controllers[each["from"]]["family"]
            if caller not in distances:
                distances[caller] = distances[family] + 1
                waiting.append(caller)
            of = graph.names.of if by_names else {id: id for id in graph.controllers}
            key = (of[each["from"]], each["style"], str(each["location"])) if by_names else each["id"]
            row = rows.setdefault(
                (family, key), {"from": of[each["from"]], "distance": distances[family], "presenters": set(), "ids": []}
            )
            row["ids"].append(each["id"])
            row["presenters"] |= {(of[one["controller"]], one["reason"]) for one in each["presenters"]}
    found = [
        {
            "from": each["from"],
            "distance": each["distance"],
            "presenters": {(one["controller"], one["reason"]) for one in each["presenters"]},
            "ids": each["places"] if by_names else [each["id"]],
        }
        for each in answer["presentations"]
    ]
    return None if found == list(rows.values()) else "found %s, expected %s" % (found, list(rows.values()))


def dead_ends_mistake(graph, answer, by_names):
    wanted = [[id, None] for id in graph.ways.dead_ends()]
    if by_names:
        wanted = [[name, ids] for name, ids in graph.names.groups(graph.ways.dead_ends()).items()]
    found = [[each["id"], each.get("places")] for each in answer["controllers"]]
    return None if found == wanted else "found %s, expected %s" % (found, wanted)


def depth_mistake(graph, answer, by_names):
    """Not the depth of rings, which depends on where they are entered."""
    counting = {each["id"]: each for each in graph.ways.counting()}
    names = {graph.names.of_presentation[id] for id in counting} if by_names else set(counting)
    for chain in answer["chains"]:
        if not set(chain["presentations"]) <= names:
            return "%s can't happen" % chain
    chains = [tuple(each["families"]) for each in answer["chains"]]
    if by_names and len(set(chains)) < len(chains):
        return "a chain is there twice"
    edges = {(graph.controllers[each["from"]]["family"], each["family"]) for each in counting.values()}
    behind = {family: reached(family, edges) for family in graph.families}
    if answer["isBounded"] != all(family not in found for family, found in behind.items()):
        return "it says isBounded: %s" % answer["isBounded"]
    if not answer["isBounded"]:
        return None
    windows = [family for family, each in graph.families.items() if each["windows"]]
    presented = {each["family"] for each in graph.json["presentations"]}
    starts = windows or [family for family in graph.families if family not in presented]
    known = {}

    def depth(family):
        if family not in known:
            known[family] = max((1 + depth(end) for start, end in edges if start == family), default=0)
        return known[family]

    wanted = max(map(depth, starts), default=0)
    return None if answer["depth"] == wanted else "depth %d, expected %d" % (answer["depth"], wanted)


def reached(start, edges):
    found, open = set(), [start]
    while open:
        family = open.pop()
        for from_, to in edges:
            if from_ == family and to not in found:
                found.add(to)
                open.append(to)
    return found
