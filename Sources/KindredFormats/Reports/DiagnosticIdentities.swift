import KindredDiagnostics
import KindredText

/// Short names for diagnostics that stay the same if lines move and messages are reworded.
///
/// Each is a hash of the rule, the subject and its detail, with how many diagnostics so far have that hash: no two are equal.
struct DiagnosticIdentities {
    private var counts: [UInt64: Int] = [:]

    /// The name of the next diagnostic.
    ///
    /// - Parameter path: The file that it is in; part of its name only if nothing in there has an id.
    mutating func next(_ diagnostic: Diagnostic, path: String) -> String {
        let subject = diagnostic.subject
        let parts = [
            diagnostic.id, subject.kind.rawValue, subject.kind == .file ? path : subject.id.text,
            subject.detail?.text ?? "",
        ]
        let hash = Self.hash(parts)
        counts[hash, default: 0] += 1
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + "\(digits):\(counts[hash, default: 0])"
    }

    /// FNV-1a, 64 bits; no text holds the byte between two.
    private static func hash(_ parts: [String]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        return hash
    }
}
