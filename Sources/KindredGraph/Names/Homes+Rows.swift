/// Rows for lists of homes, in preorder.
extension Homes {
    package struct Row: Sendable {
        package enum Item: Sendable {
            /// A name where it is at home, with what is in it below.
            case home(Number)
            /// The name of a screen that is at home elsewhere.
            case reference(Number)
            /// The blocks that a stack has.
            case blocks([Int])
        }

        package let item: Item
        /// The place; of blocks the stack's.
        package let place: ControllerID
        /// The number of containers above it in the list.
        package let level: Int

        /// The name that is at home here.
        package var homeNumber: Number? { if case .home(let number) = item { number } else { nil } }
        /// Whether it is about one name.
        package var isName: Bool { if case .blocks = item { false } else { true } }
    }

    /// The rows of a family, from its root on.
    package func rows(of family: FamilyID) -> [Row] {
        guard let root = graph[family].root else { return [] }
        if declarations.areControllers { return rows(ofMembers: root) }
        return rows(from: [row(at: root, in: .root(of: family), level: 0)])
    }

    /// The screens of a block, with what is in them.
    package func rows(of block: Block) -> [Row] {
        rows(from: block.screens.map { Row(item: .home($0), place: place(of: $0), level: 0) })
    }

    /// A name with what is at home in it.
    package func rows(of number: Number) -> [Row] {
        let place = place(of: number)
        if declarations.areControllers { return rows(ofMembers: place) }
        return rows(from: [Row(item: .home(number), place: place, level: 0)])
    }

    private func rows(ofMembers root: ControllerID) -> [Row] {
        var rows: [Row] = []
        for index in root.index..<graph[root].end {
            let parent = index == root.index ? nil : graph.controllers[Int(index)].parent
            let level = parent.map { rows[Int($0.index - root.index)].level + 1 } ?? 0
            rows.append(Row(item: .home(index), place: ControllerID(index: index), level: level))
        }
        return rows
    }

    private func rows(from first: [Row]) -> [Row] {
        var rows: [Row] = []
        var waiting = Array(first.reversed())
        while let row = waiting.popLast() {
            rows.append(row)
            if let number = row.homeNumber { waiting += contents(of: number, level: row.level + 1).reversed() }
        }
        return rows
    }

    private func row(at place: ControllerID, in home: Home, level: Int) -> Row {
        let number = declarations[place]
        let isHome = self[number] == home && alias(of: self.place(of: number)) == alias(of: place)
        return isHome
            ? Row(item: .home(number), place: self.place(of: number), level: level)
            : Row(item: .reference(number), place: place, level: level)
    }

    private struct Member: Hashable {
        let number: Number
        let alias: String?
    }

    /// The rows directly in a container, for all its places: what is written, what is derived there alone, the blocks.
    private func contents(of number: Number, level: Int) -> [Row] {
        var known: Set<Member> = []
        var (written, derived): ([Row], [Row]) = ([], [])
        for place in declarations.places(of: number) {
            for child in graph.children(of: place) {
                let isDerived = graph.isDerived(child)
                if isDerived, case .block = self[declarations[child]] { continue }
                let member = Member(number: declarations[child], alias: alias(of: child))
                guard known.insert(member).inserted else { continue }
                let row = row(at: child, in: .container(number), level: level)
                if isDerived { derived.append(row) } else { written.append(row) }
            }
        }
        let blocks = blocks(of: number)
        let last = blocks.isEmpty ? [] : [Row(item: .blocks(blocks), place: place(of: number), level: level)]
        return written + derived + last
    }
}
