"""Random selectors and house rules about a graph."""

from generate import PRESENTATION_STYLES, TRANSITIONS, Generator
from house import Rule

KEYS = "id id id kind class tag family window role style file title implicit screen".split()
WORDS = {
    "kind": "controller navigation tab split page".split(),
    "role": "root stack tab page child primary supplementary secondary compact inspector".split(),
    "style": [style for style in PRESENTATION_STYLES if style != "automatic"] + ["sheet", "unknown"],
    "implicit": ["true", "false"],
}
HOPS = ["", "", "0", "1", "2", "3", "12"]
LISTS = ("id", "tag", "family", "window", "screen")


class ForwardGenerator(Generator):
    """Presentations go to later families, so that few of them are rings."""

    def presentation(self):
        for _ in range(20):
            found = super().presentation()
            members = {key.text: value for key, value in found.pairs}
            callers = members["from"] if isinstance(members["from"], list) else [members["from"]]
            families = [self.family_ids.index(self.linked.controllers[each.text].family.id) for each in callers]
            if max(families) < self.family_ids.index(members["present"].text):
                break
        return found


class SelectorMaker:
    """Makes selectors out of what is in a graph."""

    def __init__(self, random, graph):
        self.random = random
        self.graph = graph

    def selector(self, depth=3):
        random = self.random
        if depth == 0 or random.random() < 0.25:
            return self.pattern()
        way = random.randrange(7)
        if way < 3:
            word = self.space() + random.choice(["and", "or"]) + self.space()
            return word.join(self.selector(depth - 1) for _ in range(random.choice([2, 2, 3])))
        if way == 3:
            return "not " + self.factor(depth - 1)
        if way == 4:
            return random.choice(["within(%s)", "roots(%s)", "within ( %s )"]) % self.selector(depth - 1)
        if way == 5:
            return self.hops() + self.atom(depth - 1) + self.hops(is_back=False)
        return "(%s)" % self.selector(depth - 1)

    def factor(self, depth):
        return self.random.choice([self.selector(0), self.atom(depth), "not " + self.atom(depth)])

    def atom(self, depth):
        form = self.random.choice(["%s", "(%s)", "within(%s)"])
        return form % self.selector(0 if form == "%s" else depth)

    def hops(self, is_back=True):
        if self.random.random() < 0.4:
            return ""
        number = self.random.choice(HOPS)
        return number + "+" if is_back else "+" + number

    def space(self):
        return self.random.choice([" ", " ", " ", "  ", "\n", "\t "])

    def pattern(self):
        random = self.random
        if self.graph.views and random.random() < 0.1:
            return "view:" + random.choice(list(self.graph.views))
        key = random.choice(KEYS)
        text = self.with_wildcards(key, self.text(key))
        if key == "id" and not text[0].isdigit() and text not in ("and", "or", "not") and random.random() < 0.7:
            return text
        return "%s:%s" % (key, text)

    def text(self, key):
        """One that there is, or a word that there can be."""
        random = self.random
        if key in WORDS and random.random() < 0.5:
            return random.choice(WORDS[key])
        ids = sorted(self.graph.all)
        texts = [text for id in random.sample(ids, min(8, len(ids))) for text in self.graph.texts(key, id)]
        return random.choice(texts) if texts else random.choice(WORDS.get(key, ["Home"]))

    def with_wildcards(self, key, text):
        random = self.random
        odd = " ()+" if key not in LISTS else "".join(letter for letter in text if not is_of_id(letter))
        letters = ["?" if letter in odd or not letter.isprintable() else letter for letter in text]
        if letters and random.random() < 0.3:
            letters[random.randrange(len(letters))] = "?"
        if random.random() < 0.3:
            start = random.randint(0, len(letters))
            letters[start : random.randint(start, len(letters))] = ["*"]
        if random.random() < 0.2:
            letters = ["*"] + letters[random.randint(0, len(letters)) :]
        if random.random() < 0.2:
            letters = letters[: random.randint(0, len(letters))] + ["*"]
        return "".join(letters) or "*"


