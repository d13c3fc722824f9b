import KindredBase
import KindredCore

/// Writes a resolved hierarchy as a picture for graphviz.
///
/// `DOTLook` has the sizes and colours, chosen by looking at pictures.
package enum GraphDOT {
    package struct Options: Sendable {
        /// The prefix of each controller's link, before the path; without it there are no links.
        package var linkBase: String?
        package var legend: Bool
        /// The ids of the families to draw; nil draws all.
        package var families: [String]?
        /// The number of levels below each root to draw; nil draws all.
        package var depth: Int?

        package init(linkBase: String? = nil, legend: Bool = false, families: [String]? = nil, depth: Int? = nil) {
            self.linkBase = linkBase
            self.legend = legend
            self.families = families
            self.depth = depth
        }
    }

    package static func write(_ hierarchy: Hierarchy, options: Options, to writer: consuming ByteWriter) {
        let picture = DOTPicture(hierarchy, options)
        var dot = DOTWriter(writer)
        dot.digraph("Kindred") { dot in
            DOTLook.writeDefaults(isLarge: picture.size > DOTLook.largeSize, to: &dot)
            for family in hierarchy.familyIDs.reversed() where picture.shows(family) { picture.write(family, to: &dot) }
            picture.writePresentations(to: &dot)
            picture.writePushes(to: &dot)
            if options.legend { DOTLegend.write(hasScreens: hierarchy.screens != nil, to: &dot) }
        }
        dot.finish()
    }
}

/// The drawn part of a hierarchy, and the level of each controller.
struct DOTPicture {
    let hierarchy: Hierarchy
    let linkBase: String?
    /// The number of controllers that are drawn.
    private(set) var size = 0
    /// By controller, 0 for a root; -1 if it isn't drawn.
    private var levels: [Int32]
    /// By drawn controller: its position on its level of its family.
    private var places: [Int32]
    /// By family: the deepest level that is drawn; -1 if none is.
    private var deepest: [Int32]

    init(_ hierarchy: Hierarchy, _ options: GraphDOT.Options) {
        self.hierarchy = hierarchy
        linkBase = options.linkBase.map(PercentEncoding.ofURL)
        levels = Array(repeating: -1, count: hierarchy.controllers.count)
        places = levels
        deepest = Array(repeating: -1, count: hierarchy.families.count)
        let families = options.families?.compactMap { hierarchy.family(named: $0) } ?? Array(hierarchy.familyIDs)
        for family in families where deepest[Int(family.index)] < 0 { measure(family, options.depth ?? .max) }
    }

    private mutating func measure(_ family: FamilyID, _ limit: Int) {
        var counts: [Int32] = []
        for index in hierarchy.members(of: family) {
            let parent = hierarchy.controllers[Int(index)].parent
            let above = parent.map { levels[Int($0.index)] } ?? -1
            if parent != nil, above < 0 || above >= limit { continue }
            levels[Int(index)] = above + 1
            if counts.count <= above + 1 { counts.append(0) }
            places[Int(index)] = counts[Int(above) + 1]
            counts[Int(above) + 1] += 1
            deepest[Int(family.index)] = max(deepest[Int(family.index)], above + 1)
            size += 1
        }
    }

    func shows(_ family: FamilyID) -> Bool { deepest[Int(family.index)] >= 0 }
    func shows(_ controller: ControllerID) -> Bool { levels[Int(controller.index)] >= 0 }
    /// The level of a drawn controller below the root of its family.
    func level(of controller: ControllerID) -> Int { Int(levels[Int(controller.index)]) }

    /// Whether one is right above the other in a column of a family.
    func areNeighbours(_ one: ControllerID, _ other: ControllerID) -> Bool {
        hierarchy[one].family == hierarchy[other].family && level(of: one) == level(of: other)
            && abs(places[Int(one.index)] - places[Int(other.index)]) == 1
    }

    /// The number of levels from a presenter to the presented root on its right: beyond the whole presenting family, so that
    /// columns show the depth of presentation.
    func distance(from presenter: ControllerID, to root: ControllerID) -> Int {
        let family = hierarchy[presenter].family
        let rest = deepest[Int(family.index)] - levels[Int(presenter.index)]
        return min(DOTLook.farthest, Int(rest) + 1)
    }
}
