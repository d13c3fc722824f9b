import TestSupport

/// One change of a specification, as an author would make it.
enum ModelEdit {
    /// Changes something, and says what.
    static func apply(to model: inout Model, _ random: inout Random) -> String {
        var model_ = model
        defer { model = model_ }
        let nodes = model.documents.flatMap(\.families).flatMap { all($0.root) }
        guard let node = random.pick(nodes) else { return "nothing" }
        switch random.below(10) {
        case 0, 1, 2:
            node.definesContext = node.definesContext == true ? false : true
            return "definesContext of \(node.id)"
        case 3:
            node.className = node.className == nil ? "Changed" : nil
            return "class of \(node.id)"
        case 4: return add(to: node)
        case 5: return wrap(node)
        case 6: return move(nodes, &random)
        case 7: return removePresentation(&model_, &random)
        case 8: return restyle(&model_, &random)
        default: return addPresentation(&model_, nodes, &random)
        }
    }

    private static func all(_ node: Model.Node) -> [Model.Node] { [node] + node.children.flatMap { all($0.node) } }

    private static let keys = ["navigation": "stack", "tab": "tabs", "page": "pages", "controller": "children"]

    private static func add(to node: Model.Node) -> String {
        guard let key = keys[node.kind] else { return "nothing" }
        node.children.append((key, Model.Node("Added", "controller")))
        return "a child of \(node.id)"
    }

    /// Puts all children of a plain controller into a navigation controller.
    private static func wrap(_ node: Model.Node) -> String {
        guard node.kind == "controller", let child = node.children.first else { return "nothing" }
        let navigation = Model.Node("Wrapper", "page")
        navigation.children = [("pages", child.node)]
        node.children[0] = (child.key, navigation)
        return "\(child.node.id) wrapped"
    }

    private static func move(_ nodes: [Model.Node], _ random: inout Random) -> String {
        let owners = nodes.filter { keys[$0.kind] != nil && !$0.children.isEmpty }
        guard let from = random.pick(owners), let child = from.children.last,
            let to = random.pick(nodes.filter { keys[$0.kind] != nil }),
            !all(child.node).contains(where: { $0 === to }),
            let key = keys[to.kind]
        else { return "nothing" }
        from.children.removeLast()
        to.children.append((key, child.node))
        return "\(child.node.id) moved from \(from.id) to \(to.id)"
    }

    private static func places(_ model: Model) -> [(file: Int, document: Int, index: Int)] {
        model.files.indices.flatMap { file in
            model.files[file].documents.indices.flatMap { document in
                model.files[file].documents[document].presentations.indices.map { (file, document, $0) }
            }
        }
    }

    private static func removePresentation(_ model: inout Model, _ random: inout Random) -> String {
        guard let place = random.pick(places(model)) else { return "nothing" }
        model.files[place.file].documents[place.document].presentations.remove(at: place.index)
        return "a presentation removed"
    }

    private static func restyle(_ model: inout Model, _ random: inout Random) -> String {
        guard let place = random.pick(places(model)) else { return "nothing" }
        let style = random.pick(["fullScreen", "overCurrentContext", "pageSheet"], or: "")
        var made = model.files[place.file].documents[place.document].presentations[place.index]
        (made.style, made.presentsInFullscreen, made.transition) = (style, nil, nil)
        model.files[place.file].documents[place.document].presentations[place.index] = made
        return "\(made.from) presents \(made.family) as \(style)"
    }

    private static func addPresentation(
        _ model: inout Model, _ nodes: [Model.Node], _ random: inout Random
    ) -> String {
        let families = model.documents.flatMap(\.families).map(\.id)
        guard let from = random.pick(nodes), let family = random.pick(families), !model.files.isEmpty else {
            return "nothing"
        }
        var made = Model.Presentation(from: [from.id], family: family)
        made.style = random.pick(["fullScreen", "currentContext"], or: "")
        model.files[0].documents[0].presentations.append(made)
        return "\(from.id) presents \(family)"
    }
}
