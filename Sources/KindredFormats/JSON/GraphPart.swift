import KindredGraph

/// A part of the output that can be written independently: some elements of one of its long lists.
struct GraphPart {
    /// The lists by their keys.
    enum List: String, CaseIterable {
        case families, controllers, screens, presentations, pushes, moves
    }

    /// A few hundred kilobytes in all.
    private static let size = 96

    let list: List
    let range: Range<Int>
    /// The index of the first element of its list that is written.
    let first: Int
    let isLastOfList: Bool

    var isFirstOfList: Bool { range.lowerBound == first }

    /// The parts in order; a list has at least one, but those of screens and moves are left out without any.
    ///
    /// - Parameter selected: What is written; nil for everything.
    static func all(of graph: ResolvedGraph, selected: SelectedParts? = nil) -> [GraphPart] {
        List.allCases.filter { isWritten($0, of: graph) }.flatMap { list in
            let runs =
                selected.map { Self.runs(of: list, in: graph, selected: $0) } ?? [
                    0..<Self.count(of: list, in: graph)
                ]
            let ranges = runs.flatMap { run in
                stride(from: run.lowerBound, to: run.upperBound, by: size).map { start in
                    start..<min(start + size, run.upperBound)
                }
            }
            if ranges.isEmpty { return [GraphPart(list: list, range: 0..<0, first: 0, isLastOfList: true)] }
            return ranges.enumerated().map { number, range in
                GraphPart(
                    list: list, range: range, first: ranges[0].lowerBound, isLastOfList: number == ranges.count - 1)
            }
        }
    }

    static func isWritten(_ list: List, of graph: ResolvedGraph) -> Bool {
        list != .screens && list != .moves || count(of: list, in: graph) > 0
    }

    private static func count(of list: List, in graph: ResolvedGraph) -> Int {
        switch list {
        case .families: graph.families.count
        case .controllers: graph.controllers.count
        case .screens: graph.screens?.screens.count ?? 0
        case .presentations: graph.presentations.count
        case .pushes: graph.pushes.count
        case .moves: graph.moves?.all.count ?? 0
        }
    }

    /// Selected elements that follow each other.
    private static func runs(of list: List, in graph: ResolvedGraph, selected: SelectedParts) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in 0..<count(of: list, in: graph) {
            let isSelected =
                switch list {
                case .families: selected.contains(FamilyID(index: Int32(index)))
                case .controllers: selected.controllers.contains(ControllerID(index: Int32(index)))
                case .screens:
                    graph.screens?.places[Int32(index)].contains(where: selected.controllers.contains) ?? false
                case .presentations: selected.contains(graph.presentations[index])
                case .pushes: selected.contains(graph.pushes[index])
                case .moves: graph[MoveID(index: Int32(index))].from.map(selected.controllers.contains) ?? true
                }
            if !isSelected { continue }
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
