import Kindred
import KindredStoryboards

/// The closing lines of `import storyboard`: counts of what it read and wrote.
enum ImportSummary {
    static func text(_ made: SpecificationImport.Counts) -> String {
        let counts = made.declared
        var line = "\(number(counts.scenes, "scene")) in \(number(counts.files, "file")): "
        line += [
            number(counts.windows, "window"),
            number(counts.families, "family", "families")
                + (counts.familiesFromCode > 0 ? " (\(counts.familiesFromCode) shown only by code)" : ""),
            number(made.controllers, "controller"), number(made.presentations, "presentation"),
            number(made.pushes, "push", "pushes"),
        ].joined(separator: ", ")
        if counts.unmapped.isEmpty { return line }
        let unmapped = counts.unmapped.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
        return line + "\nnot in the specification: \(unmapped); --notes shows where"
    }

    private static func number(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count) \(count == 1 ? one : many ?? one + "s")"
    }
}
