import KindredBase
import KindredYAML

/// Reads one storyboard or xib into what it declares.
package enum StoryboardReader {
    package struct Outcome: Sendable {
        package var storyboard: Storyboard
        package var diagnostics: DiagnosticBag
        /// False after any error: what was read until then proves nothing.
        package var isWhole: Bool { diagnostics.total == 0 }
    }

    /// To be called once before several threads read.
    package static func prepare() { XMLReader.prepare() }

    package static func read(_ file: SourceFile, index: Int32) -> Outcome {
        file.bytes.withUnsafeBytes { bytes in
            var builder = StoryboardBuilder(file, index: index, bytes)
            if bytes.count > LimitExceeded.maximumFileSize {
                builder.report(LimitExceeded.fileSize(file.path))
            } else if let fault = XMLTextCheck.firstFault(in: bytes, file: index) {
                builder.report(fault)
            } else {
                builder = XMLReader.read(bytes, into: builder)
            }
            let diagnostics = builder.diagnostics
            return Outcome(storyboard: builder.finish(), diagnostics: diagnostics)
        }
    }
}
