"""What a text means in one configuration: what is shown, who is on top, what `any` and `show` call, which families there are.

`any` is resolved as if each of those that it stands for had called; what is said once is told by its key.
"""

from calling import ANY, called
from declared import Moves, Presentations, Push
from moving import Mover
from reader import Refused
from resolve import Presentation, Specification
from shown import ShownPlaces


class Shown:
    """What `show` presents where no container takes it."""

    id = in_fullscreen = anchor = swipe = detents = source = None
    style, transition = "automatic", "coverVertical"

    def __init__(self, location):
        self.location = location


class Call:
    """A push of one controller by one caller."""

    def __init__(self, key, caller, target, kind, container, location):
        self.key, self.caller, self.target = key, caller, target
        self.kind, self.container, self.location = kind, container, location

    def __iter__(self):
        """As it is said without `any` and `show`."""
        kind = "push" if self.kind == "show" else self.kind
        return iter((self.caller, self.target, kind, self.container, self.location))


class Meaning(Specification):
    """What a part of a text means; `whole` is all of it, which has the ids."""

    def __init__(self, files, configuration, whole=None, gone=()):
        super().__init__()
        self.configuration = configuration
        self.width = configuration and configuration.width
        self.is_whole, self.gone = whole is None, gone
        self.paths = set()  # what must be a path if it is anything
        for path, roots in sorted(files, key=lambda file: file[0].encode()):
            self.add_file(path, roots)
        self.families = [family for family in self.families if family.id not in gone]
        self.whole = whole or self
        if whole is None:
            self.check_ids()
        self.check_screens()
        self.names = self.whole.names
        for declared in self.declarations:
            declared.callers = called(self.whole, declared.callers)
        self.resolve()

    def check_screens(self):
        for id, screen in self.screens.items():
            if screen.kind != self.whole.screens[id].kind:
                raise Refused("silent", "a screen loses its kind")

    def resolve(self):
        self.check_names()
        self.places = ShownPlaces(self)
        self.controllers = self.places.by_id
        self.reached = {family.id for family in self.places.reached()}
        self.windows = [(id, [self.family(each) for each in names], location) for id, names, location in self.windows]
        self.tops = self.tops_of_places()
        self.pushes, self.presentations, self.moves = [], [], []
        for declared in self.declarations:
            if isinstance(declared, Push):
                self.add_pushes(declared)
            elif isinstance(declared, Presentations):
                self.add_presentations(declared)
        if self.is_whole:
            self.name_all()
        for each in self.presentations:
            each.id = self.whole.ids.get(each.key)
            if each.id is None:
                raise Refused("silent", "a presentation that is nowhere in the whole text")
        for each in self.presentations:
            each.presenters = self.presenters(each)
        mover = Mover(self)
        for declared in self.declarations:
            if isinstance(declared, Moves):
                self.moves += mover.moves(declared)

    def check_names(self):
        """Families are there, and all else that is named by no declaration may be a path."""
        for declared in self.declarations:
            for name in declared.callers + (declared.targets if isinstance(declared, Push) else []):
                if name not in self.whole.names and (name != ANY or name not in declared.callers):
                    self.whole.paths.add(name)
            for id in declared.presented if isinstance(declared, Presentations) else []:
                self.whole.family(id)
            is_to_controller = isinstance(declared, Moves) and declared.target and declared.kind != "setRoot"
            if is_to_controller and declared.target not in self.whole.names:
                self.whole.paths.add(declared.target)

    def tops_of_places(self):
        """Worked out once: nothing is derived any more."""
        windows = self.windows
        self.windows = [(id, [family.id for family in families], location) for id, families, location in windows]
        found = self.places.tops()
        self.windows = windows
        return found

    def family_or_none(self, id):
        return next((family for family in self.families if family.id == id), None)

    def callers_of(self, name):
        """The callers, and by what they are called once if it is `any`."""
        if name == ANY and ANY not in self.names:
            return self.tops, ANY
        return [each for each in self.named(name) if self.places.is_visible(each)], None

    def has(self, declared):
        return any(each.number == declared.number for each in self.declarations)

    def named(self, id):
        found = self.places.named(id)
        if not found and self.is_whole and id not in self.names:
            raise Refused("unresolved-reference", id)
        return found

    # Presentations

    def add_presentations(self, declared):
        for i, name in enumerate(declared.callers):
            if declared.id is not None and (self.whole.is_of_screen(name) or len(declared.presented) > 1):
                raise Refused("misplaced-key", "id")
            for j, id in enumerate(declared.presented):
                self.present(declared, (declared.number, i, j), *self.callers_of(name), self.family_or_none(id))

    def present(self, declared, start, callers, any_name, family):
        for caller in callers if family else []:
            if not any_name or caller.family is not family:
                presentation = Presentation(declared, caller, family)
                presentation.key = start + (any_name or caller.id,)
                presentation.any = any_name
                self.presentations.append(presentation)

    def name_all(self):
        times, self.ids = {}, {}
        for each in sorted(self.presentations, key=self.is_further):
            if each.key in self.ids:
                continue
            name = (each.any or each.caller.id) + "->" + each.family.id
            if each.declared.id is not None:
                name = each.declared.id
            else:
                times[name] = times.get(name, 0) + 1
                name = name if times[name] == 1 else "%s#%d" % (name, times[name])
            self.ids[each.key] = name

    def is_further(self, each):
        """Whether `show` presents another family where that exists."""
        return isinstance(each.declared, Shown) and each.family is not self.places.shown_family(each.family.root.screen.id)

    # Pushes

    def add_pushes(self, declared):
        for i, name in enumerate(declared.callers):
            for j, target in enumerate(declared.targets):
                callers, any_name = self.callers_of(name)
                self.push(declared, (declared.number, i, j), name, callers, any_name, target)

    def push(self, declared, start, name, callers, any_name, target):
        places, kind = self.places, declared.kind
        if kind == "show":
            presenting = [each for each in callers if places.presents(each)]
            if presenting and target not in self.screens:
                raise Refused("push-outside-navigation", name)
            # The whole has them all, because some configurations may not have the first.
            for family in places.shown_families(target) if self.is_whole else [places.shown_family(target)]:
                self.present(Shown(declared.location), (*start, family and family.id), presenting, any_name, family)
            callers = [each for each in callers if places.container(each, kind)]
        inside = [each for each in callers if places.container(each, kind)]
        if callers and not inside:
            raise Refused("push-outside-navigation", name)
        for caller in inside:
            container, stack = places.container(caller, kind), places.stack(caller, kind)
            if any_name and stack and stack.closed:
                continue
            shown = places.shown(caller, target, kind)
            if not shown and not self.is_left_out(name, caller, target, kind):
                raise Refused("push-of-stranger", "%s: %s" % (caller.id, target))
            if not self.is_whole and any(not places.is_visible(place) for place in shown):
                raise Refused("silent", "a detail that isn't shown")
            for place in shown:
                self.pushes.append(Call(start + (any_name or caller.id,), caller, place, kind, container, declared.location))

    def is_left_out(self, name, caller, target, kind):
        stack = self.places.stack(caller, kind)
        if not stack:
            return False
        if stack.closed:
            return self.whole.is_of_screen(name)
        return target in self.screens and stack.is_within(self.screens[target])
