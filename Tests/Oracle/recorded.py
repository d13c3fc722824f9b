"""What the events of a recording say of the facts, computed from Docs/Recording.md by searching anew for everything.

`judge` takes the parsed JSON and answers with the number of episodes, of judged ones, and what is observed and contradicted.
"""

from collections import Counter

WA, DA, WD, DD = "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
APPEARANCE = (WA, DA, WD, DD)
STYLES = {
    "_UIFullscreenPresentationController": "fullScreen", "_UICurrentContextPresentationController": "currentContext",
    "_UIOverFullscreenPresentationController": "overFullScreen", "UISheetPresentationController": "pageSheet",
    "_UIPageSheetPresentationController": "pageSheet", "_UIFormSheetPresentationController": "formSheet",
    "UIPopoverPresentationController": "popover"}
SHEETS = ("automatic", "pageSheet", "formSheet", "overFullScreen", "overCurrentContext")
CONTEXTS = ("currentContext", "overCurrentContext")


class State:
    """The first window of a snapshot, by instance."""

    def __init__(self, window):
        self.all, self.parent, self.presenter = {}, {}, {}
        self.root = window["root"]["id"]
        self.add(window["root"])

    def add(self, it):
        self.all[it["id"]] = it
        for child in it.get("children", []):
            self.parent[child["id"]] = it["id"]
            self.add(child)
        if it.get("presented"):
            self.presenter[it["presented"]["id"]] = it["id"]
            self.add(it["presented"])

    def shown(self, number):
        """In a window, and no transition of it is open."""
        it = self.all.get(number)
        return bool(it and it["view"] and it["view"]["inWindow"] and it["state"] == "appeared")

    def children(self, number):
        return [child["id"] for child in self.all[number].get("children", [])]

    def presented(self, number):
        return (self.all[number].get("presented") or {}).get("id")

    def above(self, number):
        """A presented one, and what is presented above it or in it."""
        found, waiting = [number], [self.all[number]]
        while waiting:
            it = waiting.pop(0)
            if it.get("presented"):
                found.append(it["presented"]["id"])
                waiting.append(it["presented"])
            waiting += it.get("children", [])
        return found

    def presents_below(self, number):
        return self.above(number)[1:]

    def top(self, number):
        while number in self.parent:
            number = self.parent[number]
        return number

    def style(self, number):
        presentation = self.all[number].get("presentation") or {}
        return STYLES.get(presentation.get("class")) or presentation.get("style")


def state(snapshot):
    windows = snapshot["windows"]
    if snapshot.get("cut") or not windows or len({window["scene"] for window in windows}) > 1:
        return None
    return State(windows[0])


def change(old, new):
    """The one thing that differs, as (word, values); None for several or another."""
    if old.root != new.root:
        others = old.root in new.all or new.root in old.all
        nested = old.presents_below(old.root) or new.presents_below(new.root)
        return None if others or nested else ("root", old.root, new.root)
    found = []
    for number in old.all:
        if number not in new.all:
            continue
        one, two = old.children(number), new.children(number)
        if one != two and old.all[number]["view"]:
            found.append(children_change(number, old.all[number], one, two))
        one, two = old.all[number].get("selected"), new.all[number].get("selected")
        if one != two and one is not None and two is not None:
            found.append(("select", one, two))
        one, two = old.presented(number), new.presented(number)
        if one != two:
            if one is None:
                found.append(("present", number, two) if len(new.above(two)) == 1 else None)
            else:
                found.append(("dismiss", number, old.above(one)) if two is None else None)
    if not found:
        return ("nothing",)
    return found[0] if len(found) == 1 else None


def children_change(number, it, one, two):
    if it["kind"] == "navigation" and one and two:
        if len(two) == len(one) + 1 and two[:-1] == one:
            return ("push", number, one[-1], two[-1])
        if len(two) < len(one) and one[:len(two)] == two:
            return ("pop", one[len(two):], two[-1])
    if it["kind"] == "page":
        gone, come = [each for each in one if each not in two], [each for each in two if each not in one]
        if len(gone) == len(come) == 1:
            return ("turn", gone[0], come[0], it.get("transition") == "pageCurl")
    return None


