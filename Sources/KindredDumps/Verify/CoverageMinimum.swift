import KindredDiagnostics
import KindredGraph
import KindredText

/// The least part of a specification that dumps and recordings have to show.
package struct CoverageMinimum: Sendable {
    package enum Part: String, CaseIterable, Sendable {
        case controllers, presentations, pushes

        var noun: String { self == .controllers ? "view controllers" : rawValue }
    }

    package let part: Part
    /// Tenths of a per cent.
    package let tenths: Int

    /// Reads `80`, `presentations=50` or `pushes=62.5`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let word = parts.count == 2 ? String(Substring(parts[0])) : Part.controllers.rawValue
        guard parts.count == 1 || word != Part.controllers.rawValue, let part = Part(rawValue: word),
            let number = parts.last, let tenths = Self.tenths(Substring(number))
        else { return nil }
        (self.part, self.tenths) = (part, tenths)
    }

    private static func tenths(_ text: Substring) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
        guard isNumber, parts.count == 1 || parts.count == 2 && parts[1].count == 1, parts[0].count <= 3,
            let whole = Int(Substring(parts[0])), let rest = parts.count == 2 ? Int(Substring(parts[1])) : 0
        else { return nil }
        let tenths = whole * 10 + rest
        return tenths <= 1_000 ? tenths : nil
    }
}

extension Coverage {
    /// The diagnostic if less is shown than demanded; nil otherwise.
    package func diagnostic(_ minimum: CoverageMinimum, by naming: Naming, in graph: ResolvedGraph) -> Diagnostic? {
        let named = naming == .screens ? NamedCoverage(coverage: self, of: graph) : nil
        let tenths: Int
        let place: SourceRange?
        switch minimum.part {
        case .controllers:
            tenths = named?.controllers.tenths ?? controllers.tenths
            let first =
                named?.controllers.firstMissing.map { named?.declarations.first(of: $0) } ?? controllers.firstMissing
            place = first.flatMap { $0 }.map { graph.declaredPlace($0) }
        case .presentations:
            tenths = named?.presentations.tenths ?? presentations.tenths
            let first = named?.presentations.firstMissing?.first ?? presentations.firstMissing
            place = first.map { graph.place(of: $0) }
        case .pushes:
            tenths = named?.pushes.tenths ?? pushes.tenths
            let first = named?.pushes.firstMissing?.first ?? pushes.firstMissing
            place = first?.place
        }
        guard tenths < minimum.tenths, let place else { return nil }
        return CoverageBelow.found(minimum.part.noun, shown: tenths, wanted: minimum.tenths, at: place)
    }
}
