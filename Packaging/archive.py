#!/usr/bin/env python3
"""Writes a folder as a zip with the same bytes each time: archive.py FOLDER FILE [--record INFO]

Entries are sorted and have the time of SOURCE_DATE_EPOCH. With --record the zip is a wheel, and INFO/RECORD lists its entries.
"""

import argparse
import base64
import hashlib
import os
import pathlib
import time
import zipfile


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("file")
    parser.add_argument("--record")
    options = parser.parse_args()

    files = sorted(path for path in options.folder.rglob("*") if path.is_file())
    entries = [(path.relative_to(options.folder).as_posix(), path.read_bytes(), path.stat().st_mode) for path in files]
    if options.record:
        name = f"{options.record}/RECORD"
        lines = [f"{entry},sha256={digest(data)},{len(data)}\n" for entry, data, _ in entries]
        entries.append((name, "".join([*lines, f"{name},,\n"]).encode(), 0o100644))

    when = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(options.file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry, data, mode in entries:
            info = zipfile.ZipInfo(entry, when)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = (0o100755 if mode & 0o100 else 0o100644) << 16
            archive.writestr(info, data)


main()
