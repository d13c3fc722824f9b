@testable import KindredCLI
import Foundation
import TestSupport
import Testing

/// PNG and PDF, which need neither graphviz nor fonts.
@Suite struct PaintedPictureTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            "a.kindred.yaml",
            """
            kindred: 1
            windows: {main: home}
            families:
              home: {navigation: HomeNav, stack: [Home, Détail]}
              help: {controller: Ωmega, class: 設定画面}
            presentations:
              - {from: Home, present: help, style: fullScreen}
            """)
    }

    private func draw(_ name: String, _ options: [String] = []) throws -> (bytes: Data, errors: String) {
        let run = folder.run(["render"] + options + ["-o", name], variables: ["PATH=/nowhere"])
        #expect(run.code == .done, "\(run.errors)")
        return (try Data(contentsOf: URL(filePath: folder.file(name))), run.errors)
    }

    /// What a reader of the standards finds in a picture: the size, then colours or texts.
    private func read(_ name: String) throws -> [String] {
        let python = try #require(Tool("python3"))
        let result = try python.run([
            Repository.url("Tests/Formats/painted.py").path, folder.file(name),
        ])
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map(String.init)
    }

    private var social: String { Repository.url("Samples/social").path }

    @Test("The same bytes each time", arguments: ["png", "pdf"])
    func isStable(_ format: String) throws {
        let first = try draw("x.\(format)", [social])
        #expect(try draw("y.\(format)", [social]).bytes == first.bytes)
        #expect(first.errors == "")
    }

    @Test(
        "A PDF has every name as text", .enabled(if: Tool("python3") != nil),
        arguments: [[], ["--places"], ["--overview"]])
    func findsNames(_ options: [String]) throws {
        _ = try draw("x.pdf", [social] + options)
        let texts = Set(try read("x.pdf").dropFirst())
        let names = options == ["--overview"] ? ["compose", "In several stacks"] : ["Conversation", "ForgotPassword"]
        for name in names {
            let isThere = texts.contains(name)
            #expect(isThere, "\(name)")
        }
        // Of letters that mean the same, a reader finds the one that was written.
        let letters = Set(texts.flatMap(\.unicodeScalars))
        #expect(letters.contains("\u{B7}") && !letters.contains("\u{387}"))
    }

    @Test("Letters without an outline are boxes, and remain text", .enabled(if: Tool("python3") != nil))
    func showsBoxes() throws {
        let note = "kindred: 4 letters have no outline in PNG and PDF\n"
        #expect(try draw("x.png").errors == note)
        #expect(try draw("x.pdf").errors == note)
        let texts = try read("x.pdf")
        for name in ["Détail", "Ωmega", "設定画面"] {
            let isThere = texts.contains(name)
            #expect(isThere, "\(name)")
        }
    }

    @Test("An accent behind its letter is drawn with it, and no mark is lost", .enabled(if: Tool("python3") != nil))
    func drawsMarks() throws {
        try folder.write(
            "a.kindred.yaml",
            """
            kindred: 1
            families:
              home: {navigation: De\u{301}tail, stack: [D\u{302}ata, שלום]}
            """)
        // The "D" with its mark, and four letters of Hebrew.
        #expect(try draw("x.pdf").errors == "kindred: 5 letters have no outline in PNG and PDF\n")
        let texts = try read("x.pdf")
        // Readers turn Hebrew around.
        for name in ["Détail", "D\u{302}ata", "םולש"] {
            let isThere = texts.contains(name)
            #expect(isThere, "\(name)")
        }
        // A font has an outline for "é".
        #expect(texts.contains { $0.unicodeScalars.elementsEqual("Détail".unicodeScalars) })
    }

    @Test("What would reorder a text is a box of its own width", .enabled(if: Tool("python3") != nil))
    func showsControls() throws {
        _ = try draw("x.pdf", ["--title", "a\u{202E}b\tc\u{1}\u{200F}"])
        #expect(try read("x.pdf").dropFirst().first == "a\u{FFFD}b c\u{FFFD}\u{FFFD}")
    }

    @Test("Only texts of exact widths say how long they are")
    func joinsLetters() throws {
        _ = try draw("x.svg")
        let svg = try String(contentsOf: URL(filePath: folder.file("x.svg")), encoding: .utf8)
        let lines = svg.split(separator: "\n")
        for (name, isExact) in [("Détail", true), ("Ωmega", true), ("設定画面", false)] {
            let text = try #require(lines.first { $0.contains(">\(name)</text>") })
            let start = try #require(text.range(of: ">\(name)<")).lowerBound
            let tag = text[..<start].split(separator: "<").last ?? ""
            #expect(tag.contains("textLength") == isExact, "\(name): \(tag)")
        }
    }

    @Test("Names of a whole map that are too small on paper are a note")
    func saysSmall() throws {
        let city = Repository.url("Samples/city").path
        let note = "kindred: names are 4.4 pt on A3; --overview shows what opens what\n"
        #expect(try draw("x.svg", [city]).errors == note)
        #expect(try draw("x.pdf", [city]).errors == note)
        for options in [
            ["--places"], ["--overview"], ["--family", "wallet"], ["--around", "signIn"], ["--format", "layout"],
        ] {
            #expect(try draw("x.svg", [city] + options).errors == "", "\(options)")
        }
        #expect(try draw("x.svg", [social]).errors == "")
    }

    @Test("Light, dark, larger, and on paper", .enabled(if: Tool("python3") != nil))
    func hasSizes() throws {
        _ = try draw("x.png")
        let usual = try #require(try read("x.png").first).split(separator: " ")
        #expect(usual[2] == "ffffff")
        _ = try draw("x.png", ["--dark", "--scale", "2"])
        let dark = try #require(try read("x.png").first).split(separator: " ")
        #expect(dark[2] == "14181d")
        // Both are rounded up.
        #expect(try abs(#require(Int(dark[0])) - 2 * #require(Int(usual[0]))) <= 1)
        _ = try draw("x.png", ["--paper", "A4"])
        #expect(try read("x.png").first?.hasPrefix("1123 794 ") == true)
        _ = try draw("x.pdf", ["--paper", "letter", "--dark"])
        #expect(try read("x.pdf").first == "792.0000 612.0000")
    }
}
