import Kindred
import KindredText
import TestSupport
import Testing

/// Property lists and project files that nobody would write: they hide their contents, and nothing else.
@Suite struct ProjectFileTests {
    private static let storyboards = [
        Source(path: "Main.storyboard", text: storyboard(scene("a"), attributes: " initialViewController=\"a\"")),
        Source(path: "Start.storyboard", text: storyboard(scene("b"), attributes: " initialViewController=\"b\"")),
    ]
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>
        """

    @Test("A list is read, with any text around its name that XML allows")
    func forms() {
        let written = [
            Self.list, Self.list.replacing("Start", with: "<![CDATA[Start]]>"),
            Self.list.replacing("Start", with: "St&#97;rt"), Self.list.replacing("Start", with: "<!-- -->Start"),
            "{ UIMainStoryboardFile = Start; }", "// old\n{ /* = */ \"UIMainStoryboardFile\" = 'Start'; }",
        ]
        for text in written { #expect(Self.start(text) == "Start", "\(text)") }
        #expect(
            Self.start("targets: {App: {info: {properties: {UIMainStoryboardFile: Start}}}}", "project.yml") == "Start")
        #expect(
            Self.start("{ a = (b, { INFOPLIST_KEY_UIMainStoryboardFile = Start; }); }", "project.pbxproj") == "Start")
    }

    @Test("What can't be read is passed over with one note")
    func unreadable() {
        let laughs = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let bomb = Self.list.replacing(
            "PropertyList-1.0.dtd\"", with: "PropertyList-1.0.dtd\" [<!ENTITY e0 \"a\">\(laughs)]")
        let texts = [
            "bplist00", "<plist>", "<html/>", "\u{0}", bomb.replacing("Start", with: "&e29;"),
            "<plist>" + String(repeating: "<array>", count: 100_000),
            "<plist " + (0..<10_000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>",
            "<plist " + (0..<100).map { "xmlns:a\($0)=\"b\"" }.joined(separator: " ") + "/>",
        ]
        for text in texts {
            let imported = Self.imported(text, "Info.plist")
            #expect(imported.diagnostics.filter { $0.id == "unread-project-file" }.count == 1, "\(text.prefix(60))")
            #expect(imported.compilation.graph?.windows.count == 1)
        }
    }

    @Test("Whatever becomes of one, the storyboards are imported")
    func mutations() {
        var random = Random(seed: 11)
        let texts = [
            (Self.list, "Info.plist"),
            ("{ a = (b, { INFOPLIST_FILE = \"x\"; UIMainStoryboardFile = Start; }); }", "project.pbxproj"),
            ("a: &a {info: {path: x, properties: {UIMainStoryboardFile: Start}}}\nb: [*a, {<<: *a}]\n", "project.yml"),
        ]
        for _ in 0..<600 {
            let (text, path) = random.pick(texts, or: ("", ""))
            let bytes = mutated(Array(text.utf8), &random)
            let imported = StoryboardImporter().specification(of: Self.storyboards + [Source(path: path, bytes: bytes)])
            #expect(imported.compilation.graph?.families.count == 2)
        }
    }

    private static func imported(_ text: String, _ path: String) -> ImportedSpecification {
        StoryboardImporter().specification(of: storyboards + [Source(path: path, text: text)])
    }

    /// The storyboard that the only window starts with.
    private static func start(_ text: String, _ path: String = "App-Info.plist") -> String? {
        let graph = imported(text, path).compilation.graph
        guard let window = graph?.windows.first, graph?.windows.count == 1 else { return nil }
        return window.families == ["viewController-b"] ? "Start" : "Main"
    }
}
