/// Ids of families, made from the ids of their roots as people write them: `loginNav` for `LoginNav`.
package enum FamilyNames {
    /// One for each root; roots must differ.
    package static func of(roots: [String]) -> [String] {
        let lowered = roots.map(lowered)
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
