"""What the parts of the tests share."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOOD = "kindred: 1\nwindows: {main: home}\nfamilies:\n  home: {navigation: HomeNav, stack: [Home]}\n"
BAD = GOOD.replace("stack", "stak")
# An error, a warning and a note with columns, and a message with brackets and colons in it.
WORST = "kindred: 1\nwindows: {main: home}\nfamilies:\n  home: {navigation: HomeNav, stack: []}\n  'a: [b]': {tab: T, stack: [A]}\n"


class Checks:
    def __init__(self, kindred, scratch, dist):
        self.kindred, self.scratch, self.dist = pathlib.Path(kindred).resolve(), pathlib.Path(scratch), dist
        self.count, self.failures = 0, 0

    def equal(self, what, actual, expected):
        self.true(what, actual == expected, f"{actual!r} instead of {expected!r}")

    def true(self, what, condition, detail=""):
        self.count += 1
        if not condition:
            self.failures += 1
            print(f"{what}: {detail}")

    def folder(self, name, files=()):
        folder = self.scratch / name
        folder.mkdir(parents=True)
        for path, text in dict(files).items():
            store(folder / path, text)
        return folder

    def environment(self, **more):
        """Only what a runner has: nothing of the machine's own settings, and kindred in PATH."""
        programs = self.scratch / "programs"
        if not programs.exists():
            programs.mkdir()
            (programs / "kindred").symlink_to(self.kindred)
        return {
            "PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(self.scratch), "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@b.c", **more,
        }


def store(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def run(command, folder, environment):
    """Its exit code, and all that it prints."""
    done = subprocess.run(
        command, cwd=folder, env=environment, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        timeout=600)
    return done.returncode, done.stdout


def bash(script, folder, environment):
    """As GitHub runs a step with 'shell: bash'."""
    return run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], folder, environment)


def repository(folder, environment):
    """Makes a folder a repository with one commit, and returns its id."""
    for words in (["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "Start"]):
        subprocess.run(["git", *words], cwd=folder, env=environment, check=True)
    return subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=folder, env=environment, check=True, text=True, capture_output=True).stdout.strip()
