/// Sizes in points.
///
/// Heights are multiples of 7, so that lines of different sorts never coincide: what leaves a row is at 2 (modulo 7), what
/// enters a family at 4, unless it goes straight through from its row, and what runs below a column at 0.
enum Measures {
    static let step: Int32 = 7
    /// A row, and the head of a frame.
    static let row: Int32 = 18
    static let rowGap: Int32 = 3
    /// The distance from the top of a frame to its first child.
    static let frameHead: Int32 = 21
    static let frameBottom: Int32 = 4
    static let frameSide: Int32 = 5

    static let familyHead: Int32 = 21
    static let familySide: Int32 = 4
    static let familyBottom: Int32 = 3
    /// Widths of families are rounded up, so that a longer text seldom moves others.
    static let familyStep: Int32 = 12

    /// The heights at which a line leaves a row and enters a family's head, from the top.
    static let rowExit: Int32 = 9
    static let familyEntry: Int32 = 11
    /// The distance between exits of one row, and between entries of one family.
    static let exitRow: Int32 = 12
    /// The heights at which a straight line may enter.
    static let straightEntries: [Int32] = [9, 16]

    /// The heights at which pushes and selections of tabs enter and leave a row, and the room for their lanes.
    static let pushEntry: Int32 = 6
    static let pushExit: Int32 = 12
    static let selectEntry: Int32 = 10
    static let selectExit: Int32 = 15
    static let pushLane: Int32 = 4
    static let pushMargin: Int32 = 7

    /// The distance between lines of presentations side by side.
    static let lane: Int32 = 5
    /// The room left and right of such lines.
    static let laneStart: Int32 = 8
    static let laneEnd: Int32 = 10
    /// The room for such lines is rounded up.
    static let roomStep: Int32 = 20
    static let blockGap: Int32 = 14
    /// The distance between a column and the lines of the next.
    static let columnGap: Int32 = 6
    static let shelfGap: Int32 = 14
    static let shelfStep: Int32 = 42

    static let margin: Int32 = 28
    static let rootGap: Int32 = 42
    static let headingHeight: Int32 = 28

    static func roundUp(_ value: Int32, to step: Int32) -> Int32 { (value + step - 1) / step * step }
}

/// Sizes of type, in points.
enum TypeSize {
    static let name: Int32 = 11
    static let family: Int32 = 12
    static let small: Int32 = 9
    static let heading: Int32 = 12
}

/// The widest that texts may be before they end in an ellipsis.
enum TextLimit {
    static let name: Int32 = 230
    static let note: Int32 = 150
    static let reference: Int32 = 150
    /// Styles and presenters, on a line and at a head.
    static let words: Int32 = 150
    static let head: Int32 = 230
    static let windows: Int32 = 150
}
