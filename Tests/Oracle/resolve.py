"""The graph of a specification, worked out from trees as the language defines it: by search and by climbing, never quickly.

To add a section of the language, read it in `Specification.add_document`, resolve it in a method of its own, and write it in `graph.py`.
"""

from reader import Refused
from written import (
    CHILDREN,
    base_class,
    boolean,
    entries,
    ids,
    kind_and_id,
    pairs,
    some_ids,
    word,
)

RELATIONS = (
    "parentViewController",
    "navigationController",
    "tabBarController",
    "splitViewController",
    "presentingViewController",
    "presentedViewController",
)
# Ready-made controllers that choose their style themselves.
SYSTEM_CLASSES = set("""
    UIImagePickerController UIVideoEditorController UIAlertController UIActivityViewController
    UIDocumentPickerViewController UIDocumentBrowserViewController UICloudSharingController UIColorPickerViewController
    UIFontPickerViewController UIReferenceLibraryViewController SFSafariViewController PHPickerViewController
    QLPreviewController AVPlayerViewController MFMailComposeViewController MFMessageComposeViewController
    CNContactPickerViewController PKPaymentAuthorizationViewController PKAddPassesViewController
    SKStoreProductViewController
    """.split())


class Controller:
    def __init__(self, id, kind, family, role, index, parent, location):
        self.id = id
        self.kind = kind
        self.family = family
        self.role = role
        self.index = index
        self.parent = parent
        self.location = location
        self.implicit = False
        self.defines_context = kind == "navigation"
        self.children = []
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


class Family:
    def __init__(self, id, location):
        self.id = id
        self.location = location
        self.members = []


class Presentation:
    """What is written of one, and who resolves it."""

    presenters = ()


