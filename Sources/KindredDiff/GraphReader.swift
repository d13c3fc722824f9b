import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// The reason why a text isn't a graph, and the place.
package struct NoGraph: Error {
    package let message: String
    package let position: Position
    package var hint = "write one with 'kindred compile --format json'"
}

/// Reads what `compile --format json` writes. JSON is YAML, so the YAML reader reads it.
package struct GraphReader {
    static let format = "kindred-graph"
    static let version = "1"

    let tree: SyntaxTree
    /// The configuration whose graph is read; nil for the first that has each item.
    private(set) var configuration: String?
    var names: ComparedNames
    private var graph = ComparedGraph()
    /// Whether ids are paths.
    private var hasScreens = false
    /// The controllers by name; -1 for none.
    private var controllers: [Name: Int32] = [:]

    /// - Parameter configuration: The configuration whose graph is wanted; nil for the first that has each item.
    package static func read(
        _ file: SourceFile, on configuration: String? = nil, names: inout ComparedNames
    ) throws(NoGraph) -> ComparedGraph {
        let outcome = YAMLReader.read(file)
        if let diagnostic = outcome.diagnostics.kept.first {
            if let flaw = JSONCheck.failure(in: file.bytes) {
                throw NoGraph(
                    message: "this isn't JSON: \(flaw.message)", position: file.position(of: flaw.offset))
            }
            var offset = 0
            if case .place(let place) = diagnostic.site { offset = Int(place.range.start) }
            throw NoGraph(message: "this can't be read: \(diagnostic.message)", position: file.position(of: offset))
        }
        var reader = GraphReader(tree: outcome.tree, names: names)
        reader.configuration = configuration
        try reader.read()
        names = reader.names
        return reader.graph
    }

    init(tree: SyntaxTree, names: ComparedNames) { (self.tree, self.names) = (tree, names) }

    private mutating func read() throws(NoGraph) {
        guard let start = tree.documents.first else {
            throw NoGraph(message: "this isn't a graph: the file is empty", position: tree.wording.file.position(of: 0))
        }
        let root = try members(start, what: "this isn't a graph: it isn't an object")
        let format = root["format"].map { text($0) }
        guard format == Self.format else {
            let found = format.map { "its format is '\($0)', not '\(Self.format)'" } ?? "it has no 'format'"
            throw failure("this isn't a graph: \(found)", node: root["format"] ?? start)
        }
        let version = root["version"].map { text($0) } ?? ""
        guard version == Self.version else {
            throw failure(
                "the graph's version is \(version.isEmpty ? "missing" : "'\(version)'"); this Kindred reads version 1",
                node: root["version"] ?? start)
        }
        hasScreens = root["screens"] != nil
        for item in try items(key: "windows", of: root, owner: start) { graph.windows.append(try window(item)) }
        for item in try items(key: "families", of: root, owner: start) { graph.families.append(try family(item)) }
        for item in try items(key: "controllers", of: root, owner: start) { try addController(item) }
        for item in try items(key: "presentations", of: root, owner: start) {
            graph.presentations.append(try presentation(item))
        }
        var seen: [Name: Int] = [:]
        for item in try items(key: "pushes", of: root, owner: start) {
            graph.pushes.append(try push(item, seen: &seen))
        }
        seen = [:]
        if root["moves"] == nil { return }
        for item in try items(key: "moves", of: root, owner: start) { graph.moves.append(try move(item, seen: &seen)) }
    }

    // MARK: Elements

    private mutating func window(_ node: Int32) throws(NoGraph) -> ComparedGraph.Window {
        let members = try members(node, what: "a window must be an object")
        return ComparedGraph.Window(
            id: try required("id", members: members, owner: node),
            families: try ids("families", members: members, owner: node),
            roots: try ids("rootViewControllers", members: members, owner: node),
            location: try location(of: members, node: node))
    }

    private mutating func family(_ node: Int32) throws(NoGraph) -> ComparedGraph.Family {
        let members = try members(node, what: "a family must be an object")
        return ComparedGraph.Family(
            id: try required("id", members: members, owner: node), root: try optional("root", members: members),
            location: try location(of: members, node: node))
    }

    private mutating func addController(_ node: Int32) throws(NoGraph) {
        let members = try members(node, what: "a controller must be an object")
        let id = try required("id", members: members, owner: node)
        if controllers[id] != nil {
            throw failure("there are two controllers '\(names[id])'", node: members["id"] ?? node)
        }
        var parent: Int32 = -1
        if let name = try optional("parentViewController", members: members) {
            guard let found = controllers[name] else {
                throw failure(
                    "no controller '\(names[name])' comes before its child",
                    node: members["parentViewController"] ?? node)
            }
            parent = found
        }
        var made = ComparedGraph.Controller(
            id: id, name: id, kind: try required("kind", members: members, owner: node),
            family: try required("family", members: members, owner: node),
            role: try required("role", members: members, owner: node), parent: parent,
            location: try location(of: members, node: node))
        made.isImplicit = try flag("implicit", members: members) ?? false
        made.definesContext = try flag(ComparedRelation.definesContext.rawValue, members: members) ?? false
        made.navigation = try optional(ComparedRelation.navigation.rawValue, members: members)
        made.tabBar = try optional(ComparedRelation.tabBar.rawValue, members: members)
        made.split = try optional(ComparedRelation.split.rawValue, members: members)
        made.presenting = try ids(ComparedRelation.presenting.rawValue, members: members, owner: node)
        made.presented = try ids(ComparedRelation.presented.rawValue, members: members, owner: node)
        // Neighbours mostly have the same lists.
        if let last = graph.controllers.last {
            if last.presenting == made.presenting { made.presenting = last.presenting }
            if last.presented == made.presented { made.presented = last.presented }
        }
        if !made.isImplicit { try addDeclared(members, node: node, made: &made) }
        if hasScreens { made.name = declaredName(of: made) }
        controllers[id] = Int32(graph.controllers.count)
        graph.controllers.append(made)
    }

    /// The screen of a place, that of its split view controller with the column for what UIKit inserts there, and the last
    /// component of any other id.
    private mutating func declaredName(of controller: ComparedGraph.Controller) -> Name {
        if let screen = controller.screen { return screen }
        let id = names[controller.id]
        if controller.isImplicit, controller.parent >= 0 {
            let split = graph.controllers[Int(controller.parent)]
            return names.intern(names[split.name] + id.dropFirst(names[split.id].count))
        }
        return names.intern(id.tail(behind: "/"))
    }

    private mutating func addDeclared(
        _ members: [String: Int32], node: Int32, made: inout ComparedGraph.Controller
    ) throws(NoGraph) {
        for (relation, field) in ComparedGraph.Declared.fields where members[field.key] != nil {
            let value: ComparedValue? =
                switch field.values {
                case .flag: try flag(field.key, members: members).map { .flag($0) }
                case .ids, .paths, .texts: .list(try ids(field.key, members: members, owner: node))
                case .textOrTexts: names.places(try texts(field.key, members: members, owner: node))
                default: try optional(field.key, members: members).map { .text($0) }
                }
            // A configuration that differs may say `shown: true`, which goes without saying.
            if relation == .shown, value == .flag(true) { continue }
            if let value { made.declared.append(ComparedGraph.Declared(relation: relation, value: value)) }
        }
    }

    private mutating func presentation(_ node: Int32) throws(NoGraph) -> ComparedGraph.Presentation {
        let members = try members(node, what: "a presentation must be an object")
        var presenters: [ComparedGraph.Presenter] = []
        for item in try list(key: "presenters", of: members, owner: node) {
            let presenter = try self.members(item, what: "a presenter must be an object")
            presenters.append(
                ComparedGraph.Presenter(
                    controller: try required("controller", members: presenter, owner: item),
                    reason: try required("reason", members: presenter, owner: item)))
        }
        let style = try required("style", members: members, owner: node)
        let presentsInFullscreen = try flag("presentsInFullscreen", members: members)
        return ComparedGraph.Presentation(
            id: try required("id", members: members, owner: node), from: try optional("from", members: members),
            family: try optional("family", members: members), presented: try optional("presented", members: members),
            style: style,
            effectiveStyle: try effectiveStyle(of: style, members: members, node: node),
            transition: try required("transition", members: members, owner: node),
            presentsInFullscreen: presentsInFullscreen,
            anchor: try optional("anchor", members: members), swipe: try flag("swipe", members: members),
            detents: members["detents"] == nil ? [] : try ids("detents", members: members, owner: node),
            presenters: presenters,
            removesPresenterView: try flag("removesPresenterView", members: members),
            location: try location(of: members, node: node),
            usesContext: names.usesContext(style, presentsInFullscreen: presentsInFullscreen))
    }

    /// Earlier versions wrote `pageSheet` for `automatic`. It was a sheet then, too: nobody has changed anything.
    private mutating func effectiveStyle(
        of style: Name, members: [String: Int32], node: Int32
    ) throws(NoGraph) -> Name {
        let effective = try required("effectiveStyle", members: members, owner: node)
        let automatic = PresentationStyle.automatic
        return names[style] == automatic.rawValue && names[effective] == EffectiveStyle.pageSheet.rawValue
            ? names.intern(automatic.effective.rawValue) : effective
    }

    private mutating func move(_ node: Int32, seen: inout [Name: Int]) throws(NoGraph) -> ComparedGraph.Move {
        let members = try members(node, what: "a move must be an object")
        let (from, kind) = (
            try required("from", members: members, owner: node), try required("kind", members: members, owner: node)
        )
        let (to, after) = (
            try ids("to", members: members, owner: node), try optional("after", members: members)
        )
        let location = try location(of: members, node: node)
        return ComparedGraph.Move(
            from: from, kind: kind, to: to, after: after, location: location, names: &names, seen: &seen)
    }

    private mutating func push(_ node: Int32, seen: inout [Name: Int]) throws(NoGraph) -> ComparedGraph.Push {
        let members = try members(node, what: "a push must be an object")
        let (from, to) = (try optional("from", members: members), try optional("to", members: members))
        let kind = try required("kind", members: members, owner: node)
        let container = try optional("container", members: members)
        let location = try location(of: members, node: node)
        return ComparedGraph.Push(
            from: from, to: to, kind: kind, container: container, location: location, names: &names, seen: &seen)
    }

    private mutating func location(
        of members: [String: Int32], node: Int32
    ) throws(NoGraph) -> ComparedGraph.Location {
        guard let written = members["location"] else { throw failure("'location' is missing", node: node) }
        let location = try self.members(written, what: "a location must be an object")
        func number(_ key: String) -> Int32 { location[key].flatMap { Int32(text($0)) } ?? 1 }
        return ComparedGraph.Location(
            file: try required("file", members: location, owner: written), line: number("line"),
            column: number("column"))
    }
}
