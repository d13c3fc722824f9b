import KindredDiagnostics

/// A fact that events of a trace can cite. Each is one bit of a `FactSet`, so there can be at most 64. Traces list them in this
/// order.
package enum TraceFact: UInt8, CaseIterable, Sendable {
    // Containment
    case r4, r14, r15, r16, r20, r68, r69, r73, r78
    // Appearance
    case r79, r80, r80Part3, r81, r82, r83, r84, r85, via
    // Containers
    case r86, r87, r88, r91, r92, setRoot, unfinished
    // Presentations
    case r43Part1, r66, r67, r89, chain
    // Cases
    case d05, d07, d12, d16, d25

    package var fact: Fact { Self.facts[Int(rawValue)] }

    /// The facts of the cases, in their order.
    private static let facts: [Fact] = [
        .r4, .r14, .r15, .r16, .r20, .r68, .r69, .r73, .r78,
        .r79, .r80, .r80Part3, .r81, .r82, .r83, .r84, .r85, .via,
        .r86, .r87, .r88, .r91, .r92, .setRoot, .unfinished,
        .r43Part1, .r66, .r67, .r89, .chain,
        .d05, .d07, .d12, .d16, .d25,
    ]
}
