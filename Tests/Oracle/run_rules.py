#!/usr/bin/env python3
"""Compares selectors, queries and house rules with a naive evaluation of the graph's JSON, on random specifications.

Each specification has a number from which it is made, so that `--first NUMBER --count 1 --show` shows a difference again.
"""

import argparse
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # before our own modules are imported

import expand  # noqa: E402
import limits  # noqa: E402
import questions  # noqa: E402
import run  # noqa: E402
import text  # noqa: E402
import witness  # noqa: E402
import yaml  # noqa: E402
from generate import Generator  # noqa: E402
from generate_rules import ForwardGenerator, RuleMaker, SelectorMaker  # noqa: E402
from generate_screens import ScreenGenerator  # noqa: E402
from resolve import link  # noqa: E402
from selecting import Graph  # noqa: E402

SELECTORS = 30
RULES = 40
QUESTIONS = 4
# A set of controllers has 64 in a word: every other specification needs several.
LARGE = range(65, 201)


class Difference(Exception):
    pass


def files_of(number):
    """The bytes of each file, by path."""
    source = random.Random(number)
    generators = [Generator, ForwardGenerator, ScreenGenerator, ScreenGenerator]
    kind = number // 2 % len(generators)
    while True:
        made = generators[kind](source, [8, 12, 16] if number % 2 else [1, 2, 3, 4])
        if number % 2 and len(made.linked.controllers) not in LARGE:
            continue
        files = {path: text.write_file(source, documents) for path, documents in made.files.items()}
        if kind < 3:
            return files
        # Findings on several places of a screen are one: without screens, each can be compared.
        specification = link(run.read(files))
        if expand.is_writable(specification):
            return {"expansion.kindred.yaml": text.write_file(source, [expand.expand(specification)[0]])}


class Comparison:
    """One specification, in a folder of its own."""

    def __init__(self, kindred, number, folder):
        self.kindred = kindred
        self.folder = folder
        self.random = random.Random("rules %d" % number)
        for path, data in files_of(number).items():
            full = os.path.join(folder, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "wb") as file:
                file.write(data)
        self.graph = Graph(json.loads(self.run("compile")))

    def run(self, *arguments):
        command = [self.kindred, *arguments]
        result = subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        if result.returncode != 0:
            messages = result.stderr.decode("utf-8", "replace")
            raise Difference("exit code %d of %s:\n%s" % (result.returncode, command[1:], run.shortened(messages)))
        return result.stdout

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def write(self, name, house):
        """A project file, a rule a line. JSON is YAML."""
        lines = ["project: 1", "views:"]
        lines += ["  %s: {select: %s}" % (view, shown(text)) for view, text in self.graph.views.items()]
        lines += ["house:"] + ["  - " + shown(rule) for rule in house] if house else []
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    def check_selectors(self):
        """Each selector is a view, and may use those before it."""
        maker = SelectorMaker(self.random, self.graph)
        for number in range(SELECTORS):
            self.graph.views["v%d" % number] = maker.selector()
        self.write("views.yaml", [])
        self.run("compile", "--config", "views.yaml", "--all-views", "-o", "out")
        for name, selector in self.graph.views.items():
            found = [each["id"] for each in json.loads(self.read("out/%s.json" % name))["controllers"]]
            selected = self.graph.selected(selector)
            wanted = [id for id in self.graph.controllers if id in selected]
            if found != wanted:
                raise Difference("%s selects %s\n  expected %s" % (shown(selector), found, wanted))

    def answer(self, *question):
        """The result of a query."""
        answer = json.loads(self.run("query", *question, "--format", "json", "--no-config"))
        by = "places" if "--places" in question else "screens"
        if (answer["version"], answer["by"]) != (2, by):
            raise Difference("query %s: version %s, by %s" % (question, answer["version"], answer["by"]))
        return answer["result"]

    def check_queries(self):
        """Questions about a few controllers, and those about the whole graph, by names and by places."""
        for by_names in [True, False]:
            places = [] if by_names else ["--places"]
            for _ in range(QUESTIONS):
                (start, starts), (goal, goals) = self.subject(), self.subject()
                show = ["--all"] if self.random.random() < 0.5 else []
                found = self.answer("paths", start, goal, *show, *places)
                mistake = questions.paths_mistake(self.graph, starts, goals, found, bool(show))
                self.refuse(mistake, "paths", start, goal, *show, *places)
            start, starts = self.subject()
            found = self.answer("reach", start, *places)
            self.refuse(questions.reach_mistake(self.graph, starts, found), "reach", start, *places)
            found = self.answer("who-presents", start, *places)
            mistake = questions.who_presents_mistake(self.graph, starts, found, by_names)
            self.refuse(mistake, "who-presents", start, *places)
            for kind, mistake in [("dead-ends", questions.dead_ends_mistake), ("depth", questions.depth_mistake)]:
                self.refuse(mistake(self.graph, self.answer(kind, *places), by_names), kind, *places)

    def subject(self):
        """What a question is about, and its places: one, or all of a name. A family of that name is another subject."""
        id = self.random.choice(sorted(self.graph.all))
        name = self.graph.names.of[id]
        is_name = self.random.random() < 0.5 and not (name != id and name in self.graph.all)
        if is_name and not self.graph.controllers[id]["implicit"] and name not in self.graph.families:
            return name, self.graph.names.places(name)
        return id, [id]

    def refuse(self, mistake, *question):
        if mistake:
            raise Difference("query %s: %s" % (" ".join(question), mistake))

    def check_rules(self):
        maker = RuleMaker(self.random, self.graph)
        self.write("rules.yaml", [maker.rule("r%d" % number) for number in range(RULES)])
        written = self.read("rules.yaml")
        options = ["check", "--config", "rules.yaml", "--fail-on", "never"]
        self.run(*options, "--write-baseline", "baseline.json")
        entries = json.loads(self.read("baseline.json"))["entries"]
        # With a baseline, all findings are reported.
        with open(os.path.join(self.folder, "none.json"), "w") as file:
            json.dump({"format": "kindred-baseline", "version": 1, "entries": []}, file)
        report = json.loads(self.run(*options, "--baseline", "none.json", "--format", "json"))["diagnostics"]
        line = written.split("\n").index("house:") + 1
        for values in yaml.load(written, yaml.CSafeLoader)["house"]:
            line += 1
            rule = limits.rule(self.graph, values)
            name = "house/" + values["name"]
            told = [each for each in report if each["id"] == name]
            found = [(each["id"], each.get("detail")) for each in entries if each["rule"] == name]
            about = [each["id"] for each in report if is_at(each["location"], "rules.yaml", line)]
            mistake = mistake_in(rule, found, told, about)
            if mistake:
                told = ["%s %s" % (each["message"], [label["message"] for label in each["related"]]) for each in told]
                raise Difference("%s\n  %s\n  found %s\n  told %s" % (shown(values), mistake, found, told))


