"""The problem matcher, with what `check` prints."""
import json
import re

from common import ROOT, WORST, run


def matcher(checks):
    pattern = json.loads((ROOT / ".github/kindred-matcher.json").read_text())["problemMatcher"][0]["pattern"]
    checks.equal("one line is enough", len(pattern), 1)
    folder = checks.folder("matched", {"My Specs/app.kindred.yaml": WORST, "other.kindred.yaml": "families: [\n"})
    environment = checks.environment()
    _, listed = run([checks.kindred, "check", "--format", "json"], folder, environment)
    problems = [each for each in json.loads(listed)["diagnostics"] if each["severity"] != "note"]
    names = ["file", "line", "column", "severity", "message", "code"]
    expected = [
        (each["location"]["file"], str(each["location"]["line"]), str(each["location"]["column"]), each["severity"],
         each["message"], each["id"]) for each in problems]
    checks.true("there are errors and warnings", {each[3] for each in expected} == {"error", "warning"}, expected)
    for color in ["never", "always"]:
        _, printed = run([checks.kindred, "check", "--notes", "--color", color], folder, environment)
        # The runner takes colours away before it looks.
        lines = re.sub(r"\x1b\[[0-9;]*m", "", printed).splitlines()
        found = [match for line in lines if (match := re.match(pattern[0]["regexp"], line))]
        values = [tuple(each[pattern[0][name]] for name in names) for each in found]
        checks.equal(f"every problem is found, with --color {color}", values, expected)
