"""The graph of a specification, worked out from trees as the language defines it: by search and by climbing, never quickly.

To add a section of the language, read it in `Text.add` of `declared.py`, resolve it in a method of its own, and write it in `graph.py`.
"""

from declared import Presentations, Push, Text
from places import Places
from reader import Refused
from written import base_class

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


class Presentation:
    """One of them: who calls, what appears, and who resolves it."""

    def __init__(self, declared, caller, family):
        self.declared = declared
        self.caller = caller
        self.family = family
        self.id = declared.id
        style = declared.style
        self.in_context = style in ("currentContext", "overCurrentContext") or (
            style == "custom" and declared.in_fullscreen is False
        )
        decides_itself = style == "automatic" and base_class(family.root.class_name) in SYSTEM_CLASSES
        automatic = "unknown" if decides_itself else "sheet"
        self.effective = automatic if style == "automatic" else style
        self.presenters = ()


class Specification(Text):
    """What all documents of all files mean."""

    def resolve(self):
        """Looks up all that is referred to and works out who presents."""
        self.check_ids()
        pushes = [declared for declared in self.declarations if isinstance(declared, Push)]
        self.places = Places(self.families, self.screens, pushes)
        self.controllers = self.places.by_id
        self.windows = [
            (id, [self.family(family) for family in families], location) for id, families, location in self.windows
        ]
        self.pushes = [push for declared in pushes for push in self.pushes_of(declared)]
        self.presentations = [
            Presentation(declared, caller, self.family(declared.family))
            for declared in self.declarations
            if isinstance(declared, Presentations)
            for caller in self.presenting_callers(declared)
        ]
        self.name_presentations()
        for presentation in self.presentations:
            presentation.presenters = self.presenters(presentation)

    def named(self, id):
        found = self.places.named(id)
        if not found and id not in self.names:
            raise Refused("unresolved-reference", id)
        return found

    def pushes_of(self, declared):
        """Caller, target, kind, container and location of each; lists are as if each push was written alone."""
        found = []
        for name in declared.callers:
            for target in declared.targets:
                found += self.each(name, target, declared)
        return found

    def each(self, name, target, declared):
        found = []
        self.named(target)
        callers = [caller for caller in self.named(name) if self.places.container(caller, declared.kind)]
        if self.named(name) and not callers:
            raise Refused("push-outside-navigation", name)
        for caller in callers:
            container = self.places.container(caller, declared.kind)
            shown = self.places.shown(caller, target, declared.kind)
            if not shown and not self.is_left_out(name, caller, target, declared.kind):
                raise Refused("push-of-stranger", "%s: %s" % (caller.id, target))
            found += [(caller, place, declared.kind, container, declared.location) for place in shown]
        return found

    def is_left_out(self, name, caller, target, kind):
        """On a closed stack a screen's push does nothing; on others no push puts a screen within itself."""
        stack = self.places.stack(caller, kind)
        if not stack:
            return False
        if stack.closed:
            return self.is_of_screen(name)
        return target in self.screens and stack.is_within(self.screens[target])

    def presenting_callers(self, declared):
        self.family(declared.family)
        for name in declared.callers:
            if declared.id is not None and self.is_of_screen(name):
                raise Refused("misplaced-key", "id")
            yield from self.named(name)

    def name_presentations(self):
        times = {}
        for presentation in self.presentations:
            if presentation.id is None:
                name = presentation.caller.id + "->" + presentation.family.id
                times[name] = times.get(name, 0) + 1
                presentation.id = name if times[name] == 1 else "%s#%d" % (name, times[name])

    def family(self, id):
        for family in self.families:
            if family.id == id:
                return family
        raise Refused("present-child" if id in self.names else "unresolved-reference", id)

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
            presentation.family.root
            for presentation in self.presentations
            if any(presenter in chain for presenter, _ in presentation.presenters)
        )

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

    def answers(self, id, name):
        """The ids that a relation gives of all places of an id."""
        return {answer for controller in self.named(id) for answer in self.relation(controller, name)}

    def check(self):
        """Every expectation must hold."""
        for id, name, expected in self.expectations:
            self.named(id)
            answers = self.answers(id, name) if name else set()
            named = {controller.id for other in expected for controller in self.named(other)}
            if answers != named:
                raise Refused("expectation-failed", "%s of %s" % (name, id))


def link(files):
    specification = Specification()
    for path, roots in sorted(files, key=lambda file: file[0].encode()):
        specification.add_file(path, roots)
    specification.resolve()
    return specification


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
