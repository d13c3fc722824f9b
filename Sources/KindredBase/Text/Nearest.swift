/// Finds the word that was meant: one that starts with what was written, else the nearest by edit distance.
///
/// All questions share a budget, so that a long list of unknown words among very many known ones stays cheap; when it
/// is spent there are no more answers.
package struct Nearest: Sendable {
    private static let maxLength = 100
    /// What a question costs before any word is looked at.
    private static let costOfAsking = 100
    private var budget: Int

    /// - Parameter budget: How many bytes and cells of distance tables may be looked at in all.
    package init(budget: Int = 20_000_000) {
        self.budget = budget
    }

    /// Whether the budget is spent.
    package var isSpent: Bool { budget <= 0 }

    package mutating func word(_ written: String, among candidates: some Sequence<String>) -> String? {
        var written = written
        guard budget > 0, var search = written.withUTF8({ Search(UnsafeRawBufferPointer($0), Self.maxLength) })
        else { return nil }
        budget -= Self.costOfAsking
        var nearest: String?
        for candidate in candidates {
            var bytes = candidate
            let verdict = bytes.withUTF8 { search.visit(UnsafeRawBufferPointer($0), &budget) }
            if verdict != .farther { nearest = candidate }
            if verdict == .startsAlike { break }
            if budget <= 0 { return nil }
        }
        return nearest
    }

    /// The same for candidates that are numbered bytes; those without bytes are passed over.
    package mutating func index(
        of written: UnsafeRawBufferPointer, count: Int, bytes: (Int) -> UnsafeRawBufferPointer?
    ) -> Int? {
        guard budget > 0, var search = Search(written, Self.maxLength) else { return nil }
        budget -= Self.costOfAsking
        var nearest: Int?
        for index in 0..<max(0, count) {
            let verdict = bytes(index).map { search.visit($0, &budget) } ?? .farther
            if verdict != .farther { nearest = index }
            if verdict == .startsAlike { break }
            if budget <= 0 { return nil }
        }
        return nearest
    }

    /// Whether a word was surely written for another: it starts it, or has one slip in three characters, and not more than
    /// one in fewer.
    package mutating func isSurely(_ written: String, _ word: String) -> Bool {
        let (one, other) = (written.unicodeScalars.map(\.value), word.unicodeScalars.map(\.value))
        if other.starts(with: one) { return true }
        var distance = EditDistance()
        return distance.between(one, other, atMost: max(1, one.count / 3), &budget) != nil
    }
}

/// The search for one word, which remembers how near it has come.
private struct Search {
    enum Verdict {
        case farther, nearer, startsAlike
    }

    private let bytes: [UInt8]
    private let scalars: [UInt32]
    /// Beyond this a word is not near, or no nearer than another.
    private var limit: Int
    private var candidate: [UInt32] = []
    private var distance = EditDistance()

    init?(_ written: UnsafeRawBufferPointer, _ maxLength: Int) {
        guard !written.isEmpty, written.count <= 4 * maxLength else { return nil }
        bytes = Array(written)
        scalars = String(decoding: written, as: UTF8.self).unicodeScalars.map(\.value)
        guard scalars.count <= maxLength else { return nil }
        limit = max(2, scalars.count / 3)
    }

    mutating func visit(_ other: UnsafeRawBufferPointer, _ budget: inout Int) -> Verdict {
        budget -= 1
        // The word itself was no answer, or nobody would ask.
        if other.starts(with: bytes) { return other.count == bytes.count ? .farther : .startsAlike }
        guard other.count >= scalars.count - limit, other.count <= 4 * (scalars.count + limit) else { return .farther }
        budget -= other.count
        decode(other)
        guard abs(candidate.count - scalars.count) <= limit else { return .farther }
        guard let found = distance.between(scalars, candidate, atMost: limit, &budget) else { return .farther }
        // The first of those as near as each other stays.
        limit = found - 1
        return .nearer
    }

    private mutating func decode(_ other: UnsafeRawBufferPointer) {
        candidate.removeAll(keepingCapacity: true)
        if other.allSatisfy({ $0 < 0x80 }) {
            for byte in other { candidate.append(UInt32(byte)) }
        } else {
            for scalar in String(decoding: other, as: UTF8.self).unicodeScalars { candidate.append(scalar.value) }
        }
    }
}
