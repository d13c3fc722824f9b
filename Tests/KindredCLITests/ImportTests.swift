import KindredSystem
import Foundation
import Testing

struct ImportTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static func document(_ scenes: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="n0"><scenes>\(scenes)</scenes></document>
        """
    }

    private static func scene(_ id: String, _ element: String = "viewController", _ connections: String = "") -> String
    {
        """
        <scene sceneID="s\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController">\
        <connections>\(connections)</connections></\(element)></objects></scene>

        """
    }

    /// A navigation controller on the stack of another is an error, and each of many custom segues is a warning that comes first.
    @Test func showsAnErrorBehindAThousandWarnings() throws {
        let custom = (0..<1_100).map { #"<segue destination="n0" kind="custom" id="c\#($0)"/>"# }.joined()
        let levels = (0..<2).map { level in
            let next =
                #"<segue destination="n\#(level + 1)" kind="relationship" relationship="rootViewController" id="r\#(level)"/>"#
            return Self.scene("n\(level)", "navigationController", level == 0 ? next + custom : next)
        }
        try folder.write("Main.storyboard", Self.document(levels.joined() + Self.scene("n2")))
        let run = folder.run("import", "storyboard", "Main.storyboard", "-o", "Specs")
        #expect(run.code == .errors)
        #expect(run.errors.contains("[navigation-in-stack]"))
        #expect(run.errors.contains("not shown: 101 more warnings\n1 error, 1100 warnings"))
    }

    /// Notes that are counted but not shown don't fail an import either.
    @Test func countsNothingThatIsExpected() throws {
        let scenes = (0..<1_500).map { Self.scene("n\($0)") }.joined()
        try folder.write("Main.storyboard", Self.document(scenes))
        let run = folder.run("import", "storyboard", "Main.storyboard", "-o", "Specs", "--fail-on", "warning")
        #expect(run.code == .done, "\(run.errors.suffix(500))")
        #expect(!run.errors.contains("not shown"))
        #expect(run.errors.hasSuffix("1500 controllers, 0 presentations, 0 pushes\n"))
    }
}
