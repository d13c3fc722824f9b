"""What the page says of a specification, against what other commands say of it."""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "Oracle"))
from selecting import Graph


def places(checks, page, layout, what):
    """Every position is the geometry's."""
    # The page has a head of its own, and the picture one above the map.
    top = layout["families"][0]["rect"]["y"] - page.evaluate("families[0].y")
    rect = f"({{x: one.x, y: one.y + {top}, width: one.w, height: one.h}})"
    for key, list in [("families", "families"), ("controllers", "boxes")]:
        found = page.evaluate(f"{list}.map(one => ({{id: one.id, rect: {rect}}}))")
        checks.equal(f"{what}: {key}", found, [{"id": one["id"], "rect": one["rect"]} for one in layout[key]])
    lines = page.evaluate(f"""lines.map(line => ({{
        kind: line.presents ? line.sign === 8 ? 'setRoot' : 'presents' : line.words || 'pushes', from: line.from.id, to: line.to.id,
        points: Array.from({{length: line.points.length / 2}}, (_, at) => ({{x: line.points[2 * at], y: line.points[2 * at + 1] + {top}}})),
    }}))""")
    checks.equal(f"{what}: lines", lines, [{key: one[key] for key in ["kind", "from", "to", "points"]} for one in layout["lines"]])
    found = page.evaluate("references.map(one => ({from: one.from.id, to: one.to.id}))")
    checks.equal(f"{what}: references", found, [{key: one[key] for key in ["from", "to"]} for one in layout["references"] if one["from"] != "any"])
    found = page.evaluate("[...families, ...boxes].flatMap(owner => owner.labels.map(label => [label.text, owner.id, label.x]))")
    expected = sorted([one["text"], one["id"], one["rect"]["x"]] for one in layout["labels"] if one["of"] != "picture" and one["text"] != "?")
    checks.equal(f"{what}: labels", sorted(found), expected)
    rooms = page.evaluate("[...families, ...boxes].flatMap(owner => owner.labels.map(label => [label.text, owner.id, label.x, label.room]))")
    widths = {(one["text"], one["id"], one["rect"]["x"]): one["rect"]["width"] for one in layout["labels"] if one["of"] != "picture"}
    checks.equal(f"{what}: rooms", [one for one in rooms if one[3] < widths[tuple(one[:3])] - 0.5], [])


def relations(checks, page, graph, what):
    """Every relation is the graph's."""
    found = page.evaluate("""boxes.map(box => ({
        id: box.id, kind: Kinds[box.kind], family: box.family.id, parent: box.parent && box.parent.id,
        class: box.className, title: box.title, tags: box.tags,
        children: box.children.map(one => one.id), definesPresentationContext: box.definesContext,
        ...Object.fromEntries(Object.entries(relations).map(([name, answer]) => [name, answer(box) && answer(box).id])),
        presenting: presenting(box).map(one => one.id).sort(), presented: presented(box).map(one => one.id).sort(),
        location: box.place,
    }))""")
    expected = [{
        "id": one["id"], "kind": one["kind"], "family": one["family"], "parent": one["parentViewController"],
        "class": one.get("class", ""), "title": one.get("title", ""), "tags": one.get("tags", []),
        "children": one["children"], "definesPresentationContext": one["definesPresentationContext"],
        **{key: one[key] for key in ["navigationController", "tabBarController", "splitViewController"]},
        "presenting": sorted(one["presentingViewControllers"]), "presented": sorted(one["presentedViewControllers"]),
        "location": one["location"],
    } for one in graph["controllers"]]
    for one, other, json in zip(found, expected, graph["controllers"]):
        # The page has what is so in any configuration.
        for key in {key for change in json.get("differs", {}).values() for key in change}:
            key = {"parentViewController": "parent", "presentingViewControllers": "presenting", "presentedViewControllers": "presented"}.get(key, key)
            one.pop(key, None)
            other.pop(key, None)
        if one != other:
            key = next(key for key in other if one.get(key) != other[key])
            checks.equal(f"{what}: {one['id']}: {key}", one.get(key), other[key])
            break
    checks.equal(f"{what}: controllers", len(found), len(expected))
    found = page.evaluate("""presentations.map(one => ({
        id: one.id, from: one.from && one.from.id, family: one.familyID, presenters: one.presenters.map(it => it.controller.id), location: one.place}))""")
    expected = [{
        "id": one["id"], "from": one["from"], "family": one["family"],
        "presenters": [it["controller"] for it in one["presenters"]], "location": one["location"],
    } for one in graph["presentations"]]
    checks.equal(f"{what}: presentations", found, expected)
    found = page.evaluate("pushes.map(one => [one.from.id, one.to.id, one.kind, one.place])")
    expected = [[one["from"], one["to"], one["kind"], one["location"]] for one in graph["pushes"]]
    checks.equal(f"{what}: pushes", found, expected)


def neighbours(graph, id, hops):
    """What leads to a controller and what it leads to, at most some presentations or pushes away, by the graph alone."""
    ways = Graph(graph)
    reached = set(ways.distances([id], False, hops)) | set(ways.distances([id], True, hops))
    return sorted(reached | {above for one in reached for above in ways.above(one)})


def scenarios(checks, page, traces, what):
    """The callbacks are the trace's, and those on screen the ones who have appeared and not disappeared."""
    found = {one["name"]: one["steps"] for one in page.evaluate("""scenarios.map(one => ({name: one.name, steps: one.steps.map(step => ({
        visible: step.visible.map(box => box.id), remarks: step.remarks.map(remark => remark.message),
        events: step.events.map(event => event.who ? `${event.who.id}.${event.callback}` + (/Move/.test(event.callback) ? `(${event.argument ? event.argument.id : 'nil'})` : '') : `mark(${event.callback})`),
    }))}))""")}
    checks.equal(f"{what}: scenarios", sorted(found), sorted(one["name"] for one in traces["scenarios"]))
    for trace in traces["scenarios"]:
        name, steps = trace["name"], found[trace["name"]]
        heard = {one["controller"] for one in trace["events"] if "controller" in one}
        events = [one for step in steps for one in step["events"] if one.startswith("mark(") or one.split(".")[0] in heard]
        checks.equal(f"{what}: {name}", events, [one["event"] for one in trace["events"]])
        remarks = sorted(one for step in steps for one in step["remarks"])
        checks.equal(f"{what}: {name}: remarks", remarks, sorted(one["message"] for one in trace["diagnostics"]))
        last = {}
        for step in steps[:-1] if trace["ending"] == "stopped" else steps:
            for event in step["events"]:
                who, _, callback = event.partition(".")
                if callback.startswith("view") and callback != "viewDidLoad":
                    last[who] = callback
            gone = {who for who, callback in last.items() if callback == "viewDidDisappear"}
            there = {who for who, callback in last.items() if callback == "viewDidAppear"}
            checks.equal(f"{what}: {name}: gone, but on screen", sorted(gone & set(step["visible"])), [])
            checks.equal(f"{what}: {name}: appeared, but not on screen", sorted(there - set(step["visible"])), [])
