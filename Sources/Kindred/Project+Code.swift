import KindredCode
import KindredProject

extension Project {
    /// The helpers for those who read code.
    package var codeHelpers: [CodeHelper] {
        helpers.compactMap { helper in
            CodeEdgeKind(rawValue: helper.kind).map {
                CodeHelper(call: helper.call, kind: $0, to: helper.to, from: helper.from)
            }
        }
    }
}
