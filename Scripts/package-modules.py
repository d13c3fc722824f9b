#!/usr/bin/env python3
"""Reads the output of `swift package dump-package` and prints what the products consist of, one target a line, leaves first.

A line has four fields, separated by tabs: "swift" or "system", the name, the folder, and the resources that SwiftPM puts into the
program, as the names it gives them in `PackageResources`. Other lines: "package NAME" and "platform NAME VERSION", with tabs as well.
"""

import json
import re
import sys


def reachable(package):
    """Returns the targets of all products and what they depend on, each after its dependencies."""
    targets = {target["name"]: target for target in package["targets"]}
    done = {}

    def add(name):
        if name in done or name not in targets:
            return
        for dependency in targets[name]["dependencies"]:
            for kind in ("byName", "target"):
                if kind in dependency:
                    add(dependency[kind][0])
        done[name] = targets[name]

    for product in package["products"]:
        for name in product["targets"]:
            add(name)
    return list(done.values())


def main():
    package = json.load(sys.stdin)
    print("package", package["name"], sep="\t")
    for platform in package["platforms"]:
        print("platform", platform["platformName"], platform["version"], sep="\t")
    for target in reachable(package):
        kind = "system" if target["type"] == "system" else "swift"
        resources = [re.sub(r"\W", "_", each["path"].rsplit("/", 1)[-1]) for each in target["resources"]]
        print(kind, target["name"], target.get("path") or f"Sources/{target['name']}", " ".join(resources), sep="\t")


if __name__ == "__main__":
    main()
