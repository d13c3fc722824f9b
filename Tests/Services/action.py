"""action.yml: the steps that it runs, with a release in a folder."""
import hashlib
import platform
import re
import shutil
import tarfile

import yaml
from common import BAD, GOOD, ROOT, bash

ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
VERSION = ACTION["inputs"]["version"]["default"]


class Runner:
    """A runner of GitHub: what its steps find in the environment."""

    def __init__(self, checks, name, files):
        self.checks, self.folder = checks, checks.folder(name, files)
        (self.folder / ".git").mkdir()
        self.files = checks.folder(f"{name} runner", dict.fromkeys(("path", "output", "summary"), ""))
        for each in ("cache", "temp"):
            (self.files / each).mkdir()

    def run(self, step, **inputs):
        context = {"action_path": str(ROOT), "action_repository": "owner/name"}
        values = {name: about["default"] for name, about in ACTION["inputs"].items()}
        values |= {name.replace("_", "-"): value for name, value in inputs.items()}
        environment = self.checks.environment(
            GITHUB_ACTIONS="true", GITHUB_PATH=str(self.files / "path"), GITHUB_OUTPUT=str(self.files / "output"),
            GITHUB_STEP_SUMMARY=str(self.files / "summary"), RUNNER_TOOL_CACHE=str(self.files / "cache"),
            RUNNER_TEMP=str(self.files / "temp"))
        found = next(each for each in ACTION["runs"]["steps"] if each["name"] == step)
        environment |= {name: evaluate(text, values, context) for name, text in found["env"].items()}
        # Only from what the first step installed.
        environment["PATH"] = ":".join([*reversed((self.files / "path").read_text().split("\n")), "/usr/bin:/bin"]).lstrip(":")
        return bash(found["run"], self.folder, environment)

    def text(self, name):
        return (self.files / name).read_text()


def evaluate(text, inputs, github):
    """The expressions that action.yml has: a value, or the first of two that isn't empty."""
    def value(term):
        if call := re.fullmatch(r"format\('(.*)', (.*)\)", term):
            return call[1].format(*(value(each) for each in call[2].split(", ")))
        kind, _, name = term.partition(".")
        return {"inputs": inputs, "github": github}[kind][name]

    expression = re.fullmatch(r"\$\{\{ (.*) \}\}", text)[1]
    return next((found for term in expression.split(" || ") if (found := value(term))), "")


