import KindredText

extension English {
    /// The sentence about what has no end in a picture; empty if there is nothing.
    package static func outside(presentations: Int, pushes: Int) -> String {
        var parts: [String] = []
        if presentations > 0 { parts.append(count(presentations, of: "presentation")) }
        if pushes > 0 { parts.append(count(pushes, of: "push", many: "pushes")) }
        if parts.isEmpty { return "" }
        let verb = form("is", for: presentations + pushes, many: "are")
        return "\(parts.joined(separator: " and ")) \(verb) outside this picture"
    }
}
