import KindredGraph
import KindredMap
import KindredText

/// Writes a resolved hierarchy as a picture for graphviz.
///
/// `DOTLook` has the sizes and colours, chosen by looking at pictures.
package enum GraphDOT {
    /// The form in which families are drawn.
    package enum Form: Sendable {
        /// Clusters, or tables if many controllers are drawn.
        case automatic
        /// A cluster with a node for each controller.
        case clusters
        /// One node: a table with a row for each controller. graphviz draws thousands of them.
        case tables
    }

    package struct Options: Sendable {
        /// The prefix of each controller's link, before the path; without it there are no links.
        package var linkBase: String?
        package var legend: Bool
        package var form: Form
        package var narrowing: Narrowing

        package init(
            linkBase: String? = nil, legend: Bool = false, form: Form = .automatic, narrowing: Narrowing = Narrowing()
        ) {
            (self.linkBase, self.legend, self.form, self.narrowing) = (linkBase, legend, form, narrowing)
        }
    }

    /// The number of controllers above which clusters are hard to read.
    package static let mostInClusters = 60

    package static func write(_ hierarchy: ResolvedGraph, options: Options, to writer: consuming ByteWriter) {
        let shown = options.narrowing.shown(in: hierarchy)
        let size = shown?.count { $0 } ?? hierarchy.controllers.count
        if options.form == .tables && size > 0 || options.form == .automatic && size > mostInClusters {
            DOTTables(hierarchy: hierarchy, options: options).write(to: writer)
        } else {
            writeClusters(
                DOTPicture(hierarchy: hierarchy, options: options, shown: shown), size: size, options: options,
                to: writer)
        }
    }

    private static func writeClusters(
        _ picture: DOTPicture, size: Int, options: Options, to writer: consuming ByteWriter
    ) {
        let hierarchy = picture.hierarchy
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeDefaults(isLarge: size > DOTLook.largeSize, to: &dot)
            if size == 0 { dot.defaults("graph", attributes: [("label", .text("No view controller is selected"))]) }
            for family in hierarchy.familyIDs.reversed() where picture.shows(family) { picture.write(family, to: &dot) }
            picture.writePresentations(to: &dot)
            picture.writePushes(to: &dot)
            picture.writeMoves(to: &dot)
            if options.legend { DOTLegend.write(hasScreens: hierarchy.screens != nil, to: &dot) }
        }
        dot.finish()
    }
}

/// The drawn part of a hierarchy, and the level of each controller.
struct DOTPicture {
    let hierarchy: ResolvedGraph
    let linkBase: String?
    /// The level of each controller, 0 for a root; -1 if it isn't drawn.
    private var levels: [Int32]
    /// The position of each drawn controller on its level of its family.
    private var places: [Int32]
    /// The deepest level of each family that is drawn; -1 if none is.
    private var deepest: [Int32]
    /// The families that each drawn controller presents and that aren't drawn.
    private(set) var targets: [Int32: [String]] = [:]
    /// The callers of each drawn family that aren't drawn.
    private(set) var callers: [Int32: Set<Int32>] = [:]

    /// - Parameter shown: By controller, whether it is drawn; nil draws all.
    init(hierarchy: ResolvedGraph, options: GraphDOT.Options, shown: [Bool]?) {
        self.hierarchy = hierarchy
        linkBase = options.linkBase.map(PercentEncoding.ofURL)
        levels = Array(repeating: -1, count: hierarchy.controllers.count)
        places = levels
        deepest = Array(repeating: -1, count: hierarchy.families.count)
        for family in hierarchy.familyIDs { measure(family, shown: shown) }
        if shown != nil { countReferences() }
    }

    private mutating func measure(_ family: FamilyID, shown: [Bool]?) {
        var counts: [Int32] = []
        for index in hierarchy.members(of: family)
        where shown?[Int(index)] != false && !hierarchy.isRepeated(ControllerID(index: index)) {
            let above = hierarchy.controllers[Int(index)].parent.map { level(of: $0) } ?? -1
            levels[Int(index)] = Int32(above + 1)
            if counts.count <= above + 1 { counts.append(0) }
            places[Int(index)] = counts[above + 1]
            counts[above + 1] += 1
            deepest[Int(family.index)] = max(deepest[Int(family.index)], Int32(above + 1))
        }
    }

    /// A presentation with one end that isn't drawn is a reference at the other end.
    private mutating func countReferences() {
        var known: Set<Int64> = []
        for id in hierarchy.presentationIDs {
            guard let from = hierarchy[id].from, let family = hierarchy[id].family else { continue }
            if shows(from), !shows(family) {
                guard known.insert(Int64(from.index) << 32 | Int64(family.index)).inserted else { continue }
                targets[from.index, default: []].append(hierarchy.name(of: family))
            } else if shows(family), !shows(from),
                !hierarchy.presenters(of: id).contains(where: { shows($0.controller) })
            {
                callers[family.index, default: []].insert(from.index)
            }
        }
    }

    func shows(_ family: FamilyID) -> Bool { deepest[Int(family.index)] >= 0 }
    func shows(_ controller: ControllerID) -> Bool { level(of: controller) >= 0 }
    /// The level of a drawn controller below the root of its family.
    func level(of controller: ControllerID) -> Int { Int(levels[Int(hierarchy.shownAs(controller).index)]) }

    /// Whether one is right above the other in a column of a family.
    func areNeighbours(_ one: ControllerID, other: ControllerID) -> Bool {
        hierarchy[one].family == hierarchy[other].family && level(of: one) == level(of: other)
            && abs(places[Int(hierarchy.shownAs(one).index)] - places[Int(hierarchy.shownAs(other).index)]) == 1
    }

    /// The number of levels from a presenter to the presented root on its right: beyond the whole presenting family, so that
    /// columns show the depth of presentation.
    func distance(from presenter: ControllerID, to root: ControllerID) -> Int {
        let family = hierarchy[presenter].family
        return min(DOTLook.farthest, Int(deepest[Int(family.index)]) - level(of: presenter) + 1)
    }
}
