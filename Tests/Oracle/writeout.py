"""What each configuration is without any of the words about conditions, `any`, `show` and moves: as plain text, and compared."""

import expand
from calling import ANY


def document(meaning):
    """One document that says the same, and the new ids by the old ones."""
    return expand.expand(Written(meaning))


def is_writable(meaning):
    return expand.is_writable(meaning)


class Written:
    """A meaning with ids of presentations only where they name one."""

    def __init__(self, meaning):
        self.meaning = meaning
        self.presentations = [WrittenPresentation(each) for each in meaning.presentations]

    def __getattr__(self, name):
        return getattr(self.meaning, name)


class WrittenPresentation:
    def __init__(self, each):
        self.caller, self.family, self.any = each.caller, each.family, each.any
        self.declared = WrittenWords(each.declared, each.any)


class WrittenWords:
    def __init__(self, declared, is_any):
        self.id = None if is_any else declared.id
        self.style, self.transition = declared.style, declared.transition
        self.anchor, self.in_fullscreen, self.source = declared.anchor, declared.in_fullscreen, declared.source
        if self.style != "custom":
            self.in_fullscreen = None


def difference(meaning, names, alone, plain):
    """What a graph of one configuration has otherwise than the graph of its text written out; None if nothing."""
    wanted = told(plain, {each["id"]: each["id"] for each in plain["controllers"]})
    found = told(alone, names)
    for section in ("windows", "families", "controllers"):
        if found[section] != wanted[section]:
            pairs = zip(found[section] + [None], wanted[section] + [None])
            return "%s: %s instead of %s" % (section, *next(pair for pair in pairs if pair[0] != pair[1]))
    return presentations_difference(meaning, names, alone, plain) or pushes_difference(meaning, names, alone, plain)


def told(json, names):
    """Windows, families and controllers without places in the text and without what only screens and conditions have."""
    left_out = ("presentations", "location", "derived", "alert", "screen", "shown", "implicit")

    def new(value, key):
        if isinstance(value, list):
            return [new(item, key) for item in value]
        return names.get(value, value) if key in expand.CONTROLLER_KEYS and value is not None else value

    def item(one, is_controller):
        kept = {key: new(value, key) for key, value in one.items() if key not in left_out}
        return {**kept, "id": names[one["id"]]} if is_controller else kept

    return {
        section: [item(one, section == "controllers") for one in json[section]]
        for section in ("windows", "families", "controllers")
    }


def presentations_difference(meaning, names, alone, plain):
    """Those of all that `any` stands for are one, with the presenters of all."""
    groups = {}
    for each, written in zip(meaning.presentations, plain["presentations"]):
        groups.setdefault(each.key, []).append((each, written))
    if len(meaning.presentations) != len(plain["presentations"]) or len(groups) != len(alone["presentations"]):
        return "%d presentations instead of %d" % (len(alone["presentations"]), len(groups))
    for (key, group), one in zip(groups.items(), alone["presentations"]):
        presenters = {}
        for _, written in group:
            for each in written["presenters"]:
                presenters.setdefault(each["controller"], each["reason"])
        found = {names[each["controller"]]: each["reason"] for each in one["presenters"]}
        written = group[0][1]
        same = all(one[name] == written[name] for name in ("family", "style", "effectiveStyle", "transition"))
        caller = ANY if group[0][0].any else written["from"]
        if list(found.items()) != list(presenters.items()) or not same or names.get(one["from"], ANY) != caller:
            return "presentation %s: %s instead of %s" % (key, one, [written for _, written in group])
    return None


def pushes_difference(meaning, names, alone, plain):
    wanted = [(each["from"], each["to"], each["container"]) for each in plain["pushes"]]
    keys = {}
    for each, written in zip(meaning.pushes, wanted):
        caller = ANY if each.key[-1] == ANY else written[0]
        keys.setdefault((*each.key, written[2], written[1]), (caller, *written[1:]))
    found = [(names.get(each["from"], each["from"]), names[each["to"]], names[each["container"]]) for each in alone["pushes"]]
    return None if found == list(keys.values()) else "pushes: %s instead of %s" % (found, list(keys.values()))
