#!/usr/bin/env python3
"""Writes valid Kindred specifications of any size, the same bytes for the same arguments.

    generate.py --controllers 100000 OUT.yaml               one file
    generate.py --controllers 100000 --files 1000 FOLDER    a folder of files that refer to each other

Controllers are those written down; the navigation controllers that UIKit inserts in split views come on top. The result
compiles without errors and warnings: each family is presented by an earlier one, so that all can be reached from a window;
context styles start where somebody defines a context; a pushed stack has all its members pushed.
"""

import argparse
import os
import random

WORDS = (
    "Account Activity Address Album Archive Article Basket Billing Booking Calendar Camera Cart Category Channel Chat Checkout "
    "Comment Contact Coupon Delivery Device Discover Document Download Event Favorites Feedback Filter Folder Friend Gallery "
    "Gift Group Help History Home Inbox Invoice Journal Language Legal Library Location Login Map Media Member Message Movie "
    "Music News Note Offer Onboarding Order Password Payment Photo Player Playlist Podcast Privacy Product Profile Promotion "
    "Purchase Rating Receipt Recipe Refund Reminder Report Return Review Reward Route Schedule Search Security Seller Session "
    "Settings Share Shipping Shop Station Storage Store Story Subscription Support Survey Task Ticket Timeline Track Transfer "
    "Travel Trip Upload Video Voucher Wallet Weather Welcome Wishlist Workout"
).split()
PARTS = "Detail List Editor Picker Overview Summary Form Feed Info Confirmation".split()
MODULES = "Shop Core Account Media Checkout".split()
SCRIPTS = ("Übersicht", "注文の詳細", "Настройки", "Détails de la commande", "الإعدادات", "설정", "Ρυθμίσεις", "🛒 Korb")
SHEETS = ("automatic", "fullScreen", "pageSheet", "formSheet", "custom", "overFullScreen")
CONTEXTS = ("currentContext", "overCurrentContext", "overCurrentContext", "custom")
ANCHORS = ("sourceView", "barButtonItem", "sourceItem")


class Family:
    """What later families need to know of one: its root, and who in it may present."""

    __slots__ = ("id", "root", "sources", "covers_screen")

    def __init__(self, id, root, sources):
        self.id = id
        self.root = root
        self.sources = sources
        self.covers_screen = True  # no presentation of it uses a context style


class Place:
    """The nearest container of each kind above a node, and who defines the presentation context there."""

    __slots__ = ("parent", "navigation", "tab", "split", "definer")

    def __init__(self, parent=None, navigation=None, tab=None, split=None, definer=None):
        self.parent = parent
        self.navigation = navigation
        self.tab = tab
        self.split = split
        self.definer = definer

    def under_navigation(self, id):
        return Place(id, id, self.tab, self.split, id)

    def under_tab(self, id):
        return Place(id, self.navigation, id, self.split, self.definer)

    def under_split(self, id):
        return Place(id, self.navigation, self.tab, id, self.definer)

    def under(self, id, defines=False):
        return Place(id, self.navigation, self.tab, self.split, id if defines else self.definer)


class File:
    """The sections of one file, as lines."""

    def __init__(self):
        self.families = []
        self.presentations = []
        self.pushes = []
        self.expect = []


