import KindredGraph

/// The members of stacks that become screens: an app's own class on several stacks, and whatever is pushed from there.
struct SharedScreens {
    /// The shapes of the screens.
    private(set) var shapes: Set<Int32> = []

    /// - Parameter merge: The same hierarchies without screens.
    init(_ merge: HierarchyMerge) {
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
    }
}
