import Kindred
import KindredDiagnostics
import KindredFormats
import Foundation
import Testing

/// What must hold of every compilation, however broken its input is.
enum Inspection {
    static func check(_ sources: [Source], _ comment: @autoclosure () -> String) {
        let inputs = sources.map { Pipeline.Input(path: $0.path, content: .bytes($0.bytes)) }
        let pipeline = Pipeline(inputs: inputs, threads: 1)
        let compilation = Compiler().compile(sources)
        let faults =
            faults(in: pipeline) + ScriptInspection.faults(in: pipeline)
            + graphFaults(in: compilation, isCompiled: pipeline.isCompiled)
        if !faults.isEmpty { Issue.record("\(comment()): \(faults.joined(separator: "; "))\n\(show(sources))") }
    }

    private static func show(_ sources: [Source]) -> String {
        sources.map { "# \($0.path)\n\(String(decoding: $0.bytes.prefix(2_000), as: UTF8.self).debugDescription)" }
            .joined(separator: "\n")
    }

    private static func faults(in pipeline: Pipeline) -> [String] {
        var faults: [String] = []
        let report = pipeline.report
        for diagnostic in report.diagnostics {
            let places = self.places(of: diagnostic)
            if let outside = places.first(where: { !isInside($0, report.files) }) {
                faults.append("\(diagnostic.id) at \(outside), outside of its file")
            }
            if RuleRegistry.all.first(where: { $0.id == diagnostic.id })?.subjects.contains(diagnostic.subject.kind)
                != true
            {
                faults.append("\(diagnostic.id) is about \(diagnostic.subject)")
            }
            if diagnostic.message.isEmpty { faults.append("\(diagnostic.id) says nothing") }
        }
        if !isSorted(report) { faults.append("diagnostics out of order") }
        for format in ReportFormat.allCases {
            for showsNotes in [false, true]
            where String(validating: bytes(report, format, showsNotes), as: UTF8.self) == nil {
                faults.append("the \(format) report is not UTF-8")
            }
        }
        let json = bytes(report, .json, true)
        if (try? JSONSerialization.jsonObject(with: Data(json))) == nil {
            faults.append("the JSON report does not parse")
        }
        return faults
    }

    private static func bytes(_ report: Report, _ format: ReportFormat, _ showsNotes: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        withoutActuallyEscaping({ (piece: UnsafeRawBufferPointer) in bytes.append(contentsOf: piece) }) { sink in
            format.write(report, options: .init(showsNotes: showsNotes, isColored: showsNotes), to: sink)
        }
        return bytes
    }

    private static func graphFaults(in compilation: Compilation, isCompiled: Bool) -> [String] {
        guard isCompiled else {
            return compilation.json() == nil && compilation.graph == nil ? [] : ["a graph in spite of errors"]
        }
        guard let graph = compilation.graph, let json = compilation.json(), let dot = compilation.dot(legend: true)
        else {
            return ["no graph without errors"]
        }
        var faults: [String] = []
        // By configuration, JSON has the values of the first that has an item, and the graph all that there is.
        let isByConfiguration = String(decoding: json, as: UTF8.self).contains("\"configurations\": [")
        if !isByConfiguration, (try? Facts.lines(json: json)) != Facts.lines(graph) {
            faults.append("JSON and graph differ")
        }
        if String(validating: dot, as: UTF8.self) == nil { faults.append("DOT is not UTF-8") }
        return faults
    }

    private static func places(of diagnostic: Diagnostic) -> [SourceRange] {
        let others = diagnostic.labels.map(\.place) + diagnostic.fixes.map(\.place)
        if case .place(let place) = diagnostic.site { return [place] + others }
        return others
    }

    private static func isInside(_ place: SourceRange, _ files: [SourceFile]) -> Bool {
        guard files.indices.contains(Int(place.file)) else { return false }
        let size = files[Int(place.file)].bytes.count
        return ([place.range] + (place.origin.map { [$0] } ?? [])).allSatisfy { range in
            range.start >= 0 && range.start <= range.end && Int(range.end) <= size
        }
    }

    private static func isSorted(_ report: Report) -> Bool {
        let keys = report.diagnostics.map { diagnostic -> (String, Int32, String) in
            switch diagnostic.site {
            case .place(let place): (report.files[Int(place.file)].path, place.range.start, diagnostic.id)
            case .path(let path): (path, -1, diagnostic.id)
            }
        }
        return zip(keys, keys.dropFirst()).allSatisfy { one, other in
            if one.0 != other.0 { return one.0.utf8.lexicographicallyPrecedes(other.0.utf8) }
            return (one.1, one.2) <= (other.1, other.2)
        }
    }
}
