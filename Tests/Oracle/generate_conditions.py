"""Random specifications with configurations, `any`, `show`, selectors, lists in lists and moves.

What is written is tried word by word, as with screens; what the language refuses in any configuration is dropped.
"""

import merging
from generate import ANCHORS, Mapping, Scalar, boolean, plain, tree
from generate_screens import ScreenGenerator, listed, shuffled
from reader import Refused
from resolve import RELATIONS
from written import CHILDREN

CONFIGURATIONS = "phone pad mac watch tv small large car".split()
MOVES = ["dismiss", "dismiss", "pop", "pop", "popToRoot", "popToRoot", "select", "select", "setRoot", "setRoot"]
MOST_CONTROLLERS = 50
DETENTS = ["medium", "large", "custom"]
# Nobody else has them, so that no other name is one by accident.
SHEETS = ("automatic", "pageSheet", "formSheet", "popover")


class ConditionGenerator(ScreenGenerator):
    def __init__(self, random, sizes=(2, 2, 3, 3, 4), left_out=()):
        self.left_out = left_out
        self.configurations = [] if "on" in left_out else [
            (id, random.choice(["compact", "regular"]))
            for id in random.sample(CONFIGURATIONS, random.choice([0, 1, 2, 2, 2, 2, 3, 3, 4, 8]))
        ]
        self.condition_rate = random.choice([0.05, 0.2, 0.4])
        self.new_rate = random.choice([0.2, 0.6, 0.9])
        super().__init__(random, sizes)

    def is_linked(self, files):
        try:
            linked = self.link(files)
        except Refused:
            return False
        if len(linked.controllers) > MOST_CONTROLLERS or len(linked.pushes) > 3 * MOST_CONTROLLERS:
            return False
        if len(linked.presentations) > 3 * MOST_CONTROLLERS:
            return False
        self.linked = linked
        return True

    def link(self, files):
        files = [(path, [tree(document) for document in documents]) for path, documents in files]
        self.merged = merging.link(files)
        self.merged.graph()
        return self.merged.whole

    def declare_once(self, documents):
        super().declare_once(documents)
        members = [(Scalar(id), Scalar(width)) for id, width in self.configurations]
        cut = self.random.randint(0, len(members))
        documents[0].append(("configurations", Mapping(members[:cut])))
        if len(documents) > 1:
            documents[-1].append(("configurations", Mapping(members[cut:])))
        else:
            documents[0][-1] = ("configurations", Mapping(members))

    # Conditions

    def names(self):
        """Configurations and their widths."""
        return sorted({word for pair in self.configurations for word in pair})

    def on(self):
        """A pair, if there is a condition."""
        random = self.random
        if not self.configurations or random.random() >= self.condition_rate:
            return []
        chosen = random.sample(self.names(), min(random.choice([1, 1, 1, 2]), len(self.names())))
        return [("on", self.one_or_list(chosen))]

    def by_configuration(self, make):
        """A value, or several by names and widths."""
        random = self.random
        if not self.configurations or random.random() < 0.4:
            return make()
        chosen = random.sample(self.names(), random.randint(1, len(self.names())))
        return Mapping([(Scalar(name), make()) for name in chosen])

    def node(self, role, depth, in_column_style=False):
        node = super().node(role, depth, in_column_style)
        more = self.on() if role != "root" and depth > 0 else []
        if role == "tab" and self.random.random() < 0.15:
            more.append(("shown", boolean(self.random) if self.random.random() < 0.3 else plain("false")))
        if not more:
            return node
        if isinstance(node, Scalar):
            kind = "screen" if node.text in dict(self.screens) else "controller"
            return shuffled(self.random, [(kind, node), *more])
        node.pairs += [(Scalar(key), value) for key, value in more]
        return node

    def fields(self, kind, role):
        fields = super().fields(kind, role)
        if kind == "controller" and "sheets" not in self.left_out and self.random.random() < 0.05:
            fields.append(("alert", Scalar(self.random.choice(["alert", "actionSheet"]))))
        return fields

    def windows(self, documents):
        """Most have one or two, with values by configuration."""
        random = self.random
        roots = random.sample(self.family_ids, min(random.choice([1, 2, 2, 3]), len(self.family_ids)))
        own = [self.window(roots) for _ in range(random.choice([0, 1, 1, 1, 2]))]
        for document in documents:
            document.append(("windows", Mapping(own if document is documents[0] else [])))
        if own:
            self.linked = self.link(self.files_in_order())

    def window(self, roots):
        id, _ = super().window(roots)
        own = super().window
        return id, self.by_configuration(lambda: own(roots)[1])

    # Callers and what they call

    def refer(self, files, documents):
        random = self.random
        for document in documents if "moves" not in self.left_out else []:
            document.append(("moves", []))
        super().refer(files, documents)
        for _ in range(random.randint(0, 3 * self.size + 2) if "moves" not in self.left_out else 0):
            self.attempt_move(files, documents)

    def attempt(self, files, documents, name):
        """In one of the new ways, or as before."""
        random = self.random
        if random.random() > self.new_rate:
            super().attempt(files, documents, name)
            return
        callers, pairs = self.new_push() if name == "pushes" else self.new_presentation()
        if not callers:
            return
        pairs = [(key, value) for key, value in pairs if key not in ("from", "id")]
        pairs = self.with_show(pairs) if name == "pushes" else self.with_styles(pairs)
        pairs += self.on()
        if callers[0] in self.mappings and random.random() < 0.5:
            item = pairs[0][1] if len(pairs) == 1 and isinstance(pairs[0][1], Scalar) else shuffled(random, pairs)
            if random.random() < 0.15 and "lists" not in self.left_out:
                item = [item]
            self.try_item(files, self.mappings[callers[0]], name, item)
        else:
            pairs.append(("from", self.callers_value(callers)))
            section = "pushes" if name == "pushes" else "presentations"
            self.try_item(files, random.choice(documents), section, shuffled(random, pairs))

    def with_show(self, pairs):
        random = self.random
        pairs = [(key, value) for key, value in pairs if key != "kind"]
        if random.random() < 0.5 and "show" not in self.left_out:
            if random.random() < 0.6:
                pairs = [("to", Scalar(random.choice(self.screens)[0]))] if self.screens else pairs
            pairs.append(("kind", Scalar("show")))
        return [(key, self.nested(value) if key == "to" else value) for key, value in pairs]

    def with_styles(self, pairs):
        """Styles by configuration, several families, and what only sheets have."""
        random = self.random
        values = dict(pairs)
        if random.random() < 0.4 and "presentsInFullscreen" not in values:
            values["style"] = self.by_configuration(lambda: Scalar(random.choice(
                ["automatic", "fullScreen", "pageSheet", "overFullScreen", "currentContext", "overCurrentContext"]
            )))
            values.pop("transition", None)
        if random.random() < 0.2 and "lists" not in self.left_out:
            values["present"] = self.nested(self.one_or_list(self.some(self.family_ids, 2)))
        if self.has_sheet(values.get("style")) and "sheets" not in self.left_out:
            if random.random() < 0.2:
                values["swipe"] = boolean(random)
            if random.random() < 0.2:
                values["detents"] = [Scalar(each) for each in random.sample(DETENTS, random.randint(1, 3))]
        if random.random() < 0.1:
            values["anchor"] = Scalar(random.choice(ANCHORS))
        return list(values.items())

    def has_sheet(self, style):
        if style is None:
            return True
        if isinstance(style, Scalar):
            return style.text in SHEETS
        # What names no configuration has the style `automatic`.
        return any(value.text in SHEETS for _, value in style.pairs[:1])

    def callers_value(self, callers):
        random = self.random
        chosen = random.random()
        if chosen < 0.35 and "any" not in self.left_out:
            return Scalar("any")
        if chosen < 0.5 and "selectors" not in self.left_out:
            return self.selector()
        if chosen < 0.6 and not {"any", "selectors"} & set(self.left_out):
            return self.nested([*(Scalar(id) for id in callers), self.selector() if random.random() < 0.5 else Scalar("any")])
        return self.nested(self.one_or_list(callers))

    def selector(self):
        random = self.random
        id = random.choice(list(self.linked.names))
        atoms = ["id:" + id, "id:%s*" % id[:1], "kind:controller", "class:*Controller", "tag:*", "title:*", "file:a*", "screen:*", "?*"]
        atoms += ["kind:" + kind for kind in CHILDREN] + ["screen:" + id for id, _ in self.screens]
        first, second = random.choice(atoms), random.choice(atoms)
        form = random.choice(["%s", "%s", "%s or %s", "%s and %s", "not %s", "(%s or %s) and not id:X*"])
        return Scalar(form % ((first, second)[: form.count("%s")]))

    def nested(self, value):
        """A list with a list in it."""
        if not isinstance(value, list) or "lists" in self.left_out or self.random.random() < 0.6 or not value:
            return value
        cut = self.random.randint(0, len(value) - 1)
        return value[:cut] + [value[cut:]]

    def try_item(self, files, where, name, item):
        """Adds an item to a list, unless it is refused then."""
        is_mapping = isinstance(where, Mapping)
        before = list(where.pairs) if is_mapping else None
        items = listed(self.random, where, name) if is_mapping else dict(where)[name]
        place = self.random.randint(0, len(items))
        items.insert(place, item)
        if not self.is_linked(files):
            items.pop(place)
            if is_mapping:
                where.pairs = before

    # Moves

    def attempt_move(self, files, documents):
        random = self.random
        kind = random.choice(MOVES)
        controllers = self.linked.places.controllers()
        caller = random.choice(controllers)
        if kind in ("pop", "popToRoot") and caller.kind == "navigation":
            return
        pairs = [("kind", Scalar(kind))]
        target = self.move_target(kind, caller)
        if kind in ("select", "setRoot") and target is None:
            return
        if target and (kind in ("select", "setRoot") or (random.random() < 0.4 and kind != "popToRoot")):
            pairs.append(("to", Scalar(target)))
        if kind == "setRoot" and random.random() < 0.3:
            pairs.append(("after", Scalar("dismiss")))
        pairs += self.on()
        name = self.called(caller)
        if name in self.mappings and random.random() < 0.6:
            item = Scalar(kind) if len(pairs) == 1 else shuffled(random, pairs)
            self.try_item(files, self.mappings[name], "moves", item)
        else:
            is_any = random.random() < 0.3 and "any" not in self.left_out
            pairs.append(("from", Scalar("any") if is_any else self.one_or_list([name])))
            self.try_item(files, random.choice(documents), "moves", shuffled(random, pairs))

    def move_target(self, kind, caller):
        """Where it could arrive; None if nowhere."""
        random = self.random
        if kind == "setRoot":
            windows = [family.id for _, families, _ in self.linked.windows for family in families]
            return random.choice(windows) if windows else None
        if kind == "select":
            tabs = [each for each in self.linked.places.controllers() if each.role == "tab"]
        elif kind == "pop":
            stack = caller.nearest("navigation")
            tabs = stack.children if stack else []
        else:
            tabs = [each.caller for each in self.linked.presentations if each.family is caller.family]
        return self.called(random.choice(tabs)) if tabs else None

    def new_presentation(self):
        callers, pairs = super().new_presentation()
        return callers, [(key, value) for key, value in pairs if key != "id"]

    # Expectations

    def referable(self):
        each = [meaning.controllers for meaning in self.merged.meanings]
        return sorted(set.intersection(*(set(controllers) for controllers in each)))

    def expectations(self):
        random = self.random
        pairs = []
        for id in self.some(self.referable(), 4):
            names = random.sample(RELATIONS, random.randint(0, 4))
            pairs.append((Scalar(id), Mapping([(Scalar(name), self.expected_of(id, name)) for name in names])))
        return Mapping(pairs)

    def expected_of(self, id, name):
        """Once, if it is the same in all configurations, else by configuration."""
        each = [sorted(meaning.answers(id, name)) for meaning in self.merged.meanings]
        if all(answers == each[0] for answers in each):
            return self.expected(list(each[0]))
        return Mapping([(Scalar(one[0]), self.expected(list(answers))) for one, answers in zip(self.configurations, each)])

