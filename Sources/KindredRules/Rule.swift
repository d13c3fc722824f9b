import KindredDiagnostics
import KindredGraph

/// A rule: its description and its check of a resolved graph. Rules that are reported while reading or decoding, or
/// while names are looked up, have no check of their own.
package struct Rule: Sendable {
    package let info: RuleInfo
    package let check: (@Sendable (ResolvedGraph, inout DiagnosticBag) -> Void)?

    package init(info: RuleInfo, check: (@Sendable (ResolvedGraph, inout DiagnosticBag) -> Void)? = nil) {
        self.info = info
        self.check = check
    }
}
