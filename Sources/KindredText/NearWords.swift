/// Finds the word that was meant: the nearest by edit distance if it has at most one slip in three characters, else the
/// first that starts with what was written, else the nearest if at most two characters, or a third, differ; in a
/// long word, if it isn't a path of several, no more than three, or a quarter.
///
/// Upper and lower case don't count as a difference if nothing else differs. One letter is near to nothing.
///
/// All questions share a budget, so that a long list of unknown words among very many known ones stays cheap; when it
/// is spent, there are no more answers.
package struct NearWords: Sendable {
    private static let maxLength = 100
    /// The cost of a question before any word is looked at.
    private static let costOfAsking = 100
    private var budget: Int

    /// - Parameter budget: How many bytes and cells of distance tables may be looked at in all.
    package init(budget: Int = 20_000_000) {
        self.budget = budget
    }

    /// Whether the budget is spent.
    package var isSpent: Bool { budget <= 0 }

    /// Returns the word that was meant, with a budget for one question.
    package static func word(_ written: String, among candidates: some Sequence<String>) -> String? {
        var words = NearWords(budget: 1_000_000)
        return words.word(written, among: candidates)
    }

    package mutating func word(_ written: String, among candidates: some Sequence<String>) -> String? {
        var written = written
        guard budget > 0,
            var search = written.withUTF8({ Search(written: UnsafeRawBufferPointer($0), maxLength: Self.maxLength) })
        else { return nil }
        budget -= Self.costOfAsking
        var (nearest, beginning): (String?, String?) = (nil, nil)
        for candidate in candidates {
            var bytes = candidate
            let verdict = bytes.withUTF8 { search.visit(UnsafeRawBufferPointer($0), budget: &budget) }
            if verdict.isNearer { nearest = candidate }
            if verdict.startsAlike, beginning == nil { beginning = candidate }
            if budget <= 0 { return nil }
        }
        return search.isSure ? nearest : beginning ?? nearest
    }

    /// The same for numbered candidates as bytes; those without bytes are skipped.
    package mutating func index(
        of written: UnsafeRawBufferPointer, count: Int, bytes: (Int) -> UnsafeRawBufferPointer?
    ) -> Int? {
        guard budget > 0, var search = Search(written: written, maxLength: Self.maxLength) else { return nil }
        budget -= Self.costOfAsking
        var (nearest, beginning): (Int?, Int?) = (nil, nil)
        for index in 0..<max(0, count) {
            guard let bytes = bytes(index) else { continue }
            let verdict = search.visit(bytes, budget: &budget)
            if verdict.isNearer { nearest = index }
            if verdict.startsAlike, beginning == nil { beginning = index }
            if budget <= 0 { return nil }
        }
        return search.isSure ? nearest : beginning ?? nearest
    }

    /// Takes what another search would cost from the budget; false once it is spent.
    package mutating func spend(_ cost: Int) -> Bool {
        if budget <= 0 { return false }
        budget -= cost
        return true
    }

    /// Whether a word was almost certainly meant as another: the other starts with it, or it has at most one slip in three
    /// characters, and not more than one in fewer.
    package mutating func isSurely(_ written: String, word: String) -> Bool {
        let (one, other) = (written.unicodeScalars.map(\.value), word.unicodeScalars.map(\.value))
        if other.starts(with: one) || written.lowercased() == word.lowercased() { return true }
        var distance = EditDistance()
        return distance.between(one, other: other, atMost: max(1, one.count / 3), budget: &budget) != nil
    }

    /// Whether a word has at most one slip in three characters, and no other valid word is as near. Case, `-` and `_` don't
    /// count.
    package static func isCertain(_ written: String, word: String, among valid: [String]) -> Bool {
        guard written.utf8.count <= maxLength else { return false }
        func plain(_ word: String) -> [UInt32] {
            word.lowercased().unicodeScalars.lazy.filter { $0 != "-" && $0 != "_" }.map(\.value)
        }
        let letters = plain(written)
        var (distances, budget) = (EditDistance(), 1_000_000)
        func distance(to word: String, atMost limit: Int) -> Int? {
            distances.between(letters, other: plain(word), atMost: limit, budget: &budget)
        }
        guard let least = distance(to: word, atMost: max(1, letters.count / 3)) else { return false }
        return !valid.contains { $0 != word && distance(to: $0, atMost: least) != nil }
    }
}

/// The search for one word, which remembers how near it has come.
private struct Search {
    struct Verdict {
        var isNearer = false
        var startsAlike = false
    }

    private let bytes: [UInt8]
    private let scalars: [UInt32]
    /// The distance beyond which a word is not near, or no nearer than another.
    private var limit: Int
    /// Whether the nearest word so far has at most one slip in three characters.
    private(set) var isSure = false
    private var candidate: [UInt32] = []
    private var distance = EditDistance()

    init?(written: UnsafeRawBufferPointer, maxLength: Int) {
        guard !written.isEmpty, written.count <= 4 * maxLength else { return nil }
        bytes = Array(written)
        scalars = String(decoding: written, as: UTF8.self).unicodeScalars.map(\.value)
        guard scalars.count > 1, scalars.count <= maxLength else { return nil }
        // Something must be the same.
        let third = max(2, scalars.count / 3)
        let most = scalars.contains(0x2F) ? third : min(third, max(3, scalars.count / 4))
        limit = min(most, scalars.count - 1)
    }

    mutating func visit(_ other: UnsafeRawBufferPointer, budget: inout Int) -> Verdict {
        budget -= 1
        // The word itself isn't an answer, because it wasn't accepted.
        let startsAlike = other.starts(with: bytes)
        if startsAlike, other.count == bytes.count { return Verdict() }
        return Verdict(isNearer: isNearer(other, budget: &budget), startsAlike: startsAlike)
    }

    private mutating func isNearer(_ other: UnsafeRawBufferPointer, budget: inout Int) -> Bool {
        guard limit >= 0, other.count >= scalars.count - limit, other.count <= 4 * (scalars.count + limit) else {
            return false
        }
        budget -= other.count
        if differsInCaseOnly(other) {
            (limit, isSure) = (-1, true)
            return true
        }
        decode(other)
        guard candidate.count > 1, abs(candidate.count - scalars.count) <= limit,
            let found = distance.between(scalars, other: candidate, atMost: limit, budget: &budget)
        else { return false }
        // The first of those as near as each other stays.
        limit = found - 1
        isSure = found <= scalars.count / 3
        return true
    }

    private func differsInCaseOnly(_ other: UnsafeRawBufferPointer) -> Bool {
        func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
        return other.count == bytes.count && zip(other, bytes).allSatisfy { folded($0) == folded($1) }
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
