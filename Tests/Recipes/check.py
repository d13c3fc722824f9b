#!/usr/bin/env python3
"""Checks the recipes: for each rule, fact, option, key, format, command and kind, which files name it?

A recipe, Tests/Recipes/NAME.txt, has globs of the files that such a change touches, in categories: those written by hand, or one of
them, such as a golden case; those that are generated; and those that use what is there (tests, samples, pages that show it). Every
recipe ends with Tests/Recipes/shared.globs. In a glob, {name} and {Type} are those of the one that is looked for, and after ` with `
is a regular expression that is found in the file. Names that are `common` words are looked for with a pattern of their own. It fails
if a file that names one is in no category, as one that is made up must be, or if one is written by hand in more files than recorded.
`target` is where it should get.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CATEGORIES = ("by hand", "one of", "generated", "uses")
# What is written of any change, and what is no text.
UNCOUNTED = re.compile(r"CHANGELOG\.md|Benchmarks/History/.*|Tests/Recipes/.*|.*\.(png|pdf|woff2?)")


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def found(pattern, *paths):
    """Returns what a pattern finds in files, each once, in order."""
    return list(dict.fromkeys(each for path in paths for each in re.findall(pattern, text(path), re.MULTILINE)))


def definitions(schema):
    return json.loads(text(f"Schemas/{schema}.schema.json"))["$defs"]


def kinds():
    return definitions("graph")["controller"]["properties"]["kind"]["enum"]


def keys_of_nodes():
    nodes = definitions("specification")
    return list(dict.fromkeys(key for kind in kinds() for key in nodes[kind]["properties"] if key not in kinds()))


def rules(of_graph):
    """Returns the rules that check the graph, or those that a stage reports."""
    folder = {path.stem.lower() for path in (ROOT / "Sources/KindredRules").rglob("*.swift")}
    names = found(r"^\| \[`([a-z-]+)`\]", "Docs/Rules.md")
    return [name for name in names if (name.replace("-", "") in folder) == of_graph]


NAMES = {
    "rule": lambda: rules(of_graph=True),
    "reported-rule": lambda: rules(of_graph=False),
    "fact": lambda: found(r"^### (R\d+)$", "Docs/UIKit.md"),
    "option": lambda: found(r'name: "--([a-z-]+)"', *sorted(ROOT.glob("Sources/KindredCLI/**/*.swift"))),
    "command": lambda: found(r"^  ([a-z]+)  +[a-z]", "Tests/Golden/CLI/help/expected"),
    "graph-format": lambda: found(r"^\| `([a-z]+)`", "Docs/Formats.md"),
    "report-format": lambda: found(r"^\| `([a-z]+)`", "Docs/Reports.md"),
    "key": keys_of_nodes,
    "kind": kinds,
}


def type_pattern(name):
    """Returns a regular expression for the name of its type, in which a word may be all capitals, as in YAMLSyntax."""
    return "".join(f"(?:{word[:1].upper()}{word[1:]}|{word.upper()})" for word in name.split("-"))


def expression(glob, name=None):
    """Returns the regular expression of a glob, in which ** stands for any folders; without a name, for that of any."""
    parts = re.split(r"(\*\*/?|\*|\{name\}|\{Type\})", glob)
    special = {"**": ".*", "**/": "(?:.*/)?", "*": "[^/]*", "{name}": "[^/]*", "{Type}": "[^/]*"}
    if name:
        special |= {"{name}": re.escape(name), "{Type}": type_pattern(name)}
    return re.compile("".join(special.get(part, re.escape(part)) for part in parts))


class Recipe:
    def __init__(self, path):
        self.name = path.stem
        self.settings, self.globs = {"common": ""}, []
        category, group = None, 0
        for line in (text(path) + text(path.with_name("shared.globs"))).splitlines():
            line = line.split("  # ")[0].rstrip()
            if not line or line.startswith("#"):
                continue
            if line in CATEGORIES:
                group += 1
                # Each list of which one is written is its own.
                category = (line, group if line == "one of" else 0)
            elif line.startswith("    ") and category:
                glob, _, content = line.strip().partition(" with ")
                self.globs.append((glob, expression(glob), content, category))
            elif found := re.fullmatch(r"(pattern|target|recorded|common|common pattern): (.+)", line):
                self.settings[found[1]] = found[2]
            else:
                sys.exit(f"recipes: {path.name}: neither a setting, a category nor a glob: {line}")
        self.target, self.recorded = (int(self.settings[key]) for key in ("target", "recorded"))

    def category(self, path, content, name):
        """Returns the category of a file for one of the things that are looked for."""
        for glob, any_name, required, category in self.globs:
            if not any_name.fullmatch(path) or ("{" in glob and not expression(glob, name).fullmatch(path)):
                continue
            if not required or re.search(filled(required, name), content):
                return category
        return None

    def stale(self, paths):
        """Returns the globs that match no file: something was moved."""
        return [glob for glob, any_name, *_ in self.globs if not any(map(any_name.fullmatch, paths))]

    def patterns(self):
        """Returns a regular expression for each thing that is looked for, by its name."""
        common = self.settings["common"].split()
        settings = {name: "common pattern" if name in common else "pattern" for name in NAMES[self.name]()}
        return {name: re.compile(filled(self.settings[setting], name)) for name, setting in settings.items()}


def filled(pattern, name):
    return pattern.replace("{name}", re.escape(name)).replace("{Type}", type_pattern(name))


def files():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    for path in sorted(set(listed.stdout.decode().split("\0")) - {""}):
        if not UNCOUNTED.fullmatch(path) and (ROOT / path).is_file():
            try:
                yield path, text(path), text(path).lower()
            except UnicodeDecodeError:
                continue


def made_up(name, recipe):
    """Returns a file that names one in each way, in a room that no recipe knows; all of Sources may name facts and rules."""
    room = "Tests/Elsewhere" if recipe.name in ("fact", "rule", "reported-rule") else "Sources/Elsewhere"
    content = f'.{name} --{name} "{name}" kindred {name}\n--report {name} read_{name}'
    return f"{room}/MadeUp.swift", content, content.lower()


def measured(recipe, contents):
    """Returns the files by hand of each name, and those in no category. It fails if a file that is made up isn't among these."""
    by_hand, uncovered = {}, {}
    patterns = recipe.patterns()
    if not patterns:
        sys.exit(f"recipes: there is no {recipe.name} to look for")
    for name, pattern in patterns.items():
        by_hand[name], groups = [], {}
        # Every pattern has the name or the type in it, and looking for a plain text is much faster.
        plain = {name.lower(), name.replace("-", "").lower()}
        for path, content, lower in [*contents, made_up(name, recipe)]:
            if not any(each in lower for each in plain) or not pattern.search(content):
                continue
            category, group = recipe.category(path, content, name) or (None, 0)
            if category == "by hand":
                by_hand[name].append(path)
            elif category == "one of":
                groups.setdefault(group, []).append(path)
            elif not category:
                uncovered.setdefault(path, []).append(name)
        by_hand[name] += [paths[0] if len(paths) == 1 else f"one of {len(paths)}, such as {paths[0]}" for paths in groups.values()]
    if uncovered.pop(made_up("", recipe)[0], None) != list(patterns):
        sys.exit(f"recipes: {recipe.name} covers a file that is made up, or doesn't find all in it")
    return by_hand, uncovered


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", choices=sorted(NAMES), help="print the files by hand of each")
    options = parser.parse_args()
    contents = list(files())
    recipes = [Recipe(path) for path in sorted((ROOT / "Tests/Recipes").glob("*.txt"))]
    if {recipe.name for recipe in recipes} != set(NAMES):
        sys.exit("recipes: a recipe is missing, or has no names")
    failed = False
    for recipe in recipes:
        by_hand, uncovered = measured(recipe, contents)
        counts = {name: len(paths) for name, paths in by_hand.items()}
        worst = max(counts, key=counts.get)
        print("%-14s %4d looked for, files by hand: median %4.1f, most %3d (recorded %d, target %d): %s" % (
            recipe.name, len(counts), statistics.median(counts.values()), counts[worst], recipe.recorded, recipe.target, worst))
        for path, names in uncovered.items():
            print(f"recipes: {recipe.name}: {path} names {', '.join(names[:3])}, and is in no category", file=sys.stderr)
        if counts[worst] > recipe.recorded:
            print(f"recipes: {recipe.name}: {worst} is written by hand in {counts[worst]} files, and was in {recipe.recorded}:",
                  *by_hand[worst], sep="\n  ", file=sys.stderr)
        stale = recipe.stale([path for path, *_ in contents])
        for glob in stale:
            print(f"recipes: {recipe.name}: no file is in {glob}", file=sys.stderr)
        failed = failed or bool(uncovered) or bool(stale) or counts[worst] > recipe.recorded
        if recipe.name == options.list:
            for name, paths in by_hand.items():
                print(f"  {name}:", *paths, sep="\n    ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
