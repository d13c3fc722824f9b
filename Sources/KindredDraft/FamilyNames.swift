/// Ids of families, made from the ids of their roots as people write them: `loginNav` for `LoginNav`.
package enum FamilyNames {
    /// The ids of families, one for each root; roots must differ.
    ///
    /// - Parameter keeps: Whether the family of a root keeps its whole name, because the lowered one means something else.
    package static func of(roots: [String], keeps: (Int, String) -> Bool = { _, _ in false }) -> [String] {
        let lowered = roots.map(lowered).enumerated().map { keeps($0, $1) ? roots[$0] : $1 }
        var counts: [String: Int] = [:]
        for name in lowered { counts[name, default: 0] += 1 }
        var taken = DraftNames()
        var names = lowered
        for (number, name) in lowered.enumerated() where counts[name] == 1 { _ = taken.claim(names[number]) }
        // Roots that differ in their first letters only keep them.
        for number in roots.indices.sorted(by: { roots[$0] < roots[$1] }) where counts[lowered[number]] != 1 {
            names[number] = taken.claimNumbered(roots[number])
        }
        return names
    }

    /// `URLView` becomes `urlView`: of several capitals in a row the last belongs to the next word.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let rest = name.dropFirst(capitals.count)
        if capitals.count > 1, rest.first?.isLowercase == true {
            return capitals.dropLast().lowercased() + String(capitals.suffix(1)) + rest
        }
        return capitals.lowercased() + rest
    }
}