def release(checks):
    """A folder with a tarball and its checksum: those of a release, or some made of the program."""
    if checks.dist:
        return checks.dist
    folder = checks.folder("release")
    name = f"kindred-{VERSION}-x86_64-unknown-linux-gnu"
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz", compresslevel=1) as tar:
        tar.add(checks.kindred, f"{name}/bin/kindred")
    digest = hashlib.sha256((folder / f"{name}.tar.gz").read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{'0' * 64}  kindred-other.whl\n{digest}  {name}.tar.gz\n")
    return folder


def platforms(checks):
    """The tarball that each runner takes, where `uname` is another program."""
    cases = [
        ("Linux", "x86_64", "x86_64-unknown-linux-gnu"), ("Linux", "aarch64", "aarch64-unknown-linux-gnu"),
        ("Darwin", "arm64", "universal-apple-macosx"), ("Darwin", "x86_64", "universal-apple-macosx"),
        ("Windows_NT", "x86_64", None),
    ]
    for system, machine, triple in cases:
        runner = Runner(checks, f"runner {system} {machine}", {})
        programs = checks.folder(f"programs {system} {machine}", {
            "uname": f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {machine}\n'})
        (programs / "uname").chmod(0o755)
        (runner.files / "path").write_text(str(programs) + "\n")
        code, printed = runner.run("Install Kindred", download_url="file:///nowhere")
        wanted = f"kindred-{VERSION}-{triple}.tar.gz" if triple else f"there is no release for {system} on {machine}"
        checks.true(f"{system} on {machine} takes its own release", code == 3 and wanted in printed, printed)


def action(checks):
    inputs = {name: about["default"] for name, about in ACTION["inputs"].items()}
    steps = ACTION["runs"]["steps"]
    checks.equal(
        "without download-url, the release is that of the action's repository",
        evaluate(steps[0]["env"]["DOWNLOAD_URL"], inputs, {"action_repository": "owner/name"}),
        f"https://github.com/owner/name/releases/download/v{VERSION}")
    checks.true("no run block has an expression: inputs are data", all("${{" not in each.get("run", "") for each in steps))
    for each in steps:
        if "uses" in each:
            checks.true(f"{each['uses']} is pinned by its hash", re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", each["uses"]))

    if platform.system() != "Linux" or platform.machine() != "x86_64":
        # There is no release for this machine.
        return
    folder = release(checks)
    url = folder.as_uri()
    platforms(checks)
    good = Runner(checks, "good app", {"Specs/app.kindred.yaml": GOOD})
    code, printed = good.run("Install Kindred", download_url=url)
    checks.equal("it installs", (code, printed), (0, f"kindred {VERSION}\n"))
    checks.equal("nothing is left beside it", list((good.files / "temp").iterdir()), [])
    code, printed = good.run("Install Kindred", download_url="file:///nowhere")
    checks.equal("what is in the cache isn't downloaded again", (code, printed), (0, f"kindred {VERSION}\n"))
    checks.equal("a good specification passes", good.run("Check"), (0, "no problems in 1 file\n"))
    checks.equal("and has a summary", good.text("summary"), "### Kindred: no problems in 1 file\n\n")
    code, printed = good.run("Check", sarif="out/kindred.sarif", summary="false", path="Specs\n", args="--fail-on warning --notes")
    checks.equal("a missing folder of a report is made", (code, (good.folder / "out/kindred.sarif").is_file()), (0, True))
    (good.files / "output").write_text("")
    code, printed = good.run("Check", sarif="Specs/app.kindred.yaml/kindred.sarif", summary="false")
    checks.true("one that can't be made is an environment's fault", code == 3 and "Not a directory" in printed, printed)
    checks.equal("nothing is uploaded then", good.text("output"), "")
    code, printed = good.run("Check", sarif="kindred.sarif", path="Specs\nSpecs/app.kindred.yaml\n", args=" --fail-on  warning ")
    checks.equal("arguments and several paths arrive", (code, printed), (0, "no problems in 1 file\n"))
    checks.equal("a report is uploaded", good.text("output"), "sarif=kindred.sarif\n")
    checks.true("and written", '"version": "2.1.0"' in (good.folder / "kindred.sarif").read_text())
    hacks = [({"path": "$(touch hacked); `touch hacked`"}, 3), ({"args": "; touch hacked"}, 3), ({"sarif": "$(touch hacked)/x"}, 0)]
    for inputs, expected in hacks:
        code, printed = good.run("Check", **inputs)
        checks.true(f"what an input holds is not run: {inputs}", code == expected and not (good.folder / "hacked").exists(), printed)

    bad = Runner(checks, "bad app", {"My Specs/app.kindred.yaml": BAD})
    bad.run("Install Kindred", download_url=url)
    code, printed = bad.run("Check", path="My Specs", sarif="kindred.sarif")
    checks.equal("a bad specification fails", code, 1)
    lines = printed.splitlines()
    annotations = [line for line in lines if line.startswith("::error file=My Specs/app.kindred.yaml,line=4,")]
    checks.equal("the line is annotated once", len(annotations), 1)
    checks.true("the log shows it too", lines[0].startswith("My Specs/app.kindred.yaml:4:31: error: "), printed)
    checks.true("the summary lists it", "| error | My Specs/app.kindred.yaml:4:31 |" in bad.text("summary"), bad.text("summary"))
    checks.equal("the report is uploaded all the same", bad.text("output"), "sarif=kindred.sarif\n")
    code, printed = bad.run("Check", annotations="false", summary="false")
    lines = printed.splitlines()
    checks.equal("without annotations, a matcher is there while it checks", (code, lines[0], lines[-1]), (
        1, f"::add-matcher::{ROOT}/.github/kindred-matcher.json", "::remove-matcher owner=kindred::"))
    checks.true("and nothing is annotated twice", "::error" not in printed, printed)

    wrong = checks.folder("wrong release")
    shutil.copytree(folder, wrong, dirs_exist_ok=True)
    tarball = next(wrong.glob("kindred-[0-9]*.tar.gz"))
    tarball.write_bytes(tarball.read_bytes() + b"x")
    for what, source, version, message in [
        ("a wrong checksum", wrong, VERSION, "isn't what SHA256SUMS says"),
        ("a missing release", folder, "9.9.9", "can't be downloaded"),
        ("a strange version", folder, "../../x", "the version must be like 0.1.0"),
    ]:
        runner = Runner(checks, f"runner with {what}", {})
        code, printed = runner.run("Install Kindred", download_url=source.as_uri(), version=version)
        checks.true(f"{what} is refused", code == 3 and "::error title=Kindred::" in printed and message in printed, printed)
        checks.equal(f"{what} installs nothing", (runner.text("path"), list((runner.files / "cache").rglob("*"))), ("", []))
    (wrong / "SHA256SUMS").write_text(f"{'0' * 64}  kindred-other.whl\n")
    code, printed = Runner(checks, "unlisted", {}).run("Install Kindred", download_url=wrong.as_uri())
    checks.true("a tarball without a checksum is refused", code == 3 and "doesn't list" in printed, printed)
