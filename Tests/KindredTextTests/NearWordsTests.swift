@testable import KindredText
import TestSupport
import Testing

/// The whole table, without a limit.
private func naiveDistance(_ one: [UInt32], _ other: [UInt32]) -> Int {
    var table = [[Int]](repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in 0...one.count {
        for j in 0...other.count {
            if i == 0 || j == 0 {
                table[i][j] = i + j
                continue
            }
            let change = table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
            table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, change)
            if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
            }
        }
    }
    return table[one.count][other.count]
}

@Suite struct SureWordTests {
    @Test(arguments: [
        ("stak", "stack", true), ("form", "from", true), ("s", "stack", true),
        ("definesPresentatonContetx", "definesPresentationContext", true),
        ("foo", "from", false), ("to", "id", false), ("kind", "id", false), ("name", "page", false), ("", "id", true),
    ])
    func isSureOfOneSlipInThree(_ written: String, _ word: String, _ expected: Bool) {
        var nearest = NearWords()
        #expect(nearest.isSurely(written, word: word) == expected)
    }
}

private func naiveNearest(_ written: String, _ candidates: [String]) -> String? {
    let scalars = { (text: String) in text.unicodeScalars.map(\.value) }
    let others = candidates.filter { $0 != written }
    let length = scalars(written).count
    if length < 2 { return nil }
    let near = others.filter { scalars($0).count > 1 }
        .map { (word: $0, distance: naiveDistance(scalars(written), scalars($0))) }
    let least = near.map(\.distance).min() ?? .max
    let nearest = near.first { $0.distance == least }?.word
    if least <= length / 3 { return nearest }
    if let alike = others.first(where: { scalars($0).starts(with: scalars(written)) }) { return alike }
    return least <= min(max(2, length / 3), length - 1) ? nearest : nil
}

private func nearest(_ written: String, _ candidates: [String]) -> String? {
    var nearest = NearWords()
    return nearest.word(written, among: candidates)
}

private func index(_ nearest: inout NearWords, _ written: String, _ candidates: [String?]) -> Int? {
    let arena = candidates.map { $0.map { Array($0.utf8) } }
    let buffers = arena.map {
        $0.map { bytes in
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
            buffer.copyBytes(from: bytes)
            return UnsafeRawBufferPointer(buffer)
        }
    }
    defer { for buffer in buffers { buffer?.deallocate() } }
    return Array(written.utf8).withUnsafeBytes { written in
        nearest.index(of: written, count: buffers.count) { buffers[$0] }
    }
}

@Suite struct NearWordsTests {
    @Test func oneSlipInThreeCharactersBeatsTheBeginningOfAWord() {
        #expect(nearest("presents", ["presentsInFullscreen", "present"]) == "present")
        #expect(nearest("nav", ["tab", "navigation", "navigate"]) == "navigation")
        #expect(nearest("nav", ["nab", "navigation"]) == "nab")
        #expect(nearest("ta", ["to", "tabs"]) == "tabs")
    }

    @Test func upperAndLowerCaseAreNoDifference() {
        #expect(nearest("HOME", ["Home", "home"]) == "Home")
        #expect(nearest("HOME", ["HOMF", "home"]) == "home")
    }

    @Test func oneLetterIsNearToNothing() {
        #expect(nearest("x", ["y", "xs", "xy"]) == nil)
        #expect(nearest("xs", ["x"]) == nil)
        #expect(nearest("to", ["id", "in"]) == nil)
    }

    @Test func theLeastDistanceAndTheFirstOfEquals() {
        #expect(nearest("tabz", ["stack", "table", "tabs", "taby"]) == "tabs")
        #expect(nearest("satck", ["stick", "stack"]) == "stack")
        #expect(nearest("Stack", ["stack"]) == "stack")
    }

    @Test func theLimitIsAThirdOfTheLengthButAtLeastTwo() {
        #expect(nearest("abc", ["xyc"]) == "xyc")
        #expect(nearest("abc", ["xyz"]) == nil)
        #expect(nearest("abcdefghi", ["abcdefxyz"]) == "abcdefxyz")
        #expect(nearest("abcdefgh", ["abcdexyz"]) == nil)
    }

    @Test func ofALongWordAQuarterMayDiffer() {
        #expect(nearest("FollowedTags", ["Followers"]) == nil)
        #expect(nearest("FollowedTags", ["FollowedTopics"]) == nil)
        #expect(nearest("FollowedTags", ["FollowedTaXYZ"]) == "FollowedTaXYZ")
        #expect(nearest("abcdefghijklmnop", ["abcdefghijklWXYZ"]) == "abcdefghijklWXYZ")
    }

    @Test func whatCannotBeMeantIsNotOffered() {
        #expect(nearest("", ["a"]) == nil)
        #expect(nearest("stack", ["stack"]) == nil)
        #expect(nearest("stack", []) == nil)
        #expect(nearest(String(repeating: "é", count: 101), [String(repeating: "é", count: 102)]) == nil)
        #expect(nearest(String(repeating: "é", count: 100), [String(repeating: "é", count: 99)]) != nil)
    }

    @Test(arguments: 0..<300)
    func answersAreThoseOfTheWholeTable(seed: Int) {
        var random = Fixed(state: UInt64(seed))
        let letters = ["a", "b", "é", "漢"]
        func word(_ longest: Int) -> String {
            (0..<Int.random(in: 0...longest, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
                .joined()
        }
        let longest = seed % 2 == 0 ? 6 : 24
        let written = word(longest)
        let candidates = (0..<12).map { _ in word(longest) }
        let expected = naiveNearest(written, candidates)
        #expect(nearest(written, candidates) == expected)
        var bytes = NearWords()
        #expect(index(&bytes, written, candidates).map { candidates[$0] } == expected)
    }

    @Test(arguments: 0..<300)
    func distancesWithinTheLimitAreExact(seed: Int) {
        var random = Fixed(state: UInt64(seed))
        func word() -> [UInt32] {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in .random(in: 0...2, using: &random) }
        }
        var distance = EditDistance()
        for limit in 0...6 {
            let (one, other) = (word(), word())
            var budget = 1_000
            let whole = naiveDistance(one, other)
            #expect(
                distance.between(one, other: other, atMost: limit, budget: &budget) == (whole <= limit ? whole : nil))
        }
    }

    @Test func numbersWithoutAWordArePassedOver() {
        var nearest = NearWords()
        #expect(index(&nearest, "stak", [nil, "tabs", nil, "stack"]) == 3)
    }

    @Test func thereAreNoAnswersOnceTheBudgetIsSpent() {
        var nearest = NearWords(budget: 260)
        #expect(nearest.word("stak", among: ["stack"]) == "stack")
        #expect(nearest.word("stak", among: repeatElement("stack", count: 100)) == nil)
        #expect(nearest.word("stak", among: ["stack"]) == nil)
        #expect(index(&nearest, "stak", ["stack"]) == nil)
    }

    @Test func manyQuestionsAmongManyWordsShareTheBudget() {
        var nearest = NearWords(budget: 200_000)
        let many = repeatElement("Home", count: 10_000)
        let answers = (0..<1_000).compactMap { _ in nearest.word("Home9x", among: many) }
        #expect(answers.count == 19)
    }
}
