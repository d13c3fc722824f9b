"""Random specifications as values: a mapping is a list of pairs, a list a list, a scalar a Scalar.

Everything that is made compiles: it breaks no rule that is an error. To add a section of the language, make it in `refer`.
"""

from reader import Node
from resolve import RELATIONS, link
from written import CHILDREN, FLAGS

NAMES = """
Home Detail Map List Item Cart Pay Login Menu Share Help About Inbox Letter Folder Search Profile Edit Photo Player No
null true on Off _private été Größe 設定 x.y A-1 y n Yes
""".split()
CLASSES = """
HomeViewController App.DetailViewController UIViewController UIAlertController UIActivityViewController
UIKit.UIAlertController SFSafariViewController QuickLook.QLPreviewController<Item.Kind> Kit.Box<UIAlertController>
UIDocumentPickerViewController AVKit.AVPlayerViewController UINavigationController
""".split()
TEXTS = [
    "Home",
    "a b",
    "yes",
    "null",
    "~",
    "1.0",
    "",
    " ",
    "it's",
    'say "hi"',
    "a: b",
    "a #b",
    "- x",
    "[x]",
    "{y}",
    "back\\slash",
    "two\nlines",
    "tab\there",
    "größer",
    "設定 🙂",
    "&a",
    "*b",
    "!c",
    "<<",
    "%d",
    "?",
    "trailing:",
    "\u0001\u007f\u0085",
    "long " * 30 + "text",
]
PRESENTATION_STYLES = """
automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover
""".split()
TRANSITIONS = ["coverVertical", "flipHorizontal", "crossDissolve"]
ANCHORS = ["sourceView", "barButtonItem", "sourceItem"]


class Scalar:
    """Text; `style` is "plain" or "quoted" where only that means the same."""

    def __init__(self, text, style=None):
        self.text = text
        self.style = style

    def __repr__(self):
        return "Scalar(%r, %r)" % (self.text, self.style)


class Mapping:
    """Pairs of a key, which is a Scalar, and a value."""

    def __init__(self, pairs):
        self.pairs = pairs

    def __repr__(self):
        return "Mapping(%r)" % (self.pairs,)


NOTHING = Scalar("", "plain")


def plain(text):
    return Scalar(text, "plain")


def boolean(random):
    return plain(random.choice(["true", "false"]))


