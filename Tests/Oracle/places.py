"""Where controllers are: what families contain, the places of screens, and those that pushes derive.

Nothing is kept up to date: every question walks all families again.
"""

from reader import Refused
from written import CHILDREN, FLAGS, boolean, class_of, entries, ids, kind_and_id, screen_kind, sources, word


class Screen:
    """Says once what a controller is; `written` is by key, as of a node."""

    def __init__(self, key, value, location):
        self.id = key.content
        self.location = location
        if value.is_nothing():
            self.written = {}
        elif value.kind == "scalar":
            self.written = {"class": (None, value)}
        else:
            self.written = entries(value)
        self.kind = screen_kind(self.written)
        self.contained = []  # the screens that its text names


class Family:
    def __init__(self, key, node, location):
        self.id = key.content
        self.node = node
        self.location = location
        self.root = None
        self.members = []
        self.derived = False


class Controller:
    def __init__(self, id, name, kind, spot, location):
        self.id = id
        self.name = name  # the id in the text: of a place its screen's, of a node its own
        self.kind = kind
        self.family = spot.family
        self.role = spot.role
        self.index = 0
        self.parent = spot.parent
        self.location = location
        self.implicit = False
        self.screen = None
        self.derived = False
        self.closed = False
        self.hidden = False  # as written; what contains it can hide it too
        self.defines_context = kind == "navigation"
        self.children = []
        self.written = {}
        self.declared = {}  # what JSON repeats of what the author wrote
        self.class_name = ""

    def ancestors(self):
        above = self.parent
        while above:
            yield above
            above = above.parent

    def at_or_above(self):
        yield self
        yield from self.ancestors()

    def root(self):
        return list(self.at_or_above())[-1]

    def nearest(self, kind):
        return next((above for above in self.ancestors() if above.kind == kind), None)

    def nearest_or_self(self, kind):
        return next((above for above in self.at_or_above() if above.kind == kind), None)

    def preorder(self):
        yield self
        for child in self.children:
            yield from child.preorder()

    def is_within(self, screen):
        return any(above.screen is screen for above in self.at_or_above())


class Spot:
    """Where a node goes; `place` is that of the screen in which it is written, None in a family. `file` is that of the text."""

    def __init__(self, family, role, parent, place, file):
        self.family = family
        self.role = role
        self.parent = parent
        self.place = place
        self.file = file


