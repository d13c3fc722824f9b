"""Additions to a specification that each break one rule of screens; `!here` marks what kindred must point at.

To add one, write it as a specification: its sections are spread over the documents that there are.
"""

import yaml

from generate import NOTHING, Mapping, Scalar

WARNINGS = set("""
push-within-itself partly-outside-navigation unused-screen presented-only tab-in-stack unreachable-push present-from-alert
empty-container
""".split())

# Each id here starts with `OneMore`, which no generated one does.
ADDITIONS = [
    ("screen-within-itself", "screens: {OneMore: {children: [!here OneMore]}}"),
    ("screen-within-itself", "screens: {OneMore: {tabs: [{screen: !here OneMore, as: OneMoreName}]}}"),
    ("screen-within-itself", "screens: {OneMoreA: {children: [OneMoreB]}, OneMoreB: {pages: [!here OneMoreA]}}"),
    (
        "screen-within-itself",
        """
        screens:
            OneMoreA: {children: [{controller: OneMoreNode, children: [OneMoreB]}]}
            OneMoreB: {primary: OneMoreC, secondary: OneMoreC}
            OneMoreC: {children: [OneMoreD, {screen: !here OneMoreA}]}
            OneMoreD: {children: [OneMoreE]}
            OneMoreE: {children: []}
        """,
    ),
    (
        "push-within-itself",
        """
        screens:
            OneMoreA: {children: [{navigation: OneMoreInner, stack: [OneMoreB]}]}
            OneMoreB: {pushes: [!here OneMoreA]}
        families: {OneMore: OneMoreA}
        """,
    ),
    (
        "push-within-itself",
        """
        screens:
            OneMoreA: {stack: [OneMoreB]}
            OneMoreB: {pushes: [{to: OneMoreC}]}
            OneMoreC: {tabs: [!here OneMoreA]}
        families: {OneMore: OneMoreA}
        """,
    ),
    (
        "partly-outside-navigation",
        """
        screens: {OneMoreA: {pushes: [!here OneMoreB]}, OneMoreB: }
        families: {OneMore: OneMoreA, OneMoreWrapped: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    (
        "partly-outside-navigation",
        """
        screens: {OneMoreA: {children: [{controller: OneMoreNode}]}, OneMoreB: }
        families:
            OneMore: OneMoreA
            OneMoreWrapped: {split: OneMoreSplit, primary: OneMoreA, secondary: OneMoreB}
        pushes: [{from: !here OneMoreNode, to: OneMoreB, kind: showDetail}]
        """,
    ),
    (
        "push-outside-navigation",
        """
        screens: {OneMoreA: {pushes: [!here OneMoreB]}, OneMoreB: }
        families: {OneMore: OneMoreA, OneMoreToo: {controller: OneMoreNode, children: [OneMoreA]}}
        """,
    ),
    (
        "push-outside-navigation",
        """
        screens: {OneMoreA: {pushes: [OneMoreB]}, OneMoreB: }
        families: {OneMore: OneMoreA, OneMoreWrapped: {navigation: OneMoreNav, stack: [OneMoreA]}}
        pushes: [{from: !here OneMore/OneMoreA, to: OneMoreB}]
        """,
    ),
    ("unused-screen", "{windows: {OneMoreWindow: OneMore}, families: {OneMore: OneMoreA}, screens: {!here OneMore: }}"),
    (
        "unused-screen",
        """
        windows: {OneMoreWindow: OneMore}
        screens: {OneMoreA: {pushes: [OneMoreB]}, !here OneMoreC: {children: [OneMoreD]}, OneMoreB: , OneMoreD: }
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    ("duplicate-id", "{screens: {OneMore: }, families: {OneMoreFamily: {controller: !here OneMore}}}"),
    ("duplicate-id", "screens: {OneMore: , OneMoreB: {stack: [{controller: !here OneMore, title: Again}]}}"),
    ("duplicate-id", "screens: {OneMoreA: {children: [OneMore]}, OneMoreB: {children: [!here OneMore]}}"),
    ("duplicate-id", "{screens: {OneMore: , OneMoreB: {children: [OneMore, !here OneMore]}}, families: {OneMoreA: OneMoreB}}"),
    ("duplicate-id", "{screens: {OneMore: }, families: {OneMoreA: {tab: OneMoreTab, tabs: [OneMore, {screen: !here OneMore}]}}}"),
    ("duplicate-id", "{screens: {OneMore: }, families: {OneMoreA: OneMore, OneMoreB: {tab: OneMoreA, tabs: [!here OneMore]}}}"),
    (
        "duplicate-id",
        """
        screens: {OneMoreA: {children: [OneMore, {screen: OneMoreB, as: OneMore}]}, OneMoreB: }
        families: {OneMoreC: OneMoreA}
        """,
    ),
    ("unresolved-reference", "families: {OneMore: {screen: !here NobodyAtAll}}"),
    ("unresolved-reference", "screens: {OneMore: {children: [{screen: !here NobodyAtAll, as: OneMoreName}]}}"),
    ("unresolved-reference", "{screens: {OneMore: }, families: {OneMoreA: OneMore}, expect: {!here OneMoreA/NobodyAtAll: {}}}"),
    (
        "unresolved-reference",
        "{screens: {OneMore: }, families: {OneMoreA: OneMore}, expect: {OneMore: {parentViewController: !here OneMore/OneMore}}}",
    ),
    ("unresolved-reference", "screens: {OneMore: {pushes: [!here NobodyAtAll]}}"),
    ("unresolved-reference", "families: {OneMore: {controller: OneMoreA, presents: [!here NobodyAtAll]}}"),
    ("unresolved-reference", "screens: {OneMore: {presents: [{present: !here NobodyAtAll, style: fullScreen}]}}"),
    ("unresolved-reference", "{screens: {OneMore: }, pushes: [{from: !here NobodyAtAll/OneMore, to: OneMore}]}"),
    ("present-child", "screens: {OneMore: {presents: [!here OneMore]}}"),
    ("misplaced-key", "screens: {OneMore: {!here controller: OneMoreA}}"),
    ("misplaced-key", "screens: {OneMore: {stack: [], !here navigation: OneMoreA}}"),
    ("misplaced-key", "screens: {OneMore: {stack: [], !here forwardsAppearance: true}}"),
    ("misplaced-key", "screens: {OneMore: {!here closed: true}}"),
    ("misplaced-key", "families: {OneMore: {tab: OneMoreA, !here closed: true, tabs: []}}"),
    ("misplaced-key", "{screens: {OneMore: }, families: {OneMoreA: {screen: OneMore, !here title: Home}}}"),
    ("misplaced-key", "screens: {OneMore: , OneMoreA: {tabs: [{!here pushes: [OneMore], screen: OneMore}]}}"),
    (
        "misplaced-key",
        "{screens: {OneMore: {presents: [{present: OneMoreA, !here id: OneMoreCall}]}}, families: {OneMoreA: OneMoreB}}",
    ),
    (
        "misplaced-key",
        """
        screens: {OneMore: {children: [OneMoreNode]}}
        families: {OneMoreA: OneMore}
        presentations: [{from: OneMoreNode, present: OneMoreA, !here id: OneMoreCall}]
        """,
    ),
    ("ambiguous-kind", "screens: {OneMore: {stack: [], !here tabs: []}}"),
    ("ambiguous-kind", "screens: {OneMore: {pages: [OneMoreA], title: Two, !here secondary: OneMoreB}}"),
    ("unknown-key", "{screens: {OneMore: {presents: [{!here from: OneMore, present: OneMoreA}]}}, families: {OneMoreA: OneMore}}"),
    ("unknown-key", "screens: {OneMore: {pushes: [{to: OneMore, !here from: OneMore}]}}"),
    ("unknown-key", "screens: {OneMore: {!here nonsenseKey: OneMoreA}}"),
    ("unknown-key", "{screens: {OneMore: }, families: {OneMoreA: {screen: OneMore, !here nonsenseKey: OneMoreB}}}"),
    ("navigation-in-stack", "{screens: {OneMore: {stack: []}}, families: {OneMoreA: {navigation: OneMoreB, stack: [!here OneMore]}}}"),
    (
        "navigation-in-stack",
        """
        screens: {OneMore: {stack: []}, OneMoreA: {pushes: [!here OneMore]}}
        families: {OneMoreB: {navigation: OneMoreNav, stack: [OneMoreA]}, OneMoreC: OneMore}
        """,
    ),
    (
        "split-in-stack",
        """
        screens: {OneMore: {primary: OneMoreP, secondary: OneMoreS}}
        families: {OneMoreB: {navigation: OneMoreNav, stack: [{controller: OneMoreA, pushes: [!here OneMore]}]}}
        """,
    ),
    (
        "tab-in-column",
        "{screens: {OneMore: {tabs: []}}, families: {OneMoreA: {split: OneMoreB, primary: !here OneMore, secondary: OneMoreC}}}",
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMore: }
        families:
            OneMoreA: {navigation: OneMoreNav, closed: true, stack: [{controller: OneMoreB, pushes: [!here OneMore]}]}
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMore: , OneMoreA: {stack: [OneMoreB], closed: true}, OneMoreB: {pushes: [OneMore]}}
        families: {OneMoreFamily: OneMoreA}
        pushes: [{from: OneMoreFamily/OneMoreA/OneMoreB, to: !here OneMore}]
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMore: , OneMoreA: {pushes: [{to: !here OneMore, kind: showDetail}]}}
        families: {OneMoreFamily: {split: OneMoreSplit, style: unspecified, primary: OneMoreA, secondary: OneMoreDetail}}
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMore: , OneMoreA: {pushes: [!here OneMoreNav/OneMore]}}
        families:
            OneMoreB: {navigation: OneMoreNav, stack: [OneMore, OneMoreA]}
            OneMoreC: {navigation: OneMoreOther, stack: [OneMoreA]}
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMoreA: {pushes: [!here OneMoreNode]}, OneMoreTab: {stack: [OneMoreA, OneMoreNode]}}
        families: {OneMore: OneMoreTab, OneMoreB: {navigation: OneMoreOther, stack: [OneMoreA]}}
        """,
    ),
    ("expectation-failed", "{screens: {OneMore: {children: [OneMoreA]}}, families: {OneMoreB: OneMore}, expect: {OneMoreA: {parentViewController: !here null}}}"),
    (
        "expectation-failed",
        """
        screens: {OneMore: {pushes: [OneMore]}}
        families:
            OneMoreA: {navigation: OneMoreNav, stack: [OneMore]}
            OneMoreB: {navigation: OneMoreOther, stack: [OneMore]}
        expect: {OneMore: {navigationController: !here OneMoreNav}}
        """,
    ),
    ("invalid-id", "screens: {!here 1st: OneMore}"),
    ("invalid-id", "screens: {OneMore: , OneMoreA: {children: [{screen: OneMore, as: !here a/b}]}}"),
    ("invalid-id", "screens: {OneMore: {children: [!here OneMoreA/OneMoreB]}}"),
    ("wrong-type", "screens: {OneMore: {stack: [], closed: !here yes}}"),
    ("wrong-type", "screens: {OneMore: !here []}"),
    ("wrong-type", "screens: {OneMore: {pushes: [!here []]}}"),
    ("wrong-type", "screens: {OneMore: {pushes: [{to: !here []}]}}"),
    ("missing-key", "screens: {OneMore: {pushes: [{kind: push}]}}"),
    ("missing-key", "screens: {OneMore: {presents: [{style: fullScreen}]}}"),
    ("unknown-value", "screens: {OneMore: {pushes: [{to: OneMore, kind: !here nonsense}]}}"),
    ("unknown-value", "{screens: {OneMore: {presents: [{present: OneMoreA, style: !here nonsense}]}}, families: {OneMoreA: OneMore}}"),
    (
        "popover-without-anchor",
        """
        screens: {OneMore: {presents: [!here {present: OneMoreA, style: popover}]}}
        families: {OneMoreA: OneMore}
        """,
    ),
    (
        "partly-outside-navigation",
        """
        screens: {OneMoreA: {pushes: [!here {to: OneMoreB}]}, OneMoreB: }
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}, OneMoreWrapped: {tab: OneMoreTab, tabs: [OneMoreA]}}
        """,
    ),
    (
        "presented-only",
        """
        screens: {OneMoreA: {pushes: [!here OneMoreB]}, OneMoreB: UIAlertController}
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    (
        "tab-in-stack",
        """
        screens: {OneMoreA: {pushes: [!here OneMoreB]}, OneMoreB: {tabs: [OneMoreC]}}
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    (
        "tab-in-stack",
        "{screens: {OneMore: {tabs: []}}, families: {OneMoreA: {navigation: OneMoreB, stack: [{screen: !here OneMore}]}}}",
    ),
    (
        "unreachable-push",
        """
        screens: {OneMoreA: {pushes: [OneMoreC]}, OneMoreB: , OneMoreC: }
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA, !here OneMoreB]}}
        """,
    ),
    (
        "present-from-alert",
        """
        screens: {OneMoreA: {class: UIAlertController, presents: [!here OneMoreB]}}
        families: {OneMore: OneMoreA, OneMoreB: OneMoreC}
        """,
    ),
    (
        "empty-container",
        "{screens: {!here OneMore: {stack: []}}, families: {OneMoreA: OneMore, OneMoreB: {tab: OneMoreTab, tabs: [OneMore]}}}",
    ),
]

# Additions that break nothing, though a rule is near: nothing that was added is named in a diagnostic of it.
TWINS = [
    ("unused-screen", "{windows: {OneMoreWindow: OneMore}, families: {OneMore: OneMoreA, OneMoreB: OneMoreC}, screens: {OneMoreC: }}"),
    (
        "unused-screen",
        """
        windows: {OneMoreWindow: OneMore}
        screens: {OneMoreA: {pushes: [OneMoreB]}, OneMoreB: {children: [OneMoreC]}, OneMoreC: }
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    (
        "push-within-itself",
        """
        screens: {OneMoreA: {pushes: [OneMoreA, OneMoreB]}, OneMoreB: {pushes: [OneMoreA]}}
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA]}}
        """,
    ),
    (
        "partly-outside-navigation",
        """
        screens: {OneMoreA: {pushes: [OneMoreB]}, OneMoreB: }
        families:
            OneMore: {navigation: OneMoreNav, closed: true, stack: [OneMoreA]}
            OneMoreWrapped: {navigation: OneMoreOther, stack: [OneMoreA]}
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMoreA: {pushes: [OneMoreB]}, OneMoreB: }
        families: {OneMore: {navigation: OneMoreNav, closed: true, stack: [OneMoreA]}}
        """,
    ),
    (
        "push-of-stranger",
        """
        screens: {OneMoreA: {pushes: [{to: OneMoreB, kind: showDetail}]}, OneMoreB: , OneMoreC: }
        families: {OneMore: {split: OneMoreSplit, primary: OneMoreA, secondary: OneMoreC}}
        """,
    ),
    (
        "unreachable-push",
        """
        screens: {OneMoreA: {pushes: [OneMoreB]}, OneMoreB: {pushes: [OneMoreC]}, OneMoreC: }
        families: {OneMore: {navigation: OneMoreNav, stack: [OneMoreA, OneMoreC]}}
        """,
    ),
    (
        "duplicate-id",
        """
        screens: {OneMoreA: {children: [&place OneMoreB, {screen: OneMoreB, as: OneMoreC}]}, OneMoreB: }
        families: {OneMore: {page: OneMorePage, pages: [OneMoreA, *place]}, OneMoreC: OneMoreB}
        """,
    ),
    (
        "misplaced-key",
        """
        screens: {OneMoreA: {children: [OneMoreB]}, OneMoreB: }
        families: {OneMore: OneMoreA, OneMoreToo: {controller: OneMoreC, presents: [{present: OneMore, id: OneMoreCall}]}}
        presentations: [{from: OneMore/OneMoreA/OneMoreB, present: OneMore, id: OneMoreOther}]
        """,
    ),
]


