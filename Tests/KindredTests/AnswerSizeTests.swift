import Kindred
import KindredDiagnostics
import KindredFormats
import KindredGraph
import KindredQuestions
import KindredText
import TestSupport
import Testing

/// The answers about an app of real size: six tabs, on which 14 of its 40 screens can be pushed, and what it presents.
@Suite struct AnswerSizeTests {
    private static let tabs = ["Home", "Search", "Activity", "Messages", "Lists", "Me"]
    private static let shared = [
        "Thread", "Profile", "Hashtag", "Favorites", "Reposts", "Followers", "Following", "Media", "Link", "List",
        "Members", "Location", "Trend", "Collection",
    ]
    private static let settings = [
        "Account", "Privacy", "Blocked", "Muted", "Filters", "Alerts", "Language", "Appearance", "About", "Licences",
    ]
    private static let onboarding = [
        "SignIn", "SignUp", "Confirm", "Suggestions", "Contacts", "Avatar", "Topics", "Done",
    ]

    private static var specification: String {
        var text = "kindred: 1\nwindows: {main: app}\nscreens:\n"
        for (number, screen) in shared.enumerated() {
            let pushed = (1...4).map { shared[(number + $0 * $0) % shared.count] }
            text += "  \(screen):\n    class: \(screen)ViewController\n    children: [\(screen)Header]\n"
            text += "    pushes: [\(pushed.joined(separator: ", "))]\n    presents: [share, compose, alert]\n"
        }
        for tab in tabs {
            let settings = tab == "Me" ? ", settings" : ""
            text += "  \(tab): {class: \(tab)ViewController, pushes: [Thread, Profile, Hashtag], "
            text += "presents: [compose, alert\(settings)]}\n  \(tab)Tab: {stack: [\(tab)]}\n"
        }
        for screen in settings { text += "  \(screen): {class: \(screen)ViewController, presents: [alert]}\n" }
        for (number, screen) in onboarding.enumerated() {
            let next = number + 1 < onboarding.count ? onboarding[number + 1] : "Done"
            text += "  \(screen): {class: \(screen)ViewController, pushes: [\(screen == "Done" ? "" : next)]}\n"
        }
        text += "families:\n  app: {tab: MainTabs, tabs: [\(tabs.map { $0 + "Tab" }.joined(separator: ", "))]}\n"
        text += "  settings:\n    navigation: SettingsNav\n    stack:\n      - {controller: Settings, pushes: "
        text += "[\(settings.joined(separator: ", ")), Profile], presents: [onboarding]}\n"
        text += "  onboarding: {navigation: OnboardingNav, stack: [SignIn]}\n"
        text += "  compose: {navigation: ComposeNav, stack: [{controller: Compose, presents: [alert]}]}\n"
        text += "  share: {controller: Share, class: UIActivityViewController}\n"
        text += "  alert: {controller: Alert, class: UIAlertController}\n"
        return text
    }

    private static func pipeline() -> Pipeline {
        let input = Pipeline.Input(path: "app.kindred.yaml", content: .bytes(Array(specification.utf8)))
        return Pipeline(inputs: [input], threads: 1)
    }

    @Test("A tree shows each screen once")
    func tree() {
        let graph = Self.pipeline().graph
        #expect(graph.controllers.count > 200 && Declarations(graph).count > 60)
        let lines = Self.tree(graph, by: .screens)
        #expect(lines.count <= 230, "\(lines.count)")
        #expect(lines.filter { $0.contains(" Thread (ThreadViewController) [7 places]") }.count == 1)
        #expect(lines.filter { $0.contains("+ shared A") }.count == 7)
        #expect(Self.tree(graph, by: .places).count > 900)
    }

    @Test("Families are explained in a page", arguments: ["settings", "app", "compose", "alert"])
    func explanation(_ family: String) {
        let graph = Self.pipeline().graph
        let lines = Self.lines { _ = Explanation.write(family, in: graph, to: &$0) }
        #expect(lines.count <= 110, "\(lines.count)")
        #expect(family != "settings" || lines.count <= 80, "\(lines.count)")
        #expect(family != "settings" || lines.contains { $0.hasPrefix("  members") && $0.hasSuffix(" 40") }, "\(lines)")
    }

    @Test("Coverage lists what is missing, not what follows from that")
    func coverage() {
        let dump = """
            <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView: 0x2>
               | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView: 0x4>
               |    | <HomeViewController 0x5>, state: disappeared, view: <UIView: 0x6> not in the window
               |    | <ThreadViewController 0x7>, state: appeared, view: <UIView: 0x8>
            """
        let verification = VerificationPipeline(
            specification: Self.pipeline(), texts: [SourceFile(path: "a.log", bytes: Array(dump.utf8))])
        #expect(verification.readings.count == 1 && verification.readings[0].result != nil)
        let text = CoverageText(verification: verification)
        #expect(text.lines.count <= 60, "\(text.lines.count)")
        #expect(text.summary.hasPrefix("shown: 4 of "), "\(text.summary)")
        #expect(text.lines.contains { $0.hasSuffix(": family onboarding, with 9 view controllers") })
        #expect(text.lines.contains { $0.hasSuffix(": SearchTab, with 1 in it") })
        #expect(text.lines.contains { $0.hasSuffix(": Profile (7 places), with 1 in it") })
        #expect(!text.lines.contains { $0.contains("->") })
        #expect(CoverageText(verification: verification, by: .places).lines.count > 200)
    }

    private static func tree(_ graph: ResolvedGraph, by naming: Naming) -> [Substring] {
        lines { out in
            var bytes: [UInt8] = []
            withoutActuallyEscaping({ (more: UnsafeRawBufferPointer) in bytes.append(contentsOf: more) }) { sink in
                GraphTree.write(graph, by: naming, to: ByteWriter(to: sink))
            }
            out.write(String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func lines(_ write: (inout ByteWriter) -> Void) -> [Substring] {
        String(decoding: ByteWriter.collect(write), as: UTF8.self).split(separator: "\n")
    }
}