def is_of_id(letter):
    return (letter.isascii() and letter.isalnum()) or letter in "_-./" or ord(letter) > 127


class RuleMaker(SelectorMaker):
    """Makes rules as values, as the project file has them."""

    def rule(self, name):
        random = self.random
        form = random.choice(["forbid", "forbid", "require", "only-through", "layers", "independent", "limit", "limit"])
        rule = {"name": name, form: getattr(self, form.replace("-", "_"))()}
        if form == "layers" and random.random() < 0.6:
            rule["transitive"] = random.random() < 0.8
        # Whether nothing is what was meant is a question of spelling.
        if random.random() < 0.6 or not all(map(self.graph.selected, Rule(self.graph, rule).demands())):
            rule["allow-empty"] = True
        if self.takes_exceptions(form, rule[form]) and random.random() < 0.3:
            rule["except"] = [self.exception() for _ in range(random.randint(1, 4))]
        return rule

    def some(self, keys, least=1):
        """Some of them, in any order."""
        return self.random.sample(keys, self.random.randint(least, len(keys)))

    def short(self):
        return self.selector(self.random.choice([0, 0, 1, 2]))

    def words(self, words):
        chosen = self.some(words[:])[:3]
        return chosen[0] if len(chosen) == 1 and self.random.random() < 0.7 else chosen

    def forbid(self):
        random = self.random
        target = random.choice(["present", "present", "push", "contain", "reach"])
        keys = {"present": ["present", "from", "presenter", "style", "transition"], "reach": ["reach"]}
        form = {key: self.short() for key in self.some(keys.get(target, [target, "from"]))}
        if target in ("push", "contain"):
            form.setdefault(target, self.short())
        if target == "reach":
            form["from"] = self.short()
        if "style" in form:
            form["style"] = self.words(WORDS["style"])
        if "transition" in form:
            form["transition"] = self.words(TRANSITIONS + ["partialCurl"])
        return form

    def require(self):
        demand = self.random.choice(["is", "has", "presented"])
        if demand != "presented":
            return {"each": self.short(), demand: self.short()}
        presented = {key: self.short() for key in self.some(["from", "presenter", "style"])}
        if "style" in presented:
            presented["style"] = self.words(WORDS["style"])
        return {"each": self.short(), "presented": presented}

    def only_through(self):
        form = {"to": self.short(), "gate": self.short()}
        return {**form, "from": self.short()} if self.random.random() < 0.5 else form

    def layers(self):
        return [self.short() for _ in range(self.random.choice([2, 2, 3, 4]))]

    independent = layers

    def limit(self):
        random = self.random
        measure = random.choice(
            "presentation-depth presentation-depth push-depth steps nesting presents presented-by members".split()
        )
        form = {"measure": measure}
        limits = random.choices([0, 0, 1, 1, 2, 3, 4, 6], k=2)
        for key in self.some(["at-most", "at-least"]):
            form[key] = max(limits) if key == "at-most" else min(limits)
        if random.random() < 0.4:
            form["each"] = self.short()
        if measure in ("presentation-depth", "push-depth", "steps") and random.random() < 0.4:
            form["from"] = self.short()
        if measure in ("presentation-depth", "push-depth") and random.random() < 0.5:
            form["rings"] = "once"
        return form

    def takes_exceptions(self, form, value):
        """Not where an allowed case hides those behind it."""
        return form != "limit" or value["measure"] in ("presents", "presented-by", "members")

    def exception(self):
        random = self.random
        pairs = self.graph.contains + self.graph.presents + self.graph.pushes
        ids = sorted(self.graph.all)
        start, end = random.choice(pairs) if pairs and random.random() < 0.8 else random.choices(ids, k=2)
        if random.random() < 0.4:
            end = self.graph.controllers[end]["family"]
        elif random.random() < 0.2:
            end = self.graph.template(end)
        if random.random() < 0.2:
            start = self.graph.template(start)
        return {"to": end} if random.random() < 0.3 else {"from": start, "to": end}
