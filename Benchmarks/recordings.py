"""Recordings of an app that does what a specification says, of any size, for the bar on `kindred verify --callbacks`.

Somebody taps at random: pushes, goes back, changes tabs, opens sheets and full screens and closes them. Each leads to the callbacks
that UIKit sends, and to a snapshot, or `again` if exactly these instances were there before.
"""

import json
import random

SCREENS, TABS, MODALS, DEEPEST = 60, 5, 12, 8
HEADER = (
    '{"format": "kindred-recording", "version": 1, "id": "%d", "origin": "app", "started": "2026-03-02T09:41:00Z", "app": "com.e.shop",'
    ' "system": "iOS", "systemVersion": "18.2", "environment": "simulator", "test": "-[Tests test%d]", "events": true, "entries": [\n')
PARTS = ("Header", "Feed", "Banner")
APPEAR, DISAPPEAR = ("viewWillAppear", "viewIsAppearing", "viewDidAppear"), ("viewWillDisappear", "viewDidDisappear")


def specification():
    """Every screen pushes and presents every other, so that each thing that is shown has many declarations that may fit."""
    text = ["kindred: 1", "windows: {main: tabs}", "screens:"]
    names = ", ".join("Screen%d" % number for number in range(SCREENS))
    presents = ", ".join("{present: sheet%d}" % number if number % 2 else "{present: sheet%d, style: fullScreen}" % number
                         for number in range(MODALS))
    for number in range(SCREENS):
        children = ", ".join("{controller: %s%d, class: Shop.%s%dViewController}" % (part, number, part, number) for part in PARTS)
        text.append("  Screen%d: {class: Shop.Screen%dViewController, pushes: [%s], presents: [%s], children: [%s]}"
                    % (number, number, names, presents, children))
    text.append("families:")
    tabs = ", ".join("{navigation: Nav%d, stack: [Screen%d]}" % (number, number) for number in range(TABS))
    text.append("  tabs: {tab: Tabs, class: Shop.MainTabBarController, tabs: [%s]}" % tabs)
    for number in range(MODALS):
        text.append("  sheet%d: {controller: Sheet%d, class: Shop.Sheet%dViewController}" % (number, number, number))
    return "\n".join(text) + "\n"


class Node:
    def __init__(self, app, name, kind="controller", children=()):
        app.last += 1
        self.id, self.name, self.kind, self.children = app.last, name, kind, list(children)
        self.shown = self.loaded = False
        self.presented = self.style = None

    def everything(self):
        yield self
        for child in self.children:
            yield from child.everything()

    def visible(self):
        """What gets callbacks with it, containers first."""
        yield self
        shown = [self.children[self.tab]] if self.kind == "tab" else self.children[-1:] if self.kind == "navigation" else self.children
        for child in shown:
            yield from child.visible()

    def written(self):
        found = {"id": self.id, "class": self.name, "kind": self.kind, "state": "appeared" if self.shown else "disappeared",
                 "view": {"class": "UIView", "inWindow": self.shown} if self.loaded else None}
        if self.kind == "tab":
            found["selected"] = self.children[self.tab].id
        if self.children:
            found["children"] = [child.written() for child in self.children]
        if self.presented:
            name = "_UIFullscreenPresentationController" if self.presented.style == "fullScreen" else "UISheetPresentationController"
            found["presented"] = dict(self.presented.written(), presentation={"style": self.presented.style, "class": name})
        return found


