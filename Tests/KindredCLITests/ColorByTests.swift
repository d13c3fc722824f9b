import KindredSystem
import Foundation
import TestSupport
import Testing

/// `render --color-by`.
@Suite struct ColorByTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            "App/a.kindred.yaml",
            """
            kindred: 1
            windows: {main: app}
            screens:
              Feed: {tags: [reading], pushes: [Post], presents: [{present: help, style: fullScreen}]}
              Post: {tags: [reading, sharing], presents: [share]}
            families:
              app: {tab: Tabs, tabs: [{navigation: HomeTab, stack: [Feed]}, {navigation: Other, stack: [Start]}]}
              share: {controller: Share, tags: [sharing]}
            """)
        try folder.write("App/b.kindred.yaml", "kindred: 1\nfamilies: {help: Help, spare: Spare}\n")
    }

    private func draw(_ options: String...) -> TestFolder.Run {
        folder.run(["render", "App", "--format", "svg"] + options)
    }

    /// The texts of the key with a coloured dot.
    private func key(_ svg: String) -> [String] {
        svg.matches(of: #/r="5" class="f\d+"/><text[^>]*>([^<]*)</#).map { String($0.output.1) }
    }

    @Test("The key names the values, in the order of the graph")
    func keys() {
        let usual = draw()
        #expect(key(usual.output) == [])
        #expect(draw("--color-by", "tab").output == usual.output)
        #expect(key(draw("--color-by", "tag").output) == ["reading", "sharing"])
        #expect(key(draw("--color-by", "file").output) == ["a.kindred.yaml", "b.kindred.yaml"])
        #expect(key(draw("--color-by", "style").output) == ["fullScreen", "pageSheet"])
        let notes = draw("--color-by", "diagnostic")
        #expect(key(notes.output) == ["warning"], "\(notes.errors)")
        #expect(key(draw("--color-by", "tag", "--no-legend").output) == [])
        #expect(draw("--color-by", "tag").output != draw("--color-by", "file").output)
    }

    @Test("The key has only what is in the picture")
    func part() {
        #expect(key(draw("--color-by", "tag", "--around", "Feed").output) == ["reading"])
        #expect(key(draw("--color-by", "tag", "--around", "Post").output) == ["reading", "sharing"])
        #expect(key(draw("--color-by", "style", "--around", "Post").output) == ["pageSheet"])
        #expect(key(draw("--color-by", "file", "--family", "help").output) == ["b.kindred.yaml"])
    }

    @Test("Around a screen, names, families and lines have the colours of what they have")
    func around() {
        func ink(_ part: Regex<(Substring, Substring)>, _ value: String) -> Substring? {
            draw("--color-by", value, "--around", "Post").output.firstMatch(of: part)?.output.1
        }
        let feed = #/<g id="Feed"[^>]*>(?:<title>[^<]*<\/title>)?<rect [^>]*class="f\d+ s(\d+)"/#
        let share = #/<g id="family:share"[^>]*><rect [^>]*class="f\d+ s(\d+)"/#
        let line = #/ class="s(\d+) presents" data-from="Post"/#
        #expect(ink(feed, "tag") != nil && ink(feed, "tag") == ink(line, "tag"))
        #expect(ink(share, "tag") != nil && ink(share, "tag") != ink(line, "tag"))
        #expect(ink(share, "file") != nil && ink(share, "file") == ink(line, "file"))
    }

    @Test("Files are named from the folder that has all of them")
    func files() throws {
        try folder.write("App/more/c.kindred.yaml", "kindred: 1\nfamilies: {extra: Extra}\n")
        let all = key(draw("--color-by", "file").output)
        #expect(all == ["a.kindred.yaml", "b.kindred.yaml", "more/c.kindred.yaml"])
    }

    @Test("More than eight values are counted")
    func many() throws {
        let rows = (0..<11).map { "  S\($0): {tags: [t\($0)]}" }.joined(separator: "\n")
        let stack = (0..<11).map { "S\($0)" }.joined(separator: ", ")
        try folder.write(
            "Many/a.kindred.yaml",
            "kindred: 1\nscreens:\n\(rows)\nwindows: {main: app}\nfamilies: {app: {navigation: Nav, stack: [\(stack)]}}\n"
        )
        let run = folder.run("render", "Many", "--format", "svg", "--color-by", "tag")
        #expect(key(run.output) == (0..<8).map { "t\($0)" })
        #expect(run.output.contains(">and 3 more<"))
    }

    @Test("Places have no colours but their own")
    func refused() throws {
        try folder.write("Plain/a.kindred.yaml", "kindred: 1\nfamilies: {app: Home}\n")
        let plain = folder.run("render", "Plain", "--format", "svg", "--color-by", "file")
        #expect(plain.code == .usage && plain.errors.contains("there are none"), "\(plain.errors)")
        #expect(draw("--color-by", "file", "--places").code == .usage)
        #expect(draw("--color-by", "file", "--overview").code == .usage)
        #expect(draw("--color-by", "colour").code == .usage)
    }
}
