import TestSupport
import Testing

/// Classes of one name in several files: the nearest is meant, and where none is nearer than the others, each may be.
@Suite struct CodeTwinsTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let files = [
        "App/HomeViewController.swift": """
        class HomeViewController: UIViewController {
            func open() { present(DetailViewController(), animated: true) }
            func push() { navigationController?.pushViewController(DetailViewController().next(), animated: true) }
            func either() { present(ShareViewController(), animated: true) }
        }
        private enum Style { static let screen = HomeHelpViewController() }
        extension HomeViewController { func help() { present(Style.screen, animated: true) } }
        class HomeHelpViewController: UIViewController {}

        """,
        "App/SceneDelegate.swift":
            "class SceneDelegate { var window: UIWindow?; func go() { window?.rootViewController = HomeViewController() } }\n",
        "App/DetailViewController.swift": """
        class DetailViewController: UIViewController {
            func next() -> UIViewController { HomeHelpViewController() }
            func help() { present(HomeHelpViewController(), animated: true) }
        }

        """,
        "Packages/Feed/Package.swift": "let package = Package(name: \"Feed\")\n",
        "Packages/Feed/Sources/Feed/FeedViewController.swift": """
        public class FeedViewController: UIViewController {
            func open() { present(DetailViewController(), animated: true) }
        }
        private enum Style { static let screen = FeedViewController() }
        class DetailViewController: UIViewController {
            func back() { present(Style.screen, animated: true) }
        }

        """,
        "Share/ShareViewController.swift": """
        class ShareViewController: UIViewController {
            func more() { present(HomeHelpViewController(), animated: true) }
        }

        """,
        "Action/ShareViewController.swift": "class ShareViewController: UIViewController {}\n",
    ]

    private func run(_ arguments: String...) throws -> TestFolder.Run? {
        guard let reader = Reader.path else { return nil }
        for (path, text) in Self.files where folder.read(path) == nil { try folder.write(path, text) }
        return folder.run(arguments, variables: TestFolder.usualVariables + ["KINDRED_SWIFT=\(reader)"])
    }

    @Test("Each is a screen, and what is near to none of them is an alternative")
    func imports() throws {
        guard let run = try run("import", "swift", "App", "Packages", "Share", "Action") else { return }
        #expect(run.code == .done, "\(run.errors)")
        #expect(run.errors.hasSuffix("9 sites: 8 certain, 1 conditional, 0 unresolved; 0 of them system\n"))
        Golden.expect(run.output, in: "Tests/Golden/Code/twins.yaml")
        let edges = try #require(
            try self.run("import", "swift", "App", "Packages", "Share", "Action", "--format", "edges"))
        let lines = edges.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(!edges.output.contains("@") && lines.count { $0.hasPrefix(#""ShareViewController""#) } == 3)
    }

    @Test("A specification means all classes of a name, and so does a change of one")
    func verifies() throws {
        guard let made = try run("import", "swift", "App", "Packages", "Share", "Action") else { return }
        try folder.write("app.kindred.yaml", made.output)
        func verify() throws -> String? {
            try run("verify", "--code", "App", "Packages", "Share", "Action", "--", "app.kindred.yaml")?.errors
        }
        let clean = try #require(try verify())
        #expect(clean.hasSuffix("8 of 8 declared edges found in the code; 5 of 5 classes complete\n"), "\(clean)")
        let path = "Action/ShareViewController.swift"
        try folder.write(
            path,
            "class ShareViewController: UIViewController { func go() { present(HomeViewController(), animated: true) } }\n"
        )
        let errors = try #require(try verify())
        #expect(
            errors.contains(
                "\(path):1:59: error: 'ShareViewController' presents 'HomeViewController', but that isn't declared"))
    }
}
