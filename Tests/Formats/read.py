"""Reads what `kindred compile` writes with readers of each format, and compares it with the graph's JSON.

    read.py (GRAPH.json FILE...)... FILE ends in .mmd, .md, .csv or .graphml; the first difference ends it
    read.py --draw FILE.mmd...      draws with Mermaid, which takes seconds for each
"""

import csv
import functools
import itertools
import json
import pathlib
import re
import sys
from collections import Counter, defaultdict

import markdown_it
import mermaidx
import networkx
from mermaidx.engines.quickjs_engine import Engine

MOST_TEXT = 50_000
SCHEMA = pathlib.Path(__file__).parents[2] / "Schemas" / "graph.schema.json"


def expect(found, expected, what):
    if found != expected:
        if isinstance(found, list) and isinstance(expected, list):
            pairs = zip(found + [None] * len(expected), expected + [None] * len(found))
            found, expected = next((a, b) for a, b in pairs if a != b)
        sys.exit(f"{what}: {found!r}, expected {expected!r}")


def ends_replaced(text):
    """What a format without escapes has instead of control characters."""
    return re.sub("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]", "\ufffd", text)


def read_csv(graph, path):
    with open(path, newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file, strict=True)
        rows = list(reader)
    schema = json.loads(SCHEMA.read_text("utf-8"))
    # Columns of later versions are there only if some controller has a value.
    added = [key for key in ("shown", "alert") if not any(key in each for each in graph["controllers"])]
    written = ("differs",) if "configurations" in graph else ("on", "differs")
    columns = [key for key in schema["$defs"]["controller"]["properties"] if key not in added and key not in written]
    expect(reader.fieldnames, columns, "columns")
    expect([row["id"] for row in rows], [each["id"] for each in graph["controllers"]], "ids")
    for row, controller in zip(rows, graph["controllers"]):
        controller = controller | {"location": "{file}:{line}:{column}".format(**controller["location"])}
        for key, text in row.items():
            value = controller.get(key)
            if isinstance(value, list):
                value = " ".join(value)
            elif isinstance(value, bool):
                value = "true" if value else "false"
            expect(text, "" if value is None else ends_replaced(str(value)), f"{key} of {row['id']}")


def any_callers(graph):
    """What stands for whatever is on top, if it calls something and no controller has its name."""
    calls = graph["presentations"] + graph["pushes"] + graph.get("moves", [])
    is_called = any(each["from"] == "any" for each in calls)
    return ["any"] if is_called and all(each["id"] != "any" for each in graph["controllers"]) else []


def relations(graph):
    """Contains, presents, requests, pushes and moves, as GraphML has them."""
    edges = Counter()
    for each in graph["controllers"]:
        if each["parentViewController"]:
            edges["contains", each["parentViewController"], each["id"], ""] += 1
    for each in graph["presentations"]:
        for presenter in each["presenters"]:
            edges["presents", presenter["controller"], each["presented"], each["id"]] += 1
        edges["requests", each["from"], each["presented"], each["id"]] += 1
    for each in graph["pushes"]:
        edges["pushes", each["from"], each["to"], ""] += 1
    for each in graph.get("moves", []):
        for target in each["to"]:
            edges["moves", each["from"], target, ""] += 1
    return edges


def read_graphml(graph, path):
    read = networkx.read_graphml(path, force_multigraph=True)
    expect(list(read.nodes), [each["id"] for each in graph["controllers"]] + any_callers(graph), "nodes")
    for each in graph["controllers"]:
        node = read.nodes[each["id"]]
        for key in ("kind", "family", "role", "index", "implicit"):
            expect(node[key], each[key], f"{key} of {each['id']}")
        # XML has escapes for tabs and line breaks.
        lines = each.get("title", "").split("\r")
        expect(node.get("title", ""), "\r".join(map(ends_replaced, lines)), f"title of {each['id']}")
    edges = read.edges(data=True)
    found = Counter((data["relation"], a, b, data.get("presentation", "")) for a, b, data in edges)
    expect(found, relations(graph), "edges")


