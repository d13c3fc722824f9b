// A release build has no Testing, and no use for this.
#if canImport(Testing)
    import Foundation
    import Testing

    /// Compares what came out with what is kept in a file. `UPDATE_GOLDEN=1` rewrites the file, and still fails.
    package enum Golden {
        package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

        package static func expect(_ actual: [UInt8], in path: String, at location: SourceLocation = #_sourceLocation) {
            let expected = try? Repository.bytes(path)
            if expected == actual { return }
            if isUpdating {
                do {
                    let url = Repository.url(path)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(actual).write(to: url)
                    Issue.record("rewritten: \(path)", sourceLocation: location)
                } catch {
                    Issue.record("cannot rewrite \(path): \(error)", sourceLocation: location)
                }
            } else if let expected {
                Issue.record("\(path) differs\n\(difference(expected, actual))", sourceLocation: location)
            } else {
                Issue.record("\(path) is missing; UPDATE_GOLDEN=1 writes it", sourceLocation: location)
            }
        }

        package static func expect(_ actual: String, in path: String, at location: SourceLocation = #_sourceLocation) {
            expect(Array(actual.utf8), in: path, at: location)
        }

        /// The lines around the first that differs.
        package static func difference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
            let old = lines(expected)
            let new = lines(actual)
            let same = zip(old, new).prefix { $0 == $1 }.count
            let first = max(0, same - 2)
            func show(_ lines: [Substring], _ mark: String) -> [String] {
                lines.dropFirst(same).prefix(12).map { "\(mark) \($0)" }
            }
            let before = old[first..<same].map { "  \($0)" }
            return (["line \(same + 1):"] + before + show(old, "-") + show(new, "+")).joined(separator: "\n")
        }

        private static func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
    }
#endif
