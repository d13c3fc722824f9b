"""Completions in real shells: run.py --kindred PROGRAM [--only SHELL]."""
import argparse
import os
import pathlib
import sys
import tempfile

import shells

PROJECT = {
    "kindred.yaml": "project: 1\nsources: [Specs]\nviews:\n  buying: {select: 'tag:payment', title: What is paid}\n",
    "Specs/app.kindred.yaml": """\
kindred: 1
windows: {main: shop}
screens:
  Detail: {class: DetailViewController}
families:
  shop:
    tab: ShopTabs
    tabs:
      - {navigation: HomeNav, stack: [{controller: Home, pushes: [Detail]}]}
  checkout:
    navigation: CheckoutNav
    stack: [{controller: Payment, class: PaymentViewController, tags: [payment]}, {controller: Paid, tags: [paper]}]
  menü: Menü
presentations:
  - {from: Home, present: checkout}
  - {from: Home, present: menü}
scenarios:
  - {name: buying, steps: [{present: Home->checkout}]}
  - {name: "it's a $HOME swipe: back", steps: [{present: Home->menü}]}
""",
    # A mistake hides no names.
    "Broken/app.kindred.yaml": "kindred: 1\nfamilies:\n  cart: {navigation: CartNav, stack: [Cart, {controller: 7x, stak: 1}]}\n  bad: [\n",
    "Wrong/app.kindred.yaml": "kindred: 1\nwindows: {main: nowhere}\nfamilies:\n  wrong: {navigation: WrongNav, stak: [Wrong]}\n",
    "My Specs/app.kindred.yaml": "kindred: 1\nfamilies: {mine: Mine}\n",
    "notes.txt": "",
    "dump one.log": "",
}

# A line, and all that it may become.
EXACT = [
    ("kindred expl", ["explain"]),
    ("kindred co", ["compile", "completions"]),
    ("kindred help sim", ["simulate"]),
    ("kindred import ", ["hierarchy", "storyboard", "swift"]),
    ("kindred import st", ["storyboard"]),
    ("kindred completions ", ["bash", "zsh", "fish"]),
    ("kindred check --fail-on ", ["error", "warning", "never"]),
    ("kindred check --fail-on=w", ["--fail-on=warning"]),
    ("kindred check --format=j", ["--format=json"]),
    ("kindred check --color=", ["--color=auto", "--color=always", "--color=never"]),
    ("kindred check --no-conf", ["--no-config"]),
    ("kindred check --write-b", ["--write-baseline"]),
    ("kindred explain Pay", ["Payment"]),
    ("kindred explain HomeNav/", ["HomeNav/Detail"]),
    ("kindred explain che", ["checkout"]),
    ("kindred explain Det", ["Detail"]),
    ("kindred explain Me", ["Menü"]),
    ("kindred query paths Home Pai", ["Paid"]),
    ("kindred query who-presents che", ["checkout"]),
    ("kindred render --family ", ["shop", "checkout", "menü"]),
    ("kindred render --family=s", ["--family=shop"]),
    ("kindred render --around Pay", ["Payment"]),
    ("kindred render --view ", ["buying"]),
    ("kindred simulate --scenario ", ["buying", "it's a $HOME swipe: back"]),
    ("kindred simulate --scenario it", ["it's a $HOME swipe: back"]),
    ("kindred simulate --select tag:paper --scenario b", ["buying"]),
    ("kindred check --report sar", ["sarif"]),
    ("kindred check --report=git", ["--report=github", "--report=gitlab"]),
    ("kindred compile --select tag:", ["tag:payment", "tag:paper"]),
    ("kindred compile --select tag:pay", ["tag:payment"]),
    ("kindred compile --select=tag:pay", ["--select=tag:payment"]),
    ("kindred compile --exclude family:ch", ["family:checkout"]),
    ("kindred compile --select screen:", ["screen:Detail"]),
    ("kindred compile --select tag:paper --exclude kind:nav", ["kind:navigation"]),
    ("kindred compile --select view:", ["view:buying"]),
    ("~/../bin/kindred explain Pay", ["Payment"]),
    ("kindred explain Pay", ["Payment"]),
    ("kindred rules navigation-in", ["navigation-in-stack"]),
    ("kindred facts R4", None),
    ("kindred schema gra", ["graph"]),
    ("kindred explain Ca", []),
    # What is named on the line counts instead of the project.
    ("kindred render Wrong --family ", ["wrong"]),
    ("kindred render Wrong --around Wr", ["Wrong", "WrongNav"]),
    ("kindred render 'My Specs' --family ", ["mine"]),
    ("kindred render My\\ Specs --family ", ["mine"]),
    ("kindred render Broken --around Ca", []),
    # Nothing but files fits.
    ("kindred check no", ["notes.txt"]),
    ("kindred check Sp", ["Specs"]),
    ("kindred verify du", ["dump one.log"]),
    ("kindred compile -o no", ["notes.txt"]),
    ("kindred check Specs/", ["Specs/app.kindred.yaml"]),
    ("kindred check --report sarif=no", ["sarif=notes.txt"]),
    ("kindred check --baseline=no", ["--baseline=notes.txt"]),
]


def check(shell, line, expected):
    found = [each if len(each) == 1 else each.removesuffix("/") for each in shell.complete(line)]
    if expected is None:
        return None if len(found) > 3 else f"'{line}' became {found}"
    if sorted(found) == sorted(expected):
        return None
    # A shell leaves a word that nothing completes as it is.
    if not expected and found in ([], [line.split(" ")[-1]]):
        return None
    return f"'{line}' became {found} instead of {expected}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kindred", required=True)
    parser.add_argument("--only", choices=list(shells.ALL))
    arguments = parser.parse_args()
    count, failures = 0, 0
    for name, kind in shells.ALL.items():
        if arguments.only not in (None, name):
            continue
        with tempfile.TemporaryDirectory() as scratch:
            folder, home, programs = (pathlib.Path(scratch, each) for each in ("my app", "home", "bin"))
            for each in (folder, home, programs):
                each.mkdir()
            (programs / "kindred").symlink_to(os.path.abspath(arguments.kindred))
            for path, text in PROJECT.items():
                shells.store(str(folder / path), text)
            environment = {
                "PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(home), "LC_ALL": "C.UTF-8",
                # Nothing of the user's own.
                "XDG_CONFIG_HOME": str(home / ".config"), "XDG_DATA_HOME": str(home / ".local/share"),
            }
            shell = kind(str(programs / "kindred"), str(folder), environment)
            for line, expected in EXACT:
                count += 1
                try:
                    failure = check(shell, line, expected)
                except shells.Failed as error:
                    failure = f"'{line}': {error}"
                if failure:
                    failures += 1
                    print(f"{name}: {failure}")
    print(f"{count} checks, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
