import KindredDiagnostics
import KindredFormats
@testable import KindredGraph
import KindredProject
import KindredText
import KindredYAML

/// A decoded document as text: every declaration with its place, defaults filled in, and what was wrong.
struct DocumentDump {
    let document: Document
    private let file: SourceFile
    private var text = ""

    static func text(_ file: SourceFile) -> String {
        let read = YAMLReader.read(file)
        let decoded = Decoder.decode(read.tree)
        var dump = DocumentDump(document: decoded.document, file: file)
        dump.write()
        let report = ByteWriter.collect { writer in
            var problems = read.diagnostics
            problems.append(decoded.diagnostics)
            TextReport(showsNotes: true).write(Report(files: [file], bag: problems), to: &writer)
        }
        return dump.text + (decoded.isWhole ? "" : "not whole\n") + String(decoding: report, as: UTF8.self)
    }

    private mutating func write() {
        for window in document.windows {
            line(0, "window \(show(window.key))\(mark(window.hasValidID)): \(ids(window.families))")
        }
        for screen in document.screens { write(node: Int(screen), depth: 0) }
        for family in document.families {
            line(0, "family \(show(family.key))\(mark(family.hasValidID))")
            if family.root >= 0 { write(node: Int(family.root), depth: 1) }
        }
        for (number, presentation) in document.declared.presentations.enumerated() {
            write(presentation, number: Int32(number))
        }
        for (number, push) in document.declared.pushes.enumerated() {
            let mark = push.isInNode ? ", written at \(place(push.mapping))" : ""
            let sources = document.declared.pushSources.texts(of: Int32(number))
            let source = sources.isEmpty ? "" : ", source \(ids(sources))"
            line(0, "\(push.kind.rawValue) \(show(push.from)) to \(show(push.to))\(mark)\(source)")
        }
        for move in document.declared.moves {
            let to = move.to.isAbsent ? "" : " to \(show(move.to))"
            let after = move.after.map { " after \($0.rawValue)" } ?? ""
            let mark = move.isInNode ? ", written at \(place(move.mapping))" : ""
            line(0, "move: \(show(move.from)) \(move.kind.rawValue)\(to)\(after)\(mark)")
        }
        for each in document.declared.expectations {
            line(
                0, "expect \(show(each.controller)).\(each.relation.rawValue): \(ids(each.ids)) at \(place(each.value))"
            )
        }
        for scenario in document.declared.scenarios.scenarios { write(scenario) }
    }

    private mutating func write(node: Int, depth: Int) {
        let declaration = document.declared.nodes[node]
        let (details, remarks) = (
            document.declared.details(of: declaration), document.declared.rareDetails(of: declaration)
        )
        var parts = ["\(declaration.role.rawValue) \(noun(of: declaration)) \(show(declaration.id))"]
        if !remarks.alias.isAbsent { parts.append("as \(show(remarks.alias))") }
        if !declaration.className.isAbsent { parts.append("class \(show(declaration.className))") }
        for (key, value) in [(.title, details.title)] + remarks.texts
        where !value.isAbsent { parts.append("\(key.keyword.rawValue) \(show(value))") }
        for key in NodeList.allCases {
            guard let items = details.items(of: key, rareDetails: remarks) else { continue }
            let values = items.map { document.declared.value(of: $0, in: key) }
            parts.append("\(key.keyword.rawValue) \(list(values))")
        }
        if let style = details.splitStyle { parts.append("style \(style.rawValue)") }
        parts += KindDefinition.wordKeys.compactMap { key in remarks.word(key).map { "\(key.rawValue) \($0)" } }
        parts += flags(of: declaration)
        line(depth, parts.joined(separator: ", "))
        var child = node + 1
        while child < Int(declaration.end) {
            write(node: child, depth: depth + 1)
            child = Int(document.declared.nodes[child].end)
        }
    }

    private func noun(of node: DeclaredNode) -> String {
        if node.flags.contains(.isPlace) { return "place" }
        return node.flags.contains(.isScreen) ? "screen: \(node.kind.word)" : node.kind.word
    }

    private func flags(of node: DeclaredNode) -> [String] {
        var words: [String] = []
        if node.flags.contains(.isNameless) { words.append("nameless") }
        for flag in NodeFlag.allCases {
            guard let value = node.booleans[flag] else { continue }
            switch flag {
            case .definesPresentationContext: words.append("context \(value)")
            case .providesPresentationContextTransitionStyle: words.append("transition style \(value)")
            case .forwardsAppearance: words.append("forwards \(value ? "itself" : "by hand")")
            default: if value { words.append(flag.keyword.rawValue) }
            }
        }
        if node.flags.contains(.hasTroubledChildren) { words.append("troubled children") }
        return words
    }

    private mutating func write(_ presentation: DeclaredPresentation, number: Int32) {
        var parts = [
            "presentation \(show(presentation.id)): \(show(presentation.from)) presents \(show(presentation.present))"
        ]
        parts += ["style \(presentation.style.rawValue)", "transition \(presentation.transition.rawValue)"]
        if let fullscreen = presentation.presentsInFullscreen { parts.append("in fullscreen \(fullscreen)") }
        if presentation.isInNode { parts.append("written at \(place(presentation.mapping))") }
        if let anchor = presentation.anchor { parts.append("anchor \(anchor.rawValue)") }
        if let swipe = presentation.swipe { parts.append("swipe \(swipe)") }
        let sources = document.declared.presentationSources.texts(of: number)
        if !sources.isEmpty { parts.append("source \(ids(sources))") }
        let detents = document.declared.detents.texts(of: number)
        if !detents.isEmpty { parts.append("detents \(ids(detents))") }
        line(0, parts.joined(separator: ", "))
    }

    mutating func line(_ depth: Int, _ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    func ids(_ range: Range<Int32>) -> String {
        list(range.map { document.declared.references[Int($0)] })
    }

    func list(_ written: [SourceValue]) -> String {
        "[" + written.map(show).joined(separator: ", ") + "]"
    }

    func show(_ written: SourceValue) -> String {
        if written.isAbsent { return "none" }
        let text = written.isScalar ? document.declared.texts.string(written) : "mapping"
        return "\(text) (\(place(written)))"
    }

    func place(_ written: SourceValue) -> String {
        let position = file.position(of: Int(document.declared.texts.range(of: written).start))
        return "\(position.line):\(position.column)"
    }

    private func mark(_ isValid: Bool) -> String { isValid ? "" : " (no id)" }
}
