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
        /// The callers that the chart doesn't have.
        package var outsideCallers: [OutsideCaller] = []
        /// The manners in which whatever is on top presents it.
        package var fromAny: [Int32] = []

        package init(id: String, boxes: Range<Int32>, windows: [String] = []) {
            (self.id, self.boxes, self.windows) = (id, boxes, windows)
        }
    }

    package struct OutsideCaller: Sendable {
        package var id: String
        package var manner: Int32
    }

    package struct Presentation: Sendable {
        /// The box that calls.
        package var from: Int32
        /// A family, or past the last one an index of `outside`.
        package var to: Int32
        /// The manner in which it presents, as an index of `manners`.
        package var manner: Int32

        package init(from: Int32, to: Int32, manner: Int32) {
            (self.from, self.to, self.manner) = (from, to, manner)
        }
    }

    /// A style with its real presenters, as pictures say it.
    package struct Manner: Hashable, Sendable {
        package var sign: StyleSign
        package var style: String
        /// The real presenters other than the root of the caller's family.
        package var presenters: [String]
        /// The configurations that have it; none if it is wherever its caller is.
        package var on: [String] = []
        /// The words on a line, those without the style, those on the chip before them, and those at a head.
        package var words: String
        package var over: String
        package var chip = ""
        package var head: String

        package init(
            sign: StyleSign, style: String, presenters: [String], words: String, over: String, head: String
        ) {
            (self.sign, self.style, self.presenters) = (sign, style, presenters)
            (self.words, self.over, self.head) = (words, over, head)
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
    package var manners: [Manner] = []
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

extension Chart.Box {
    /// Says how many children aren't drawn.
    mutating func addHidden(_ count: Int) {
        if count > 0 { add("… \(count) more") }
    }

    mutating func add(_ text: String) { note += (note.isEmpty ? "" : " ") + text }
}
