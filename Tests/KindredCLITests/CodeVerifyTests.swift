import Foundation
import KindredSystem
import TestSupport
import Testing

/// `verify --code` as a team uses it, on an app of 60 screens: its code, and a specification by hand.
@Suite struct CodeVerifyTests {
    static let count = 60
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        for number in 0..<Self.count { try folder.write("App/Screen\(number).swift", Self.code(number)) }
        try folder.write("App/SceneDelegate.swift", Self.scene)
        try folder.write("app.kindred.yaml", Self.specification())
        try folder.write("kindred.yaml", "project: 1\nsources: [app.kindred.yaml]\n")
    }

    /// The screens that one leads to: it pushes the next two, and each tenth presents one.
    static func code(_ number: Int, also more: String = "") -> String {
        let pushes = [2 * number + 1, 2 * number + 2].filter { $0 < count }.map {
            "        navigationController?.pushViewController(Screen\($0)ViewController(), animated: true)\n"
        }
        let help =
            number % 10 == 5
            ? "    func help() { present(UINavigationController(rootViewController: Screen0ViewController()), animated: true) }\n"
            : ""
        return """
            import UIKit

            final class Screen\(number)ViewController: UIViewController {
                func open() {
            \(pushes.joined())    }
            \(help)\(more)}

            """
    }

    static let scene = """
        import UIKit

        final class SceneDelegate: UIResponder {
            var window: UIWindow?
            func start() { window?.rootViewController = UINavigationController(rootViewController: Screen0ViewController()) }
        }

        """

    private static func specification(without left: String = "") -> String {
        let screens = (0..<count).map { number in
            let pushes = [2 * number + 1, 2 * number + 2].filter { $0 < count }.map { "Screen\($0)" }
            let presents = number % 10 == 5 ? ", presents: [again]" : ""
            return "  Screen\(number): {pushes: [\(pushes.joined(separator: ", "))]\(presents)}\n"
        }
        return """
            kindred: 1
            windows: {main: home}
            screens:
            \(screens.joined())families:
              home: {navigation: HomeNav, stack: [Screen0]}
              again: {navigation: AgainNav, stack: [Screen0]}

            """.replacingOccurrences(of: left, with: "")
    }

    private func verify(_ arguments: String..., reader: String) -> TestFolder.Run {
        folder.run(
            ["verify", "--code", "App"] + arguments, variables: TestFolder.usualVariables + ["KINDRED_SWIFT=\(reader)"])
    }

    @Test("A pull request adds a screen and forgets the specification, then declares it")
    func dailyStory() throws {
        guard let reader = Reader.path else { return }
        let clean = verify(reader: reader)
        #expect(clean.code == .done, "\(clean.errors)")
        #expect(clean.errors.hasSuffix("66 of 66 declared edges found in the code; 60 of 60 classes complete\n"))
        try folder.write(
            "App/Screen7.swift",
            Self.code(7, also: "    func about() { present(AboutViewController(), animated: true) }\n"))
        try folder.write("App/About.swift", "import UIKit\n\nfinal class AboutViewController: UIViewController {}\n")
        let forgotten = verify("--coverage", "--", "app.kindred.yaml", reader: reader)
        #expect(forgotten.code == .errors)
        #expect(
            forgotten.errors.hasPrefix(
                "App/Screen7.swift:8:20: error: 'Screen7ViewController' presents 'AboutViewController'"))
        #expect(
            forgotten.errors.contains(
                "declare a screen with 'class: AboutViewController', and add it to 'presents' of 'Screen7'"))
        #expect(forgotten.output == "App/About.swift:3:1: AboutViewController is not in the specification\n")
        try folder.write(
            "app.kindred.yaml",
            Self.specification().replacingOccurrences(of: "Screen16]}", with: "Screen16], presents: [about]}")
                + "  about: About\n")
        let fixed = verify(reader: reader)
        #expect(fixed.code == .done, "\(fixed.errors)")
        #expect(fixed.errors.hasSuffix("67 of 67 declared edges found in the code; 61 of 61 classes complete\n"))
    }

    /// The line of the specification or of the code that changes, and the rule that tells.
    static let changes: [(file: String, old: String, new: String, rule: String)] = [
        ("app.kindred.yaml", "Screen3: {pushes: [Screen7, Screen8]", "Screen3: {pushes: [Screen7]", "undeclared-edge"),
        ("app.kindred.yaml", "Screen3: {pushes: [Screen7", "Screen3: {pushes: [Screen4, Screen7", "unperformed-edge"),
        ("app.kindred.yaml", "Screen5: {", "Screen5: {class: Screen5ViewControler, ", "unknown-class"),
        ("app.kindred.yaml", "presents: [again]", "presents: [{present: again, style: fullScreen}]", ""),
        (
            "App/Screen7.swift", "navigationController?.pushViewController(Screen15ViewController(), animated: true)",
            "present(Screen15ViewController(), animated: true)", "kind-differs"
        ),
        (
            "App/Screen7.swift", "Screen15ViewController()",
            "Bool.random() ? Screen15ViewController() : Screen9ViewController()", "undeclared-alternative"
        ),
        (
            "App/Screen5.swift",
            "func help() { present(UINavigationController(rootViewController: Screen0ViewController())",
            "func help(_ it: UIViewController) { present(it", "perhaps-performed"
        ),
        (
            "App/SceneDelegate.swift", "UINavigationController(rootViewController: Screen0ViewController())",
            "Screen1ViewController()", "undeclared-edge"
        ),
    ]

    @Test("One changed line gives each finding", arguments: changes.indices)
    func oneLine(_ number: Int) throws {
        guard let reader = Reader.path else { return }
        let change = Self.changes[number]
        let text = try #require(folder.read(change.file))
        try #require(text.contains(change.old))
        try folder.write(change.file, text.replacingOccurrences(of: change.old, with: change.new))
        let run = verify("--notes", "--report", "short=short.txt", reader: reader)
        let rules = Set(
            (folder.read("short.txt") ?? "").split(separator: "\n").compactMap {
                $0.split(separator: "[").last?.dropLast()
            })
        #expect(rules.contains(Substring(change.rule)) || change.rule.isEmpty && rules.isEmpty, "\(run.errors)")
    }

    @Test("Every report format tells the place in the code")
    func formats() throws {
        guard let reader = Reader.path else { return }
        try folder.write(
            "app.kindred.yaml", Self.specification().replacingOccurrences(of: "[Screen7, Screen8]", with: "[Screen7]"))
        for format in [
            "text", "short", "json", "jsonl", "sarif", "junit", "github", "gitlab", "checkstyle", "rdjsonl", "summary",
        ] {
            let run = verify("--report", "\(format)=out", reader: reader)
            #expect(run.code == .errors)
            let text = try #require(folder.read("out"))
            #expect(text.contains("App/Screen3.swift") && text.contains("undeclared-edge"), "\(format): \(text)")
        }
        let json = verify("--format", "json", "--coverage", reader: reader).output
        #expect(
            json.contains("\"verification\": {") && json.contains("\"incomplete\": []")
                && json.contains("\"notInCode\": []"))
    }

    @Test("A baseline knows what is there today; check and verify leave each other's entries alone")
    func baseline() throws {
        guard let reader = Reader.path else { return }
        let specification = Self.specification().replacingOccurrences(of: "[Screen7, Screen8]", with: "[Screen7]")
        try folder.write("app.kindred.yaml", specification + "  spare: Spare\n")
        let usual = TestFolder.usualVariables
        #expect(folder.run(["check", "--write-baseline", "known.json"], variables: usual).code == .done)
        #expect(verify("--write-baseline", "known.json", reader: reader).code == .done)
        let text = try #require(folder.read("known.json"))
        #expect(
            text.contains(
                #""rule":"undeclared-edge","subject":"class","id":"Screen3ViewController","detail":"push:Screen8ViewController""#
            ))
        #expect(text.contains("unused-family"))
        #expect(verify("--baseline", "known.json", reader: reader).code == .done)
        let check = folder.run(["check", "--baseline", "known.json", "--fail-on", "warning"], variables: usual)
        #expect(check.code == .done, "\(check.errors)")
        #expect(folder.run(["check", "--write-baseline", "known.json"], variables: usual).code == .done)
        #expect(folder.read("known.json") == text)
        try folder.write("app.kindred.yaml", Self.specification() + "  spare: Spare\n")
        let stale = verify("--baseline", "known.json", reader: reader)
        #expect(stale.errors.contains("[stale-baseline]") && !stale.errors.contains("unused-family"), "\(stale.errors)")
        #expect(verify("--prune-baseline", "known.json", reader: reader).code == .done)
        let left = try #require(folder.read("known.json"))
        #expect(!left.contains("undeclared-edge") && left.contains("unused-family"))
    }

    @Test("Dumps, other options of dumps and a missing reader are told")
    func wrongUsage() throws {
        try folder.write("console.log", "")
        for arguments in [
            ["console.log"], ["App", "--min-coverage", "80"], ["App", "--callbacks"], ["App", "--dump", "1"],
            ["App", "--window", "main"],
        ] {
            #expect(folder.run(["verify", "--code"] + arguments, variables: TestFolder.usualVariables).code == .usage)
        }
        #expect(
            folder.run(["verify", "--write-baseline", "b", "console.log"], variables: TestFolder.usualVariables).code
                == .usage)
        let missing = verify(reader: folder.file("none"))
        #expect(missing.code == .environment && missing.errors.contains("make build"))
    }

    @Test("A specification with errors is told instead, and a storyboard's classes may show more")
    func otherSides() throws {
        guard let reader = Reader.path else { return }
        try folder.write("App/Main.storyboard", #"<viewController customClass="Screen3ViewController"/>"#)
        try folder.write(
            "app.kindred.yaml",
            Self.specification().replacingOccurrences(of: "[Screen7, Screen8]", with: "[Screen4, Screen7, Screen8]"))
        let run = verify("--notes", reader: reader)
        #expect(
            run.code == .done && run.errors.contains("[perhaps-performed]")
                && run.errors.contains("59 of 60 classes complete"))
        try folder.write("app.kindred.yaml", "kindred: 1\nfamilies: {a: {navigation: A, stack: [B], wrong: 1}}\n")
        let broken = verify(reader: reader)
        #expect(
            broken.code == .errors && broken.errors.contains("[unknown-key]") && !broken.errors.contains("complete"))
    }
}
