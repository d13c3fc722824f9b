/// The signs of the kinds of containers: what each looks like on a screen, ten points wide and high.
package enum MapIcons {
    static let definitions: StaticString = """
        <path id="kindred:navigation" d="M.5.5h9v9h-9ZM.5 3h9M.5 2h9M.5 1h9"/>
        <path id="kindred:tab" d="M.5.5h9v9h-9ZM.5 7h9M.5 8h9M.5 9h9"/>
        <path id="kindred:split" d="M.5.5h9v9h-9ZM1 .5v9M2 .5v9M3 .5v9"/>
        <path id="kindred:page" d="M.5.5h6v9h-6ZM6.5 2h3v6h-3"/>

        """

    /// The same in straight lines through whole points.
    package static func strokes(_ kind: Chart.Kind) -> [[Point]] {
        func box(width: Int32) -> [Point] {
            [Point(0, 0), Point(width, 0), Point(width, 9), Point(0, 9), Point(0, 0)]
        }
        switch kind {
        case .controller: return []
        case .navigation: return [box(width: 9), [Point(0, 1), Point(9, 1)], [Point(0, 2), Point(9, 2)]]
        case .tab: return [box(width: 9), [Point(0, 7), Point(9, 7)], [Point(0, 8), Point(9, 8)]]
        case .split: return [box(width: 9), [Point(1, 0), Point(1, 9)], [Point(2, 0), Point(2, 9)]]
        case .page: return [box(width: 6), [Point(6, 1), Point(9, 1), Point(9, 8), Point(6, 8)]]
        }
    }
}
