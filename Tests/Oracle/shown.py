"""Where controllers are in one configuration: what is shown, who is on top, and what `any` and `show` derive."""

from calling import ANY
from declared import Presentations, Push
from places import Family, Places
from reader import Node, Refused


class ShownPlaces(Places):
    """Places where what isn't shown calls nothing; `meaning` is what asks for them."""

    def __init__(self, meaning):
        self.meaning = meaning
        self.families, self.screens = meaning.families, meaning.screens
        for family in self.families:
            self.add_root(family)
        pushes = [declared for declared in meaning.declarations if isinstance(declared, Push)]
        while any(self.derives(push) for push in pushes):
            pass
        order = list(self.screens)
        written = [family for family in self.families if not family.derived]
        derived = [family for family in self.families if family.derived]
        self.families[:] = written + sorted(derived, key=lambda family: order.index(family.root.screen.id))
        super().__init__(self.families, self.screens, [])

    def add_root(self, family):
        if family.root is None:
            super().add_root(family)

    # What is shown

    def is_visible(self, controller):
        return self.meaning.is_whole or all(self.is_shown_in(each) for each in controller.at_or_above())

    def is_shown_in(self, controller):
        """Whether a container shows one of its own."""
        above, width = controller.parent, self.meaning.width
        if controller.hidden:
            return False
        if above is None or above.kind != "split" or width is None or above.declared["style"] == "unspecified":
            return True
        has_compact = any(column.role == "compact" for column in above.children)
        if width == "compact":
            return not has_compact or controller.role == "compact"
        return controller.role != "compact"

    # Who calls

    def callers_of(self, name):
        """All places of a name that call, or all that are on top."""
        if name == ANY and ANY not in self.meaning.names:
            return self.tops()
        return [caller for caller in self.named(name) if self.is_visible(caller)]

    def callers(self, declared):
        return [caller for name in declared.callers for caller in self.callers_of(name)]

    def tops(self):
        has_windows = self.meaning.windows and not self.meaning.is_whole
        families = self.reached() if has_windows else self.families
        return [top for family in self.families if family in families for top in self.tops_below(family.root)]

    def tops_below(self, controller):
        members = controller.children
        if controller.kind == "tab":
            members = [member for member in members if self.is_visible(member)]
        if controller.kind not in ("tab", "navigation") or not members:
            return [controller]
        return [top for member in members for top in self.tops_below(member)]

    def reached(self):
        """The families that windows reach by presentations."""
        found = [family for family in self.families if any(family.id in names for _, names, _ in self.meaning.windows)]
        while True:
            more = [target for callers, target in self.edges(found) if target not in found and callers]
            if not more:
                return found
            found.append(more[0])

    def edges(self, found):
        """The callers in some families of each family."""
        tops = [top for family in found for top in self.tops_below(family.root)]
        for declared in self.meaning.declarations:
            for name in declared.callers if isinstance(declared, (Presentations, Push)) else []:
                is_any = name == ANY and ANY not in self.meaning.names
                callers = tops if is_any else [each for each in self.callers_of(name) if each.family in found]
                if isinstance(declared, Presentations):
                    for family in [each for each in self.families if each.id in declared.presented]:
                        yield [each for each in callers if not is_any or each.family is not family], family
                elif declared.kind == "show":
                    for family in filter(None, map(self.shown_family, declared.targets)):
                        presenting = [each for each in callers if self.presents(each)]
                        yield [each for each in presenting if not is_any or each.family is not family], family

    # What `show` does

    def container(self, caller, kind):
        if kind != "show":
            return super().container(caller, kind)
        found = next((each for each in caller.at_or_above() if each.kind in ("navigation", "split")), None)
        return found if found and found.kind == "navigation" else None

    def stack(self, caller, kind):
        if kind == "show":
            return self.container(caller, kind)
        return super().stack(caller, kind)

    def presents(self, caller):
        """Whether `show` of a caller presents."""
        return all(each.kind not in ("navigation", "split") for each in caller.at_or_above())

    def shown_family(self, target):
        """The first family whose root is that screen."""
        return next(iter(self.shown_families(target)), None)

    def shown_families(self, target):
        screen = self.screens.get(target)
        return [each for each in self.families if screen and each.root and each.root.screen is screen]

    def derives(self, push):
        for name in push.callers if push.kind == "show" else []:
            for _caller in filter(self.presents, self.callers_of(name)):
                for target in push.targets:
                    if target in self.screens and not self.shown_family(target) and self.add_family(target):
                        return True
        is_any = ANY in push.callers and ANY not in self.meaning.names
        return super().derives(push) if not is_any or push.kind != "showDetail" else False

    def add_family(self, target):
        screen = self.screens[target]
        if target + ".shown" in self.meaning.gone:
            return False
        if any(family.id == target + ".shown" for family in self.families):
            raise Refused("duplicate-id", target + ".shown")
        node = Node("scalar", target, (screen.location["line"], screen.location["column"]), True)
        family = Family(Node("scalar", target + ".shown", node.place), node, screen.location)
        family.derived = True
        self.families.append(family)
        self.add_root(family)
        family.root.derived = True
        return True
