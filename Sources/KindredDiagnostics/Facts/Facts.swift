extension Fact {
    /// All facts, in the order in which lists and pages show them.
    package static let all: [Fact] = [
        .r1, .r2, .r3, .r4, .r5, .r6, .r7, .r8, .r9, .r10, .r11, .r12, .r13, .r14, .r15, .r16, .r17, .r18, .r19,
        .r20, .r21, .r22, .r23, .r24, .r25, .r26, .r27, .r28, .r29, .r30, .r31, .r32, .r33, .r34, .r35, .r36, .r37,
        .r38, .r39, .r40, .r41, .r42, .r43, .r43Part1, .r44, .r45, .r46, .r47, .r48, .r49, .r50, .r51, .r52, .r53, .r54,
        .r55,
        .r56, .r57, .r58, .r59, .r60, .r61, .r62, .r63, .r64, .r65, .r66, .r67, .r68, .r69, .r70, .r71, .r72, .r73,
        .r74, .r75, .r76, .r77, .r78, .r79, .r80, .r80Part3, .r81, .r82, .r83, .r84, .r85, .r86, .r87, .r88, .r89,
        .r90, .r91, .r92, .r93, .r94, .r95, .r96, .r97, .r98, .r99, .r100, .r101, .r102, .r103, .r104, .r105, .r106,
        .r107, .r108,
        .r109, .r110, .r111, .chain,
        .setRoot, .unfinished, .via, .sb1, .sb2, .sb3, .sb4, .sb5, .sb6, .sb7, .sb8, .sb9, .sb10, .sb11, .d01, .d02,
        .d03, .d04, .d05, .d06, .d07, .d08, .d09, .d10, .d11, .d12, .d13, .d14, .d15, .d16, .d17, .d18, .d19, .d20,
        .d21, .d22, .d23, .d24, .d25, .d26, .d27, .d28, .d29, .d30, .pd1, .pd2, .pd3, .pd4, .pd5, .pd6, .pd7, .pd8,
        .pd9, .pd10,
    ]
}

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
