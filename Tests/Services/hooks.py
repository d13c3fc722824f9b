"""The hooks for pre-commit, in a repository that uses them."""
import os
import shutil
import sys

from common import BAD, GOOD, ROOT, repository, run, store

FILES = [".pre-commit-hooks.yaml", "pyproject.toml", "LICENSE"]
CONFIGURATION = "repos:\n  - repo: {url}\n    rev: {revision}\n    hooks: [{{id: {hook}}}]\n"


def hooks(checks):
    pre_commit = [sys.executable, "-m", "pre_commit"]
    more = {"PRE_COMMIT_HOME": str(checks.scratch / "hooks"), "PRE_COMMIT_COLOR": "never"}
    if checks.dist:
        # setuptools comes from the index, as it's set up on this machine.
        passed = ("PIP_", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
        more |= {name: value for name, value in os.environ.items() if name.upper().startswith(passed)}
        more["PIP_FIND_LINKS"] = f"{more.get('PIP_FIND_LINKS', '')} {checks.dist}"
    environment = checks.environment(**more)
    code, printed = run([*pre_commit, "validate-manifest", str(ROOT / FILES[0])], ROOT, environment)
    checks.equal("the manifest is valid", code, 0)
    source = checks.folder("kindred hooks")
    for name in FILES:
        shutil.copy(ROOT / name, source / name)
    revision = repository(source, environment)
    for hook in ["kindred-system"] + (["kindred"] if checks.dist else []):
        folder = checks.folder(f"team {hook}", {
            "Specs/app.kindred.yaml": GOOD, "Specs/other.kindred.yml": "kindred: 1\nfamilies: {other: Other}\n",
            "kindred.yaml": "project: 1\nsources: [Specs]\nrules: {unused-family: off}\n", "README.md": "",
            ".pre-commit-config.yaml": CONFIGURATION.format(url=source, revision=revision, hook=hook),
        })
        repository(folder, environment)
        own = dict(environment)
        if hook == "kindred":
            # Not the one that is being tested otherwise.
            own["PATH"] = own["PATH"].split(":", 1)[1]
        code, printed = run([*pre_commit, "run", "--all-files"], folder, own)
        checks.true(f"{hook}: good specifications pass", code == 0 and "Passed" in printed, printed)
        store(folder / "README.md", "changed")
        run(["git", "add", "-A"], folder, own)
        code, printed = run([*pre_commit, "run"], folder, own)
        checks.true(f"{hook}: other files don't matter", code == 0 and "Skipped" in printed, printed)
        store(folder / "Specs/other.kindred.yml", BAD)
        run(["git", "add", "-A"], folder, own)
        code, printed = run([*pre_commit, "run"], folder, own)
        checks.true(f"{hook}: a bad one fails", code == 1 and "exit code: 1" in printed, printed)
        # All files are one specification, whichever are changed: both declare 'home'.
        checks.true(f"{hook}: with what it is about", "other.kindred.yml:4:31: error: " in printed and "duplicate-id" in printed, printed)
        run(["git", "checkout", "-q", "HEAD", "--", "Specs"], folder, own)
        store(folder / "kindred.yaml", "project: 1\nrulez: {}\n")
        run(["git", "add", "-A"], folder, own)
        code, printed = run([*pre_commit, "run"], folder, own)
        checks.true(f"{hook}: a wrong project file fails too", code == 1 and "invalid-project" in printed, printed)
