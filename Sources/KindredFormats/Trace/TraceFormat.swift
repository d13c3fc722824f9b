import KindredDiagnostics
import KindredGraph
import KindredLifecycle
import KindredText

/// The formats of traces, and the only list of them.
package enum TraceFormat: String, CaseIterable, FileFormat {
    case text, json, mermaid, recording

    package var suffixes: [String] {
        switch self {
        case .text, .recording: []
        case .json: ["json"]
        case .mermaid: ["mmd", "mermaid"]
        }
    }

    package func write(
        _ traces: [Trace], in graph: ResolvedGraph, options: TraceOptions = TraceOptions(), compact: Bool = false,
        to sink: @escaping ByteWriter.Sink
    ) {
        var out = ByteWriter(to: sink)
        switch self {
        case .text:
            TraceText.write(traces, in: graph, options: options, to: &out)
            out.flush()
        case .json: TraceJSON.write(traces, in: graph, options: options, compact: compact, to: out)
        case .mermaid: TraceMermaid.write(traces, in: graph, options: options, to: out)
        case .recording:
            var json = JSONWriter(to: out)
            for trace in traces { TraceRecording.write(trace, in: graph, to: &json) }
            json.finish()
        }
    }
}