class Judge:
    def __init__(self, recording):
        self.counts = Counter()
        self.episodes = self.judged = 0
        self.events = [each for each in recording["entries"] if "event" in each]
        self.snapshots = [each["snapshot"] for each in recording["entries"] if "snapshot" in each]
        self.omitted = self.without_super()
        if not recording["events"]:
            return
        self.instances()
        before, waiting, made = None, [], 0
        for entry in recording["entries"]:
            if "event" in entry:
                waiting.append(entry)
            if "snapshot" in entry or "again" in entry:
                made += "snapshot" in entry
                after = state(self.snapshots[entry.get("again", made) - 1])
                self.one = False
                self.episode(waiting, before, after, self.episodes == 0)
                self.judged += self.one
                self.episodes += 1
                before, waiting = after, []

    def without_super(self):
        got = {(event["class"], event["event"]): 0 for event in self.events}
        for event in self.events:
            got[event["class"], event["event"]] += 1
        return {name for name, what in got for did, will in ((DA, WA), (DD, WD))
                if what == did and got[name, did] >= 2 and not got.get((name, will))}

    def name(self, number):
        """The class of an instance."""
        for event in self.events:
            if event["controller"] == number:
                return event["class"]
        for snapshot in self.snapshots:
            for window in snapshot["windows"]:
                found = State(window).all.get(number)
                if found:
                    return found["class"]
        return None

    def tell(self, fact, holds, numbers, whole=True):
        if any(self.name(number) in self.omitted for number in numbers):
            return
        self.one = self.one or whole
        self.counts[fact, bool(holds)] += 1

    # One instance

    def instances(self):
        pages = {child["id"] for snapshot in self.snapshots for window in snapshot["windows"]
                 for it in State(window).all.values() if it["kind"] == "page" for child in it.get("children", [])}
        recorded = any(event["event"] == "viewIsAppearing" for event in self.events if event["class"] not in self.omitted)
        self.one = False
        for number in dict.fromkeys(event["controller"] for event in self.events):
            got = [event["event"] for event in self.events if event["controller"] == number]
            if "viewDidLoad" in got and WA in got:
                self.tell("R78", got.count("viewDidLoad") == 1 and got.index("viewDidLoad") < got.index(WA), [number], False)
            if recorded and number not in pages:
                self.is_appearing(number, got)

    def is_appearing(self, number, got):
        counts, count, begun = [], 0, False
        for what in got:
            if what == WA:
                count, begun = 0, True
            elif what == WD:
                begun = False
            elif what == "viewIsAppearing":
                count += 1
            elif what == DA and begun:
                counts.append(count)
                begun = False
        if counts:
            self.tell("R85", all(each == 1 for each in counts), [number], False)

    # An episode

    def episode(self, events, old, new, first):
        if new is None or (old is None and not first):
            return
        what = ("launch", new.root) if first else change(old, new)
        if what is None:
            return
        self.forwarding(events, old, new)
        getattr(self, what[0])(events, old, new, *what[1:])

    def order(self, fact, events, numbers, expected):
        got = [(each["controller"], each["event"]) for each in events
               if each["controller"] in numbers and each["event"] in APPEARANCE]
        self.tell(fact, got == expected, numbers)

    def both(self, fact, events, old, new, one, two, words):
        """Words such as `o.WD`, if the old one was in a window and the new one is."""
        if old.shown(one) and new.shown(two):
            names = {"WA": WA, "DA": DA, "WD": WD, "DD": DD}
            self.order(fact, events, [one, two], [
                (one if word[0] == "o" else two, names[word[2:]]) for word in words.split()])

    def forwarding(self, events, old, new):
        got = Counter((each["controller"], each["event"]) for each in events)
        place = {(each["controller"], each["event"]): position for position, each in enumerate(events)}
        meanwhile = {each["parent"] for each in events if each["event"] == "willMove" and each["controller"] not in new.all
                     and not (old and each["controller"] in old.all)}
        for each in events:
            number, what = each["controller"], each["event"]
            at = new if number in new.all else old
            parent = at.parent.get(number) if at else None
            if what not in APPEARANCE + ("viewIsAppearing",) or parent is None or parent in meanwhile:
                continue
            it = at.all[parent]
            early = it["kind"] == "page" and got[parent, "viewDidLoad"]
            if it.get("forwards") is False or early or got[number, what] != 1 or got[parent, what] != 1:
                continue
            fact = "via" if what == "viewIsAppearing" else "R79"
            self.tell(fact, place[parent, what] < place[number, what], [number, parent], False)

    def moves(self, events, number):
        return [(each["event"], each.get("parent")) for each in events if each["controller"] == number]

    def push(self, events, old, new, stack, one, two):
        got = self.moves(events, two)
        will, did = ("willMove", stack), ("didMove", stack)
        holds = will in got and did in got and got.index(will) < got.index(did)
        holds = holds and ((WA, None) not in got or got.index(will) < got.index((WA, None)))
        holds = holds and ((DA, None) not in got or got.index((DA, None)) < got.index(did))
        self.tell("R14", holds, [two])
        self.both("R86", events, old, new, one, two, "o.WD n.WA o.DD n.DA")

    def pop(self, events, old, new, gone, two):
        kept = [number for number in gone if self.name(number) not in self.omitted]
        wrong = []
        for number in kept:
            got = self.moves(events, number)
            will, did = ("willMove", None), ("didMove", None)
            if not (will in got and did in got and got.index(will) < got.index(did)):
                wrong.append(number)
        self.tell("R14", not wrong, wrong[:1] or gone[-1:])
        self.both("R86", events, old, new, gone[-1], two, "o.WD n.WA o.DD n.DA")

    def select(self, events, old, new, one, two):
        self.both("R88", events, old, new, one, two, "n.WA o.WD o.DD n.DA")

    def turn(self, events, old, new, one, two, curls):
        self.both("R87", events, old, new, one, two, "n.WA o.WD o.DD n.DA" if curls else "n.WA o.WD n.DA o.DD")

    def root(self, events, old, new, one, two):
        self.both("setRoot", events, old, new, one, two, "o.WD o.DD n.WA n.DA")

    def launch(self, events, old, new, root):
        got = [each["event"] for each in events if each["controller"] == root]
        if "viewDidLoad" in got:
            wanted = APPEARANCE + ("viewDidLoad", "willMove", "didMove")
            self.tell("R92", [what for what in got if what in wanted] == ["viewDidLoad", WA, DA], [root])

    def covering(self, events, old, new, one, two, presented, presenter, style):
        if style in ("fullScreen", "currentContext"):
            self.both("R89", events, old, new, one, two, "o.WD n.WA n.DA o.DD")
        elif style in SHEETS:
            self.order("R66", events, [presenter], [])

    def present(self, events, old, new, presenter, presented):
        style = new.style(presented)
        self.covering(events, old, new, presenter, presented, presented, presenter, style)
        calls = [each["controller"] for each in events if each["event"] == "present" and each["presented"] == presented]
        if not calls or calls[0] not in old.all or style in ("popover", "custom", None):
            return
        top = old.top(calls[0])
        if top in old.presenter and (old.style(top) is None or old.style(top) in CONTEXTS):
            return
        expected = top
        if style in CONTEXTS:
            number = calls[0]
            while number is not None and not old.all[number].get("context"):
                number = old.parent.get(number)
            expected = top if number is None else number
        self.tell("R45" if style in CONTEXTS else "R42", presenter == expected, [])

    def dismiss(self, events, old, new, presenter, gone):
        if len(gone) == 1:
            return self.covering(events, old, new, gone[0], presenter, gone[0], presenter, old.style(gone[0]))
        shown = [number for number in gone if old.shown(number)]
        if shown:
            below = [(number, what) for number in reversed(shown[:-1]) for what in (WD, DD)]
            self.order("chain", events, shown, [(shown[-1], WD)] + below + [(shown[-1], DD)])

    def nothing(self, events, old, new):
        got = list(dict.fromkeys(each["controller"] for each in events if each["event"] in APPEARANCE))
        if not got or any(number not in new.all for number in got):
            return
        stack = new.parent.get(got[0])
        if stack is not None and new.all[stack]["kind"] == "navigation":
            two = [number for number in got if new.parent.get(number) == stack]
            shown = [number for number in two if new.shown(number)]
            moved = any(each["event"] == "didMove" and each["controller"] == two[0] for each in events)
            if len(two) == 2 and len(shown) == 1 and not moved:
                one, other = shown[0], sum(two) - shown[0]
                self.order("D05", events, two, [
                    (one, WD), (other, WA), (other, WD), (other, DD), (one, WA), (one, DA)])
        elif got[0] in new.presenter and all(new.top(number) == got[0] for number in got):
            self.order("D14", events, got[:1], [(got[0], WD), (got[0], WA), (got[0], DA)])


def judge(recording):
    found = Judge(recording)
    facts = {fact: (found.counts[fact, True], found.counts[fact, False]) for fact, _ in found.counts}
    return {"episodes": found.episodes, "judged": found.judged, "facts": facts}
