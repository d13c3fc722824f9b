/// The keys of house rules. Decoder, messages and schema go through them.
package enum HouseKey: String, CaseIterable, Sendable {
    case name, because, severity, on
    case forbid, require
    case onlyThrough = "only-through"
    case layers, independent, limit, transitive, except
    case allowEmpty = "allow-empty"

    /// A rule has exactly one of them.
    package static let forms: [HouseKey] = [.forbid, .require, .onlyThrough, .layers, .independent, .limit]

    package enum OfForbid: String, CaseIterable, Sendable {
        case from, presenter, present, push, move, contain, reach, style, transition

        static let targets: [OfForbid] = [.present, .push, .move, .contain, .reach]
        /// The keys that only presentations have.
        static let ofPresentations: [OfForbid] = [.presenter, .style, .transition]
    }

    package enum OfRequire: String, CaseIterable, Sendable {
        case each
        case isOne = "is"
        case has, presented

        static let demands: [OfRequire] = [.isOne, .has, .presented]
    }

    package enum OfPresented: String, CaseIterable, Sendable {
        case from, presenter, style
    }

    package enum OfGate: String, CaseIterable, Sendable {
        case to, gate, from
    }

    package enum OfLimit: String, CaseIterable, Sendable {
        case measure, each, from
        case atMost = "at-most"
        case atLeast = "at-least"
        case rings
    }

    package enum OfException: String, CaseIterable, Sendable {
        case from, to, because
    }
}