class App:
    """The app, and what is written of it."""

    def __init__(self, number, out):
        self.random, self.out = random.Random(number), out
        self.last = self.at = self.snapshots = self.size = 0
        self.known = {}
        tabs = [Node(self, "UINavigationController", "navigation", [self.screen(tab)]) for tab in range(TABS)]
        self.tabs = Node(self, "Shop.MainTabBarController", "tab", tabs)
        self.tabs.tab = 0
        self.write(HEADER % (number, number))
        self.show(self.tabs)
        self.snapshot()

    def write(self, text):
        self.out.write(text)
        self.size += len(text)

    def screen(self, number):
        return Node(self, "Shop.Screen%dViewController" % number,
                    children=[Node(self, "Shop.%s%dViewController" % (part, number)) for part in PARTS])

    # Callbacks

    def event(self, name, node, rest=""):
        self.at += 1
        self.write('{"at": %d, "event": "%s", "controller": %d, "class": "%s"%s},\n' % (self.at, name, node.id, node.name, rest))

    def tell(self, names, node):
        for name in names:
            for each in node.visible():
                if name == "viewWillAppear" and not each.loaded:
                    each.loaded = True
                    self.event("viewDidLoad", each)
                self.event(name, each)
                each.shown = name == "viewDidAppear" or (each.shown and name != "viewDidDisappear")

    def show(self, node):
        self.tell(APPEAR, node)

    def exchange(self, *steps):
        for names, node in steps:
            self.tell(names, node)

    # What is done

    def act(self):
        stack = self.tabs.children[self.tabs.tab]
        if self.tabs.presented:
            self.dismiss()
        else:
            choices = [self.push, self.present, self.select] + [self.pop] * 2 * (len(stack.children) > 1)
            self.random.choice(choices)(stack)
        self.snapshot()

    def push(self, stack):
        if len(stack.children) >= DEEPEST:
            return self.pop(stack)
        old, new = stack.children[-1], self.screen(self.random.randrange(SCREENS))
        self.event("willMove", new, ', "parent": %d' % stack.id)
        stack.children.append(new)
        self.exchange((DISAPPEAR[:1], old), (APPEAR[:2], new), (DISAPPEAR[1:], old), (APPEAR[2:], new))
        self.event("didMove", new, ', "parent": %d' % stack.id)

    def pop(self, stack):
        old = stack.children.pop()
        new = stack.children[-1]
        self.event("willMove", old, ', "parent": null')
        self.exchange((DISAPPEAR[:1], old), (APPEAR[:2], new), (DISAPPEAR[1:], old), (APPEAR[2:], new))
        self.event("didMove", old, ', "parent": null')

    def select(self, old):
        self.tabs.tab = (self.tabs.tab + self.random.randrange(1, TABS)) % TABS
        new = self.tabs.children[self.tabs.tab]
        self.exchange((APPEAR[:2], new), (DISAPPEAR, old), (APPEAR[2:], new))

    def present(self, stack):
        number = self.random.randrange(MODALS)
        new = self.tabs.presented = Node(self, "Shop.Sheet%dViewController" % number)
        new.style = "automatic" if number % 2 else "fullScreen"
        self.event("present", stack.children[-1], ', "presented": %d' % new.id)
        if number % 2:
            return self.show(new)
        self.exchange((DISAPPEAR[:1], self.tabs), (APPEAR, new), (DISAPPEAR[1:], self.tabs))

    def dismiss(self):
        old, self.tabs.presented = self.tabs.presented, None
        self.event("dismiss", self.tabs)
        if old.style == "automatic":
            return self.tell(DISAPPEAR, old)
        self.exchange((DISAPPEAR[:1], old), (APPEAR, self.tabs), (DISAPPEAR[1:], old))

    # Snapshots

    def snapshot(self, end=",\n"):
        self.at += 200
        root = json.dumps(self.tabs.written())
        if root in self.known:
            return self.write('{"at": %d, "again": %d}%s' % (self.at, self.known[root], end))
        self.snapshots += 1
        self.known[root] = self.snapshots
        self.write(
            '{"at": %d, "snapshot": {"windows": [{"scene": 1, "idiom": "phone", "horizontal": "compact", "vertical": "regular", '
            '"root": %s}]}}%s' % (self.at, root, end))


def write(path, size, number=1):
    """One recording of about so many bytes."""
    with open(path, "w", encoding="ascii") as out:
        app = App(number, out)
        while app.size < size:
            app.act()
        app.snapshot(end="\n")
        app.write("]}\n")
