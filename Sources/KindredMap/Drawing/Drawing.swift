import KindredGraph

/// A picture as a list of shapes and texts, from which every format is written, and what has a place in it.
///
/// Positions are points of 1/72 inch, or pixels of a page of 860, y downwards.
package struct Drawing: Sendable {
    struct Spot: Equatable, Sendable {
        var x: Double
        var y: Double

        init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }

    struct Area: Equatable, Sendable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        var right: Double { x + width }
        var bottom: Double { y + height }
    }

    enum Segment: Sendable {
        case move(Spot), line(Spot), curve(Spot, Spot), close
    }

    enum Outline: Sendable {
        case box(Area, radius: Double)
        case path([Segment])
    }

    enum Dash: Int, Sendable {
        case none, dotted, dashed, dashDotted, fine

        /// The lengths of strokes and gaps.
        var pattern: [Double] {
            switch self {
            case .none: []
            case .dotted: [1.5, 3]
            case .dashed: [6, 4]
            case .dashDotted: [7, 3, 1.5, 3]
            case .fine: [3, 2]
            }
        }
    }

    struct Shape: Sendable {
        var outline: Outline
        var fill: Ink?
        var stroke: Ink?
        var width = 1.0
        var dash = Dash.none
        var ends: Ends?
        /// The sign of a style that begins with it: how many shapes that are.
        var sign: StyleSign?
    }

    /// The things that a line leads from and to, and as what.
    struct Ends: Sendable {
        let kind: String
        let from: String
        let to: String
        /// The style and the presenters, or the configurations; empty if there is nothing to say.
        var how = ""

        var sentence: String {
            let verb =
                switch MoveKind(rawValue: kind) {
                case .select: "selects"
                case .setRoot: "sets the root"
                case .dismiss, .pop, .popToRoot: "goes back to"
                case nil: kind == "starts" ? "starts with" : kind == "set" ? "presents" : kind
                }
            return "\(from) \(verb) \(to)" + (how.isEmpty ? "" : ": " + how)
        }
    }

    enum Anchor: Sendable {
        case start, middle, end
    }

    /// The thing that a text belongs to; nil is the whole picture.
    struct Owner: Equatable, Sendable {
        let kind: StaticString
        let id: String

        init(_ kind: StaticString, _ id: String) { (self.kind, self.id) = (kind, id) }
        static func == (one: Owner, other: Owner) -> Bool {
            one.id == other.id && one.kind.utf8Start == other.kind.utf8Start
        }
    }

    struct Words: Sendable {
        var text: String
        /// The whole text, if `text` is cut.
        var whole: String?
        var at: Spot
        var anchor = Anchor.start
        var size: Double
        var bold = false
        var italic = false
        var struck = false
        var ink: Ink
        var owner: Owner?
        /// The family that it names, to link to.
        var family: String?
        var width: Double

        var left: Double {
            switch anchor {
            case .start: at.x
            case .middle: at.x - width / 2
            case .end: at.x - width
            }
        }
        var area: Area { Area(left, at.y - 0.78 * size, width, size) }
    }

    /// The beginning of what belongs together, such as a family.
    struct Group: Sendable {
        let id: String
        /// The kind and the name; empty if its texts say them.
        var label = ""
        /// The words for style sheets, with spaces between them.
        var classes = ""
        /// The controller whose place it links to.
        var controller: Int32 = -1
    }

    enum Item: Sendable {
        case shape(Shape), text(Words), open(Group), close
    }

    var title: String
    /// Sentences about the whole, for those who can't see it.
    var summary: [String] = []
    var width = 0.0
    var height = 0.0
    /// Whether it looks the same on light and dark pages.
    var isLight = false
    private(set) var items: [Item] = []
    /// The least size of a view controller's name; infinite without names.
    private(set) var smallestName = Double.infinity
    var record: Record

    init(_ picture: Record.Picture, title: String) {
        self.title = title
        record = Record(picture: picture)
    }

    /// Whether it shows nothing of an app.
    package var isEmpty: Bool {
        switch record.picture {
        case .screens, .places: record.rows(of: .families).isEmpty && record.rows(of: .blocks).isEmpty
        case .overview: record.rows(of: .families).isEmpty && record.rows(of: .lanes).isEmpty
        case .around, .changes: false
        }
    }

    /// Makes room for so many items more.
    mutating func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }

    mutating func add(_ shape: Shape) { items.append(.shape(shape)) }

    mutating func open(_ id: String, label: String = "", classes: String = "", controller: Int32 = -1) {
        items.append(.open(Group(id: id, label: label, classes: classes, controller: controller)))
    }

    mutating func close() { items.append(.close) }

    mutating func box(
        _ area: Area, fill: Ink? = nil, stroke: Ink? = nil, width: Double = 1, radius: Double = 5, dash: Dash = .none
    ) {
        add(Shape(outline: .box(area, radius: radius), fill: fill, stroke: stroke, width: width, dash: dash))
    }

    mutating func dot(_ center: Spot, radius: Double, fill: Ink, stroke: Ink? = nil) {
        let area = Area(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
        box(area, fill: fill, stroke: stroke, width: stroke == nil ? 0 : 1.5, radius: radius)
    }

    /// Draws a text, and returns its width.
    ///
    /// - Parameter whole: The whole text, if `text` is cut already.
    @discardableResult
    mutating func text(
        _ text: String, x: Double, y: Double, size: Double, bold: Bool = false, ink: Ink = .text,
        anchor: Anchor = .start, limit: Double = .infinity, of owner: Owner? = nil, family: String? = nil,
        italic: Bool = false, struck: Bool = false, whole: String? = nil
    ) -> Double {
        let fitted = Text.shortened(text, size: size, bold: bold, limit: limit)
        let words = Words(
            text: fitted.text, whole: fitted.isCut ? text : whole, at: Spot(x, y), anchor: anchor, size: size,
            bold: bold,
            italic: italic, struck: struck, ink: ink, owner: owner, family: family, width: fitted.width)
        items.append(.text(words))
        if size < smallestName, owner == Owner("controller", fitted.text) { smallestName = size }
        return fitted.width
    }
}
