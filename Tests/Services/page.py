"""Docs/CI.md: what it shows is valid, and runs in a repository."""
import os
import re
import shutil
import stat
import sys

import yaml
from action import ACTION
from common import BAD, GOOD, ROOT, bash, repository, run, store

PAGE = (ROOT / "Docs/CI.md").read_text(encoding="utf-8")
SCHEMAS = {".github/workflows": "vendor.github-workflows", ".gitlab-ci.yml": "vendor.gitlab-ci"}
# What a team that isn't new to Kindred has.
MORE = "  other: Other\npresentations: [{from: Home, present: other}]\n"


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def files(checks):
    """The files that the page shows, by their paths, as what they hold."""
    found = {}
    folder = checks.folder("files")
    for text in blocks("yaml"):
        path = re.match(r"# (\S+)\n", text)[1]
        store(folder / path, text)
        found[path] = yaml.safe_load(text)
        schema = next((name for start, name in SCHEMAS.items() if path.startswith(start)), None)
        command = ["check-jsonschema", "--builtin-schema", schema] if schema else [sys.executable, "-m", "pre_commit", "validate-config"]
        code, printed = run([*command, str(folder / path)], folder, checks.environment())
        checks.true(f"{path} is valid", code == 0, printed)
    return found


def scripts(found):
    """Each step that runs something: where it is, the script and its variables."""
    for path, content in found.items():
        if path.startswith(".github"):
            for job in content["jobs"].values():
                for step in job["steps"]:
                    if "run" in step:
                        yield path, step["run"], dict.fromkeys(step.get("env", {}), "1")
        elif path.startswith(".gitlab"):
            yield path, "\n".join(content["kindred"]["script"]), {}
    for text in blocks("groovy"):
        for script in re.findall(r"sh '(.*?)'", text):
            yield "Jenkinsfile", script, {}


def several(checks, found):
    """A repository with the projects that the page names, checked in each of its ways."""
    names = ["Shop", "Bank"]
    workflow = found[".github/workflows/projects.yml"]["jobs"]["check"]
    checks.equal("the workflow checks each project", workflow["strategy"]["matrix"]["project"], names)
    checks.equal("by its path", workflow["steps"][-1]["with"], {"path": "${{ matrix.project }}"})
    environment = checks.environment(PRE_COMMIT_HOME=str(checks.scratch / "hooks of several"), PRE_COMMIT_COLOR="never")
    source = checks.folder("kindred hooks of several")
    for name in [".pre-commit-hooks.yaml", "pyproject.toml", "LICENSE"]:
        shutil.copy(ROOT / name, source / name)
    configuration = found["monorepo/.pre-commit-config.yaml"]
    configuration["repos"][0] |= {"repo": str(source), "rev": repository(source, environment)}
    files = {f"{name}/Specs/app.kindred.yaml": GOOD for name in names} | {f"{name}/kindred.yaml": "project: 1\n" for name in names}
    folder = checks.folder("monorepo", {**files, ".pre-commit-config.yaml": yaml.safe_dump(configuration)})
    repository(folder, environment)
    code, printed = run(["kindred", "check"], folder, environment)
    checks.true("the root names its projects", code == 1 and "'Bank' and 'Shop' are projects of their own" in printed, printed)
    command = next(each for each in blocks("sh") if each.startswith("for project in "))
    code, printed = bash(command, folder, environment)
    checks.equal("all projects are checked", (code, printed), (0, "no problems in 1 file\n" * 2))
    commit = [sys.executable, "-m", "pre_commit", "run"]
    code, printed = run([*commit, "--all-files"], folder, environment)
    checks.true("a hook checks each project", code == 0 and printed.count("Passed") == 2, printed)
    store(folder / "Bank/Specs/app.kindred.yaml", BAD)
    code, printed = bash(command, folder, environment)
    checks.true("a bad project fails", code == 1 and "Bank/Specs/app.kindred.yaml:4:" in printed, printed)
    run(["git", "add", "-A"], folder, environment)
    code, printed = run(commit, folder, environment)
    checks.true("its hook fails alone", code == 1 and printed.count("Skipped") == 1 and printed.count("Failed") == 1, printed)
    store(folder / "Bank/kindred.yaml", "project: 2\n")
    run(["git", "checkout", "-q", "HEAD", "--", "Bank/Specs"], folder, environment)
    run(["git", "add", "-A"], folder, environment)
    code, printed = run(commit, folder, environment)
    checks.true("its project file counts too", code == 1 and "invalid-project" in printed, printed)


