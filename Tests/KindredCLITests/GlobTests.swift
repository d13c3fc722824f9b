@testable import KindredSession
import Testing

struct GlobTests {
    @Test(arguments: [
        ("Pods", "Pods"), ("Pods/", "Pods"), ("./Pods", "Pods"), ("*.xib", "Old.xib"), ("*", "a"), ("a*c", "ac"),
        ("a*b*c", "a-b-b-c"), ("?.xib", "é.xib"), ("??", "日本"), ("**", "a/b/c"), ("**/Tests", "Tests"),
        ("**/Tests", "a/b/Tests"), ("App/**/Old.xib", "App/Old.xib"), ("App/**/Old.xib", "App/a/b/Old.xib"),
        ("App/**", "App/a"), ("**/a/**/b", "a/x/a/y/z/b"), ("**/**/a", "a"), ("a**b", "axxb"), ("*.*", ".a.b"),
    ])
    func matches(_ pattern: String, _ path: String) { #expect(Glob(pattern).matches(path)) }

    @Test(arguments: [
        ("Pods", "App/Pods"), ("Pods", "pods"), ("Pods", "Pods/a"), ("*.xib", "a/Old.xib"), ("?", ""), ("?", "ab"),
        ("a?c", "a/c"), ("App/*", "App"), ("App/*", "App/a/b"), ("**/Tests", "a/Tests2"), ("a**b", "a/b"),
        ("[ab]", "a"),
        ("../a", "a"), ("e\u{301}", "é"),
    ])
    func matchesNot(_ pattern: String, _ path: String) { #expect(!Glob(pattern).matches(path)) }

    @Test func takesNoLongerThanItsLengthsAllow() {
        let stars = String(repeating: "*a", count: 2_000) + "b"
        #expect(!Glob(stars).matches(String(repeating: "a", count: 8_000)))
        let folders = String(repeating: "**/a/", count: 2_000) + "b"
        #expect(!Glob(folders).matches(String(repeating: "a/", count: 8_000)))
    }
}
