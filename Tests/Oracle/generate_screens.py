"""Random specifications with screens: containers in containers, rings of pushes, places under several names, closed stacks.

What is written within screens is free of rings. Declarations are tried one by one, and those that the language refuses are dropped.
"""

from generate import CLASSES, NOTHING, Generator, Mapping, Scalar, boolean, plain
from places import secondary
from reader import Refused
from written import CHILDREN

KINDS = ["controller"] * 6 + ["navigation"] + list(CHILDREN)
MOST_CONTROLLERS = 150


class ScreenGenerator(Generator):
    def declare(self, files, documents):
        while True:
            self.used = set()
            self.screens = [(self.name(), self.random.choice(KINDS)) for _ in range(self.random.randint(0, 8))]
            self.mappings = {}  # nodes and screens that can take keys, by id
            self.names_taken = [set()]
            self.declare_once(documents)
            if self.is_linked(files):
                return

    def is_linked(self, files):
        """Whether all that there is so far compiles, and is not too much."""
        try:
            linked = self.link(files)
        except Refused:
            return False
        if len(linked.controllers) > MOST_CONTROLLERS or len(linked.pushes) > 4 * MOST_CONTROLLERS:
            return False
        self.linked = linked
        return True

    # Screens and families

    def declare_once(self, documents):
        random = self.random
        screens = [(id, self.screen(number)) for number, (id, _) in enumerate(self.screens)]
        random.shuffle(screens)
        self.allowed = self.screens
        self.family_ids = []
        for document in documents:
            families = [(self.name(), self.root()) for _ in range(random.randint(0, self.size))]
            if document is documents[-1] and not families and not self.family_ids:
                families = [(self.name(), self.root())]
            self.family_ids += [id for id, _ in families]
            own = [screens.pop() for _ in range(random.randint(0, len(screens)))]
            own = own + screens if document is documents[-1] else own
            document[:] = [("families", keyed(families)), ("screens", keyed(own))]

    def root(self):
        self.names_taken.append(set())
        node = self.node("root", 0)
        self.names_taken.pop()
        return node

    def screen(self, number):
        """What a screen says; it contains later ones only."""
        random = self.random
        id, kind = self.screens[number]
        self.allowed = self.screens[number + 1 :]
        if kind == "controller" and random.random() < 0.3:
            return random.choice([NOTHING, Scalar(random.choice(CLASSES))])
        style = self.split_style() if kind == "split" else None
        children = [
            (key, [] if value is NOTHING and kind != "controller" else value)
            for key, value in self.children(kind, 1, style)
        ]
        fields = self.fields(kind, None)
        if style and (style == "unspecified" or random.random() < 0.9):
            fields.append(("style", Scalar(style)))
        pairs = fields + (children if children != [("children", [])] or random.random() < 0.3 else [])
        if random.random() < 0.5:
            random.shuffle(pairs)
        self.mappings[id] = keyed(pairs)
        return self.mappings[id]

    def node(self, role, depth, in_column_style=False):
        fitting = [screen for screen in self.allowed if fits(screen[1], role, in_column_style)]
        if fitting and self.random.random() < 0.4:
            return self.place(*self.random.choice(fitting), role, in_column_style)
        node = super().node(role, depth, in_column_style)
        if isinstance(node, Mapping):
            id = next(value for key, value in node.pairs if key.text in CHILDREN)
            self.mappings[id.text] = node
        return node

    def place(self, id, kind, role, in_column_style):
        random = self.random
        taken = self.names_taken[-1]
        # A column's navigation controller is a container of its own.
        is_alone = in_column_style and role != "compact" and kind in ("controller", "page")
        name = None
        if (id in taken and not is_alone) or random.random() < 0.1:
            name = self.name()
        taken.add(id)
        if name is None and random.random() < 0.7:
            return Scalar(id)
        pairs = [("screen", Scalar(id))] + ([("as", Scalar(name))] if name else [])
        random.shuffle(pairs)
        return keyed(pairs)

    def children(self, kind, depth, style):
        self.names_taken.append(set())
        children = super().children(kind, depth, style)
        self.names_taken.pop()
        return children

    def fields(self, kind, role):
        fields = super().fields(kind, role)
        if kind == "navigation" and self.random.random() < 0.25:
            fields.append(("closed", self.random.choice([boolean(self.random), plain("true"), NOTHING])))
        return fields + [(key, []) for key in ("pushes", "presents") if self.random.random() < 0.05]

    # Pushes and presentations

    def refer(self, files, documents):
        random = self.random
        for document in documents:
            document += [("pushes", []), ("presentations", [])]
        for _ in range(random.randint(1, 6 * self.size + 2)):
            self.attempt(files, documents, "pushes")
        for _ in range(random.randint(0, 2 * self.size + 2)):
            self.attempt(files, documents, "presents")

    def attempt(self, files, documents, name):
        """Adds a declaration at the top or in a screen or node, unless it is refused."""
        random = self.random
        callers, pairs = self.new_push() if name == "pushes" else self.new_presentation()
        if not callers:
            return
        nested = callers[0] in self.mappings and random.random() < 0.7
        if nested:
            mapping = self.mappings[callers[0]]
            pairs = [(key, value) for key, value in pairs if key != "from"]
            item = pairs[0][1] if len(pairs) == 1 and isinstance(pairs[0][1], Scalar) else shuffled(random, pairs)
        else:
            section = name if name == "pushes" else "presentations"
            document = random.choice(documents)
            if name == "pushes":
                pairs.append(("from", self.one_or_list(callers)))
            item = shuffled(random, pairs)
        before = list(mapping.pairs) if nested else None
        items = listed(random, mapping, name) if nested else dict(document)[section]
        where = random.randint(0, len(items))
        items.insert(where, item)
        if not self.is_linked(files):
            items.pop(where)
            if nested:
                mapping.pairs = before

    def new_push(self):
        """Callers and what else there is to say; no callers where nothing can be pushed."""
        random = self.random
        kind = random.choice(["push", "push", "push", "showDetail"])
        places = self.linked.places
        caller = random.choice(places.controllers())
        container, stack = places.container(caller, kind), places.stack(caller, kind)
        if not container:
            return [], []
        beside = [other for other in places.controllers() if places.container(other, kind) is container]
        callers = self.some(sorted({self.called(other) for other in [caller] + random.sample(beside, 1)}), 2)
        targets = [id for id, kind in self.screens if kind not in ("navigation", "split")]
        if stack is None or random.random() < 0.4:
            shown = secondary(container) if kind == "showDetail" else []
            targets = [self.called(child) for child in shown + (stack.children if stack else [])]
        if not targets:
            return [], []
        chosen = self.some(sorted(set(targets)), 3)
        pairs = [("to", self.one_or_list(chosen))]
        if kind != "push" or random.random() < 0.2:
            pairs.append(("kind", Scalar(kind)))
        return callers, pairs

    def called(self, controller):
        """By its path or by the id that all its places share."""
        return self.random.choice([controller.id, controller.name, controller.name])

    def new_presentation(self):
        pairs = [(key.text, value) for key, value in self.presentation().pairs]
        callers = next(value for key, value in pairs if key == "from")
        return [caller.text for caller in callers] if isinstance(callers, list) else [callers.text], pairs

    def referable(self):
        controllers = self.linked.controllers.values()
        return sorted({self.called(controller) for controller in controllers} | {id for id, _ in self.screens})

    def answers(self, id, name):
        """Sometimes one id for all places of a screen or of a node in one."""
        found = self.linked.answers(id, name)
        for name in sorted({self.linked.controllers[id].name for id in found}):
            places = {place.id for place in self.linked.places.named(name)}
            if places <= found and self.random.random() < 0.5:
                found = (found - places) | {name}
        return sorted(found)


def fits(kind, role, in_column_style):
    if role == "stack":
        return kind not in ("navigation", "split")
    return not (kind == "tab" and in_column_style and role in ("primary", "supplementary"))


def keyed(pairs):
    return Mapping([(key if isinstance(key, Scalar) else Scalar(key), value) for key, value in pairs])


def shuffled(random, pairs):
    pairs = list(pairs)
    random.shuffle(pairs)
    return keyed(pairs)


def listed(random, mapping, name):
    """The list under a key of a mapping, put at any place if it is missing."""
    for key, value in mapping.pairs:
        if key.text == name:
            return value
    items = []
    mapping.pairs.insert(random.randint(0, len(mapping.pairs)), (Scalar(name), items))
    return items
