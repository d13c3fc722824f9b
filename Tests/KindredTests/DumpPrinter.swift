import Kindred
import KindredText
import TestSupport

/// Prints one moment in the life of a resolved graph as UIKit would: stacks full or not, pages on show, something presented.
struct DumpPrinter {
    struct Line {
        var depth: Int
        var mark: String
        /// The declared controller; nil for one of the system's own.
        var id: String?
        var className: String
        var rest: String

        var text: String {
            let bars = depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + mark + " "
            return "\(bars)<\(className)>, \(rest)"
        }
    }

    private var random: Random
    private let graph: Graph
    private let controllers: [String: Graph.Controller]
    private(set) var lines: [Line] = []
    /// Whether the classes that are not declared are the app's own.
    private let isPlain: Bool
    /// Whether stacks are walks along the pushes, and classes are always printed as they are declared.
    private let walks: Bool

    init(_ graph: Graph, seed: UInt64, isPlain: Bool = false, walks: Bool = false) {
        self.graph = graph
        self.isPlain = isPlain
        self.walks = walks
        random = Random(seed: seed)
        controllers = Dictionary(graph.controllers.map { ($0.id, $0) }) { first, _ in first }
        let roots = graph.windows.flatMap(\.families)
        let family = random.pick(roots.isEmpty ? graph.families.map(\.id) : roots, or: "")
        if let root = graph.families.first(where: { $0.id == family })?.root { write(root, 0, "", "") }
    }

    /// As a console has it, with other lines around.
    mutating func text() -> String {
        var text = random.oneIn(2) ? "2026-03-02 09:41:00.123 App[4711:303] started <ok>\n(lldb) po root\n" : ""
        for line in lines {
            text += line.text + "\n"
            if random.oneIn(20) { text += "2026-03-02 09:41:07.500 App[4711:303] elsewhere\n" }
        }
        if random.oneIn(4) { text = text.replacing("\n", with: "\r\n") }
        return text
    }

    private mutating func write(_ id: String, _ depth: Int, _ mark: String, _ presentation: String) {
        guard let controller = controllers[id] else { return }
        lines.append(
            Line(
                depth: depth, mark: mark, id: id, className: className(controller),
                rest: state(controller) + presentation))
        for child in present(controller) { write(child, depth + 1, "|", "") }
        if random.oneIn(12) { writeSystem("UIInputWindowController", depth + 1, "|", "") }
        guard depth < 8 else { return }
        let shown = graph.presentations.filter { each in each.presenters.contains { $0.controller == id } }
        if let made = random.pick(shown), random.oneIn(2),
            let root = graph.families.first(where: { $0.id == made.family })?.root
        {
            write(root, depth + 1, "+", ", presented with: <\(presentationClass(made.effectiveStyle)) 0x7f00>")
        } else if random.oneIn(12) {
            writeSystem(
                "UIAlertController", depth + 1, "+", ", presented with: <_UIAlertControllerPresentationController 0x1>")
        }
    }

    private mutating func writeSystem(_ name: String, _ depth: Int, _ mark: String, _ presentation: String) {
        lines.append(
            Line(
                depth: depth, mark: mark, id: nil, className: name + " 0x1",
                rest: "state: appeared, view: <UIView: 0x2>\(presentation)"))
    }

    /// The children that there are at the moment.
    private mutating func present(_ controller: Graph.Controller) -> [String] {
        let children = controller.children
        switch controller.kind {
        case "navigation" where walks: return walk(controller)
        case "navigation": return children.filter { _ in random.below(3) > 0 }
        case "page": return (0..<random.below(3)).compactMap { _ in random.pick(children) }
        case "controller": return children.filter { _ in random.below(3) > 0 }.shuffled(using: &random)
        default: return children
        }
    }

    /// From the first member along pushes, from a member or from anything in it.
    private mutating func walk(_ stack: Graph.Controller) -> [String] {
        guard let first = stack.children.first else { return [] }
        var members = [first]
        for _ in 0..<random.below(6) {
            let last = members[members.count - 1]
            let next = graph.pushes.filter { $0.container == stack.id && isInside($0.from, last) }
            guard let push = random.pick(next) else { break }
            members.append(push.to)
        }
        return members
    }

    private func isInside(_ id: String, _ outer: String) -> Bool {
        var id: String? = id
        while let current = id, current != outer { id = controllers[current]?.parentViewController }
        return id != nil
    }

    // MARK: Texts

    private mutating func className(_ controller: Graph.Controller) -> String {
        if walks { return (controller.className ?? Self.system[controller.kind] ?? "") + address() }
        if let name = controller.className {
            let base = name.prefix { $0 != "<" }
            let forms = [name, "App.\(base)<Swift.Int>", "App.\(base)", "_TtGC3App\(base.utf8.count)\(base)Si_"]
            return random.pick(forms, or: name) + address()
        }
        let own = isPlain ? "" : random.pick(["", "", "App.Own\(random.below(3))"], or: "")
        return (own.isEmpty || controller.isImplicit ? Self.system[controller.kind] ?? "" : own) + address()
    }

    private mutating func address() -> String { random.pick(["", " 0x7f8a", ": 0x600"], or: "") }

    private mutating func state(_ controller: Graph.Controller) -> String {
        let view = Self.views[controller.kind] ?? "UIView"
        let places = [
            "appeared, view: <\(view) 0x7f>", "appeared, view: <\(view)>",
            "disappeared, view: <\(view): 0x7f> not in the window", "disappeared, view:  (view not loaded)",
        ]
        return "state: \(random.pick(places, or: ""))"
    }

    private func presentationClass(_ style: String) -> String {
        style == "custom"
            ? "App.CardPresentationController"
            : style == "popover"
                ? "UIPopoverPresentationController"
                : "_UI\(style.prefix(1).uppercased())\(style.dropFirst())PresentationController"
                    .replacing("FullScreen", with: "Fullscreen")
    }

    private static let system = [
        "controller": "UIViewController", "navigation": "UINavigationController", "tab": "UITabBarController",
        "split": "UISplitViewController", "page": "UIPageViewController",
    ]
    private static let views = [
        "navigation": "UILayoutContainerView", "tab": "UILayoutContainerView", "split": "UILayoutContainerView",
        "page": "_UIPageViewControllerContentView",
    ]
}
