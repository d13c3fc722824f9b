"""Makes what the benchmarks need, in a cache folder: the C programs and the generated specifications."""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys

import growth

HERE = os.path.dirname(os.path.abspath(__file__))


class Inputs:
    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        os.makedirs(self.folder, exist_ok=True)
        with open(os.path.join(HERE, "generate.py"), "rb") as source:
            self.version = hashlib.sha256(source.read()).hexdigest()[:8]

    def path(self, name):
        return os.path.join(self.folder, name)

    def program(self, name, package=None):
        """A C program of this folder, compiled."""
        compiler = shlex.split(os.environ.get("CC", "cc"))
        command = compiler + ["-O2", "-o", self.path(name), os.path.join(HERE, name + ".c")]
        if package:
            flags = subprocess.run(["pkg-config", "--cflags", "--libs", package], check=True, stdout=subprocess.PIPE)
            command += shlex.split(flags.stdout.decode())
        subprocess.run(command, check=True)
        return self.path(name)

    def specification(self, controllers, files=None, unicode=False):
        """The path of a valid specification, made by generate.py unless it is there."""
        name = "%d%s%s-%s" % (controllers, "-in-%d" % files if files else "", "-unicode" if unicode else "", self.version)
        path = self.path(name if files else name + ".kindred.yaml")
        if not os.path.exists(path):
            options = (["--files", str(files)] if files else []) + (["--unicode"] if unicode else [])
            self.script("generate.py", "--controllers", str(controllers), *options, path + ".part")
            os.rename(path + ".part", path)
        return path

    def storyboards(self, megabytes):
        """The path of a folder of storyboards, made by storyboards.py unless it is there."""
        with open(os.path.join(HERE, "storyboards.py"), "rb") as source:
            path = self.path("storyboards-%d-%s" % (megabytes, hashlib.sha256(source.read()).hexdigest()[:8]))
        if not os.path.exists(path):
            self.script("storyboards.py", str(megabytes), path + ".part")
            os.rename(path + ".part", path)
        return path

    def scenario(self, steps):
        """The path of a specification with one scenario of so many steps."""
        path = self.path("scenario-%d.kindred.yaml" % steps)
        self.script("scenario.py", "--steps", str(steps), path)
        return path

    def growth(self, case, size):
        """The path of a specification made by growth.py."""
        path = self.path("growth.kindred.yaml")
        with open(path, "w", encoding="utf-8") as out:
            out.writelines(case(size))
        return path

    def growth_command(self, case, size):
        """What to ask about that specification."""
        path, project = self.growth(case, size), self.path("growth.project.yaml")
        if case in growth.PROJECTS:
            with open(project, "w", encoding="utf-8") as out:
                out.writelines(growth.PROJECTS[case](size))
        places = {"{file}": path, "{project}": project, "{folder}": self.path("growth-views")}
        command = growth.COMMANDS.get(case, lambda size: ["check", "{file}"])(size)
        return [places.get(word, word) for word in command]

    def rubbish(self, name, megabytes):
        """Not kept: all of it together takes gigabytes."""
        path = self.path("rubbish.kindred.yaml")
        self.script("rubbish.py", name, str(megabytes), path)
        return path

    def script(self, name, *arguments):
        partial = arguments[-1]
        if os.path.isdir(partial):
            shutil.rmtree(partial)
        # A process of its own: what it needs in memory shall not count for what is measured.
        subprocess.run([sys.executable, "-B", os.path.join(HERE, name)] + list(arguments), check=True)


def files_below(folder):
    found = []
    for parent, _, names in os.walk(folder):
        found.extend(os.path.join(parent, name) for name in names)
    return sorted(found)
