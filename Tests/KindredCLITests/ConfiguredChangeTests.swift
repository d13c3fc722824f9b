import Foundation
import TestSupport
import Testing

/// Pictures of what changes in several configurations: the headings of `diff`, in its order and words.
@Suite struct ConfiguredChangeTests {
    private struct Picture: Decodable {
        struct Edit: Decodable {
            let title: String
            var on: [String]?
            let kind: String
        }
        struct Label: Decodable {
            let text: String
            var id: String?
        }
        let edits: [Edit]?
        let labels: [Label]

        /// `Home presents compose as fullScreen on phone`
        var headings: [String] {
            (edits ?? []).map { $0.title + ($0.on.map { " on " + $0.joined(separator: " and ") } ?? "") }
        }
        /// The texts of a strip behind its number.
        func texts(_ number: Int) -> [String] {
            Array(labels.filter { $0.id == "\(number)" }.map(\.text).dropFirst())
        }
    }

    /// The headings of `diff`, without quotation marks and places.
    private static func headings(_ text: String) -> [String] {
        text.split(separator: "\n\n").first.map(String.init).map { part in
            part.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { line in
                line.replacing("'", with: "").replacing("  on ", with: " on ").replacing(
                    #/ \([^ ()]+:\d+:\d+\)/#, with: "")
            }
        } ?? []
    }

    private static func picture(_ folder: TestFolder, _ words: [String]) throws -> Picture {
        let run = folder.run(["render"] + words + ["--format", "layout"])
        #expect(run.code == .done, "\(run.errors)")
        return try JSONDecoder().decode(Picture.self, from: Data(run.output.utf8))
    }

    private static func app(_ home: String, post: String = "", lists: String, more: String = "") -> String {
        """
        kindred: 1
        configurations: {phone: compact, pad: regular}
        windows: {main: {phone: tabs, pad: split}}
        screens:
          Home: {pushes: [{to: Lists, on: phone}, Post], presents: [\(home)]}
          Post: {presents: [\(post)]}
          Lists: {presents: [{present: share, style: \(lists)}]}
          Me: {presents: [compose]}
          HomeTab: {stack: [Home]}
        families:
          tabs: {tab: Tabs, tabs: [HomeTab, Me\(more)]}
          split: {split: Split, primary: Me, secondary: Home, compact: HomeTab}
          compose: {navigation: ComposeNav, stack: [Compose]}
          share: Share

        """
    }

    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("old.yaml", Self.app("compose", lists: "fullScreen"))
        try folder.write(
            "new.yaml",
            Self.app(
                "{present: compose, style: {phone: fullScreen, pad: formSheet}}, {present: alert, on: pad}",
                post: "{present: alert, on: phone}", lists: "pageSheet", more: ", Settings") + "  alert: Alert\n")
        return folder
    }

    @Test("Each configuration has its strips, in the order of diff")
    func strips() throws {
        let folder = try folder()
        let diff = folder.run("diff", "old.yaml", "new.yaml")
        let headings = [
            "the family alert added, with Alert", "Settings added, in the tabs of Tabs on phone",
            "Home presents compose as fullScreen instead of automatic (sheet) on phone",
            "Lists presents share as pageSheet instead of fullScreen on phone",
            "Home presents compose as formSheet instead of automatic (sheet) on pad",
        ]
        #expect(Self.headings(diff.output) == headings)
        #expect(
            diff.output.hasSuffix(
                """

                1 family added, 1 view controller added, 2 presentations changed  on phone
                1 family added, 1 presentation changed  on pad

                """), "\(diff.output)")
        let picture = try Self.picture(folder, ["new.yaml", "--compare", "old.yaml"])
        #expect(picture.headings == headings)
        // What two configurations add with other callers is drawn for each.
        #expect(
            picture.texts(1) == [
                "the family alert added, with Alert", "HomeTab › Post", "alert", "Alert", "automatic", "on phone",
                "Home", "alert", "Alert", "automatic", "on pad",
            ])
        #expect(
            picture.texts(4) == [
                "Lists presents share as pageSheet instead of fullScreen", "on phone", "HomeTab › Lists", "share", "~",
                "fullScreen", "pageSheet", "while it is open, Lists no longer disappears",
            ])
        let phone = try Self.picture(folder, ["new.yaml", "--compare", "old.yaml", "--on", "phone"])
        #expect(phone.headings == headings.dropLast().map { $0.replacing(" on phone", with: "") })
        let same = try Self.picture(folder, ["old.yaml", "--compare", "old.yaml"])
        #expect(same.labels.contains { $0.text == "No differences" })
    }

    @Test("The list of the whole map and of the page has them too")
    func whole() throws {
        let folder = try folder()
        let whole = folder.run("render", "new.yaml", "--compare", "old.yaml", "--whole", "--format", "svg").output
        #expect(whole.contains(">1 family added, 1 presentation changed  on pad<"))
        #expect(whole.contains(">'Settings' added, in the tabs of 'Tabs' on phone (new.yaml:11:41)<"), "\(whole)")
        let page = folder.run("render", "new.yaml", "--compare", "old.yaml", "--format", "html")
        #expect(
            page.output.contains("2 presentations changed  on phone; 1 family added, 1 presentation changed  on pad"))
    }

    @Test("An app of a hundred names in three configurations")
    func social() throws {
        let folder = try TestFolder()
        let edits = [
            "posts": [
                (
                    "{present: stories, style: fullScreen,",
                    "{present: stories, style: {phone: pageSheet, regular: fullScreen, narrow: formSheet},"
                )
            ],
            "app": [("{kind: setRoot, to: pad, on: [pad, narrow]}", "{kind: setRoot, to: pad, on: pad}")],
            "messages": [("{present: media, style: overFullScreen,", "{present: media, on: phone, style: custom,")],
        ]
        for file in Repository.entries(of: "Samples/social")
        where file.hasSuffix(".kindred.yaml") && file != "expect.kindred.yaml" {
            let text = try Repository.text("Samples/social/\(file)")
            try folder.write("old/\(file)", text)
            let changed = (edits[String(file.prefix { $0 != "." })] ?? []).reduce(text) {
                $0.replacing($1.0, with: $1.1)
            }
            try folder.write("new/\(file)", changed)
        }
        let headings = Self.headings(folder.run("diff", "old", "new").output)
        #expect(headings.count == 6 && headings.contains { $0.hasSuffix(" on narrow") }, "\(headings)")
        #expect(try Self.picture(folder, ["new", "--compare", "old"]).headings == headings)
        let places = Self.headings(folder.run("diff", "old", "new", "--places").output)
        #expect(try Self.picture(folder, ["new", "--compare", "old", "--places"]).headings == Array(places.prefix(40)))
    }
}
