import Kindred
import TestSupport

/// A specification like those of real apps: tabs with stacks, modals that present modals, a few that everybody presents.
struct GeneratedApp {
    private struct Screen {
        let id: String
        /// How many presentations lead to it.
        let depth: Int
    }

    private var random: Random
    private var count = 0
    private var screens: [[Screen]] = []
    private var families = ""
    private var presentations = ""
    private var pushes = ""

    private static let styles = [
        "automatic", "automatic", "automatic", "pageSheet", "formSheet", "fullScreen", "overCurrentContext", "popover",
    ]

    static func sources(_ size: Int, seed: UInt64) -> [Source] {
        var app = GeneratedApp(random: Random(seed: seed &+ UInt64(size) &* 1_000_003))
        app.addTabs(size < 60 ? 3 : 5, size)
        let shared = (0..<max(2, min(15, size / 25))).map { app.addModal("shared\($0)", 1 + $0 % 4, area: nil) }
        while app.count < size { app.addModal(size) }
        for family in shared { app.present(family, callers: 2 + app.random.below(max(2, size / 40))) }
        return [Source(path: "app.kindred.yaml", bytes: Array(app.text.utf8))]
    }

    private init(random: Random) { self.random = random }

    private var text: String {
        """
        kindred: 1
        windows: {main: app}
        families:
        \(families)presentations:
        \(presentations)pushes:
        \(pushes.isEmpty ? "  []\n" : pushes)
        """
    }

    private mutating func name(_ base: String) -> String {
        count += 1
        return "\(base)\(count)"
    }

    private mutating func addTabs(_ areas: Int, _ size: Int) {
        families += "  app:\n    tab: \(name("Tabs"))\n    tabs:\n"
        for area in 0..<areas {
            families += "      - navigation: \(name("Nav"))\n"
            screens.append([])
            let length = size < 60 ? 1 + random.below(3) : 3 + random.below(9)
            addStack(length, "        ", area: area, depth: 0)
        }
    }

    /// Controllers with pushes among them, some with children of their own.
    private mutating func addStack(_ length: Int, _ indent: String, area: Int?, depth: Int) {
        families += "\(indent)stack:\n"
        var stack: [String] = []
        for _ in 0..<length {
            let id = name("Screen")
            families += "\(indent)  - controller: \(id)\n"
            if random.oneIn(12) { families += "\(indent)    definesPresentationContext: true\n" }
            if let from = random.pick(stack) { pushes += "  - {from: \(from), to: \(id)}\n" }
            if let from = stack.last, random.oneIn(5), !pushes.hasSuffix("{from: \(from), to: \(id)}\n") {
                pushes += "  - {from: \(from), to: \(id)}\n"
            }
            stack.append(id)
            if random.oneIn(6) {
                let children = (0...random.below(3)).map { _ in name("Part") }
                families += "\(indent)    children: [\(children.joined(separator: ", "))]\n"
            }
        }
        if let area { screens[area] += stack.map { Screen(id: $0, depth: depth) } }
    }

    /// A family of one, or a stack; its id.
    private mutating func addModal(_ family: String, _ length: Int, area: Int?, depth: Int = 0) -> String {
        if length == 1 {
            let id = name("Modal")
            families += "  \(family): \(id)\n"
            if let area { screens[area].append(Screen(id: id, depth: depth)) }
        } else {
            families += "  \(family):\n    navigation: \(name("ModalNav"))\n"
            addStack(length, "    ", area: area, depth: depth)
        }
        return family
    }

    private mutating func addModal(_ size: Int) {
        let area = random.below(screens.count)
        let callers = (0...random.below(2)).compactMap { _ in
            random.pick(screens[random.oneIn(10) ? random.below(screens.count) : area].filter { $0.depth < 4 })
        }
        let length = random.oneIn(3) ? 1 : 2 + random.below(random.oneIn(4) ? 10 : 5)
        let depth = (callers.map(\.depth).max() ?? 0) + 1
        let family = addModal("modal\(count)", min(length, max(1, size - count)), area: area, depth: depth)
        present(family, by: Set(callers.map(\.id)).sorted())
    }

    private mutating func present(_ family: String, callers: Int) {
        let all = screens.flatMap { $0 }
        present(family, by: Set((0..<callers).compactMap { _ in random.pick(all)?.id }).sorted())
    }

    private mutating func present(_ family: String, by callers: [String]) {
        let style = random.pick(Self.styles, or: "automatic")
        let anchor = style == "popover" ? ", anchor: sourceView" : ""
        presentations +=
            "  - {from: [\(callers.joined(separator: ", "))], present: \(family), style: \(style)\(anchor)}\n"
    }
}
