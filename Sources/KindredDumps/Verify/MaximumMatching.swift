/// Pairs rows with columns so that the sum of the weights is the greatest: the Hungarian method, with potentials.
///
/// It takes the cube of the shorter side, so it is for short lists.
struct MaximumMatching {
    private let rows: Int
    private let columns: Int
    private let weights: [Int32]
    private var rowPotential: [Int]
    private var columnPotential: [Int]
    /// The row of each column; column and row 0 are none.
    private var partner: [Int]

    /// The column of each row, -1 for none; a weight of 0 makes no pair.
    static func find(_ weights: [Int32], rows: Int, columns: Int) -> [Int] {
        // There must be a column for each row: columns that weigh nothing make up for it.
        var pairs = MaximumMatching(weights: weights, rows: rows, columns: columns)
        for row in stride(from: 1, through: rows, by: 1) { pairs.add(row) }
        var found = Array(repeating: -1, count: rows)
        for column in stride(from: 1, through: columns, by: 1) where pairs.partner[column] > 0 {
            let row = pairs.partner[column] - 1
            if weights[row * columns + column - 1] > 0 { found[row] = column - 1 }
        }
        return found
    }

    private init(weights: [Int32], rows: Int, columns: Int) {
        (self.rows, self.columns, self.weights) = (rows, columns, weights)
        rowPotential = Array(repeating: 0, count: rows + 1)
        columnPotential = Array(repeating: 0, count: columns + rows + 1)
        partner = Array(repeating: 0, count: columns + rows + 1)
    }

    private func cost(_ row: Int, column: Int) -> Int {
        column > columns ? 0 : -Int(weights[(row - 1) * columns + column - 1])
    }

    /// Finds a place for one more row, moving others where that costs least.
    private mutating func add(_ row: Int) {
        let count = partner.count
        var slack = Array(repeating: Int.max, count: count)
        var way = Array(repeating: 0, count: count)
        var isUsed = Array(repeating: false, count: count)
        var column = 0
        partner[0] = row
        repeat {
            isUsed[column] = true
            let current = partner[column]
            var (least, next) = (Int.max, 0)
            for other in 1..<count where !isUsed[other] {
                let reduced = cost(current, column: other) - rowPotential[current] - columnPotential[other]
                if reduced < slack[other] { (slack[other], way[other]) = (reduced, column) }
                if slack[other] < least { (least, next) = (slack[other], other) }
            }
            for other in 0..<count where isUsed[other] || slack[other] < Int.max {
                if isUsed[other] {
                    rowPotential[partner[other]] += least
                    columnPotential[other] -= least
                } else {
                    slack[other] -= least
                }
            }
            column = next
        } while partner[column] != 0
        while column != 0 {
            partner[column] = partner[way[column]]
            column = way[column]
        }
    }
}
