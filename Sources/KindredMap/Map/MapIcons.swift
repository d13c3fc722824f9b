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
            [Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: 9), Point(x: 0, y: 9), Point(x: 0, y: 0)]
        }
        switch kind {
        case .controller: return []
        case .navigation:
            return [box(width: 9), [Point(x: 0, y: 1), Point(x: 9, y: 1)], [Point(x: 0, y: 2), Point(x: 9, y: 2)]]
        case .tab:
            return [box(width: 9), [Point(x: 0, y: 7), Point(x: 9, y: 7)], [Point(x: 0, y: 8), Point(x: 9, y: 8)]]
        case .split:
            return [box(width: 9), [Point(x: 1, y: 0), Point(x: 1, y: 9)], [Point(x: 2, y: 0), Point(x: 2, y: 9)]]
        case .page:
            return [box(width: 6), [Point(x: 6, y: 1), Point(x: 9, y: 1), Point(x: 9, y: 8), Point(x: 6, y: 8)]]
        }
    }
}