def workflows(checks):
    """The project's own: valid, pinned by hash with the version beside it, and without expressions in scripts."""
    for schema, pattern in (("vendor.github-workflows", "workflows/*.yml"), ("vendor.dependabot", "dependabot.yml")):
        paths = sorted((ROOT / ".github").glob(pattern))
        checks.true(f"{pattern} exists", paths)
        code, printed = run(["check-jsonschema", "--builtin-schema", schema, *map(str, paths)], ROOT, checks.environment())
        checks.true(f"{pattern} is valid", code == 0, printed)
    for path in [*sorted((ROOT / ".github/workflows").glob("*.yml")), ROOT / "action.yml"]:
        text = path.read_text()
        for used in re.findall(r"^ *-? *uses: (.*)$", text, re.MULTILINE):
            checks.true(f"{path.name}: {used} is pinned", re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used))
        for job in yaml.safe_load(text).get("jobs", {}).values():
            scripts = [step.get("run", "") for step in job["steps"]]
            event = [script for script in scripts if re.search(r"\$\{\{(?!.*\.(sha|before) \}\})", script)]
            checks.true(f"{path.name}: scripts get names from the environment", not event, event)
        for name in re.findall(r"run: (Scripts/[\w-]+\.sh)", text):
            checks.true(f"{path.name}: {name} exists", (ROOT / name).is_file())


def page(checks):
    found = files(checks)
    checks.true("the page has files for several services", len(found) >= 6, list(found))
    schema = ["check-jsonschema", "--builtin-schema", "vendor.github-actions"]
    code, printed = run([*schema, str(ROOT / "action.yml")], ROOT, checks.environment())
    checks.true("action.yml is valid", code == 0, printed)
    workflows(checks)
    table = re.findall(r"^\| `([\w-]+)` \|", PAGE, re.MULTILINE)
    checks.equal("the page has every input of the action", table, list(ACTION["inputs"]))
    for path, content in found.items():
        for job in content.get("jobs", {}).values():
            for step in job["steps"]:
                if step.get("uses", "").startswith("OWNER/kindred@"):
                    checks.true(f"{path}: the action has these inputs", set(step["with"]) <= set(ACTION["inputs"]), step)
    configurations = [content for path, content in found.items() if path.endswith(".pre-commit-config.yaml")]
    checks.equal("the page configures hooks for one project and for several", len(configurations), 2)
    hooks = [hook["id"] for content in configurations for each in content["repos"] for hook in each["hooks"]]
    known = [each["id"] for each in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())]
    checks.true("the hooks exist", set(hooks) <= set(known), hooks)

    several(checks, found)

    environment = checks.environment(
        GITHUB_ACTIONS="true", GITHUB_BASE_REF="main", GITHUB_STEP_SUMMARY=str(checks.scratch / "summary"))
    # What comments on a pull request, as far as it can be here.
    tool = checks.scratch / "programs/gh"
    store(tool, '#!/bin/sh\ntest "$1 $2 $3" = "pr comment 1" && for last; do :; done && cat "$last"\n')
    os.chmod(tool, stat.S_IRWXU)
    folder = checks.folder("team", {"Specs/app.kindred.yaml": GOOD.replace("[Home]", "[]")})
    commands = [command for command in blocks("sh") if not command.startswith("for project in ")]
    checks.true("the page has commands", len(commands) >= 4)
    code, printed = bash(commands[0], folder, environment)
    last = printed.splitlines()[-1]
    checks.equal("what is there is put aside first", (code, last), (0, "no problems in 1 file; 1 known diagnostic hidden"))
    repository(folder, environment)
    run(["git", "update-ref", "refs/remotes/origin/main", "HEAD"], folder, environment)
    store(folder / "Specs/app.kindred.yaml", GOOD + MORE)
    run(["git", "commit", "-q", "-a", "-m", "Change"], folder, environment)
    for command in commands[1:]:
        code, printed = bash(command, folder, environment)
        # An entry of the baseline is stale now, which counts as a warning.
        checks.true("a command of the page runs", code == (1 if "kindred check" in command else 0), f"{command}{printed}")
    for shell in ["bash-completion/completions/kindred", "man/man1/kindred.1"]:
        checks.true(f"{shell} is there", (checks.scratch / ".local/share" / shell).stat().st_size > 100)
    run([checks.kindred, "check", "--prune-baseline", "kindred-baseline.json"], folder, environment)
    count = 0
    for what, text, expected in [("good", GOOD + MORE, 0), ("bad", BAD, 1)]:
        store(folder / "Specs/app.kindred.yaml", text)
        for path, script, variables in scripts(found):
            count += 1
            code, printed = bash(script, folder, {**environment, **variables})
            is_check = "kindred check" in script
            checks.true(f"{path} with a {what} specification", code == (expected if is_check else 0), f"{script}: {code}: {printed}")
            for name in re.findall(r"--report \w+=(\S+)", script):
                checks.true(f"{path} writes {name}", (folder / name).stat().st_size > 0)
                (folder / name).unlink()
    checks.true("there are steps", count >= 10, count)
    summary = (checks.scratch / "summary").read_text()
    checks.true("the summary says what changed", "- the family **`other`** added" in summary, summary)
