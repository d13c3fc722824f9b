import KindredCore

/// A part of the output that can be written independently: some elements of one of its long lists.
struct GraphPart {
    enum List: CaseIterable {
        case families, controllers, screens, presentations, pushes

        var key: StaticString {
            switch self {
            case .families: "families"
            case .controllers: "controllers"
            case .screens: "screens"
            case .presentations: "presentations"
            case .pushes: "pushes"
            }
        }
    }

    /// A few hundred kilobytes in all.
    private static let size = 96

    let list: List
    let range: Range<Int>
    let isLastOfList: Bool

    /// The parts in order; a list has at least one, but that of screens is left out without any.
    static func all(of hierarchy: Hierarchy) -> [GraphPart] {
        let screens = hierarchy.screens?.screens.count ?? 0
        return List.allCases.filter { $0 != .screens || screens > 0 }.flatMap { list in
            let count =
                switch list {
                case .families: hierarchy.families.count
                case .controllers: hierarchy.controllers.count
                case .screens: screens
                case .presentations: hierarchy.presentations.count
                case .pushes: hierarchy.pushes.count
                }
            return stride(from: 0, to: max(count, 1), by: size).map { start in
                let end = min(start + size, count)
                return GraphPart(list: list, range: start..<end, isLastOfList: end == count)
            }
        }
    }
}
