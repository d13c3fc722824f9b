"""The graph as JSON has it, its keys in their order."""

from resolve import RELATIONS, link


def graph(specification):
    return {
        "format": "kindred-graph",
        "version": 1,
        "windows": [
            {
                "id": id,
                "families": [family.id for family in families],
                "rootViewControllers": [family.members[0].id for family in families],
                "location": location,
            }
            for id, families, location in specification.windows
        ],
        "families": [family_graph(specification, family) for family in specification.families],
        "controllers": [
            controller_graph(specification, controller)
            for family in specification.families
            for controller in family.members
        ],
        "presentations": [presentation_graph(presentation) for presentation in specification.presentations],
        "pushes": [push_graph(specification, *push) for push in specification.pushes],
    }


def family_graph(specification, family):
    return {
        "id": family.id,
        "root": family.members[0].id,
        "members": [member.id for member in family.members],
        "windows": [id for id, families, _ in specification.windows if family in families],
        "presentations": [presentation.id for presentation in specification.presentations_of(family)],
        "location": family.location,
    }


def controller_graph(specification, controller):
    graph = {
        "id": controller.id,
        "kind": controller.kind,
        "family": controller.family.id,
        "role": controller.role,
        "index": controller.index,
        "implicit": controller.implicit,
    }
    graph.update(controller.declared)
    graph["definesPresentationContext"] = controller.defines_context
    graph["parentViewController"] = controller.parent and controller.parent.id
    graph["children"] = [child.id for child in controller.children]
    for name in RELATIONS[1:4]:
        graph[name] = (specification.relation(controller, name) or [None])[0]
    graph["presentingViewControllers"] = specification.relation(controller, RELATIONS[4])
    graph["presentedViewControllers"] = specification.relation(controller, RELATIONS[5])
    graph["location"] = controller.location
    return graph


def presentation_graph(presentation):
    graph = {
        "id": presentation.id,
        "from": presentation.caller.id,
        "family": presentation.family.id,
        "presented": presentation.family.members[0].id,
        "style": presentation.style,
        "effectiveStyle": presentation.effective,
        "transition": presentation.transition,
    }
    if presentation.in_fullscreen is not None:
        graph["presentsInFullscreen"] = presentation.in_fullscreen
    if presentation.anchor:
        graph["anchor"] = presentation.anchor
    graph["presenters"] = [
        {"controller": controller.id, "reason": reason} for controller, reason in presentation.presenters
    ]
    removes = presentation.effective in ("fullScreen", "currentContext")
    graph["removesPresenterView"] = None if presentation.effective == "unknown" else removes
    graph["location"] = presentation.location
    return graph


def push_graph(specification, caller, target, kind, location):
    container = specification.container(specification.controller(caller), specification.controller(target), kind)
    return {"from": caller, "to": target, "kind": kind, "container": container.id, "location": location}


def compile(files):
    """The graph of files as pairs of path and root nodes; raises Refused if there is none."""
    specification = link(files)
    result = graph(specification)
    specification.check()
    return result
