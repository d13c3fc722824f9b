import KindredGraph
import TestSupport
import Testing

@Suite struct EventTextTests {
    /// What an event is taken apart to, in words.
    private func read(_ text: String) -> String {
        let bytes = Array(text.utf8)
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return bytes.withUnsafeBytes { buffer in
            do throws(EventText.Failure) {
                let event = try EventText(buffer)
                switch (event.what, event.parent) {
                case (.mark(let name), _): return "mark <\(part(name))>"
                case (.callback(let callback), .unsaid): return "<\(part(event.controller))> \(callback)"
                case (.callback(let callback), .none): return "<\(part(event.controller))> \(callback) to nil"
                case (.callback(let callback), .id(let id)):
                    return "<\(part(event.controller))> \(callback) to <\(part(id))>"
                }
            } catch {
                switch error {
                case .shapeless: return "shapeless"
                case .unknownCallback(let range): return "no callback <\(part(range))>"
                case .invalidID(let range): return "no id <\(part(range))>"
                }
            }
        }
    }

    @Test(
        "An event is taken apart",
        arguments: [
            ("Home.viewDidLoad", "<Home> viewDidLoad"),
            ("Home.willMove(Nav)", "<Home> willMove to <Nav>"),
            ("Home.didMove(nil)", "<Home> didMove to nil"),
            ("Split.primary.viewDidAppear", "<Split.primary> viewDidAppear"),
            ("a.b.willMove(c.d)", "<a.b> willMove to <c.d>"),
            ("Home.willMove(x.viewDidLoad)", "<Home> willMove to <x.viewDidLoad>"),
            ("viewDidLoad.viewDidLoad", "<viewDidLoad> viewDidLoad"),
            ("nil.didMove(nil)", "<nil> didMove to nil"),
            ("nil2.didMove(nil2)", "<nil2> didMove to <nil2>"),
            ("Ünïcode_画面-1.viewDidLoad", "<Ünïcode_画面-1> viewDidLoad"),
            ("e\u{301}.didMove(e\u{301})", "<e\u{301}> didMove to <e\u{301}>"),
            ("Home..viewDidLoad", "<Home.> viewDidLoad"),
            // Places of screens.
            ("Tabs/Home.viewDidLoad", "<Tabs/Home> viewDidLoad"),
            ("Tabs/Home.willMove(Tabs/Split.primary)", "<Tabs/Home> willMove to <Tabs/Split.primary>"),
            ("Tabs//Home.viewDidLoad", "no id <Tabs//Home>"), ("Home.didMove(/)", "no id </>"),
            // In the list of one controller.
            ("viewDidLoad", "<> viewDidLoad"),
            ("didMove(nil)", "<> didMove to nil"),
            // Reported later: the decoder knows what a callback takes.
            ("Home.didMove", "<Home> didMove"),
            ("Home.viewDidLoad(nil)", "<Home> viewDidLoad to nil"),
            ("mark(a)", "mark <a>"),
            ("mark(a (b).c)", "mark <a (b).c>"),
            ("mark())", "mark <)>"),
            ("mark.viewDidLoad", "<mark> viewDidLoad"),
            ("Mark.mark(a)", "no callback <mark>"),
            ("Home", "shapeless"), ("", "shapeless"), ("(", "shapeless"), (")", "shapeless"), ("()", "shapeless"),
            ("mark()", "shapeless"), ("mark(", "shapeless"), ("mark", "shapeless"), ("mark(a\nb)", "shapeless"),
            ("Home.didMove(nil", "shapeless"), ("Home.didMove(nil) ", "shapeless"), ("Home(nil)", "shapeless"),
            (".", "shapeless"), ("Home.", "shapeless"), ("Home.viewdidload", "no callback <viewdidload>"),
            ("Home.viewDidLoad ", "no callback <viewDidLoad >"), ("Home. viewDidLoad", "no callback < viewDidLoad>"),
            (".viewDidLoad", "shapeless"), ("9.viewDidLoad", "no id <9>"), ("a b.viewDidLoad", "no id <a b>"),
            ("Home.didMove()", "shapeless"), ("Home.didMove( nil )", "no id < nil >"),
            ("Home.didMove(a)(b)", "no id <a)(b>"), ("Home.didMove(nil))", "no id <nil)>"),
        ])
    func taken(_ text: String, _ expected: String) { #expect(read(text) == expected) }

    @Test("No text is beyond it")
    func anyText() {
        var random = Random(seed: 3)
        let pieces = ["mark", "(", ")", ".", "nil", "Home", "viewDidLoad", "willMove", " ", "é", "\n", ""]
        for _ in 0..<20_000 {
            let text = (0..<random.below(8)).map { _ in random.pick(pieces, or: "") }.joined()
            let isMark = text.hasPrefix("mark(") && text.hasSuffix(")") && text.count > 6 && !text.contains("\n")
            #expect(read(text).hasPrefix("mark ") == isMark, "\(text)")
        }
    }
}
