import Kindred
import KindredText

/// The closing lines of `import storyboard`: counts of what it read and wrote.
enum ImportSummary {
    static func text(_ made: SpecificationImport.Counts) -> String {
        let counts = made.declared
        var line = "\(English.count(counts.scenes, of: "scene")) in \(English.count(counts.files, of: "file")): "
        line += [
            English.count(counts.windows, of: "window"),
            English.count(counts.families, of: "family", many: "families")
                + (counts.familiesFromCode > 0 ? " (\(counts.familiesFromCode) shown only by code)" : ""),
            English.count(made.controllers, of: "controller"), English.count(made.presentations, of: "presentation"),
            English.count(made.pushes, of: "push", many: "pushes"),
        ].joined(separator: ", ")
        if counts.unmapped.isEmpty { return line }
        let unmapped = counts.unmapped.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
        return line + "\nnot in the specification: \(unmapped); --notes shows where"
    }
}
