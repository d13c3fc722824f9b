"""What runs Kindred for teams: run.py --kindred PROGRAM [--only PART] [--dist FOLDER]."""
import argparse
import pathlib
import sys
import tempfile

from action import action
from common import Checks
from hooks import hooks
from matcher import matcher
from page import page
from published import published

PARTS = [action, matcher, hooks, page, published]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kindred", required=True)
    parser.add_argument("--only", choices=[part.__name__ for part in PARTS])
    parser.add_argument("--dist", help="the packages of a release, to use instead of the program alone")
    arguments = parser.parse_args()
    dist = arguments.dist and pathlib.Path(arguments.dist).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        checks = Checks(arguments.kindred, pathlib.Path(scratch).resolve(), dist)
        for part in PARTS:
            if arguments.only in (None, part.__name__):
                part(checks)
    print(f"{checks.count} checks, {checks.failures} failed")
    return 1 if checks.failures else 0


if __name__ == "__main__":
    sys.exit(main())