def arrows(graph):
    """By the families at both ends, what is on Mermaid's arrows; with places, each is in one family."""
    family = {each["id"]: each["family"] for each in graph["controllers"]} | dict.fromkeys(any_callers(graph), "any")
    styles, pushes, moves = defaultdict(set), defaultdict(set), defaultdict(set)
    sets = Configurations(graph)
    for each in graph["presentations"]:
        style = each["style"] if each["effectiveStyle"] == "unknown" else each["effectiveStyle"]
        ends = family[each["from"]], family[each["presented"]]
        styles[ends].add(style)
        sets.add((*ends, style), each)
    for each in graph["pushes"]:
        ends = family[each["from"]], family[each["to"]]
        pushes[ends].add((each["from"], each["to"]))
        sets.add((*ends, "push"), each)
    for each in graph.get("moves", []):
        if each["kind"] in ("select", "setRoot"):
            for to in each["to"]:
                ends = family[each["from"]], family[to]
                moves[ends].add(each["kind"])
                sets.add((*ends, each["kind"]), each)
    found = {}
    for ends in styles.keys() | pushes.keys() | moves.keys():
        texts = {style + sets.words((*ends, style)) for style in styles.get(ends, ())}
        if ends[0] != ends[1]:
            texts |= {move + sets.words((*ends, move)) for move in moves.get(ends, ())}
            if count := len(pushes.get(ends, ())):
                texts.add((f"{count} push" if count == 1 else f"{count} pushes") + sets.words((*ends, "push")))
        if texts:
            found[ends] = texts
    return found


class Configurations:
    """Which configurations have something, unless all that have its callers do."""

    def __init__(self, graph):
        self.all = [each["id"] for each in graph.get("configurations", [])]
        self.places = {each["id"]: each.get("on", self.all) for each in graph["controllers"]}
        self.sets, self.callers = defaultdict(set), defaultdict(set)

    def add(self, key, each):
        self.sets[key] |= set(each.get("on", self.all))
        self.callers[key] |= set(self.places.get(each["from"], self.all))

    def words(self, key):
        if self.callers[key] <= self.sets[key]:
            return ""
        names = [name for name in self.all if name in self.sets[key]]
        return " on " + " and ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])


class Mermaid:
    """Mermaid's own parser."""

    def __init__(self):
        self.engine = Engine()
        self.engine.start()

    def parsed(self, text):
        """Edges and labels of a flowchart."""
        return json.loads(self.engine._executor.submit(self._parse, text).result())

    def _parse(self, text):
        context = self.engine._ctx
        context.eval(
            "globalThis.parsed = null; mermaid.initialize({startOnLoad: false});"
            f"mermaid.mermaidAPI.getDiagramFromText({json.dumps(text)}).then(diagram => {{"
            " const db = diagram.db; parsed = JSON.stringify({"
            "  edges: db.getEdges().map(e => [e.stroke, e.start, e.end, e.text]),"
            "  labels: [...db.getVertices().values()].map(v => [v.id, v.text || v.id])"
            "    .concat(db.getSubGraphs().map(g => [g.id, g.title]))});"
            "}).catch(e => { parsed = JSON.stringify({error: String(e)}); })"
        )
        while self.engine._run_job():
            pass
        return context.eval("__flat(parsed)")


@functools.cache
def the_parser():
    return Mermaid()


def entities(text):
    """What Mermaid draws for its codes, which its parser protects."""
    return re.sub(r"(?:ﬂ°°|#)(\d+)(?:¶ß|;)", lambda match: chr(int(match[1])), text)


def unlimited(name):
    """A name without the configurations that it is on: no id has a space."""
    return name.split(" on ")[0]


