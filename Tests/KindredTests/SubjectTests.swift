import Kindred
import KindredDiagnostics
import KindredText
import Testing

/// The subjects of some findings, exactly, and what doesn't change them.
@Suite struct SubjectTests {
    private static func diagnostics(_ text: String) -> [Diagnostic] {
        Pipeline(inputs: [.init(path: "a.kindred.yaml", content: .bytes(Array(text.utf8)))], threads: 1).report
            .diagnostics
    }

    /// `rule kind id detail`, in the order of the report.
    private static func identities(_ text: String) -> [String] {
        diagnostics(text).map { finding in
            let subject = finding.subject
            return ([finding.id, subject.kind.rawValue, subject.id.text] + (subject.detail.map { [$0.text] } ?? []))
                .joined(separator: " ")
        }
    }

    private static let app = """
        kindred: 1
        families:
          home:
            navigation: HomeNav
            stack: [Home, {navigation: Inner, stack: [Detail]}, {navigation: Other, stack: [Last]}]
          menu: Menu
        presentations:
          - {from: Home, present: menu, style: popover}
          - {from: Home, present: menu, style: popover}
          - {id: more, from: Detail, present: menu, style: popover}
        pushes:
          - {from: Menu, to: Detail}
          - {from: Home, to: Menu}
        expect:
          Menu: {parentViewController: Home, presentingViewController: Home}

        """

    @Test(
        "Controllers, presentations by their made-up ids, pushes with their targets, expectations with their relations")
    func exactSubjects() {
        #expect(
            Self.identities(Self.app) == [
                "navigation-in-stack controller Inner",
                "navigation-in-stack controller Other",
                "popover-without-anchor presentation Home->menu",
                "popover-without-anchor presentation Home->menu#2",
                "popover-without-anchor presentation more",
                "push-outside-navigation push Menu Detail",
                "push-of-stranger push Home Menu",
                "expectation-failed controller Menu parentViewController",
                "expectation-failed controller Menu presentingViewController",
            ])
    }

    @Test("Moved lines, comments and the other findings don't change what a finding is about")
    func movedLines() {
        let lines = Self.app.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let moved =
            [lines[0], "# A comment", ""] + lines[10...14] + ["", "families:", lines[5], "", "  new: New"]
            + lines[2...4] + lines[6...9]
        #expect(Self.identities(moved.joined(separator: "\n")).sorted() == Self.identities(Self.app).sorted())
        let without = Self.app.replacing("Home, {navigation: Inner, stack: [Detail]}", with: "Home, Detail")
        let expected = Self.identities(Self.app).filter { !$0.hasSuffix(" Inner") }
        #expect(Self.identities(without) == expected)
    }

    @Test("A ring and a shared family are the same whichever family or window comes first")
    func orderOfDeclaration() {
        let families = ["  login: Login", "  signup: SignUp"]
        let windows = ["  main: home", "  external: home"]
        let presentations = ["  - {from: Login, present: signup}", "  - {from: SignUp, present: login}"]
        func text(_ order: ([String]) -> [String]) -> String {
            (["kindred: 1", "windows:"] + order(windows) + ["families:", "  home: Home"] + order(families)
                + ["presentations:"] + order(presentations) + [""]).joined(separator: "\n")
        }
        let expected = [
            "presentation-ring family login", "unused-family family login",
            "window-shared-family family home external, main",
        ]
        #expect(Self.identities(text { $0 }).sorted() == expected)
        #expect(Self.identities(text { $0.reversed() }).sorted() == expected)
    }

    @Test("Names: what is declared twice, and what isn't declared")
    func names() {
        let text = """
            kindred: 1
            families:
              home: Home
              help: Home
            presentations:
              - {from: Home, present: cart}

            """
        #expect(
            Self.identities(text) == ["duplicate-id controller Home", "unresolved-reference family cart"])
    }

    @Test("A finding in a scenario is about the scenario and, in detail, the controller")
    func scenarios() {
        let text = """
            kindred: 1
            windows: {main: home}
            families:
              home: {controller: Parent, children: [Child, Other]}
            scenarios:
              - name: move
                start: {children: {Parent: []}}
                steps:
                  - block:
                      - addChild: {parent: Parent, child: Child}
                      - addSubview: {in: Parent, child: Child}
                      - addChild: {parent: Parent, child: Other}
                      - addSubview: {in: Parent, child: Other}
                expect:
                  - Child.viewDidLoad

            """
        let identities = Self.identities(text)
        #expect(identities.contains("missing-did-move scenario move Child"), "\(identities)")
        #expect(identities.contains("missing-did-move scenario move Other"), "\(identities)")
        #expect(identities.contains("trace-mismatch scenario move"), "\(identities)")
    }

    @Test("What is wrong with the text is about the file")
    func files() {
        #expect(Self.diagnostics("kindred: 1\nfamilis:\n").map(\.subject) == [.file])
    }

    @Test("The library has the id, and nothing for a file")
    func library() {
        let compilation = Compiler().compile([Source(path: "a.kindred.yaml", text: Self.app)])
        #expect(
            compilation.diagnostics.map(\.subject) == [
                "Inner", "Other", "Home->menu", "Home->menu#2", "more", "Menu", "Home", "Menu", "Menu",
            ])
        let broken = Compiler().compile([Source(path: "a.kindred.yaml", text: "kindred: 1\nfamilis:\n")])
        #expect(broken.diagnostics.map(\.subject) == [nil])
    }

    @Test("A huge id is shortened, and ids that only look the same differ")
    func texts() {
        let huge = Diagnostic.Subject(kind: .controller, id: String(repeating: "x", count: 1_000_000), detail: "d")
        #expect(huge.id.text.utf8.count < 1_000)
        #expect(
            Diagnostic.Subject(kind: .family, id: "caf\u{E9}") != Diagnostic.Subject(kind: .family, id: "cafe\u{301}"))
        #expect(Diagnostic.Subject(kind: .family, id: "a") != Diagnostic.Subject(kind: .controller, id: "a"))
        #expect(
            Diagnostic.Subject(kind: .family, id: "a", detail: "b")
                != Diagnostic.Subject(kind: .family, id: "a", detail: "c"))
    }
}
