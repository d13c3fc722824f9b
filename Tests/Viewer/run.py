"""What `render -o X.html` promises, in headless Chromium: run.py --kindred PROGRAM."""
import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import compared
import features
import levels
import limits
import phone
import truths
import using
from browser import Browser, Checks, Kindred, chromium, size_of

ROOT = Path(__file__).resolve().parent.parent.parent


def generated(kindred, size):
    folder = kindred.scratch / f"app{size}"
    subprocess.run([sys.executable, ROOT / "Benchmarks/apps.py", str(size), folder, "1"], stdout=subprocess.DEVNULL, check=True)
    return folder


def sizes(checks, path, controllers, what):
    code, data = size_of(path)
    checks.true(f"{what}: {code} bytes of code and style", code <= 80_000)
    checks.true(f"{what}: {data / controllers:.0f} bytes a controller", data <= 300 * controllers)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kindred", required=True)
    parser.add_argument("--only", help="run the checks of this name alone")
    arguments = parser.parse_args()
    if not chromium():
        sys.exit("there is no Chromium")
    with tempfile.TemporaryDirectory() as scratch:
        kindred, checks = Kindred(arguments.kindred, scratch), Checks()
        sources = {"shop": ROOT / "Samples/shop", "city": ROOT / "Samples/city", "social": ROOT / "Samples/social"}
        sources["thousand"] = generated(kindred, 1_000)
        pages = {name: kindred.page(source, name) for name, source in sources.items()}
        browser = Browser(checks)
        for name, source in sources.items():
            page = browser.open(pages[name])
            truths.places(checks, page, kindred.json("render", source, "--places", "--format", "layout"), name)
            truths.relations(checks, page, kindred.json("compile", source, "--format", "json"), name)
            browser.close(page, name)
        sizes(checks, pages["thousand"], 1_000, "1,000 controllers")
        for feature in [*features.ALL, *levels.ALL, *using.ALL, *phone.ALL, compared.compared, limits.hostile]:
            if arguments.only in (None, feature.__name__):
                feature(checks, browser, kindred, pages)
        many = kindred.page(generated(kindred, 10_000), "many")
        sizes(checks, many, 10_000, "10,000 controllers")
        limits.speed(checks, browser, many)
        browser.stop()
    print(f"{checks.count} checks, {checks.failures} failed")
    return 1 if checks.failures else 0


if __name__ == "__main__":
    sys.exit(main())
