import KindredDiagnostics
import KindredText

extension ResolvedGraph {
    /// Writes what `write` says of each configuration as one text; behind a line that isn't said of all are those of which it is.
    package func writeParts(
        selected: ControllerSet? = nil, to sink: @escaping ByteWriter.Sink,
        write: (ResolvedGraph, ControllerSet?, @escaping ByteWriter.Sink) -> Void
    ) {
        guard let configured, configured.parts.count > 1 else { return write(self, selected, sink) }
        let texts = configured.parts.map { part in
            var text: [UInt8] = []
            withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in text.append(contentsOf: bytes) }) { sink in
                write(part.graph, selected.map(part.controllers), sink)
            }
            return text
        }
        var out = ByteWriter(to: sink)
        out.write(joined(texts))
        out.flush()
    }

    /// Writes the same to a writer.
    package func writeParts(
        selected: ControllerSet? = nil, to out: inout ByteWriter,
        write: (ResolvedGraph, ControllerSet?, inout ByteWriter) -> Void
    ) {
        guard let configured, configured.parts.count > 1 else { return write(self, selected, &out) }
        out.write(
            joined(
                configured.parts.map { part in
                    ByteWriter.collect { write(part.graph, selected.map(part.controllers), &$0) }
                }))
    }

    /// Writes JSON of each configuration as one: what isn't in that of all says in which it is.
    package func writeJSONParts(
        to sink: @escaping ByteWriter.Sink, write: (ResolvedGraph, @escaping ByteWriter.Sink) -> Void
    ) {
        guard let configured, configured.parts.count > 1 else { return write(self, sink) }
        let texts = configured.parts.map { part in
            var text: [UInt8] = []
            withoutActuallyEscaping({ (bytes: UnsafeRawBufferPointer) in text.append(contentsOf: bytes) }) { sink in
                write(part.graph, sink)
            }
            return text
        }
        JSONUnion.join(
            texts, compact: false,
            names: { numbers in
                configured.names(of: numbers.reduce(0) { $0 | configured.parts[$1].configurations })
            }, to: ByteWriter(to: sink))
    }

    private func joined(_ texts: [[UInt8]]) -> [UInt8] {
        guard let configured else { return [] }
        return MergedLines.join(texts) { numbers in
            Diagnostic.phrase(
                configured.names(of: numbers.reduce(0) { $0 | configured.parts[$1].configurations }))
        }
    }
}
