"""Dumps and specifications for `kindred verify` that grow where a search could grow faster: run.py measures n, 2n, 4n."""

HEAD = "kindred: 1\nwindows: {main: home}\nfamilies:\n"
LINE = "%s<%s 0x1>, state: appeared, view: <UIView 0x2>\n"


def custom_children(count):
    """A custom container whose children have no class, each of another in the app."""
    names = ", ".join("C%d" % index for index in range(count))
    dump = "".join(LINE % ("   | ", "App.X%d" % index) for index in range(count))
    return HEAD + "  home: {controller: Home, children: [%s]}\n" % names, LINE % ("", "App.Home") + dump


def same_component(count):
    """Classes that share the last component, each in another module; none is the one that is printed."""
    names = ", ".join("{controller: C%d, class: M%d.Cell}" % (index, index) for index in range(count))
    dump = "".join(LINE % ("   | ", "N%d.Cell" % index) for index in range(count))
    return HEAD + "  home: {controller: Home, children: [%s]}\n" % names, LINE % ("", "App.Home") + dump


def shared_component(count):
    """The same, where each is there, in the other order."""
    names = ", ".join("{controller: C%d, class: M%d.Cell}" % (index, index) for index in range(count))
    dump = "".join(LINE % ("   | ", "M%d.Cell" % index) for index in reversed(range(count)))
    return HEAD + "  home: {controller: Home, children: [%s]}\n" % names, LINE % ("", "App.Home") + dump


def presented_families(count):
    """One presenter of many families, and as many that it presents, none of which fits."""
    families = "".join("  f%d: {controller: F%d, class: A%d}\n" % (index, index, index) for index in range(count))
    presents = "".join("  - {from: Home, present: f%d}\n" % index for index in range(count))
    dump = "".join(LINE % ("   + ", "App.B%d" % index) for index in range(count))
    return HEAD + "  home: Home\n" + families + "presentations:\n" + presents, LINE % ("", "App.Home") + dump


def plain_families(count):
    """The same without classes, so that all fit."""
    families = "".join("  f%d: F%d\n" % (index, index) for index in range(count))
    presents = "".join("  - {from: Home, present: f%d}\n" % index for index in range(count))
    dump = "".join(LINE % ("   + ", "App.B%d" % index) for index in range(count))
    return HEAD + "  home: Home\n" + families + "presentations:\n" + presents, LINE % ("", "App.Home") + dump


def long_stack(count):
    """A stack in the other order, where every member may push every next one."""
    names = ", ".join("{controller: S%d, class: S%d}" % (index, index) for index in range(count))
    dump = "".join(LINE % ("   | ", "S%d" % index) for index in reversed(range(count)))
    root = "<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>\n"
    return HEAD + "  home: {navigation: Nav, stack: [%s]}\n" % names, root + dump


SHAPES = (custom_children, same_component, shared_component, presented_families, plain_families, long_stack)