def read_mermaid(graph, path):
    text = pathlib.Path(path).read_text("utf-8")
    fences = [token.content for token in markdown_it.MarkdownIt().parse(text) if token.info == "mermaid"]
    mermaid = the_parser()
    kinds = {each["id"]: each["kind"] for each in graph["controllers"]}
    found, drawn = {}, Counter()
    for diagram in fences or [text]:
        if len(diagram) > MOST_TEXT:
            sys.exit(f"{len(diagram)} characters in one diagram")
        parsed = mermaid.parsed(diagram)
        if "error" in parsed:
            sys.exit(parsed["error"])
        families = {}
        for key, label in parsed["labels"]:
            title, *rows = re.split("<br ?/?>", label)
            title = re.sub("^<b>(.*)</b>$", r"\1", title)
            families[key] = re.sub("(, windows? .*|, diagram [0-9]+)$", "", entities(title)).removeprefix("family ")
            for row in (row.lstrip("\u2003") for row in rows):
                plain = unlimited(entities(row))
                named = unlimited(re.sub(", [^,]*$", "", entities(row)))
                drawn[plain if kinds.get(plain) == "controller" else named] += 1
        for stroke, start, end, label in parsed["edges"]:
            expect(stroke in ("thick", "normal"), True, f"{stroke} line")
            found[families[start], families[end]] = set(label.split(", "))
    if all(len(each["id"]) < 48 for each in graph["controllers"] + graph["families"]):
        if len(fences) < 2:
            expect(sorted(drawn), sorted(kinds), "controllers")
        expect(drawn.keys() - kinds.keys(), set(), "names that nothing has")
        expect(sorted(found.items()), sorted(arrows(graph).items()), "arrows")


def read_markdown(graph, path):
    text = pathlib.Path(path).read_text("utf-8")
    tokens = markdown_it.MarkdownIt("commonmark").enable("table").parse(text)
    headings, rows = [], []
    for before, token in itertools.pairwise(tokens):
        if token.type != "inline":
            continue
        content = "".join("\n" if child.type == "html_inline" else child.content for child in token.children)
        if before.type == "heading_open" and before.tag == "h2":
            headings.append(content)
            rows.append([])
        elif before.type == "td_open" and headings:
            rows[-1].append(content)
    expect(headings, [each["id"] for each in graph["families"]] + any_callers(graph), "families")
    controllers = {each["id"]: each for each in graph["controllers"]}
    for family, cells in zip(graph["families"], rows):
        width = 6 if graph.get("moves") else 5
        table = [cells[index : index + width] for index in range(0, len(cells), width)]
        expect([unlimited(row[0].lstrip("\u2003")) for row in table], family["members"], f"rows of {family['id']}")
        for row in table:
            controller = controllers[unlimited(row[0].lstrip("\u2003"))]
            expect(row[2], controller.get("class", ""), f"class of {controller['id']}")
            pushes = [each["to"] for each in graph["pushes"] if each["from"] == controller["id"]]
            found = [line.split(" on ")[0].removesuffix(" (showDetail)").removesuffix(" (show)") for line in row[4].split("\n") if line]
            expect(found, list(dict.fromkeys(pushes)), f"pushes of {controller['id']}")
            moves = any(each["from"] == controller["id"] for each in graph.get("moves", []))
            expect(any(row[5:]), moves, f"moves of {controller['id']}")


READERS = {".csv": read_csv, ".graphml": read_graphml, ".mmd": read_mermaid, ".md": read_markdown}

if sys.argv[1] == "--draw":
    for path in sys.argv[2:]:
        svg = mermaidx.render(pathlib.Path(path).read_text("utf-8")).svg()
        expect("Unsupported" in svg, False, path)
        expect(svg.count('class="node') > 0, True, f"nodes in {path}")
else:
    graph = None
    for path in sys.argv[1:]:
        if path.endswith(".json"):
            graph = json.loads(pathlib.Path(path).read_text("utf-8"))
        else:
            try:
                READERS[pathlib.Path(path).suffix](graph, path)
            except SystemExit as difference:
                sys.exit(f"{path}: {difference}")
    print("read")
