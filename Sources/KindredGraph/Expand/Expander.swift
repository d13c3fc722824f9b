import KindredText

/// Works out the places of screens: those that are written, and those that pushes need.
///
/// Controllers are numbered as they are found, so that one walk over them follows all pushes, the nearest first.
struct Expander {
    static let maximumControllers = 100_000
    static let maximumLinks = 1_000_000
    static let maximumLevels: Int32 = 512
    static let maximumPath = 4_096

    /// A controller, before all are put in order.
    struct Spot {
        /// The node that declares it; for a place its screen. Like all nodes here it is numbered across documents.
        var node: Int32
        /// The node at its location.
        var location: Int32
        var name: Int32
        var template: Int32
        /// The nearest place at or above it.
        var place: Int32
        var parent: Int32
        /// The nearest containers at or above it.
        var navigation: Int32 = -1
        var split: Int32 = -1
        var kind: Kind
        var role: Role
        var isImplicit = false
        var isPlace = false
        var isDerived = false
        /// The configurations in which it exists, as far as its family does, and those in which it isn't shown.
        var configurations = ConfigurationSet.max
        var unshown: ConfigurationSet = 0
        /// Whether it is, in some configurations, what an earlier controller of that path is in others.
        var isTwin = false
        var level: Int32 = 0
        var pusher: Int32 = -1
        var push: Int32 = -1
        // Its children, the written ones first.
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var next: Int32 = -1
        var firstDerived: Int32 = -1

        /// Whether `show` of it finds no container that takes what is shown.
        var isBare: Bool { navigation < 0 && split < 0 }
    }

    /// A push that is declared of a screen.
    struct ScreenPush {
        var kind: PushKind
        var screen: Int32
    }

    let documents: [Document]
    /// The conditions; nil if nothing depends on configurations.
    let conditions: Conditions?
    /// The configurations in which each push is declared; empty if nothing depends on them.
    var sets: [ConfigurationSet] = []
    /// The configurations in which screens are on stacks, and the derived places among them that depend on these.
    var covered = PlaceTable()
    var extensible = PlaceTable()
    /// Controllers that exist in more configurations than when their pushes were followed.
    var extended: [Int32] = []
    var isExtending = false
    /// The first node of each document among all.
    var bases: [Int32] = []
    /// All nodes; `end` counts across documents too.
    var nodes: [DeclaredNode] = []
    var nodeNames: [Int32] = []
    /// The template of the screen that a node names; -1 for nodes that name none, -2 if there is no such screen.
    var screens: [Int32] = []
    /// The template that a node is; -1 for others.
    var templates: [Int32] = []
    /// Whether another node has its name.
    var isDuplicate: [Bool] = []

    var names: NameTable
    /// The owner of each name: a node, or for a template -2 less its index; -1 for none.
    var owners: [Int32] = []
    /// The first controller that has each name.
    var spotsByName: [Int32] = []
    /// The pushes of screens from each name, as numbers among all that are declared.
    var outgoing = PackedLists<Int32>()
    /// The number of pushes and presentations that come from each name.
    var linkCounts: [Int32] = []
    /// All pushes, by their number among all that are declared; for what isn't of a screen the screen is -1.
    var pushes: [ScreenPush] = []

    var spots: [Spot] = []
    /// The first place of a screen on a stack, or -1 where there can't be one.
    var onStacks = PlaceTable()
    /// The root of each family, or -1, and the family of each root.
    var roots: [Int32] = []
    var familyOfRoot: [Int32: Int32] = [:]
    /// The families that windows reach; nil if nothing pushes screens from any.
    var reach: ReachedFamilies?
    /// The families that `show` needs; the root of each is on the stack -1.
    var derivedFamilies: [(screen: Int32, root: Int32, name: Int32)] = []
    var controllersOfScreens = 0
    var links = 0
    var pathBytes: [UInt8] = []
    var result = Placement()

    /// - Parameter families: The root of each family, as a node and its file, and the family's name; in order.
    static func expand(
        _ documents: [Document], families: [(root: NodeReference, name: Int32)], names: inout NameTable,
        conditions: Conditions? = nil
    ) -> Placement {
        var expander = Expander(documents: documents, names: names, conditions: conditions)
        names = NameTable()
        expander.declare()
        expander.declareLinks(families)
        expander.place(of: families)
        names = expander.names
        return expander.result
    }

    private init(documents: [Document], names: NameTable, conditions: Conditions?) {
        self.documents = documents
        self.conditions = conditions
        self.names = names
    }

    private mutating func place(of families: [(root: NodeReference, name: Int32)]) {
        for (number, family) in families.enumerated() {
            let first = Int32(spots.count)
            if family.root.node >= 0 {
                addNode(bases[Int(family.root.file)] + family.root.node, under: -1, family: family.name)
            }
            roots.append(Int32(spots.count) > first ? first : -1)
            familyOfRoot[first] = Int32(number)
        }
        reach?.roots = roots
        findFamilies(roots)
        derive()
        if result.excess != nil {
            result.omissions = []
        } else {
            putInOrder(withDerived(roots))
        }
    }

    func reference(to node: Int32) -> NodeReference {
        var (low, high) = (0, bases.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if bases[middle] <= node { low = middle } else { high = middle - 1 }
        }
        return NodeReference(file: Int32(low), node: node - bases[low])
    }

    mutating func exceed(_ limit: Placement.Limit, at node: Int32) {
        if result.excess == nil { result.excess = (limit, reference(to: node)) }
    }
}
