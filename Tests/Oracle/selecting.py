"""What selectors select in a graph as JSON has it. Everything is searched anew, a controller is its id."""

import re

from names import Names
from ways import Ways, shortest

# A sheet may be either kind, and either kind is a sheet.
ALIKE = {"sheet": ["pageSheet", "formSheet"], "pageSheet": ["sheet"], "formSheet": ["sheet"]}


class Graph:
    """The JSON of a graph, with selectors as its views, by name."""

    def __init__(self, json):
        self.json = json
        self.views = {}
        self.controllers = {each["id"]: each for each in json["controllers"]}
        self.families = {each["id"]: each for each in json["families"]}
        self.all = set(self.controllers)
        self.contains = [
            (each["parentViewController"], each["id"]) for each in json["controllers"] if each["parentViewController"]
        ]
        self.presents = [(each["from"], each["presented"]) for each in json["presentations"]]
        self.pushes = [(each["from"], each["to"]) for each in json["pushes"]]
        self.ways = Ways(self)
        self.names = Names(self)

    def selected(self, text):
        """Raises ValueError if the text is no selector."""
        return Reader(self, text).whole()

    def above(self, id):
        """What contains a controller, from the inside out."""
        chain = []
        while id := self.controllers[id]["parentViewController"]:
            chain.append(id)
        return chain

    def template(self, id):
        """What a place repeats: a screen, or a controller in one. A column's own controller is named after what has the column."""
        each = self.controllers[id]
        if each["implicit"] and each["parentViewController"] is not None:
            return self.template(each["parentViewController"]) + id[len(each["parentViewController"]):]
        return each.get("screen") or id.split("/")[-1]

    def texts(self, key, id):
        """What a pattern for a key is compared with."""
        each = self.controllers[id]
        if key == "class":
            name = each.get("class")
            return [] if name is None else [name, last_component(name)]
        if key == "window":
            return self.families[each["family"]]["windows"]
        if key == "style":
            presentations = self.json["presentations"]
            own = [other["effectiveStyle"] for other in presentations if other["family"] == each["family"]]
            return [word for style in own for word in [style, *ALIKE.get(style, [])]]
        if key == "tag":
            return each.get("tags", [])
        if key == "file":
            return [each["location"]["file"]]
        if key == "implicit":
            return ["true" if each["implicit"] else "false"]
        if key in ("id", "kind", "family", "role"):
            return [each[key]]
        if key in ("title", "screen"):
            return [each[key]] if key in each else []
        raise ValueError("key %r" % key)

    def distances(self, starts, is_back=False, limit=None):
        """By controller, the fewest presentations and pushes on a way to it; on a way from it if `is_back`."""
        steps = [(start, end, cost) for _, start, end, cost in self.ways.steps]
        if is_back:
            steps = [(end, start, cost) for start, end, cost in steps]
        return shortest(starts, steps, limit)


def last_component(name):
    """`Inner` of `Shop.Outer<A.B>.Inner<C>`."""
    while True:
        shorter = re.sub("<[^<>]*>", "", name)
        if shorter == name:
            return name.split(".")[-1].strip(" ")
        name = shorter


def expression(pattern):
    parts = {"*": ".*", "?": "."}
    return re.compile("".join(parts.get(letter) or re.escape(letter) for letter in pattern), re.DOTALL)


class Reader:
    """Evaluates a selector while reading it."""

    def __init__(self, graph, text):
        self.graph = graph
        self.rest = text

    def whole(self):
        found = self.either()
        if self.rest.strip():
            raise ValueError("%r is left" % self.rest)
        return found

    def take(self, pattern):
        """What comes next if it is so, else None."""
        match = re.match(pattern, self.rest)
        if match:
            self.rest = self.rest[match.end() :]
        return match and match[0]

    def either(self):
        found = self.both()
        while self.take(r"\s*or(?=[\s(])"):
            found = found | self.both()
        return found

    def both(self):
        found = self.factor()
        while self.take(r"\s*and(?=[\s(])"):
            found = found & self.factor()
        return found

    def factor(self):
        if self.take(r"\s*not(?=[\s(])"):
            return self.graph.all - self.factor()
        back = self.take(r"\s*\d*\+")
        found = self.atom()
        forth = self.take(r"\+\d*")
        reached = set(found)
        for hops, is_back in ((back, True), (forth, False)):
            if hops is not None:
                digits = hops.strip().strip("+")
                reached |= set(self.graph.distances(found, is_back, int(digits) if digits else None))
        return reached

    def atom(self):
        function = self.take(r"\s*((within|roots)\s*)?\(")
        if function is None:
            return self.pattern()
        found = self.either()
        if not self.take(r"\s*\)"):
            raise ValueError("')' is missing at %r" % self.rest)
        graph = self.graph
        if "within" in function:
            return {id for id in graph.all if id in found or found & set(graph.above(id))}
        if "roots" in function:
            return {([id] + graph.above(id))[-1] for id in found}
        return found

    def pattern(self):
        word = (self.take(r"\s*[^\s()+]+") or "").strip()
        if not word:
            raise ValueError("a pattern is missing at %r" % self.rest)
        key, colon, value = word.partition(":")
        if not colon:
            key, value = "id", word
        if key == "view":
            return self.graph.selected(self.graph.views[value])
        pattern = expression(value)
        return {id for id in self.graph.all if any(map(pattern.fullmatch, self.graph.texts(key, id)))}
