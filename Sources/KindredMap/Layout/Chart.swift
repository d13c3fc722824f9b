import KindredGraph

/// A chart that is to be laid out: families with their controllers, and who presents and pushes what.
///
/// Flat arrays that refer to each other by index. Indices must be in range, and boxes in preorder, family after family.
package struct Chart: Sendable {
    package typealias Kind = KindredGraph.Kind

    /// A controller.
    package struct Box: Sendable {
        /// The id, unique among boxes.
        package var id: String
        /// The text to draw, such as the last component of a path.
        package var label: String
        /// The text drawn after the label: the class, if it says more than the label. Empty if there is none.
        package var note: String
        package var kind: Kind
        package var isImplicit: Bool
        package var family: Int32
        /// The box around it, or -1.
        package var parent: Int32
        /// The index after this box and everything in it.
        package var end: Int32
        /// The screen that it is a place of, as an index of `screens`, or -1.
        package var screen: Int32

        package init(
            id: String, label: String? = nil, note: String = "", kind: Kind = .controller, isImplicit: Bool = false,
            family: Int32, parent: Int32 = -1, end: Int32, screen: Int32 = -1
        ) {
            (self.id, self.label, self.note) = (id, label ?? id, note)
            (self.kind, self.isImplicit, self.screen) = (kind, isImplicit, screen)
            (self.family, self.parent, self.end) = (family, parent, end)
        }
    }

    package struct Family: Sendable {
        package var id: String
        /// The range of its boxes; the first is the root.
        package var boxes: Range<Int32>
        /// The windows that list it.
        package var windows: [String]
        /// The number of callers that the chart doesn't have.
        package var outsideCallers: Int32
        /// Whether whatever is on top presents it.
        package var isFromAny = false

        package init(id: String, boxes: Range<Int32>, windows: [String] = [], outsideCallers: Int32 = 0) {
            (self.id, self.boxes, self.windows, self.outsideCallers) = (id, boxes, windows, outsideCallers)
        }
    }

    package struct Presentation: Sendable {
        /// The box that calls.
        package var from: Int32
        /// A family, or past the last one an index of `outside`.
        package var to: Int32
        /// The word for the style; empty if it need not be said.
        package var style: String
        /// The real presenters that aren't the root of the caller's family.
        package var over: [String]

        package init(from: Int32, to: Int32, style: String = "", over: [String] = []) {
            (self.from, self.to, self.style, self.over) = (from, to, style, over)
        }
    }

    /// A push, or a selection of a tab: its container is then a tab bar controller.
    package struct Push: Sendable {
        package var from: Int32
        package var to: Int32
        /// The box whose stack or column shows the target.
        package var container: Int32

        package init(from: Int32, to: Int32, container: Int32) {
            (self.from, self.to, self.container) = (from, to, container)
        }
    }

    package var boxes: [Box] = []
    package var families: [Family] = []
    package var presentations: [Presentation] = []
    package var pushes: [Push] = []
    /// Families that are presented but not in the chart.
    package var outside: [String] = []
    package var screens: [String] = []
    /// Whether there is more that isn't drawn, so that how families are reached is unknown.
    package var isPart = false
    /// The presentations and pushes of which no end is in the chart.
    package var outsidePresentations = 0
    package var outsidePushes = 0

    package init() {}

    /// The id of what a presentation shows.
    package func target(_ index: Int32) -> String {
        let index = Int(index)
        return index < families.count ? families[index].id : outside[index - families.count]
    }
}
