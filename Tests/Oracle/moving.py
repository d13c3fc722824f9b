"""Where moves arrive: what has an effect, and for whom."""

from calling import ANY
from resolve import once


class Move:
    def __init__(self, key, caller, declared, arrived):
        self.key, self.caller, self.declared, self.arrived = key, caller, declared, arrived


class Mover:
    def __init__(self, meaning):
        self.meaning = meaning
        self.places = meaning.places

    def moves(self, declared):
        """One for each place where it has an effect; one for all that are on top."""
        found = []
        for i, name in enumerate(declared.callers):
            callers, any_name = self.meaning.callers_of(name)
            if any_name:
                arrived = self.arrived_from_any(declared, callers)
                found += [Move((declared.number, i, ANY), ANY, declared, arrived)] if arrived is not None else []
                continue
            for caller in callers:
                arrived = getattr(self, declared.kind)(caller, declared.target)
                if arrived is not None:
                    found.append(Move((declared.number, i, caller.id), caller.id, declared, arrived))
        return found

    def arrived_from_any(self, declared, tops):
        if declared.kind == "select":
            families = {top.family for top in tops}
            return self.tabs(declared.target, families) or None
        each = [getattr(self, declared.kind)(top, declared.target) for top in tops]
        each = [arrived for arrived in each if arrived is not None]
        if not each:
            return None
        return self.sorted(place for arrived in each for place in arrived) if declared.target else []

    def sorted(self, controllers):
        found = set(controllers)
        return [each for each in self.places.controllers() if each in found]

    # Families

    def below(self, family):
        """The families that present a family, and those that present them."""
        found = []
        waiting = [family]
        while waiting:
            for each in self.meaning.presentations_of(waiting.pop()):
                if each.caller.family not in found:
                    found.append(each.caller.family)
                    waiting.append(each.caller.family)
        return found

    def dismiss(self, caller, target):
        presenting = self.meaning.presentations_of(caller.family)
        if target:
            return [each for each in self.places.named(target) if self.is_back(each, caller.family)] or None
        if presenting:
            return once(each.caller for each in presenting)
        presents = any(each.caller.family is caller.family for each in self.meaning.presentations)
        return [caller] if presents else None

    def is_back(self, target, family):
        """Whether a controller is on top once a family is gone, and all between them: it was on screen with what presented."""
        between = self.below(family) + [family]
        return any(
            each.caller.family is target.family and each.family in between and stay_together(target, each.caller)
            for each in self.meaning.presentations
        )

    def setRoot(self, _, target):
        family = self.meaning.family_or_none(target)
        in_window = family and any(family in families for _, families, _ in self.meaning.windows)
        return [family.root] if in_window else None

    # Stacks

    def stack_and_member(self, caller):
        stack = caller.nearest("navigation")
        return stack, next((each for each in caller.at_or_above() if each.parent is stack), None)

    def pushers(self, stack, member):
        """The members that push one, or contain what does, in the order of the stack."""
        callers = [push.caller for push in self.meaning.pushes if push.target is member]
        return [each for each in stack.children if any(each in caller.at_or_above() for caller in callers)]

    def popToRoot(self, caller, _):
        stack, member = self.stack_and_member(caller)
        is_pushed = any(push.target is member for push in self.meaning.pushes)
        if stack is None or (member is stack.children[0] and not is_pushed):
            return None
        return [stack.children[0]]

    def pop(self, caller, target):
        stack, member = self.stack_and_member(caller)
        if self.popToRoot(caller, None) is None:
            return None
        if not target:
            return self.pushers(stack, member) or [stack.children[0]]
        leading = []
        waiting = [member]
        while waiting:
            for each in self.pushers(stack, waiting.pop()):
                if each not in leading:
                    leading.append(each)
                    waiting.append(each)
        below = [each for each in stack.children if each in leading or each is stack.children[0]]
        return [each for each in below if target in (each.id, each.name)] or None

    # Tabs

    def select(self, caller, target):
        for bar in caller.at_or_above():
            tabs = self.tabs_of(bar, target)
            if tabs:
                return tabs
        return self.tabs(target, self.below(caller.family)) or None

    def tabs_of(self, bar, target):
        tabs = bar.children if bar.kind == "tab" else []
        return [each for each in tabs if target in (each.id, each.name) and self.places.is_visible(each)]

    def tabs(self, target, families):
        bars = [each for each in self.places.controllers() if each.family in families]
        return self.sorted(tab for bar in bars for tab in self.tabs_of(bar, target))


def stay_together(one, other):
    """Whether both can be on screen at a time: of stacks, tabs and pages only one member is."""
    if other in one.at_or_above() or one in other.at_or_above():
        return True
    shared = next(each for each in one.at_or_above() if each in other.at_or_above())
    return shared.kind in ("controller", "split")
