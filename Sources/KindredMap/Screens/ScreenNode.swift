import KindredGraph

/// A box of the map by names: a family, a block, a set of callers, or a view controller; with its place once it is measured.
final class ScreenNode {
    typealias Number = NamedApp.Number
    typealias Variant = NamedApp.Variant

    enum Content {
        case family(FamilyID)
        case block(Int)
        case set(Int)
        case name(Number)
    }

    /// A text in a row, with what it stands for.
    struct Piece {
        enum Kind {
            case set(String)
            /// A push into a frame elsewhere, with the letter of its block.
            case push(String?)
            case family(FamilyID, Variant)
            case words
            case stack(LaneTable.Unit?)
            case inline(ScreenNode)
        }

        let text: String
        let kind: Kind
        let width: Double
    }

    struct Row {
        var pieces: [Piece]
        var width: Double
    }

    /// A line of presentations that begins here: one for each way to present.
    struct Exit {
        let variant: Variant
        var families: [FamilyID]
        /// The number of presentations.
        var count: Int
    }

    struct Chip {
        let number: Number
        let alias: String?
        var text = ""
        var y = 0.0
        var area = Drawing.Area(0, 0, 0, 0)
    }

    /// The callers outside a frame that push the same in it.
    struct Port {
        let callers: [Number]
        let targets: [Number]
        var rows: [Row] = []
        var y = 0.0
        var height = 0.0
        var area = Drawing.Area(0, 0, 0, 0)
    }

    /// The targets of pushes with the same callers.
    struct Bundle {
        let callers: [Number]
        let targets: [Number]
        /// Whether they are drawn indented below their caller.
        var isIndented = false
    }

    /// The lines that end at the head of a family.
    struct Entry {
        let variant: Variant
        var sources: [ScreenNode] = []
        /// The number of presentations of each.
        var counts: [Int] = []
        /// The callers without a line.
        var references = 0
        var y = 0.0
        /// Whether whatever is on top calls so.
        var isFromAny = false
        /// Whether it has a row of its own.
        var hasRow = false
    }

    let content: Content
    let id: String
    let kind: Kind
    var label: String
    var note = ""
    var noteSize = ScreenMeasures.small
    /// The configurations that have it, unless all do that have what it is in.
    var on = ""
    var isImplicit = false
    /// The number of names in it that aren't drawn.
    var hidden = 0
    var lane: LaneTable.Unit?
    var ink = Ink.strong
    var card = 0
    unowned(unsafe) var parent: ScreenNode?

    var kids: [ScreenNode] = []
    var inline: [ScreenNode] = []
    var aliases: [String] = []
    var chips: [Chip] = []
    var blocks: [Int] = []
    var ports: [Port] = []
    var bundles: [Bundle] = []
    var pushes: [Homes.Home] = []
    /// The pushes that not all configurations have, and the tabs that it selects elsewhere.
    var named: [NamedApp.Push] = []
    var sets: [String] = []
    var references: [(family: FamilyID, variant: Variant, count: Int)] = []
    var exits: [Exit] = []
    var entries: [Entry] = []
    var indent = 0

    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    /// The place in the picture.
    var area = Drawing.Area(0, 0, 0, 0)
    var top = 0.0
    var gutter = 0.0
    var beside: Row?
    var below: [Row] = []
    var inlineRows: [Row] = []
    var headRows: [Row] = []
    var blockRow: Double?

    init(_ content: Content, id: String, kind: Kind = .controller) {
        (self.content, self.id, self.kind, label) = (content, id, kind, id)
    }

    var number: Number? { if case .name(let number) = content { number } else { nil } }
    var isFrame: Bool { kind != .controller || !kids.isEmpty }
    var isBold: Bool { if case .set = content { false } else { isFrame || !inline.isEmpty } }
    /// The height of the row of an exit, from the top.
    func exitHeight(_ index: Int) -> Double { 9.5 + ScreenMeasures.exit * Double(index) }

    /// Whether a row says that it pushes into a block.
    var pushesBlock: Bool {
        ([beside].compactMap(\.self) + below + inlineRows + headRows).contains { row in
            row.pieces.contains { if case .push(.some) = $0.kind { true } else { false } }
        } || inline.contains(where: \.pushesBlock)
    }

    /// All nodes in it, itself first.
    var nodes: [ScreenNode] {
        var nodes: [ScreenNode] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            nodes.append(node)
            waiting += node.kids.reversed()
        }
        return nodes
    }
}

enum ScreenMeasures {
    static let row = 18.0
    static let gap = 3.0
    static let pad = 5.0
    static let head = 20.0
    static let indent = 13.0
    static let mostIndents = 5
    static let name = 11.0
    static let small = 9.0
    static let inline = 10.0
    /// The width above which a row takes another.
    static let limit = 236.0
    static let lane = 7.0
    static let exit = 11.0
    static let cardGap = 12.0
    static let margin = 24.0
    /// The widest that a name or a note may be.
    static let widestName = 230.0
    static let widestNote = 150.0
}
