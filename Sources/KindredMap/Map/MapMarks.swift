import KindredText

/// The marks of a comparison in a picture: which boxes and lines are new, moved or changed, and a list of it all.
package struct MapMarks: Sendable {
    package enum State: String, CaseIterable, Sendable {
        case added, removed, moved, changed
    }

    /// Part of a sentence.
    package enum Piece: Sendable {
        case words(String)
        case id(String)
    }

    package struct Item: Sendable {
        let pieces: [Piece]
        let place: String
        let consequences: [[Piece]]
    }

    package struct Section: Sendable {
        let title: String
        let state: State
        let items: [Item]
    }

    /// The caller's id, and that of the family or controller that appears.
    struct Ends: Hashable {
        let from: ExactText
        let to: ExactText

        init(from: String, to: String) { (self.from, self.to) = (ExactText(from), ExactText(to)) }
    }

    var controllers: [ExactText: State] = [:]
    var families: [ExactText: State] = [:]
    var presentations: [Ends: State] = [:]
    var pushes: [Ends: State] = [:]
    let sections: [Section]
    /// The counts of what differs, one for each number of configurations of which it is true.
    let summaries: [String]

    init(sections: [Section], summaries: [String]) { (self.sections, self.summaries) = (sections, summaries) }

    func state(ofController id: String) -> State? { controllers[ExactText(id)] }
    func state(ofFamily id: String) -> State? { families[ExactText(id)] }
    func state(from: String, toFamily id: String) -> State? { presentations[Ends(from: from, to: id)] }
    func state(from: String, to id: String) -> State? { pushes[Ends(from: from, to: id)] }
}

/// The list below a map that was compared, as lines of text.
struct MapMarkLines {
    struct Line {
        let text: String
        let whole: String
        let indent: Int
        let state: MapMarks.State?
    }

    /// The most lines; others are only counted: a picture is no report.
    private static let most = 200
    private static let longest = 150
    static let height = 16
    private static let characterWidth = 6

    private(set) var lines: [Line] = []

    init(_ marks: MapMarks) {
        for summary in marks.summaries { add(summary, indent: 0, state: nil) }
        for section in marks.sections {
            add(section.title, indent: 0, state: section.state)
            for item in section.items {
                add(Self.text(item.pieces) + (item.place.isEmpty ? "" : " (\(item.place))"), indent: 1, state: nil)
                for consequence in item.consequences { add(Self.text(consequence), indent: 2, state: nil) }
            }
        }
        if lines.count > Self.most {
            let rest = lines.count - Self.most
            lines.removeLast(rest)
            add("… and \(rest) more lines: 'kindred diff' shows all", indent: 0, state: nil)
        }
    }

    private mutating func add(_ text: String, indent: Int, state: MapMarks.State?) {
        let short = text.unicodeScalars.prefix(Self.longest)
        let isCut = short.endIndex < text.unicodeScalars.endIndex
        lines.append(Line(text: isCut ? String(short) + "…" : text, whole: text, indent: indent, state: state))
    }

    private static func text(_ pieces: [MapMarks.Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .id(let id): "'\(id)'"
            }
        }.joined()
    }

    var size: (width: Int, height: Int) {
        let longest = lines.map { $0.text.unicodeScalars.count * Self.characterWidth + 14 * $0.indent }.max() ?? 0
        return (longest + 48, lines.count * Self.height + 40)
    }
}