class Generator:
    """Writes families one after the other; `lines` is the one at work, `spent` its number of controllers."""

    def __init__(self, seed, unicode):
        self.random = random.Random(seed).random
        self.unicode = unicode
        self.number = 0
        self.families = []  # those that may present
        self.family_count = 0
        self.begin()

    def begin(self):
        self.lines = []
        self.pushes = []
        self.candidates = []
        self.expectable = []
        self.spent = 0

    def pick(self, options):
        return options[int(self.random() * len(options))]

    def between(self, low, high):
        return low + int(self.random() * (high - low + 1))

    def name(self, suffix=""):
        self.number += 1
        self.spent += 1
        return "%s%s%d" % (self.pick(WORDS), suffix or self.pick(PARTS), self.number)

    # Nodes. `first` begins a node's first line, `rest` the others.

    def leaf(self, first, rest, place, container=False):
        random = self.random
        word = self.pick(WORDS)
        part = self.pick(PARTS)
        suffix = "Screen" if random() < 0.5 else "ViewController"
        self.number += 1
        self.spent += 1
        id = "%s%s%d" % (word, part, self.number)
        chance = random()
        if chance < 0.07 and first != rest and not container:
            self.lines.append("%s%s\n" % (first, id))
        elif chance < 0.15 and not container:
            self.lines.append("%s{controller: %s, class: %s%s%s}\n" % (first, id, word, part, suffix))
        else:
            self.lines.append("%scontroller: %s\n%sclass: %s%s%s\n" % (first, id, rest, word, part, suffix))
            self.extras(rest, word, part)
            if chance > 0.975 and random() < 0.5:
                self.lines.append("%sdefinesPresentationContext: true\n" % rest)
                place = place.under(place.parent, defines=True)
                place.definer = id
        if random() < 0.35:
            self.candidates.append((id, place.definer))
        if random() < 0.02 and place.parent:
            self.expectable.append((id, place))
        return id

    def extras(self, rest, word, part):
        chance = self.random()
        if chance < 0.55:
            title = self.pick(SCRIPTS) if self.unicode else word
            self.lines.append("%stitle: %s\n" % (rest, title))
            if chance < 0.36:
                self.lines.append("%stags: [%s, %s]\n" % (rest, word.lower(), self.pick(("ios", "beta", "new"))))
        elif chance < 0.60:
            self.lines.append("%stitle: \"%s: %s's\"\n" % (rest, word, part))
        elif chance < 0.62:
            self.lines.append("%ssource: Main.storyboard#%s-%d\n" % (rest, word[:3], self.number))
        elif chance < 0.63:
            self.lines.append("%snote: 'seen on %s only, see ticket #%d'\n" % (rest, word.lower(), self.number))

    def kind(self, first, rest, keyword, suffix, class_share):
        """The first lines of a container: its kind, often a class, at times a title."""
        id = self.name(suffix)
        self.lines.append("%s%s: %s\n" % (first, keyword, id))
        if self.random() < class_share:
            module = self.pick(MODULES) + "." if self.random() < 0.3 else ""
            self.lines.append("%sclass: %s%sController\n" % (rest, module, id.rstrip("0123456789")))
        if self.random() < 0.3:
            self.lines.append("%stitle: %s\n" % (rest, self.pick(WORDS)))
        return id

    def navigation(self, first, rest, place, most):
        id = self.kind(first, rest, "navigation", "Nav", 0.5)
        inner = place.under_navigation(id)
        count = self.between(1, most)
        if self.random() < 0.1:
            members = [self.name() for _ in range(count)]
            self.lines.append("%sstack: [%s]\n" % (rest, ", ".join(members)))
            self.candidates.append((members[0], id))
        else:
            self.lines.append("%sstack:\n" % rest)
            item, more = rest + "  - ", rest + "    "
            members = [self.member(item, more, inner) for _ in range(count)]
        if self.random() < 0.35:
            self.push_all(id, members)
        return id, members

    def push_all(self, navigation, members):
        """A push to each member but the first, so that none is unreachable."""
        for index in range(1, len(members)):
            source = navigation if self.random() < 0.05 else members[self.between(0, index - 1)]
            self.push(source, members[index])

    def push(self, source, target, kind=""):
        if self.random() < 0.7:
            tail = ", kind: %s" % kind if kind else ""
            self.pushes.append("  - {from: %s, to: %s%s}\n" % (source, target, tail))
        else:
            tail = "    kind: %s\n" % kind if kind else ""
            self.pushes.append("  - from: %s\n    to: %s\n%s" % (source, target, tail))

    def member(self, first, rest, place):
        """A node that may stand on a stack, or anywhere."""
        chance = self.random()
        if chance < 0.06:
            return self.custom(first, rest, place, 3)
        if chance < 0.08:
            return self.page(first, rest, place, 4)
        return self.leaf(first, rest, place)

    def custom(self, first, rest, place, most):
        id = self.leaf(first, rest, place, container=True)
        if self.random() < 0.1:
            self.lines.append("%sforwardsAppearance: false\n" % rest)
        # A leaf that defines a context is not told apart here: its children present without context styles.
        inner = place.under(id)
        if self.random() < 0.4:
            self.lines.append("%schildren: [%s]\n" % (rest, ", ".join(self.name() for _ in range(self.between(1, most)))))
            return id
        self.lines.append("%schildren:\n" % rest)
        inner.definer = None
        for _ in range(self.between(1, most)):
            if self.random() < 0.06:
                self.navigation(rest + "  - ", rest + "    ", inner, 3)
            else:
                self.leaf(rest + "  - ", rest + "    ", inner)
        return id

    def page(self, first, rest, place, most):
        id = self.kind(first, rest, "page", "Pages", 0.7)
        if self.random() < 0.6:
            self.lines.append("%stransition: scroll\n" % rest)
        self.lines.append("%spages:\n" % rest)
        inner = place.under(id)
        for _ in range(self.between(2, most)):
            self.leaf(rest + "  - ", rest + "    ", inner)
        return id

    def tab(self, first, rest, place, most):
        id = self.kind(first, rest, "tab", "Tabs", 0.8)
        self.lines.append("%stabs:\n" % rest)
        inner = place.under_tab(id)
        item, more = rest + "  - ", rest + "    "
        for _ in range(self.between(3, 5)):
            chance = self.random()
            if chance < 0.72:
                self.navigation(item, more, inner, most)
            elif chance < 0.80:
                self.split(item, more, inner)
            elif chance < 0.85:
                self.page(item, more, inner, 4)
            else:
                self.member(item, more, inner)
        return id

    def split(self, first, rest, place):
        id = self.kind(first, rest, "split", "Split", 0.7)
        inner = place.under_split(id)
        style = self.pick(("doubleColumn", "doubleColumn", "tripleColumn", "unspecified"))
        self.lines.append("%sstyle: %s\n" % (rest, style))
        wraps = style != "unspecified"
        primary = self.column("primary", rest, inner, id, wraps)
        if style == "tripleColumn":
            self.column("supplementary", rest, inner, id, wraps)
        self.secondary(rest, inner, id, wraps, primary)
        if wraps and self.random() < 0.3:
            self.lines.append("%scompact:\n" % rest)
            self.navigation(rest + "  ", rest + "  ", inner, 3)
        return id

    def column(self, column, rest, place, split, wraps):
        """A plain controller; in a split view of a column style UIKit wraps it."""
        inner = place.under_navigation("%s.%s" % (split, column)) if wraps else place
        if self.random() < 0.4:
            id = self.name()
            self.lines.append("%s%s: %s\n" % (rest, column, id))
            self.candidates.append((id, inner.definer))
            return id
        self.lines.append("%s%s:\n" % (rest, column))
        return self.leaf(rest + "  ", rest + "  ", inner)

    def secondary(self, rest, place, split, wraps, primary):
        if self.random() < 0.4:
            targets = [self.column("secondary", rest, place, split, wraps)]
        else:
            self.lines.append("%ssecondary:\n" % rest)
            pushes = self.pushes
            self.pushes = []  # shown as details, not pushed
            _, targets = self.navigation(rest + "  ", rest + "  ", place, 4)
            self.pushes = pushes
        if self.random() < 0.5:
            for target in targets:
                self.push(primary, target, "showDetail")

    # Families

    def root(self, chance, first, rest):
        place = Place()
        if chance < 0.18:
            return self.tab(first, rest, place, 40 if self.random() < 0.02 else self.pick((3, 4, 5, 8)))
        if chance < 0.55:
            return self.navigation(first, rest, place, self.pick((3, 5, 8)))[0]
        if chance < 0.65:
            return self.split(first, rest, place)
        if chance < 0.72:
            return self.page(first, rest, place, 6)
        if chance < 0.80:
            return self.custom(first, rest, place, 6)
        return self.leaf(first, rest, place)

    def family(self, left, file, window):
        """One family of at most `left` controllers."""
        self.family_count += 1
        id = "%s%d" % (self.pick(WORDS).lower(), self.family_count)
        chance = 0.0 if window else self.random()
        while True:
            self.begin()
            root = self.root(chance, "    ", "    ")
            if self.spent <= left and (self.candidates or not window):
                break
            chance = 1.0 if left < 4 else self.random()
        if self.random() < 0.1:
            file.families.append("  # %s\n" % self.pick(WORDS))
        file.families.append("  %s:\n" % id)
        file.families.extend(self.lines)
        file.pushes.extend(self.pushes)
        return Family(id, root, self.candidates[:6])

    def alert(self, file):
        self.family_count += 1
        self.begin()
        id = self.name("Alert")
        file.families.append("  alert%d: {controller: %s, class: UIAlertController}\n" % (self.family_count, id))
        return Family("alert%d" % self.family_count, id, [])

    # Presentations: always from an earlier family, so there are no rings and nothing is out of reach.

    def presenting_family(self):
        count = len(self.families)
        if self.random() < 0.4:
            return self.families[count - 1 - int(self.random() * min(count, 30))]
        return self.families[int(self.random() * count)]

    def present(self, family, file, is_alert):
        """The presentations of a family, and whether it may present others itself."""
        is_popover = not is_alert and self.random() < 0.06
        count = 2 if self.random() < 0.2 else 1
        for _ in range(count):
            presenter = self.presenting_family()
            source, definer = self.pick(presenter.sources)
            others = [other for other, _ in presenter.sources if other != source]
            answer = presenter.root if presenter.covers_screen else None
            if is_popover:
                fields = ["style: popover", "anchor: %s" % self.pick(ANCHORS)]
            elif not is_alert and definer and self.random() < 0.3:
                fields = self.context_style()
                family.covers_screen = False
                answer, others = definer, []
            else:
                fields = [] if is_alert else self.sheet_style()
            if others and self.random() < 0.05:
                source = "[%s, %s]" % (source, others[0])
            self.write_presentation(file, source, family, fields)
        if not is_alert:
            self.write_expectations(file, [answer] if count == 1 and answer else None)
        if family.sources and not is_popover and not is_alert:
            self.families.append(family)

    def context_style(self):
        style = self.pick(CONTEXTS)
        fields = ["style: %s" % style]
        if style == "custom":
            fields.append("presentsInFullscreen: false")
        if self.random() < 0.3:
            fields.append("transition: crossDissolve")
        return fields

    def sheet_style(self):
        chance = self.random()
        if chance < 0.3:
            return []
        style = self.pick(SHEETS)
        fields = ["style: %s" % style]
        if style == "fullScreen" and chance > 0.9:
            fields.append("transition: partialCurl")
        elif chance > 0.75:
            fields.append("transition: %s" % self.pick(("crossDissolve", "flipHorizontal")))
        return fields

    def write_presentation(self, file, source, family, fields):
        fields = ["from: %s" % source, "present: %s" % family.id] + fields
        if self.random() < 0.1 and not source.startswith("["):
            self.number += 1
            fields.insert(0, "id: show%d" % self.number)
        if self.random() < 0.35:
            file.presentations.append("  - {%s}\n" % ", ".join(fields))
        else:
            file.presentations.append("  - %s\n" % "\n    ".join(fields))

    def write_expectations(self, file, presenting):
        for id, place in self.expectable:
            file.expect.append("  %s:\n    parentViewController: %s\n" % (id, place.parent))
            file.expect.append("    navigationController: %s\n" % (place.navigation or "null"))
            if self.random() < 0.5:
                file.expect.append("    tabBarController: %s\n" % (place.tab or "null"))
                file.expect.append("    splitViewController: %s\n" % (place.split or "null"))
            if presenting is not None:
                file.expect.append("    presentingViewController: %s\n" % (presenting[0] if presenting else "null"))


