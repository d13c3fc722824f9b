@testable import KindredGraph
import Testing

/// The texts of selectors, and what is wrong with others.
@Suite struct SelectorTests {
    static let good = [
        "*", "Home", "画面?", "_a-b.c/d", "a or b", "a and b or not c", "not(a)", "( a )", "((a or b)) and (c)",
        "+a", "a+", "2+a", "a+3", "1+a+2", "+a+", "+(a or b)+", "2+within(tag:x)", "not +a", "not not a",
        "within(a)", "roots( a or b )", "view:front", "id:and", "id:*", "kind:tab", "kind:*", "class:Shop.*<Int>",
        "tag:a", "family:x", "window:m*", "role:stack", "style:over*", "file:Specs/*", "screen:Cart", "title:Sign?in",
        "implicit:true", "\ta\n or\r b ", "not within(roots(a+)) and (b or c)", "within (a)", "android or notes",
        "a+ or +b",
    ]

    /// A text, where its mistake is, what is said, and what is suggested instead.
    private static let kinds = "controller, navigation, tab, split or page"
    private static let roles =
        "root, stack, tab, page, child, primary, supplementary, secondary, compact or inspector"
    private static let styles =
        "sheet, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover or unknown"

    static let bad: [(text: String, range: Range<Int>, message: String, near: String?)] = [
        ("", 0..<0, "the selector is empty", nil),
        ("  ", 2..<2, "the selector is empty", nil),
        ("a or", 4..<4, "a selector is missing after 'or'", nil),
        ("a and not ", 10..<10, "a selector is missing after 'not'", nil),
        ("or a", 0..<2, "a selector is missing before 'or'", nil),
        ("a or and", 5..<8, "a selector is missing before 'and'", nil),
        ("()", 1..<2, "a selector is missing after '('", nil),
        (")", 0..<1, "a selector is missing before ')'", nil),
        ("a)", 1..<2, "this ')' has no '('", nil),
        ("(a or (b)", 0..<1, "this '(' is never closed", nil),
        ("a b", 2..<3, "'and' or 'or' is missing before 'b'", nil),
        ("(a b)", 3..<4, "'and' or 'or' is missing before 'b'", nil),
        ("a (b)", 0..<1, "there is no function 'a'", nil),
        ("a AND b", 2..<5, "'AND' can't connect two selectors", "and"),
        ("a || b", 2..<4, "'||' can't connect two selectors", "or"),
        ("a,b", 1..<2, "',' can't be in an id", nil),
        ("tag:a,tag:b", 5..<6, "',' can't be in an id", nil),
        ("!a", 0..<1, "'!' can't be in an id", nil),
        ("2a", 0..<2, "'2a' can't be an id, because it starts with a digit", nil),
        ("+2x", 0..<3, "the number of steps goes before '+'", "2+x"),
        ("+ x", 0..<1, "there can't be a space after '+'", nil),
        ("x+y", 1..<3, "only a number of steps can follow '+'", nil),
        ("a+,+b", 1..<3, "only a number of steps can follow '+'", nil),
        ("++x", 1..<2, "a selector is missing after '+'", nil),
        ("+", 1..<1, "a selector is missing after '+'", nil),
        ("wihtin(a)", 0..<6, "there is no function 'wihtin'", "within"),
        ("tag(a)", 0..<3, "'tag' isn't a function", nil),
        ("tags:a", 0..<4, "there is no key 'tags'", "tag"),
        (":a", 0..<0, "a key is missing before ':'", nil),
        ("tag:", 0..<4, "'tag:' needs a value", nil),
        ("view:", 0..<5, "'view:' needs a value", nil),
        ("kind:tabs", 5..<9, "'kind' must be \(kinds), not 'tabs'", "tab"),
        ("role:roots", 5..<10, "'role' must be \(roles), not 'roots'", "root"),
        ("style:automatic", 6..<15, "'style' must be \(styles), not 'automatic'", "sheet"),
        ("style:pagesheet", 6..<15, "'style' must be \(styles), not 'pagesheet'", "pageSheet"),
        ("kind:x*", 5..<7, "'kind' must be \(kinds), not 'x*'", nil),
        ("implicit:yes", 9..<12, "'implicit' must be true or false, not 'yes'", nil),
    ]

    private static func failure(_ text: String) -> Selector.Failure? {
        do throws(Selector.Failure) {
            _ = try Selector(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("Good selectors are read", arguments: good)
    func reads(_ text: String) { #expect(Self.failure(text) == nil) }

    @Test("A mistake is found at its place, with what was meant", arguments: bad.indices)
    func findsMistake(_ index: Int) {
        let each = Self.bad[index]
        let found = Self.failure(each.text)
        #expect(found?.range == each.range)
        #expect(found?.message == each.message)
        #expect(found?.nearest == each.near)
    }

    /// Never a trap, and a place within the text.
    @Test("Every part of a selector is one, or has its mistake in it", arguments: good + bad.map(\.text))
    func everyPart(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        for start in 0...scalars.count {
            for end in start...scalars.count {
                let part = String(String.UnicodeScalarView(scalars[start..<end]))
                guard let problem = Self.failure(part) else { continue }
                #expect(!problem.message.isEmpty && problem.range.upperBound <= part.utf8.count, "\(part)")
            }
        }
    }

    @Test("Parentheses nest a hundred deep, and no deeper")
    func nesting() {
        func nested(_ depth: Int, _ open: String) -> String {
            String(repeating: open, count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(Self.failure(nested(100, "(")) == nil)
        #expect(Self.failure(nested(100, "within(")) == nil)
        let tooDeep = Self.failure(nested(101, "("))
        #expect(tooDeep?.message == "parentheses can't nest deeper than 100 levels")
        #expect(tooDeep?.range == 100..<101)
        #expect(Self.failure(nested(300_000, "(")) == tooDeep)
        #expect(Self.failure(String(repeating: "not ", count: 250_000) + "a") == nil)
        #expect(Self.failure(String(repeating: "(", count: 1_000_000))?.range == 100..<101)
    }

    @Test("A long selector is read in linear time")
    func isLinear() throws {
        func duration(_ count: Int) throws -> Duration {
            let text = "tag:a" + String(repeating: " or not (b and c+)", count: count)
            var shortest = Duration.seconds(1_000)
            for _ in 0..<3 {
                let start = ContinuousClock.now
                let operations = try Selector(text).operations.count
                shortest = min(shortest, ContinuousClock.now - start)
                #expect(operations == 1 + 6 * count)
            }
            return shortest
        }
        let (short, long) = (try duration(2_000), try duration(20_000))
        #expect(long < short * 40, "\(short) and \(long)")
    }
}