def addition(random, documents):
    """Adds something; gives the rule, whether it is broken, and the value to point at, if one is marked."""
    is_broken = random.random() < 0.8
    rule, text = random.choice(ADDITIONS if is_broken else TWINS)
    marked = []
    for key, value in value_of(yaml.compose(text), marked).pairs:
        document = random.choice(documents)
        section = next((section for name, section in document if name == key.text), None)
        if isinstance(section, (list, Mapping)):
            insert(section, value)
        else:
            document[:] = [(name, section) for name, section in document if name != key.text] + [(key.text, value)]
    return rule, is_broken, marked[0] if marked else None


def insert(section, value):
    if isinstance(section, list):
        section += value
    else:
        section.pairs += value.pairs


def value_of(node, marked):
    """A node of PyYAML as a value; what is tagged `!here` is also put into a list."""
    if isinstance(node, yaml.MappingNode):
        value = Mapping([(value_of(key, marked), value_of(value, marked)) for key, value in node.value])
    elif isinstance(node, yaml.SequenceNode):
        value = [value_of(item, marked) for item in node.value]
    elif not node.value and node.style is None:
        value = NOTHING
    else:
        is_word = node.value in ("true", "false", "null", "yes")
        value = Scalar(node.value, "plain" if is_word else None)
    if node.tag == "!here":
        marked.append(value)
    return value
