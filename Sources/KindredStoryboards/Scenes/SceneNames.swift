import KindredDiagnostics
import KindredDraft
import KindredGraph

/// An id for each scene: from its identifier, else its class, its title or label, what it holds, its kind and object id.
///
/// Who keeps a name that several want depends on what they are called and where, never on the order in a file: the ids
/// stay the same when Interface Builder writes the file anew.
struct SceneNames: Sendable {
    private(set) var names: [String]
    private(set) var taken = DraftNames()

    private struct Wish {
        /// The lower wins.
        var rank: Int
        var name: String
    }

    init(graph: SceneGraph) {
        var wishes = graph.scenes.indices.map { Self.wish(Int32($0), graph: graph) }
        wishes = wishes.indices.map { Self.named(after: Int32($0), wishes: wishes, graph: graph) ?? wishes[$0] }
        names = wishes.map(\.name)
        var open: [Int] = []
        for rank in 0...Self.lastRank {
            let rivals = wishes.indices.filter { wishes[$0].rank == rank }
            open += Self.claim(rivals, names: names, taken: &taken)
        }
        // Where a file has one of the name, with the name of the file, else with the object id, then with both, at last with
        // a number.
        let isAlone = Self.alone(open, names: names, graph: graph)
        for scene in open {
            names[scene] = Self.detailed(scene, wish: wishes[scene], graph: graph, withFile: isAlone[scene] == true)
        }
        open = Self.claim(open, names: names, taken: &taken)
        for scene in open where isAlone[scene] != true { names[scene] += "-" + Self.file(scene, graph: graph) }
        open = Self.claim(open, names: names, taken: &taken)
        let paths = graph.files.storyboards.map(\.file.path)
        open.sort { one, other in
            let (first, second) = (paths[Int(graph.scenes[one].file)], paths[Int(graph.scenes[other].file)])
            return (first, names[one], one) < (second, names[other], other)
        }
        for scene in open { names[scene] = taken.claimNumbered(names[scene]) }
    }

    /// Gives each name that only one scene wants and none has; the other scenes get none here.
    private static func claim(_ rivals: [Int], names: [String], taken: inout DraftNames) -> [Int] {
        var counts: [String: Int] = [:]
        for scene in rivals { counts[names[scene], default: 0] += 1 }
        return rivals.filter { counts[names[$0]] != 1 || !taken.claim(names[$0]) }
    }

    private static let rankOfContents = 5
    private static let rankOfFile = 6
    private static let lastRank = 7

    /// A container without a name is called after its first member, such as `HomeNav`, or else after its file.
    private static func named(after scene: Int32, wishes: [Wish], graph: SceneGraph) -> Wish? {
        guard let suffix = graph.scenes[Int(scene)].kind.definition.nameEnding, wishes[Int(scene)].rank == lastRank
        else { return nil }
        var next = first(in: scene, graph: graph)
        for _ in 0..<maximumDepth {
            guard let inner = next else { break }
            let wish = wishes[Int(inner)]
            if wish.rank < lastRank { return Wish(rank: rankOfContents, name: DraftNames.stem(wish.name) + suffix) }
            next = first(in: inner, graph: graph)
        }
        return Wish(rank: rankOfFile, name: file(Int(scene), graph: graph) + suffix)
    }

    /// The depth below which nothing is written anyway.
    private static let maximumDepth = 64

    /// The first child, or a split view controller's first column whatever the order in the file; nil for plain controllers.
    private static func first(in scene: Int32, graph: SceneGraph) -> Int32? {
        if graph.scenes[Int(scene)].kind == .controller { return nil }
        var found: (column: Int, target: Int32)?
        for number in graph.scenes[Int(scene)].links {
            guard case .child(let role) = graph.links[Int(number)].kind else { continue }
            let column = columns.firstIndex(of: role) ?? 0
            if found.map({ column < $0.column }) ?? true { found = (column, graph.links[Int(number)].target) }
        }
        return found?.target
    }

    private static let columns: [Role] = [.primary, .supplementary, .secondary, .compact, .inspector]

    private static func wish(_ scene: Int32, graph: SceneGraph) -> Wish {
        let storyboard = graph.storyboard(scene)
        if let controller = graph.controller(scene) {
            let texts = [
                controller.storyboardIdentifier, controller.customClass, controller.title, controller.userLabel,
            ]
            for (rank, text) in texts.enumerated() {
                let clean = rank == 1 ? DraftNames.ofClass : DraftNames.cleaned
                if let name = storyboard[text].flatMap(clean) { return Wish(rank: rank, name: name) }
            }
        } else if let placeholder = graph.placeholder(scene) {
            let texts = [placeholder.referencedIdentifier, placeholder.storyboardName]
            for text in texts {
                if let name = storyboard[text].flatMap(DraftNames.cleaned) { return Wish(rank: 4, name: name) }
            }
        }
        return Wish(rank: lastRank, name: "\(element(scene, graph: graph))-\(object(scene, graph: graph))")
    }

    /// `NavigationController`, of the element's name.
    private static func element(_ scene: Int32, graph: SceneGraph) -> String {
        guard let controller = graph.controller(scene) else { return "Reference" }
        let name = DraftNames.cleaned(graph.storyboard(scene)[controller.kind] ?? "") ?? "controller"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Whether no other scene of its file wants its name, for each scene.
    private static func alone(_ rivals: [Int], names: [String], graph: SceneGraph) -> [Int: Bool] {
        func key(_ scene: Int) -> String { "\(graph.scenes[scene].file) \(names[scene])" }
        var counts: [String: Int] = [:]
        for scene in rivals { counts[key(scene), default: 0] += 1 }
        return Dictionary(uniqueKeysWithValues: rivals.map { ($0, counts[key($0)] == 1) })
    }

    private static func detailed(_ scene: Int, wish: Wish, graph: SceneGraph, withFile: Bool) -> String {
        if withFile { return "\(wish.name)-\(file(scene, graph: graph))" }
        return wish.rank == lastRank ? wish.name : "\(wish.name)-\(object(Int32(scene), graph: graph))"
    }

    private static func file(_ scene: Int, graph: SceneGraph) -> String {
        DraftNames.cleaned(DraftFileNames.stem(graph.label(Int32(scene)))) ?? "file"
    }

    /// The object id as far as an id may hold it.
    private static func object(_ scene: Int32, graph: SceneGraph) -> String {
        let scalars = graph.objectID(scene).unicodeScalars.filter { scalar in
            scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic
                || scalar.properties.numericType == .decimal
        }
        return String(String.UnicodeScalarView(scalars.prefix(DraftNames.maximumLength)))
    }
}
