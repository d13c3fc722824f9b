"""The names of a graph as JSON has it, by which answers are written: of a place its screen, else the last component of an id."""


class Names:
    def __init__(self, graph):
        has_screens = bool(graph.json.get("screens"))
        self.of = {id: graph.template(id) if has_screens else id for id in graph.controllers}
        self.of_presentation = {each["id"]: self.presentation(each) for each in graph.json["presentations"]}

    def presentation(self, each):
        caller, id = each["from"], each["id"]
        return self.of[caller] + id[len(caller) :] if id.startswith(caller + "->") else id

    def places(self, name):
        """All ids of a name, in the order of the graph."""
        return [id for id, each in self.of.items() if each == name]

    def groups(self, ids):
        """Ids by name, in the order of their first ones."""
        groups = {}
        for id in ids:
            groups.setdefault(self.of[id], []).append(id)
        return groups