def generate(controllers, file_count, seed, unicode=False):
    """The files, and the windows as (id, family id)."""
    generator = Generator(seed, unicode)
    files = [File() for _ in range(file_count)]
    windows = []
    for index, file in enumerate(files):
        left = controllers * (index + 1) // file_count - controllers * index // file_count
        while left > 0:
            is_window = not windows or (len(windows) < 3 and left > 200 and generator.random() < 0.1)
            is_alert = not is_window and generator.random() < 0.03
            family = generator.alert(file) if is_alert else generator.family(left, file, is_window)
            left -= generator.spent
            if is_window:
                windows.append((("main", "settings", "viewer")[len(windows)], family.id))
                generator.write_expectations(file, [])
                generator.families.append(family)
            else:
                # At times the file of another family has it: names are global.
                other = files[int(generator.random() * file_count)] if generator.random() < 0.2 else file
                generator.present(family, other, is_alert)
    return files, windows


def write(file, windows, path):
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write("kindred: 1\n")
        if windows:
            out.write("\nwindows:\n" + "".join("  %s: %s\n" % window for window in windows))
        for key in ("families", "presentations", "pushes", "expect"):
            lines = getattr(file, key)
            if lines:
                out.write("\n%s:\n" % key)
                out.writelines(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--controllers", type=int, default=1000)
    parser.add_argument("--files", type=int, help="write a folder of so many files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unicode", action="store_true", help="titles in many scripts")
    parser.add_argument("out")
    arguments = parser.parse_args()
    if arguments.controllers < 50 * (arguments.files or 1):
        parser.error("at least 50 controllers a file")
    files, windows = generate(arguments.controllers, arguments.files or 1, arguments.seed, arguments.unicode)
    if not arguments.files:
        write(files[0], windows, arguments.out)
        return
    for index, file in enumerate(files):
        folder = os.path.join(arguments.out, "module-%03d" % (index // 25))
        os.makedirs(folder, exist_ok=True)
        write(file, windows if index == 0 else [], os.path.join(folder, "feature-%04d.kindred.yaml" % index))


if __name__ == "__main__":
    main()
