import KindredDiagnostics
import KindredText

extension ResolvedGraph {
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
}
