import Kindred
import KindredDiagnostics
import KindredDumps
import KindredText
import TestSupport
import Testing

/// What an import writes can be read again, however long the names and however deep the containers: libyaml reads keys of up
/// to 1,024 letters, and a specification nests up to 512 levels.
@Suite struct LongNameTests {
    /// Around the limit of libyaml, with letters of one and of several bytes.
    static let names = [1_000, 1_023, 1_024, 1_025, 3_000].flatMap { count in
        ["L", "ü", "中", "L: # "].map { String(repeating: $0, count: count) }
    }
    static let attributes = [
        "storyboardIdentifier", "customClass", "title", "userLabel", "customModule", "modalPresentationStyle",
    ]

    @Test("Names of any length", arguments: attributes)
    func attribute(_ key: String) {
        for name in Self.names {
            // Two of them differ at the end only.
            let scenes = (0..<3).map { number in
                let next = "<connections><segue destination=\"b\((number + 1) % 3)\" kind=\"presentation\" id=\"s\" "
                let segue = next + "identifier=\"\(name)\"/></connections>"
                return scene("b\(number)", segue, attributes: " \(key)=\"\(name)\(number)\"")
            }
            holds(storyboard(scenes.joined(), attributes: " initialViewController=\"b0\""), controllers: 3)
        }
    }

    @Test("Object ids, and names of files, of any length")
    func objects() {
        for name in Self.names where !name.contains(" ") {
            let scenes = scene(name) + scene(name + "2")
            let text = storyboard(scenes, attributes: " initialViewController=\"\(name)\"")
            holds(text, path: "\(name)/Main.storyboard", controllers: 2)
            holds(text, path: "\(name).storyboard", controllers: 2)
        }
    }

    @Test("Classes and depths of a running app", arguments: [1, 2, 254, 255, 256, 300, 512])
    func printed(_ depth: Int) {
        for name in ["App.Home", String(repeating: "L", count: 1_500), String(repeating: "中", count: 1_025)] {
            let first = "<\(name) 0x1>, state: appeared, view: <V 0x2>\n"
            let rest = (1..<max(depth, 1)).map { level in
                "   " + String(repeating: "|    ", count: level - 1)
                    + "| <\(name)\(level % 3) 0x\(level + 2)>, state: appeared, view: <V 0x2>\n"
            }
            let file = SourceFile(path: "console.log", bytes: Array((first + rest.joined()).utf8))
            let imported = HierarchySpecification(files: [file], path: "made.kindred.yaml")
            if depth > HierarchyImport.maximumDepth {
                #expect(imported.made == nil)
                #expect(imported.report.diagnostics.map(\.id) == ["limit-exceeded"])
            } else {
                #expect(imported.report.count(.error) == 0)
                #expect(imported.made?.counts.controllers == depth)
            }
        }
    }

    private func holds(_ text: String, path: String = "Main.storyboard", controllers: Int) {
        let imported = StoryboardImporter().specification(of: [Source(path: path, text: text)])
        let errors = imported.diagnostics.filter { $0.severity == .error }.map { "\($0.id): \($0.message)" }
        #expect(errors.isEmpty)
        #expect(imported.compilation.graph?.controllers.count == controllers)
    }
}
