import Kindred
import TestSupport

/// A specification with screens that several stacks share: tabs, stacks that are presented, and screens that push each other.
struct ScreenApp {
    private var random: Random
    private var screens: [String] = []
    private var modals: [String] = []
    private var style = ""
    private var count = 0

    static func source(seed: UInt64) -> Source {
        var app = ScreenApp(random: Random(seed: seed))
        return Source(path: "app.kindred.yaml", text: app.text())
    }

    private init(random: Random) { self.random = random }

    private mutating func text() -> String {
        screens = (0..<3 + random.below(6)).map { "S\($0)" }
        let styles = ["pageSheet", "fullScreen", "formSheet", "overFullScreen"]
        // A dump doesn't tell families with equal roots apart, so their styles must not differ either.
        style = random.pick(styles, or: "pageSheet")
        modals = (0..<random.below(5)).map { "modal\($0)" }
        var text = "kindred: 1\nwindows: {main: app}\nscreens:\n"
        for screen in screens { text += "  \(screen): {\(members(screen, classOf: screen).joined(separator: ", "))}\n" }
        text += "families:\n  app:\n    tab: Tabs\n    tabs:\n"
        for tab in 0..<2 + random.below(3) { text += "      - \(stack("Nav\(tab)"))\n" }
        for modal in modals {
            let isStack = random.oneIn(2)
            text += "  \(modal): \(isStack ? stack("Nav-\(modal)") : plain())\n"
        }
        return text
    }

    private mutating func stack(_ id: String) -> String {
        // What is pushed from a plain controller is derived here as well.
        let bottom = random.oneIn(3) ? plain() : random.pick(screens, or: "S0")
        return "{navigation: \(id), stack: [\(bottom)]}"
    }

    private mutating func plain() -> String {
        count += 1
        return
            "{controller: Plain\(count), \(members("Plain\(count)", classOf: "Plain\(count)").joined(separator: ", "))}"
    }

    /// Class, children, pushes and presentations. Some screens have the class of another.
    private mutating func members(_ id: String, classOf name: String) -> [String] {
        let name = random.oneIn(8) && name.hasPrefix("S") ? "S0" : name
        var members = ["class: App.\(name)ViewController"]
        let children = (0..<random.below(3)).map { "{controller: \(id)-Part\($0), class: App.\(name)Part\($0)View}" }
        if !children.isEmpty { members.append("children: [\(children.joined(separator: ", "))]") }
        let pushed = screens.filter { _ in random.oneIn(3) }
        let isInNavigation = !id.hasPrefix("Plain") || random.oneIn(2)
        if !pushed.isEmpty, isInNavigation { members.append("pushes: [\(pushed.joined(separator: ", "))]") }
        let shown = modals.filter { _ in random.oneIn(3) }.map { "{present: \($0), style: \(style)}" }
        if !shown.isEmpty { members.append("presents: [\(shown.joined(separator: ", "))]") }
        return members
    }
}
