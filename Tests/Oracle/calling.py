"""Who calls: ids, lists of them, and selectors, which are answered by what is written."""

import re

from reader import Refused
from selecting import Reader, last_component
from written import class_of, ids, word

ANY = "any"


def is_selector(text):
    return any(letter in text for letter in ":*?") or bool(re.search(r"(^|[\s()])(and|or|not)($|[\s()])", text))


class WrittenThings:
    """Screens and nodes as selectors see them before there are places."""

    def __init__(self, text):
        self.views = {}
        self.things = {
            thing[0]: thing for thing in text.things if thing[4] or thing[0] not in text.screens
        }
        self.all = set(self.things)

    def selected(self, selector):
        """In order of declaration."""
        try:
            found = Reader(self, selector).whole()
        except (ValueError, KeyError, AttributeError) as error:
            raise Refused("invalid-selector", selector) from error
        return [id for id in self.things if id in found]

    def texts(self, key, id):
        _, kind, written, file, is_screen = self.things[id]
        if key == "class":
            name = class_of(written)
            return [] if name is None else [name, last_component(name)]
        if key == "tag":
            _, tags = written.get("tags", (None, None))
            return ids(tags) if tags and not tags.is_nothing() else []
        if key == "title":
            title = word(written, "title", None)
            return [] if title is None else [title]
        found = {"id": [id], "kind": [kind], "file": [file], "screen": [id] if is_screen else []}
        if key not in found:
            raise ValueError("key %r" % key)
        return found[key]


def called(text, names):
    """Ids and `any`; with a selector in it, each is there once."""
    if not any(is_selector(name) for name in names):
        return list(names)
    things = WrittenThings(text)
    found = []
    for name in names:
        found += things.selected(name) if is_selector(name) else [name]
    return list(dict.fromkeys(found))

