import Kindred
import KindredDiagnostics
import KindredStoryboards
import Testing

/// Storyboards that would make more than any machine holds, or more work than they have lines.
@Suite struct HostileImportTests {
    @Test("Tabs that push tabs double at every step: few lines, and places up to the compiler's limit")
    func doubling() {
        let scenes = (0..<30).flatMap { level in
            let tabs = ["a", "b"].map { Self.segue("n\($0)\(level)", "relationship", "viewControllers") }
            return [Self.scene("tabBarController", "t\(level)", tabs)]
                + ["a", "b"].flatMap { side in
                    let root = Self.segue("r\(side)\(level)", "relationship", "rootViewController")
                    let next = level < 29 ? [Self.segue("t\(level + 1)", "show")] : []
                    return [
                        Self.scene("navigationController", "n\(side)\(level)", [root]),
                        Self.scene("viewController", "r\(side)\(level)", next),
                    ]
                }
        }
        let made = Self.made(scenes)
        #expect(made.report.diagnostics.map(\.id) == ["limit-exceeded"])
        #expect(made.text.split(separator: 0x0A).count < 800)
    }

    @Test("Split view controllers that share scenes multiply them, up to a limit")
    func splits() {
        let scenes = (0..<130).flatMap { number in
            let list = Self.segue("v\(number % 100)", "relationship", "masterViewController")
            let shows = (0..<80).map { Self.segue("v\((number + $0) % 100)", "show") }
            return [
                Self.scene("splitViewController", "s\(number)", [list], more: "allowDoubleColumnStyle=\"YES\""),
                Self.scene("viewController", "v\(number)", shows + [Self.segue("v0", "showDetail")]),
            ]
        }
        let made = Self.made(scenes)
        #expect(made.report.diagnostics.map(\.id).contains("limit-exceeded"))
        #expect(made.files.isEmpty && !made.isWhole)
    }

    @Test("Controllers in controllers, deeper than people read, and deeper than the limit")
    func depth() {
        func chain(_ length: Int) -> [String] {
            (0..<length).map { level in
                Self.scene(
                    "viewController", "d\(level)", level < length - 1 ? [Self.segue("d\(level + 1)", "embed")] : [])
            }
        }
        #expect(Self.made(chain(60)).report.diagnostics.isEmpty)
        let deep = Self.made(chain(500))
        #expect(deep.report.diagnostics.isEmpty && deep.counts.controllers == 500)
        #expect(Self.made(chain(520)).report.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    @Test("Everyone shows everyone: one place each, and an edge for each pair")
    func complete() {
        let root = Self.segue("v0", "relationship", "rootViewController")
        let scenes =
            [Self.scene("navigationController", "nav", [root])]
            + (0..<60).map { one in
                Self.scene("viewController", "v\(one)", (0..<60).map { Self.segue("v\($0)", "show") })
            }
        let made = Self.made(scenes)
        #expect(made.counts.controllers == 61)
        #expect(made.counts.pushes == 3_600)
        #expect(made.pipeline.report.count(.error) == 0)
    }

    @Test("More is counted than is kept")
    func counts() {
        let segues = (0..<3_000).map { _ in Self.segue("x", "unwind") }
        let made = Self.made([Self.scene("viewController", "a", segues)])
        #expect(made.counts.declared.unmapped.map(\.count) == [3_000])
    }

    private static func scene(_ element: String, _ id: String, _ segues: [String], more: String = "") -> String {
        "<scene><objects><\(element) id=\"\(id)\" \(more) sceneMemberID=\"viewController\"><connections>\(segues.joined())"
            + "</connections></\(element)></objects></scene>"
    }

    private static func segue(_ destination: String, _ kind: String, _ relationship: String? = nil) -> String {
        let relation = relationship.map { " relationship=\"\($0)\"" } ?? ""
        return "<segue destination=\"\(destination)\" kind=\"\(kind)\"\(relation)/>"
    }

    private static func made(_ scenes: [String]) -> SpecificationImport {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"><scenes>"
            + scenes.joined() + "</scenes></document>"
        let reading = StoryboardReading(
            inputs: [.init(path: "Made.storyboard", content: .bytes(Array(text.utf8)))], threads: 1)
        return SpecificationImport(reading: reading, threads: 1)
    }
}