class Places:
    """All controllers of all families; `screens` is by id, in order of declaration."""

    def __init__(self, families, screens, pushes):
        self.families = families
        self.screens = screens
        for family in families:
            self.add_root(family)
        while any(self.derives(push) for push in pushes):
            pass
        for family in families:
            family.members = list(family.root.preorder())
        for controller in self.controllers():
            for number, child in enumerate(controller.children):
                child.index = 0 if controller.kind == "split" else number
        self.by_id = {controller.id: controller for controller in self.controllers()}
        if len(self.by_id) < len(self.controllers()):
            raise Refused("duplicate-id", "two controllers with one path")

    def controllers(self):
        return [controller for family in self.families if family.root for controller in family.root.preorder()]

    def named(self, name):
        """A path names one controller, the id of a screen or of a node in one all its places."""
        return [controller for controller in self.controllers() if name in (controller.id, controller.name)]

    # What is written

    def add_root(self, family):
        self.add_node(family.node, Spot(family, "root", None, None, family.location["file"]))

    def add_node(self, node, spot):
        screen, alias, id = named_screen(node, self.screens)
        if screen is None:
            kind, id, written = kind_and_id(node)
            path = spot.place.id + "/" + id.content if spot.place else id.content
            spot = self.wrapped(kind, spot, id)
            self.add(Controller(path, id.content, kind, spot, location(id, spot.file)), written, spot)
        elif spot.parent is None or not spot.parent.is_within(screen):
            spot = self.wrapped(screen.kind, spot, id)
            place = self.add_place(screen, alias, spot, location(id, spot.file))
            place.hidden = node.kind == "mapping" and boolean(entries(node), "shown") is False

    def wrapped(self, kind, spot, id):
        """The stack of the navigation controller that UIKit inserts, or the spot itself."""
        if not spot.parent or not is_wrapped(kind, spot.role, spot.parent):
            return spot
        path = spot.parent.id + "." + spot.role
        wrapper = Controller(path, path, "navigation", spot, location(id, spot.file))
        wrapper.implicit = True
        spot.parent.children.append(wrapper)
        return Spot(spot.family, "stack", wrapper, spot.place, spot.file)

    def add_place(self, screen, alias, spot, location):
        path = (spot.parent or spot.family).id + "/" + alias
        place = Controller(path, screen.id, screen.kind, spot, location)
        place.screen = screen
        self.add(place, screen.written, Spot(None, None, None, place, screen.location["file"]))
        return place

    def add(self, controller, written, text):
        """Puts a controller where it belongs, with all that is written in it."""
        describe(controller, written)
        if controller.parent:
            controller.parent.children.append(controller)
        else:
            controller.family.root = controller
        for key, (_, value) in written.items():
            if key in CHILDREN[controller.kind] and not value.is_nothing():
                role = CHILDREN[controller.kind][key]
                for node in [value] if controller.kind == "split" else value.content:
                    self.add_node(node, Spot(controller.family, role, controller, text.place, text.file))
        if controller.kind == "split" and word(written, "style", None) is None:
            # A place within itself is left out, and gives no column.
            has_third = any(child.role == "supplementary" for child in controller.children)
            controller.declared["style"] = "tripleColumn" if has_third else "doubleColumn"

    # What pushes add

    def derives(self, push):
        """Adds one place that a push needs; False if there is none."""
        for caller in self.callers(push):
            for target in push.targets:
                if self.is_missing(caller, target, push.kind):
                    self.derive(self.screens[target], self.stack(caller, push.kind))
                    return True
        return False

    def callers(self, declared):
        return [caller for name in declared.callers for caller in self.named(name)]

    def is_missing(self, caller, target, kind):
        stack, screen = self.stack(caller, kind), self.screens.get(target)
        if not stack or not screen or self.shown(caller, target, kind):
            return False
        if screen.kind in ("navigation", "split"):
            raise Refused(screen.kind + "-in-stack", "pushed")
        return not stack.closed and not stack.is_within(screen)

    def derive(self, screen, stack):
        place = self.add_place(screen, screen.id, Spot(stack.family, "stack", stack, None, None), screen.location)
        place.derived = True
        order = list(self.screens.values())
        written = [child for child in stack.children if not child.derived]
        derived = [child for child in stack.children if child.derived]
        stack.children = written + sorted(derived, key=lambda child: order.index(child.screen))

    def container(self, caller, kind):
        """The navigation or split view controller that a push asks."""
        return caller.nearest_or_self("navigation" if kind == "push" else "split")

    def stack(self, caller, kind):
        """The navigation controller on whose stack a push puts something."""
        container = self.container(caller, kind)
        if kind == "push" or container is None:
            return container
        return next((column for column in secondary(container) if column.kind == "navigation"), None)

    def shown(self, caller, target, kind):
        """The places of the target that a push can show."""
        container, stack = self.container(caller, kind), self.stack(caller, kind)
        places = secondary(container) if kind == "showDetail" and container else []
        places += stack.children if stack else []
        return [place for place in places if target in (place.id, place.name)]


def secondary(split):
    return [column for column in split.children if column.role == "secondary"]


def location(node, file):
    return {"file": file, "line": node.place[0], "column": node.place[1]}


def named_screen(node, screens):
    """The screen that a node names, how the place is called, and the node with its id; None if it is a controller of its own."""
    if node.kind == "scalar":
        return screens.get(node.content), node.content, node
    written = entries(node)
    if "screen" not in written:
        return None, None, None
    id = written["screen"][1]
    return screens[id.content], word(written, "as", id.content), id


def is_wrapped(kind, role, parent):
    if parent.kind != "split" or parent.declared["style"] == "unspecified" or role == "compact":
        return False
    return kind != "navigation" and not (role == "secondary" and kind in ("tab", "split"))


def describe(controller, written):
    """What the author declared, in the order of the output."""
    declared = controller.declared
    controller.written = written
    for key in ("class", "title", "note", "source"):
        read = {"class": class_of, "source": sources}.get(key)
        text = read(written) if read else word(written, key, None)
        if text is not None:
            declared[key] = text
    controller.class_name = declared.get("class", "")
    _, tags = written.get("tags", (None, None))
    if tags and not tags.is_nothing():
        declared["tags"] = ids(tags)
    if controller.kind == "split":
        has_third = "supplementary" in written and not written["supplementary"][1].is_nothing()
        declared["style"] = word(written, "style", "tripleColumn" if has_third else "doubleColumn")
    if word(written, "alert", None):
        declared["alert"] = word(written, "alert", None)
    if controller.kind == "page":
        declared["transition"] = word(written, "transition", "pageCurl")
    for key, (_, is_in_graph) in FLAGS.items():
        if is_in_graph and boolean(written, key) is not None:
            declared[key] = boolean(written, key)
    if boolean(written, "definesPresentationContext") is not None:
        controller.defines_context = boolean(written, "definesPresentationContext")
    controller.closed = boolean(written, "closed") is True
    controller.hidden = boolean(written, "shown") is False
