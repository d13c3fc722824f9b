import KindredCore

/// An id for each scene: from its identifier, else its class, its title or label, its kind and object id.
///
/// Who keeps a name that several want depends on what they are called and where, never on the order in a file: the ids
/// stay the same when Interface Builder writes the file anew.
struct SceneNames: Sendable {
    private(set) var names: [String]
    /// Whether people gave the name, or it is made of an object id.
    private(set) var isGiven: [Bool]

    private struct Wish {
        /// The lower wins.
        var rank: Int
        var name: String
    }

    init(_ graph: SceneGraph) {
        let wishes = graph.scenes.indices.map { Self.wish(Int32($0), graph) }
        names = wishes.map(\.name)
        isGiven = wishes.map { $0.rank < Self.lastRank }
        var taken = DraftNames()
        var open: [Int] = []
        for rank in 0...Self.lastRank {
            let rivals = wishes.indices.filter { wishes[$0].rank == rank }
            open += Self.claim(rivals, names, &taken)
        }
        // Each in turn: with the object id, with the file's name as well, at last with a number.
        for scene in open { names[scene] = Self.withObject(scene, wishes[scene], graph) }
        open = Self.claim(open, names, &taken)
        for scene in open { names[scene] += "-" + (DraftNames.cleaned(graph.label(Int32(scene))) ?? "") }
        open = Self.claim(open, names, &taken)
        let paths = graph.files.storyboards.map(\.file.path)
        open.sort { one, other in
            let (first, second) = (paths[Int(graph.scenes[one].file)], paths[Int(graph.scenes[other].file)])
            return (first, names[one], one) < (second, names[other], other)
        }
        for scene in open { names[scene] = taken.claimNumbered(names[scene]) }
    }

    /// Gives each name that only one wants and nobody has; the rest goes away with nothing.
    private static func claim(_ rivals: [Int], _ names: [String], _ taken: inout DraftNames) -> [Int] {
        var counts: [String: Int] = [:]
        for scene in rivals { counts[names[scene], default: 0] += 1 }
        return rivals.filter { counts[names[$0]] != 1 || !taken.claim(names[$0]) }
    }

    private static let lastRank = 5

    private static func wish(_ scene: Int32, _ graph: SceneGraph) -> Wish {
        let storyboard = graph.storyboard(scene)
        var wishes: [String?] = []
        if let controller = graph.controller(scene) {
            wishes = [
                storyboard[controller.storyboardIdentifier].flatMap(DraftNames.cleaned),
                storyboard[controller.customClass].flatMap(DraftNames.ofClass),
                storyboard[controller.title].flatMap(DraftNames.cleaned),
                storyboard[controller.userLabel].flatMap(DraftNames.cleaned),
            ]
        } else if let placeholder = graph.placeholder(scene) {
            let texts = [placeholder.referencedIdentifier, placeholder.storyboardName]
            let name = texts.lazy.compactMap { storyboard[$0].flatMap(DraftNames.cleaned) }.first
            wishes = [nil, nil, nil, nil, name]
        }
        for (rank, name) in wishes.enumerated() { if let name { return Wish(rank: rank, name: name) } }
        return Wish(rank: lastRank, name: "\(element(scene, graph))-\(object(scene, graph))")
    }

    /// `NavigationController`, of the element's name.
    private static func element(_ scene: Int32, _ graph: SceneGraph) -> String {
        guard let controller = graph.controller(scene) else { return "Reference" }
        let name = DraftNames.cleaned(graph.storyboard(scene)[controller.kind] ?? "") ?? "controller"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func withObject(_ scene: Int, _ wish: Wish, _ graph: SceneGraph) -> String {
        wish.rank == lastRank ? wish.name : "\(wish.name)-\(object(Int32(scene), graph))"
    }

    /// The object id as far as an id may hold it.
    private static func object(_ scene: Int32, _ graph: SceneGraph) -> String {
        String(
            String.UnicodeScalarView(
                graph.objectID(scene).unicodeScalars.filter { scalar in
                    scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic
                        || scalar.properties.numericType == .decimal
                }))
    }
}
