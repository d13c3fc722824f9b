import KindredGraph

/// The texts and signs in the chip of a family, in rows.
struct OverviewChip {
    enum Piece {
        case sign(StyleSign, count: String)
        case name(String)
    }

    static let width = 181.0
    static let height = 40.0
    static let rowHeight = 14.0
    static let inset = 9.0
    static let size = 11.0

    var rows: [[(piece: Piece, x: Double)]] = [[]]
    let count: String
    /// Whether a number is beside a sign.
    var hasCallers: Bool {
        rows.joined().contains { if case .sign(_, let count) = $0.piece { !count.isEmpty } else { false } }
    }
    var height: Double { Self.height + Self.rowHeight * Double(rows.count - 1) }

    /// The callers that present a family in one style.
    struct Style {
        let sign: StyleSign
        var count = 0
        /// The words for the configurations that have it, if they are the same for all callers.
        var on = ""

        func text(isFromAny: Bool, isOnly: Bool) -> String {
            let callers = (count > 0 ? ["\(count)"] : []) + (isFromAny ? ["any"] : [])
            let words = callers == ["1"] && isOnly ? [] : [callers.joined(separator: ", ")]
            return (words + (on.isEmpty ? [] : [on])).joined(separator: " ")
        }
    }

    /// - Parameters:
    ///   - any: How whatever is on top opens it, if it does.
    ///   - also: What it opens elsewhere.
    init(styles: [Style], any: StyleSign?, also: [String], count: String) {
        self.count = count
        let all = styles.contains { $0.sign == any } ? styles : styles + (any.map { [Style(sign: $0)] } ?? [])
        var pieces: [(Piece, Double)] = all.map { style in
            let text = style.text(isFromAny: style.sign == any, isOnly: all.count == 1)
            return (.sign(style.sign, count: text), 16 + (text.isEmpty ? 0 : Text.width(text, size: Self.size) + 2))
        }
        pieces += also.map { (.name($0), Text.width($0, size: Self.size)) }
        var x = 0.0
        for (piece, width) in pieces {
            // The first row ends at the number of view controllers.
            let room = Self.width - 2 * Self.inset - (rows.count == 1 ? Text.width(count, size: Self.size) + 6 : 0)
            if x + width > room, rows.count > 1 || x > 0 {
                rows.append([])
                x = 0
            } else if x == 0, width > room {
                rows.append([])
            }
            rows[rows.count - 1].append((piece, x))
            x += width + 5
        }
    }
}
