import Kindred
import TestSupport

/// A specification in which containers are screens too: stacks, split view controllers and children that several places
/// have, under other names as well, closed stacks, and families whose roots are screens. Some of them have errors.
struct StackApp {
    private var random: Random
    private var screens: [String] = []
    private var stacks: [String] = []
    private var families: [String] = []
    private var count = 0

    static func source(seed: UInt64) -> Source {
        var app = StackApp(random: Random(seed: seed))
        return Source(path: "app.kindred.yaml", text: app.text())
    }

    private init(random: Random) { self.random = random }

    private mutating func text() -> String {
        screens = (0..<2 + random.below(6)).map { "S\($0)" }
        stacks = (0..<1 + random.below(4)).map { "T\($0)" }
        families = (0..<random.below(5)).map { "f\($0)" }
        var text = "kindred: 1\nwindows: {main: app}\nscreens:\n"
        for screen in screens { text += "  \(screen): {\(members(screen).joined(separator: ", "))}\n" }
        for stack in stacks { text += "  \(stack): {\(stackMembers().joined(separator: ", "))}\n" }
        if random.oneIn(3) { text += "  Wide: {primary: \(place()), secondary: \(place())}\n" }
        text += "families:\n  app: {tab: Tabs, tabs: [\(tabs())]}\n"
        for family in families { text += "  \(family): \(root())\n" }
        return text
    }

    private mutating func tabs() -> String {
        (0..<1 + random.below(4)).map { number in
            if random.oneIn(3) { return "{navigation: N\(number), \(stackMembers().joined(separator: ", "))}" }
            let stack = random.pick(stacks, or: "T0")
            return number > 0 ? "{screen: \(stack), as: Tab\(number)}" : stack
        }.joined(separator: ", ")
    }

    private mutating func root() -> String {
        switch random.below(4) {
        case 0: random.pick(screens, or: "S0")
        case 1: random.pick(stacks, or: "T0")
        case 2: "Wide"
        default: "{navigation: \(name("M")), \(stackMembers().joined(separator: ", "))}"
        }
    }

    private mutating func stackMembers() -> [String] {
        var bottom = (0..<1 + random.below(2)).map { _ in place() }
        if random.oneIn(4) { bottom = ["{controller: \(name("P")), \(pushes())}"] }
        return ["stack: [\(bottom.joined(separator: ", "))]"] + (random.oneIn(8) ? ["closed: true"] : [])
    }

    private mutating func place() -> String {
        let screen = random.pick(screens, or: "S0")
        return random.oneIn(3) ? "{screen: \(screen), as: \(name("A"))}" : screen
    }

    private mutating func members(_ id: String) -> [String] {
        var members = ["class: \(id)ViewController"]
        var children = (0..<random.below(2)).map { _ in "{controller: \(name("Part")), \(pushes())}" }
        if random.oneIn(4) { children.append(place()) }
        if random.oneIn(8) { children.append(random.pick(stacks, or: "T0")) }
        if !children.isEmpty { members.append("children: [\(children.joined(separator: ", "))]") }
        members.append(pushes())
        let shown = families.filter { _ in random.oneIn(4) }
        if !shown.isEmpty { members.append("presents: [\(shown.joined(separator: ", "))]") }
        return members
    }

    private mutating func pushes() -> String {
        "pushes: [\(screens.filter { _ in random.oneIn(4) }.joined(separator: ", "))]"
    }

    private mutating func name(_ start: String) -> String {
        count += 1
        return "\(start)\(count)"
    }
}
