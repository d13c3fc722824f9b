"""The graph as JSON has it, its keys in their order."""

from resolve import RELATIONS, link
from written import class_of


def graph(specification):
    return {
        "format": "kindred-graph",
        "version": 1,
        "windows": [
            {
                "id": id,
                "families": [family.id for family in families],
                "rootViewControllers": [family.root.id for family in families],
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
        **screens_graph(specification),
        "presentations": [presentation_graph(presentation) for presentation in specification.presentations],
        "pushes": [push_graph(*push) for push in specification.pushes],
    }


def family_graph(specification, family):
    return {
        "id": family.id,
        "root": family.root.id,
        "members": [member.id for member in family.members],
        "windows": [id for id, families, _ in specification.windows if family in families],
        "presentations": [presentation.id for presentation in specification.presentations_of(family)],
        "location": family.location,
    }


def screens_graph(specification):
    """The list of screens, if there are any."""
    screens = [
        {
            "id": screen.id,
            **({"class": text} if (text := class_of(screen.written)) is not None else {}),
            "places": [place.id for place in specification.places.controllers() if place.screen is screen],
            "location": screen.location,
        }
        for screen in specification.screens.values()
    ]
    return {"screens": screens} if screens else {}


def controller_graph(specification, controller):
    graph = {
        "id": controller.id,
        "kind": controller.kind,
        "family": controller.family.id,
        "role": controller.role,
        "index": controller.index,
        "implicit": controller.implicit,
    }
    if controller.screen:
        graph.update({"screen": controller.screen.id, "derived": controller.derived})
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
        "presented": presentation.family.root.id,
        "style": presentation.declared.style,
        "effectiveStyle": presentation.effective,
        "transition": presentation.declared.transition,
    }
    if presentation.declared.in_fullscreen is not None:
        graph["presentsInFullscreen"] = presentation.declared.in_fullscreen
    if presentation.declared.anchor:
        graph["anchor"] = presentation.declared.anchor
    if presentation.declared.swipe is not None:
        graph["swipe"] = presentation.declared.swipe
    if presentation.declared.detents is not None:
        graph["detents"] = presentation.declared.detents
    graph["presenters"] = [
        {"controller": controller.id, "reason": reason} for controller, reason in presentation.presenters
    ]
    removes = presentation.effective in ("fullScreen", "currentContext")
    graph["removesPresenterView"] = None if presentation.effective == "unknown" else removes
    if presentation.declared.source is not None:
        graph["source"] = presentation.declared.source
    graph["location"] = presentation.declared.location
    return graph


def push_graph(caller, target, kind, container, location):
    return {"from": caller.id, "to": target.id, "kind": kind, "container": container.id, "location": location}


def compile(files):
    """The graph of files as pairs of path and root nodes; raises Refused if there is none."""
    specification = link(files)
    result = graph(specification)
    specification.check()
    return result
