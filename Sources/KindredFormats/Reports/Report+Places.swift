import KindredDiagnostics
import KindredText

/// A diagnostic as formats for other programs list it.
struct ListedDiagnostic {
    let diagnostic: Diagnostic
    /// The reason why it was put aside; nil if it wasn't.
    let cause: HiddenDiagnostic.Cause?
}

extension Diagnostic {
    /// The file that it is in; nil if it is about a path as a whole.
    var file: Int32? {
        guard case .place(let place) = site else { return nil }
        return place.file
    }

    /// The title of its help: that of a house rule says why there is such a rule.
    var helpTitle: String { ruleLocation == nil ? "help" : "because" }

    var titledHelp: String? { help.map { "\(helpTitle): \($0)" } }
}

extension Report {
    /// The path that a diagnostic is reported in.
    func path(of diagnostic: Diagnostic) -> String {
        switch diagnostic.site {
        case .place(let place): files[Int(place.file)].path
        case .path(let path): path
        }
    }

    /// The start and the end of a place, in columns of scalars.
    func region(_ place: SourceRange) -> (start: Position, end: Position) {
        let file = files[Int(place.file)]
        return file.withLines { lines in
            (lines.position(of: Int(place.range.start)), lines.position(of: Int(place.range.end)))
        }
    }

    /// The start and the end of a diagnostic; nil if it is about a path as a whole.
    func region(of diagnostic: Diagnostic) -> (start: Position, end: Position)? {
        guard case .place(let place) = diagnostic.site else { return nil }
        return region(place)
    }

    /// The diagnostics that a report shows.
    func shown(notes: Bool) -> [Diagnostic] {
        notes ? diagnostics : diagnostics.filter { $0.severity != .note }
    }

    /// All diagnostics in one order, those that were put aside among the others.
    var withSilenced: [ListedDiagnostic] {
        var (all, rest): ([ListedDiagnostic], ArraySlice<HiddenDiagnostic>) = ([], silenced[...])
        for diagnostic in diagnostics {
            while let first = rest.first, precedes(first.diagnostic, other: diagnostic) {
                all.append(ListedDiagnostic(diagnostic: first.diagnostic, cause: first.cause))
                rest.removeFirst()
            }
            all.append(ListedDiagnostic(diagnostic: diagnostic, cause: nil))
        }
        return all + rest.map { ListedDiagnostic(diagnostic: $0.diagnostic, cause: $0.cause) }
    }

    private func precedes(_ one: Diagnostic, other: Diagnostic) -> Bool {
        let (path, otherPath) = (path(of: one), path(of: other))
        if !path.utf8.elementsEqual(otherPath.utf8) { return path.precedesInBytes(otherPath) }
        return (Self.start(diagnostic: one), one.id) < (Self.start(diagnostic: other), other.id)
    }

    private static func start(diagnostic: Diagnostic) -> Int32 {
        guard case .place(let place) = diagnostic.site else { return -1 }
        return place.range.start
    }
}
