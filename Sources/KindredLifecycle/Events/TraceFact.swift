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

    package var fact: Fact {
        switch self {
        case .r4: .r4
        case .r14: .r14
        case .r15: .r15
        case .r16: .r16
        case .r20: .r20
        case .r68: .r68
        case .r69: .r69
        case .r73: .r73
        case .r78: .r78
        case .r79: .r79
        case .r80: .r80
        case .r80Part3: .r80Part3
        case .r81: .r81
        case .r82: .r82
        case .r83: .r83
        case .r84: .r84
        case .r85: .r85
        case .via: .via
        case .r86: .r86
        case .r87: .r87
        case .r88: .r88
        case .r91: .r91
        case .r92: .r92
        case .setRoot: .setRoot
        case .unfinished: .unfinished
        case .r43Part1: .r43Part1
        case .r66: .r66
        case .r67: .r67
        case .r89: .r89
        case .chain: .chain
        case .d05: .d05
        case .d07: .d07
        case .d12: .d12
        case .d16: .d16
        case .d25: .d25
        }
    }
}