class Specification:
    """All documents of all files, in order."""

    def __init__(self):
        self.windows = []
        self.families = []
        self.presentations = []
        self.pushes = []
        self.expectations = []
        self.controllers = {}
        self.file = None

    # Reading

    def add_file(self, path, roots):
        self.file = path
        for number, root in enumerate(roots):
            if number > 0 and root.is_nothing():
                continue
            self.add_document(entries(root))

    def add_document(self, document):
        version = document.get("kindred")
        if not version or not version[1].is_plain("1"):
            raise Refused("unsupported-version")
        for key, family in pairs(document, "windows"):
            self.windows.append((key.content, some_ids(family), self.location(key)))
        for key, node in pairs(document, "families"):
            if node.is_nothing():
                continue
            family = Family(key.content, self.location(key))
            self.families.append(family)
            self.place(node, family, "root", 0, None)
        for item in pairs(document, "presentations"):
            self.add_presentation(item)
        for item in pairs(document, "pushes"):
            self.add_push(item)
        for key, relations in pairs(document, "expect"):
            for name, value in pairs({"expect": (None, relations)}, "expect"):
                if not value.is_nothing():
                    none = value.is_plain("null", "~")
                    if value.kind == "list" and any(item.is_plain("null", "~") for item in value.content):
                        raise Refused("wrong-type", "null in a list")
                    self.expectations.append((key.content, name.content, [] if none else ids(value)))

    def location(self, node):
        return {"file": self.file, "line": node.place[0], "column": node.place[1]}

    def place(self, node, family, role, index, parent):
        """Adds a node and all in it, with the navigation controllers that UIKit inserts."""
        kind, id, written = kind_and_id(node)
        if parent and is_wrapped(kind, role, parent):
            wrapper = Controller(parent.id + "." + role, "navigation", family, role, 0, parent, self.location(id))
            wrapper.implicit = True
            self.declare(wrapper)
            role, index, parent = "stack", 0, wrapper
        controller = Controller(id.content, kind, family, role, index, parent, self.location(id))
        describe(controller, written)
        self.declare(controller)
        for key, (_, value) in written.items():
            if key in CHILDREN[kind] and not value.is_nothing():
                child_role = CHILDREN[kind][key]
                nodes = [value] if kind == "split" else value.content
                for number, child in enumerate(nodes):
                    self.place(child, family, child_role, number, controller)

    def declare(self, controller):
        if controller.id in self.controllers:
            raise Refused("duplicate-id", controller.id)
        self.controllers[controller.id] = controller
        controller.family.members.append(controller)
        if controller.parent:
            controller.parent.children.append(controller)

    def add_presentation(self, node):
        written = entries(node)
        for caller in some_ids(written["from"][1]):
            presentation = Presentation()
            presentation.caller = caller
            presentation.id = word(written, "id", None)
            presentation.family = written["present"][1].content
            presentation.style = word(written, "style", "automatic")
            presentation.transition = word(written, "transition", "coverVertical")
            presentation.in_fullscreen = boolean(written, "presentsInFullscreen")
            presentation.anchor = word(written, "anchor", None)
            presentation.location = self.location(node)
            self.presentations.append(presentation)

    def add_push(self, node):
        written = entries(node)
        for caller in some_ids(written["from"][1]):
            for target in some_ids(written["to"][1]):
                self.pushes.append((caller, target, word(written, "kind", "push"), self.location(node)))

    # Resolving

    def resolve(self):
        """Looks up all that is referred to and works out who presents."""
        self.name_presentations()
        for presentation in self.presentations:
            presentation.caller = self.controller(presentation.caller)
            presentation.family = self.family(presentation.family)
            presentation.in_context = presentation.style in ("currentContext", "overCurrentContext") or (
                presentation.style == "custom" and presentation.in_fullscreen is False
            )
            root = presentation.family.members[0]
            decides_itself = presentation.style == "automatic" and base_class(root.class_name) in SYSTEM_CLASSES
            automatic = "unknown" if decides_itself else "pageSheet"
            presentation.effective = automatic if presentation.style == "automatic" else presentation.style
        self.windows = [
            (id, [self.family(family) for family in families], location) for id, families, location in self.windows
        ]
        for presentation in self.presentations:
            presentation.presenters = self.presenters(presentation)

    def name_presentations(self):
        times = {}
        for presentation in self.presentations:
            if presentation.id is None:
                name = presentation.caller + "->" + presentation.family
                times[name] = times.get(name, 0) + 1
                presentation.id = name if times[name] == 1 else "%s#%d" % (name, times[name])

    def controller(self, id):
        if id not in self.controllers:
            raise Refused("unresolved-reference", id)
        return self.controllers[id]

    def family(self, id):
        for family in self.families:
            if family.id == id:
                return family
        raise Refused("present-child" if id in self.controllers else "unresolved-reference", id)

    def presenters(self, presentation):
        """Pairs of controller and reason, each controller once."""
        caller = presentation.caller
        if presentation.in_context:
            return [context(caller)]
        start = (caller.root(), "family-root")
        found = []
        for answer in self.covering(caller.family, start, [caller.family]):
            if all(answer[0] is not other[0] for other in found):
                found.append(answer)
        # If every way leads in a ring there is nobody but the caller's own root.
        return found or [start]

    def covering(self, family, start, passed):
        """The oldest members, for each way in which a family comes on screen."""
        in_window = any(family in families for _, families, _ in self.windows)
        ways = self.presentations_of(family)
        answers = [start] if in_window or not ways else []
        for way in ways:
            if not way.in_context:
                answers.append(start)
                continue
            presenter, _ = context(way.caller)
            if presenter.family in passed:
                continue
            onward = (presenter.root(), "rerouted") if presenter.parent else start
            answers += self.covering(presenter.family, onward, passed + [presenter.family])
        return answers

    def presentations_of(self, family):
        return [presentation for presentation in self.presentations if presentation.family is family]

    def presenting(self, controller):
        return once(
            presenter
            for presentation in self.presentations_of(controller.family)
            for presenter, _ in presentation.presenters
        )

    def presented(self, controller):
        chain = list(controller.at_or_above())
        return once(
            presentation.family.members[0]
            for presentation in self.presentations
            if any(presenter in chain for presenter, _ in presentation.presenters)
        )

    def container(self, caller, target, kind):
        """The navigation or split view controller that shows the target."""
        wanted = "navigation" if kind == "push" else "split"
        container = next((above for above in caller.at_or_above() if above.kind == wanted), None)
        if container is None:
            raise Refused("push-outside-navigation")
        parent = target.parent
        if kind == "push":
            fits = parent is container and target.role == "stack"
        else:
            on_stack = target.role == "stack" and parent.role == "secondary" and parent.parent is container
            fits = on_stack or (target.role == "secondary" and parent is container)
        if not fits:
            raise Refused("push-of-stranger")
        return container

    def relation(self, controller, name):
        """The ids that a relation gives."""
        if name == "presentingViewController":
            return [other.id for other in self.presenting(controller)]
        if name == "presentedViewController":
            return [other.id for other in self.presented(controller)]
        if name == "parentViewController":
            found = controller.parent
        else:
            kind = {"navigationController": "navigation", "tabBarController": "tab", "splitViewController": "split"}
            found = controller.nearest(kind[name])
        return [found.id] if found else []

    def check(self):
        """Every expectation must hold."""
        for id, name, expected in self.expectations:
            controller = self.controller(id)
            for other in expected:
                self.controller(other)
            if set(self.relation(controller, name)) != set(expected):
                raise Refused("expectation-failed", "%s of %s" % (name, id))


def link(files):
    specification = Specification()
    for path, roots in sorted(files, key=lambda file: file[0].encode()):
        specification.add_file(path, roots)
    specification.resolve()
    return specification


def is_wrapped(kind, role, parent):
    if parent.kind != "split" or parent.declared["style"] == "unspecified" or role == "compact":
        return False
    return kind != "navigation" and not (role == "secondary" and kind in ("tab", "split"))


def describe(controller, written):
    """What the author declared, in the order of the output."""
    declared = controller.declared
    for key in ("class", "title", "note", "source"):
        text = word(written, key, None)
        if text is not None:
            declared[key] = text
    controller.class_name = declared.get("class", "")
    _, tags = written.get("tags", (None, None))
    if tags and not tags.is_nothing():
        declared["tags"] = ids(tags)
    if controller.kind == "split":
        has_third = "supplementary" in written and not written["supplementary"][1].is_nothing()
        declared["style"] = word(written, "style", "tripleColumn" if has_third else "doubleColumn")
    if controller.kind == "page":
        declared["transition"] = word(written, "transition", "pageCurl")
    for key in ("forwardsAppearance", "providesPresentationContextTransitionStyle"):
        if boolean(written, key) is not None:
            declared[key] = boolean(written, key)
    if boolean(written, "definesPresentationContext") is not None:
        controller.defines_context = boolean(written, "definesPresentationContext")


def context(caller):
    for controller in caller.at_or_above():
        if controller.defines_context:
            return controller, "context"
    return caller.root(), "no-context"


def once(controllers):
    found = []
    for controller in controllers:
        if controller not in found:
            found.append(controller)
    return found
