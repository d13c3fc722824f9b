import KindredSystem
import Testing

struct PathTextTests {
    @Test(arguments: [
        ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("a/..", "."), ("", "."), (".", "."), ("..", ".."),
        ("../a/../../b", "../../b"),
        ("/", "/"), ("/..", "/"), ("/../a/./", "/a"), ("./-", "-"), ("a/...", "a/..."), ("é/\u{301}x", "é/\u{301}x"),
    ])
    func normalises(_ path: String, _ expected: String) {
        #expect(PathText.normalised(path) == expected)
    }

    @Test(arguments: [
        ("a/b", "a/b"), ("./a", "a"), ("/home/me/a/b", "a/b"), ("/home/me", "."), ("/home/me/", "."),
        ("/home/meow/a", "/home/meow/a"),
        ("../me/a", "a"), ("../you/./a", "../you/a"), ("../../home/me/x", "x"), ("..", ".."),
        ("/etc/../home/me/a", "a"),
    ])
    func showsPathsFromTheCurrentFolder(_ path: String, _ expected: String) {
        #expect(PathText.shown(path) { ["/home/me"] } == expected)
    }

    @Test(arguments: [
        ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("Größe/x-1.yaml", "Größe/x-1.yaml"), ("-", "./-"),
        ("-o x", "'./-o x'"),
    ])
    func quotesForAShell(_ path: String, _ expected: String) {
        #expect(PathText.quoted(path) == expected)
    }

    @Test func knowsAllNamesOfTheCurrentFolder() {
        #expect(PathText.shown("/link/a") { ["/real", "/link"] } == "a")
        #expect(PathText.shown("/a/b") { ["/"] } == "a/b")
        #expect(PathText.shown("/a/b") { [] } == "/a/b")
    }

    @Test(arguments: [
        ("a.json", "json"), ("a/b.SVG", "svg"), ("a.b/c", nil), (".json", nil), ("a.", ""), ("x.tar.gz", "gz"),
    ])
    func findsSuffixes(_ path: String, _ suffix: String?) {
        #expect(PathText.suffix(of: path) == suffix)
    }
}