class Generator:
    """A specification of one or several files with one or several documents each, as `files`: path to values."""

    def __init__(self, random, sizes=(1, 2, 3, 3, 4)):
        self.random = random
        self.used = set()
        self.has_popovers = random.random() < 0.4
        self.size = random.choice(sizes)
        paths = ["app.kindred.yaml", "Zoo.kindred.yml", "a/b c.kindred.yaml", "é.kindred.yaml", "a.kindred.yaml"]
        count = random.choice([1, 1, 1, 2, 3])
        self.files = {path: self.documents() for path in random.sample(paths, count)}
        self.fill(self.files_in_order())

    def files_in_order(self):
        return sorted(self.files.items(), key=lambda file: file[0].encode())

    def documents(self):
        return [[] for _ in range(self.random.choice([1, 1, 1, 2, 3]))]

    # Families first: all that refers to controllers needs to know where they are.

    def fill(self, files):
        documents = [document for _, documents in files for document in documents]
        self.declare(files, documents)
        self.windows(documents)
        self.refer(files, documents)
        # What is expected can be known once all else is.
        self.linked = self.link(files)
        for document in documents:
            document.append(("expect", self.expectations()))
            self.finish(document)

    def declare(self, files, documents):
        families = []
        for document in documents:
            own = [(self.name(), self.node("root", 0)) for _ in range(self.random.randint(0, self.size))]
            families += own
            document.append(("families", Mapping([(Scalar(id), node) for id, node in own])))
        if not families:
            families.append((self.name(), Scalar(self.name())))
            documents[0][0] = ("families", Mapping([(Scalar(families[0][0]), families[0][1])]))
        self.family_ids = [id for id, _ in families]
        self.linked = self.link(files)

    def link(self, files):
        return link([(path, [tree(document) for document in documents]) for path, documents in files])

    def finish(self, document):
        """Sections in any order, some of them empty, some split off by nothing."""
        random = self.random
        document[:] = [(key, value) for key, value in document if not is_empty(value) or random.random() < 0.3]
        present = {key for key, _ in document}
        if random.random() < 0.1:
            absent = [
                key for key in ("windows", "presentations", "pushes", "expect", "scenarios") if key not in present
            ]
            document.append((random.choice(absent or ["x-more"]), NOTHING))
        if random.random() < 0.1:
            document.append(("views", Mapping([self.view() for _ in range(random.randint(0, 2))])))
        random.shuffle(document)
        document.insert(random.randint(0, len(document)), ("kindred", plain("1")))

    def view(self):
        """A selector with a name, which changes nothing of the graph."""
        random = self.random
        selector = random.choice(["*", "tag:a or not within(kind:tab)", "+id:A*", "2+(role:root and style:*)+1"])
        members = [(Scalar("select"), Scalar(selector)), (Scalar("title"), Scalar("A view"))]
        return Scalar(self.name()), Mapping(members[: random.randint(1, 2)])

    def windows(self, documents):
        random = self.random
        roots = random.sample(self.family_ids, min(random.choice([0, 1, 1, 2]), len(self.family_ids)))
        for document in documents:
            own = [self.window(roots) for _ in range(random.choice([0, 0, 1, 1, 2]))] if roots else []
            document.append(("windows", Mapping(own)))

    def refer(self, _, documents):
        random = self.random
        for document in documents:
            count = random.randint(0, 2 + self.size)
            document.append(("presentations", [self.presentation() for _ in range(count)]))
            pushes = [self.push() for _ in range(random.randint(0, self.size))]
            document.append(("pushes", [push for push in pushes if push]))

    def name(self):
        random = self.random
        while True:
            name = random.choice(NAMES)
            if name in self.used:
                name += random.choice(["", "_", "-", "."]) + str(random.randint(1, 99))
            if name not in self.used:
                self.used.add(name)
                return name

    # Nodes

    def node(self, role, depth, in_column_style=False):
        random = self.random
        id = Scalar(self.name())
        kind = self.kind(role, depth, in_column_style)
        if kind == "controller" and random.random() < 0.5:
            return id
        style = self.split_style() if kind == "split" else None
        children = self.children(kind, depth, style)
        fields = self.fields(kind, role)
        if (style and random.random() < 0.9) or style == "unspecified":
            fields.append(("style", Scalar(style)))
        pairs = [(kind, id)] + fields + children
        if random.random() < 0.5:
            random.shuffle(pairs)
        return Mapping([(Scalar(key), value) for key, value in pairs])

    def kind(self, role, depth, in_column_style):
        kinds = ["controller"] * (3 * depth) + list(CHILDREN)
        if role == "stack":
            kinds = [kind for kind in kinds if kind not in ("navigation", "split")]
        if in_column_style and role in ("primary", "supplementary"):
            kinds = [kind for kind in kinds if kind != "tab"]
        return "controller" if depth > 4 else self.random.choice(kinds)

    def split_style(self):
        return self.random.choice(["unspecified", "doubleColumn", "tripleColumn", "tripleColumn"])

    def children(self, kind, depth, style):
        random = self.random
        if kind == "split":
            columns = ["primary", "secondary"]
            if style == "tripleColumn":
                columns.append("supplementary")
            if style != "unspecified":
                columns += ["compact", "inspector"]
            chosen = random.sample(columns, random.randint(1, len(columns)))
            if style == "tripleColumn" and "supplementary" not in chosen:
                chosen.append("supplementary")  # so that the style may be left out
            is_column_style = style != "unspecified"
            return [(column, self.node(column, depth + 1, is_column_style)) for column in chosen]
        ((key, role),) = CHILDREN[kind].items()
        count = random.choice([0, 0, 1, 2]) if kind == "controller" else random.choice([0, 1, 2, 3, 3])
        nodes = [self.node(role, depth + 1) for _ in range(count)]
        return [(key, nodes if nodes or random.random() < 0.7 else NOTHING)]

    def fields(self, kind, role):
        random = self.random
        fields = []
        if random.random() < 0.3:
            fields.append(("class", Scalar(random.choice(CLASSES))))
        for key in ("title", "note"):
            if random.random() < 0.15:
                fields.append((key, random.choice([Scalar(random.choice(TEXTS)), NOTHING])))
        fields += self.source()
        if random.random() < 0.15:
            count = random.randint(0, 3)
            fields.append(("tags", [Scalar(random.choice(NAMES)) for _ in range(count)]))
        for key, (owner, _) in FLAGS.items():
            if owner in (None, kind) and random.random() < 0.2:
                fields.append((key, random.choice([boolean(random), boolean(random), NOTHING])))
        if kind == "page" and random.random() < 0.5:
            fields.append(("transition", Scalar(random.choice(["scroll", "pageCurl"]))))
        return fields

    def source(self):
        random = self.random
        if random.random() < 0.85:
            return []
        places = [Scalar(random.choice(TEXTS)) for _ in range(random.randint(1, 3))]
        return [("source", random.choice([places[0], places, NOTHING]))]

    # What refers to them

    def one_or_list(self, chosen):
        random = self.random
        scalars = [Scalar(id) for id in chosen]
        return scalars[0] if len(scalars) == 1 and random.random() < 0.7 else scalars

    def window(self, roots):
        count = self.random.randint(1, len(roots))
        return Scalar(self.name()), self.one_or_list(self.random.sample(roots, count))

    def some(self, choices, most):
        choices = list(choices)
        count = min(self.random.choice([1, 1, 1, 2, most]), len(choices))
        return self.random.sample(choices, count)

    def presentation(self):
        random = self.random
        callers = self.some(self.referable(), 3)
        pairs = [("from", self.one_or_list(callers)), ("present", Scalar(random.choice(self.family_ids)))]
        if len(callers) == 1 and not isinstance(pairs[0][1], list) and random.random() < 0.2:
            pairs.append(("id", Scalar(self.name())))
        style = random.choice(PRESENTATION_STYLES)
        if style == "popover" and not self.has_popovers:
            style = "automatic"
        if style != "automatic" or random.random() < 0.3:
            pairs.append(("style", Scalar(style)))
        if style == "custom" and random.random() < 0.6:
            pairs.append(("presentsInFullscreen", boolean(random)))
        if style == "popover" or random.random() < 0.1:
            pairs.append(("anchor", Scalar(random.choice(ANCHORS))))
        transitions = TRANSITIONS[:1] if self.has_popovers and style.endswith("Context") else TRANSITIONS
        if style == "fullScreen":
            transitions = TRANSITIONS + ["partialCurl"]
        if random.random() < 0.4:
            pairs.append(("transition", random.choice([Scalar(random.choice(transitions)), NOTHING])))
        pairs += self.source()
        random.shuffle(pairs)
        return Mapping([(Scalar(key), value) for key, value in pairs])

    def push(self):
        """None where there is nothing to push."""
        random = self.random
        kind = random.choice(["push", "push", "showDetail"])
        shown = {}
        for target in self.linked.controllers.values():
            container = self.shown_by(target, kind)
            if container:
                shown.setdefault(container, []).append(target.id)
        if not shown:
            return None
        container = random.choice(list(shown))
        targets, callers = shown[container], self.callers(container)
        pairs = [
            ("from", self.one_or_list(self.some(callers, 4))),
            ("to", self.one_or_list(self.some(targets, 4))),
        ]
        if kind != "push" or random.random() < 0.2:
            pairs.append(("kind", Scalar(kind)))
        random.shuffle(pairs)
        return Mapping([(Scalar(key), value) for key, value in pairs])

    def shown_by(self, target, kind):
        """The container that a push or a showDetail of the target needs."""
        if kind == "push":
            return target.parent if target.role == "stack" else None
        column = target.parent if target.role == "stack" else target
        return column.parent if column.role == "secondary" else None

    def callers(self, container):
        """All that would ask the container: it is the nearest of its kind."""
        return [
            controller.id
            for controller in container.family.members
            if next((above for above in controller.at_or_above() if above.kind == container.kind), None) is container
        ]

    def referable(self):
        """The ids of all that something can be expected of."""
        return list(self.linked.controllers)

    def answers(self, id, name):
        return self.linked.relation(self.linked.controllers[id], name)

    def expectations(self):
        random = self.random
        pairs = []
        for id in self.some(self.referable(), 5):
            relations = [
                (Scalar(name), self.expected(self.answers(id, name)))
                for name in random.sample(RELATIONS, random.randint(0, 6))
            ]
            pairs.append((Scalar(id), Mapping(relations)))
        return Mapping(pairs)

    def expected(self, ids):
        random = self.random
        if not ids:
            return random.choice([plain("null"), plain("~"), [], NOTHING])
        random.shuffle(ids)
        # A plain null there is none.
        scalars = [Scalar(id, "quoted" if id == "null" else None) for id in ids]
        return scalars[0] if len(scalars) == 1 and random.random() < 0.7 else scalars


def is_empty(value):
    return value is NOTHING or value == [] or (isinstance(value, Mapping) and not value.pairs)


def tree(document):
    """A document as a tree whose places do not matter."""
    keys = {key for key, _ in document}
    head = [] if "kindred" in keys else [("kindred", plain("1"))]
    return node(Mapping([(Scalar(key), value) for key, value in head + document]))


def node(value):
    if isinstance(value, Scalar):
        return Node("scalar", value.text, (0, 0), plain=value.style == "plain")
    if isinstance(value, list):
        return Node("list", [node(item) for item in value], (0, 0))
    return Node("mapping", [(node(key), node(member)) for key, member in value.pairs], (0, 0))
