"""What `kindred query` must answer about a graph."""

from ways import shortest

# A graph with more ways than this isn't searched to the end.
EFFORT = 2_000


def paths_mistake(graph, start, goal, answer, is_all):
    """What is wrong with the ways from one controller to another; None if nothing is."""
    ways, distance = answer["paths"], graph.ways.entered([start]).get(goal)
    if (distance is not None) != bool(ways):
        return "%d ways, but the distance is %s" % (len(ways), distance)
    if ways and ways[0]["hops"] != distance:
        return "%d presentations and pushes, not %d" % (ways[0]["hops"], distance)
    if not is_all:
        return way_mistake(graph, start, goal, ways[0]) if ways else None
    if [each["hops"] for each in ways] != sorted(each["hops"] for each in ways):
        return "the ways aren't in order"
    for way in ways:
        if mistake := way_mistake(graph, start, goal, way):
            return mistake
    found = [tuple(name_of(step) for step in way["steps"]) for way in ways]
    # Of the places of a screen, one push can be made twice.
    pushes = [(each["from"], each["to"], str(each["location"])) for each in graph.json["pushes"]]
    if len(set(found)) < len(found) and len(set(pushes)) == len(pushes):
        return "a way is there twice"
    if answer["isComplete"]:
        wanted = all_ways(graph, start, goal)
        if wanted is not None and wanted != set(found):
            return "%d ways, expected %s" % (len(found), sorted(wanted))
    return None


def name_of(step):
    """A step by its ends, and a call by what it is called or where it is written: there can be two of the same."""
    called = step.get("presentation") or ("kind" in step and str(step["location"])) or None
    return step["way"], step["from"], step["to"], called


def way_mistake(graph, start, goal, way):
    at, is_passed, cost, last = start, False, 0, None
    families = graph.ways.families
    presentations = {each["id"]: (each["from"], families[each["family"]]["root"]) for each in graph.json["presentations"]}
    opening = [(step[1], step[2], 0) for step in graph.ways.steps if step[0] == "opens"]
    for step in way["steps"]:
        name, (from_, to) = step["way"], (step["from"], step["to"])
        if from_ != at:
            return "%s doesn't begin at '%s'" % (step, at)
        if name == last and name in ("opens", "inside"):
            return "%s should be one step with the one before it" % step
        if name == "opens":
            right = not is_passed and to in shortest([at], opening)
        elif name == "inside":
            right = to in graph.above(at)
        elif name == "presents":
            right = presentations[step["presentation"]] == (from_, to)
        else:
            is_declared = (from_, to) in graph.pushes
            right = ("pushes", from_, to, 1) in graph.ways.calls and is_declared == step.get("declared", True)
        if not right:
            return "%s is no step from there" % step
        at, is_passed, last = to, name == "inside", name
        cost += name in ("presents", "pushes")
    if at != goal or is_passed:
        return "the way ends at '%s'" % at
    return None if cost == way["hops"] else "the way has %d presentations and pushes" % cost


def all_ways(graph, start, goal):
    """All ways that enter no controller twice, and pass a container once, if its caller isn't in it; None if it takes too long."""
    calls = {}
    for each in graph.json["presentations"]:
        root = graph.ways.families[each["family"]]["root"]
        calls.setdefault(each["from"], []).append(("presents", each["from"], root, each["id"]))
    for each in graph.json["pushes"]:
        calls.setdefault(each["from"], []).append(("pushes", each["from"], each["to"], str(each["location"])))
    for _, from_, to, _ in graph.ways.undeclared():
        calls.setdefault(from_, []).append(("pushes", from_, to, None))
    opened = {}
    for name, from_, to, _ in graph.ways.steps:
        if name == "opens":
            opened.setdefault(from_, []).append(to)
    found, open, effort = set(), [((), start, {start}, set(), "called", set())], 0
    while open:
        way, at, entered, passed, state, been = open.pop()
        effort += 1
        if effort > EFFORT:
            return None
        if at == goal and state != "passed":
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


def reach_mistake(graph, start, answer):
    found = {each["id"]: each["hops"] for each in answer["controllers"]}
    wanted = {id: cost for id, cost in graph.ways.entered([start]).items() if id != start}
    return None if found == wanted else "found %s, expected %s" % (found, wanted)


def dead_ends_mistake(graph, answer):
    found = [each["id"] for each in answer["controllers"]]
    return None if found == graph.ways.dead_ends() else "found %s, expected %s" % (found, graph.ways.dead_ends())


def depth_mistake(graph, answer):
    """Not the depth of rings, which depends on where they are entered."""
    counting = {each["id"]: each for each in graph.ways.counting()}
    for chain in answer["chains"]:
        if not set(chain["presentations"]) <= set(counting):
            return "%s can't happen" % chain
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
