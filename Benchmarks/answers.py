"""Questions about apps made of screens: how long the answers are, and how long they take."""

# By what is asked of Samples/reader, the most lines of the answer.
LINES = {
    "tree": 400,
    "explain settings": 80,
    "query who-presents Settings": 20,
    "query reach Home": 80,
    "query depth": 60,
}

# What is asked of 3,000 view controllers.
QUESTIONS = (
    "query paths First0 Last",
    "query paths First0 Last --all",
    "query reach First0",
    "query who-presents Sheet",
    "query depth",
    "query dead-ends",
    "explain Shared7",
    "tree",
)

STACKS, SHARED = 60, 49


def specification():
    """An app of 60 stacks, onto each of which 49 screens can be pushed: 3,000 places of stacks and screens."""
    lines = ["kindred: 1", "windows: {main: app}", "screens:"]
    for number in range(SHARED):
        pushes = ", ".join("Shared%d" % (near % SHARED) for near in (number + 1, number + 5, number + 9))
        lines.append("  Shared%d: {pushes: [%s], presents: [sheet]}" % (number, pushes))
    lines += ["  Tab%d: {stack: [{controller: First%d, pushes: [Shared0]}]}" % (tab, tab) for tab in range(STACKS)]
    lines += ["families:", "  app: {tab: Tabs, tabs: [%s]}" % ", ".join("Tab%d" % tab for tab in range(STACKS))]
    lines += ["  sheet: {navigation: SheetNav, stack: [{controller: Sheet, presents: [last]}]}", "  last: Last"]
    return "\n".join(lines) + "\n"
