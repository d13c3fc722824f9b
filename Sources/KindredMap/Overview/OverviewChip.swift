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
    var height: Double { Self.height + Self.rowHeight * Double(rows.count - 1) }

    /// - Parameters:
    ///   - any: How whatever is on top opens it, if it does.
    ///   - also: What it opens elsewhere.
    init(signs: [(sign: StyleSign, count: Int)], any: StyleSign?, also: [String], count: String) {
        self.count = count
        let all = signs.contains { $0.sign == any } ? signs : signs + (any.map { [($0, 0)] } ?? [])
        var pieces: [(Piece, Double)] = all.map { sign, number in
            let callers = [number > 0 ? "\(number)" : "", sign == any ? "any" : ""].filter { !$0.isEmpty }
            let text = callers == ["1"] && all.count == 1 ? "" : callers.joined(separator: ", ")
            return (.sign(sign, count: text), 16 + (text.isEmpty ? 0 : Text.width(text, size: Self.size) + 2))
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
