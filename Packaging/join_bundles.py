#!/usr/bin/env python3
"""Joins artifact bundles of one program for several machines: join_bundles.py FOLDER BUNDLE.zip..."""

import json
import os
import pathlib
import sys
import zipfile

INFO = "kindred.artifactbundle/info.json"


def join(folder, bundles):
    """Writes the files of all bundles to a folder; its info.json has the variants of each, and the rest must agree."""
    joined = None
    for bundle in bundles:
        with zipfile.ZipFile(bundle) as archive:
            for entry in archive.infolist():
                path = folder / entry.filename
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(archive.read(entry))
                os.chmod(path, entry.external_attr >> 16 & 0o777 or 0o644)
            info = json.loads(archive.read(INFO))
        if joined is None:
            joined = info
            continue
        for name, artifact in joined["artifacts"].items():
            other = info["artifacts"][name]
            if (artifact["type"], artifact["version"]) != (other["type"], other["version"]):
                sys.exit(f"join_bundles: {bundle} has another type or version of {name}")
            artifact["variants"] += other["variants"]
    (folder / INFO).write_text(json.dumps(joined, indent=2) + "\n", encoding="utf-8")


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    join(pathlib.Path(sys.argv[1]), sys.argv[2:])


if __name__ == "__main__":
    main()
