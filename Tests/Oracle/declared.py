"""What a specification declares, in the order of the text."""

from places import Family, Screen, location
from reader import Refused
from written import CHILDREN, boolean, entries, flat_items, ids, kind_and_id, names_in, pairs, sources, word


class Push:
    """What is written of pushes: each caller and each target."""

    def __init__(self, callers, written, location):
        self.callers = callers
        self.targets = names_in(written["to"][1])
        self.kind = word(written, "kind", "push")
        self.location = location


class Presentations:
    """What is written of presentations, one for each caller and each family."""

    def __init__(self, callers, written, location):
        self.callers = callers
        self.id = word(written, "id", None)
        self.presented = names_in(written["present"][1])
        self.family = self.presented[0]
        self.style = word(written, "style", "automatic")
        self.transition = word(written, "transition", "coverVertical")
        self.in_fullscreen = boolean(written, "presentsInFullscreen")
        self.anchor = word(written, "anchor", None)
        self.swipe = boolean(written, "swipe")
        self.detents = ids(written["detents"][1]) if "detents" in written else None
        self.source = sources(written)
        self.location = location


class Moves:
    """What is written of moves, one for each caller."""

    def __init__(self, callers, written, location):
        self.callers = callers
        self.kind = word(written, "kind", None)
        self.target = word(written, "to", None)
        self.after = word(written, "after", None)
        self.location = location


# Where declarations are lists of their own, and their key in screens and nodes.
SECTIONS = {"presentations": Presentations, "pushes": Push, "moves": Moves}
NESTED = {"pushes": (Push, "to"), "presents": (Presentations, "present"), "moves": (Moves, "kind")}


class Text:
    """All documents of all files, in order."""

    def __init__(self):
        self.windows = []
        self.families = []
        self.screens = {}
        self.declarations = []  # pushes and presentations, in the order of the text
        self.expectations = []
        self.nodes = []  # the id of each node, and the screen in whose text it is; bare ones may be places
        self.bare = []
        self.screens_named = []  # by `screen`: there must be such screens
        self.things = []  # what selectors select from: id, kind, what is written, file, whether it is a screen
        self.file = None

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
        for name in document:
            for item in pairs(document, name):
                self.add(name, item)

    def add(self, section, item):
        """A member of a section: a pair of key and value, or an item of a list."""
        if section == "windows":
            self.windows.append((item[0].content, names_in(item[1]), self.location(item[0])))
        elif section == "screens":
            self.add_screen(*item)
        elif section == "families" and not item[1].is_nothing():
            self.families.append(Family(*item, self.location(item[0])))
            self.read_node(item[1], None)
        elif section in SECTIONS:
            self.add_declaration(SECTIONS[section], names_in(entries(item)["from"][1]), entries(item), item)
        elif section == "expect":
            self.add_expectations(*item)

    def add_screen(self, key, value):
        if key.content in self.screens:
            raise Refused("duplicate-id", key.content)
        screen = Screen(key, value, self.location(key))
        self.screens[screen.id] = screen
        self.things.append((screen.id, screen.kind, screen.written, self.file, True))
        self.read_members(screen.id, screen.kind, screen.written, screen)

    def read_node(self, node, screen):
        """Ids and declarations of a node; `screen` is that in whose text it is."""
        if node.kind == "scalar":
            self.bare.append((node.content, screen))
            self.things.append((node.content, "controller", {}, self.file, False))
        elif "screen" in entries(node):
            id = entries(node)["screen"][1].content
            self.bare.append((id, screen))
            self.screens_named.append(id)
        else:
            kind, id, written = kind_and_id(node)
            self.nodes.append((id.content, screen))
            self.things.append((id.content, kind, written, self.file, False))
            self.read_members(id.content, kind, written, screen)

    def read_members(self, id, kind, written, screen):
        for key, (_, value) in written.items():
            if key in CHILDREN[kind] and not value.is_nothing():
                for child in [value] if kind == "split" else value.content:
                    self.read_node(child, screen)
            if key in NESTED:
                declaration, default = NESTED[key]
                for item in flat_items(pairs(written, key)):
                    self.add_declaration(declaration, [id], entries_or(item, default), item)

    def add_declaration(self, declaration, callers, written, item):
        declared = declaration(callers, written, self.location(item))
        declared.number = item.number
        self.declarations.append(declared)

    def add_expectations(self, key, relations):
        self.expectations += [(key.content, None, [])]
        for name, value in pairs({"expect": (None, relations)}, "expect"):
            if not value.is_nothing():
                none = value.is_plain("null", "~")
                if value.kind == "list" and any(item.is_plain("null", "~") for item in value.content):
                    raise Refused("wrong-type", "null in a list")
                self.expectations.append((key.content, name.content, [] if none else ids(value)))

    def location(self, node):
        return location(node, self.file)

    # Names

    def check_ids(self):
        """There are all screens that are named, each id is declared once, and no screen contains itself."""
        for id in self.screens_named:
            if id not in self.screens:
                raise Refused("unresolved-reference", id)
        self.nodes += [(id, screen) for id, screen in self.bare if id not in self.screens]
        names = list(self.screens) + [id for id, _ in self.nodes]
        if len(set(names)) < len(names):
            raise Refused("duplicate-id")
        self.names = set(names)
        for id, screen in self.bare:
            if screen and id in self.screens:
                screen.contained.append(self.screens[id])
        for screen in self.screens.values():
            if screen in all_contained(screen):
                raise Refused("screen-within-itself", screen.id)

    def is_of_screen(self, id):
        """Whether an id names all places of a screen or of a node in one."""
        return id in self.screens or any(id == node and screen for node, screen in self.nodes)


def entries_or(item, key):
    """A mapping by key, or an id as the value of one key."""
    return entries(item) if item.kind == "mapping" else {key: (None, item)}


def all_contained(screen):
    """The screens in the text of a screen, and in theirs."""
    found = []
    waiting = list(screen.contained)
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.append(other)
            waiting += other.contained
    return found