def is_at(location, file, line):
    return location["file"] == file and location.get("line") == line


def shown(value):
    return json.dumps(value, ensure_ascii=False)


def mistake_in(rule, found, told, about):
    """Why findings are wrong, with what is said about the rule itself; None if all is right."""
    if about.count("house-rule-empty") != rule.empty():
        return "%d empty selectors, expected %d" % (about.count("house-rule-empty"), rule.empty())
    if rule.is_off():
        return "it finds something, although it is off" if found else None
    if len(found) != len(told):
        return "%d findings in the baseline, %d in the report" % (len(found), len(told))
    wanted = rule.expected()
    if wanted is None:
        mistake = None if rule.names_screens(found) else rule.mistake(found)
    else:
        mistake = exact_mistake(rule, set(found), wanted, about.count("unused-exception"))
    return mistake or witness.mistake(rule, told)


def exact_mistake(rule, found, wanted, unused):
    allowing = {finding: rule.allowing(finding) for finding in wanted}
    used = set().union(*allowing.values())
    if rule.empty() == 0 and unused != len(rule.exceptions()) - len(used):
        return "%d unused exceptions, expected %d" % (unused, len(rule.exceptions()) - len(used))
    wanted = {finding for finding, numbers in allowing.items() if not numbers}
    missing = {finding for finding in wanted if not any(rule.says(other, finding) for other in found)}
    extra = {finding for finding in found if not any(rule.says(finding, other) for other in wanted)}
    return "missing %s, too many %s" % (missing, extra) if missing or extra else None


def difference(kindred, number):
    """What is wrong with the answers on a specification, None if nothing, and how large it is."""
    with tempfile.TemporaryDirectory(prefix="kindred-oracle-") as folder:
        try:
            comparison = Comparison(kindred, number, folder)
            comparison.check_selectors()
            comparison.check_queries()
            comparison.check_rules()
            return None, len(comparison.graph.all)
        except Difference as difference:
            return str(difference), 0


def check(task):
    kindred, number = task
    try:
        return number, *difference(kindred, number)
    except Exception as error:  # a failure of the oracle itself must not pass for agreement
        return number, "the oracle failed: %r" % error, 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kindred", required=True, help="the program")
    parser.add_argument("--count", type=int, default=100, help="how many specifications")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--show", action="store_true", help="print the files as well")
    arguments = parser.parse_args()
    # Foundation starts programs with signals blocked; the pool ends its workers with one.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    numbers = range(arguments.first, arguments.first + arguments.count)
    tasks = [(os.path.abspath(arguments.kindred), number) for number in numbers]
    differing, large = [], 0
    with multiprocessing.Pool() as pool:
        for number, found, size in pool.imap(check, tasks, chunksize=2):
            large += size in LARGE
            if found and len(differing) < 10:
                print("specification %d: %s\n" % (number, found))
            if found:
                differing.append(number)
            if arguments.show:
                for path, data in files_of(number).items():
                    print("--- %s\n%s" % (path, data.decode("utf-8")))
    print(
        "%d specifications with %d selectors, %d questions and %d rules each compared, %d differ%s"
        % (len(tasks), SELECTORS, 2 * (QUESTIONS + 4), RULES, len(differing), ": %s" % differing[:50] if differing else "")
    )
    sys.exit(1 if differing or not tasks or not large else 0)


if __name__ == "__main__":
    main()
