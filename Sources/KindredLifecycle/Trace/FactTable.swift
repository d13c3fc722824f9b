extension Fact {
    /// All facts that an event may rest on; at most 64.
    package static let all: [Fact] = [
        Fact("R79", .high, "A container's appearance callback reaches the children that it shows, the container first.")
    ]
}

extension FactSet {
    package static let forwarding = FactSet(rawValue: 1 << 0)
}
