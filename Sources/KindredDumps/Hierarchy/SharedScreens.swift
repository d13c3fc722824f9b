import KindredGraph

/// The classes that become screens: an app's own class on several stacks, whatever is pushed from there, and a tab bar controller, known by
/// its class and tabs, in several places.
struct SharedScreens {
    /// The shapes of the screens.
    private(set) var shapes: Set<Int32> = []

    /// - Parameter merge: The same hierarchies without screens.
    init(merge: HierarchyMerge) {
        var stacks: [Int32: Int] = [:]
        var pushed: [Int32: [Int32]] = [:]
        for stack in merge.nodes where stack.kind == .navigation && !stack.isInStack {
            for child in Set(stack.children.map { merge.nodes[Int($0)].shape }) { stacks[child, default: 0] += 1 }
            for child in stack.children {
                let node = merge.nodes[Int(child)]
                pushed[node.shape, default: []] += node.pushes.map { merge.nodes[Int($0)].shape }
                if stacks[node.shape] == 2, node.isOwn { shapes.insert(node.shape) }
            }
        }
        var waiting = Array(shapes)
        while let shape = waiting.popLast() {
            for next in pushed[shape] ?? [] where shapes.insert(next).inserted { waiting.append(next) }
        }
        addTabBars(merge)
    }

    /// One that holds another can't be a screen: it might hold itself.
    private mutating func addTabBars(_ merge: HierarchyMerge) {
        var holdsTabBar = Array(repeating: false, count: merge.nodes.count)
        var (counts, holders): ([Int32: Int], Set<Int32>) = ([:], [])
        // What a node contains comes after it.
        for (index, node) in merge.nodes.enumerated().reversed() {
            let isTabBar = node.kind == .tab
            let holds = node.children.contains { holdsTabBar[Int($0)] }
            holdsTabBar[index] = isTabBar || holds
            if isTabBar { counts[node.shape, default: 0] += 1 }
            if isTabBar, holds { holders.insert(node.shape) }
        }
        for (shape, count) in counts where count > 1 && !holders.contains(shape) { shapes.insert(shape) }
    }
}
