import KindredImport

/// The closing lines of `import storyboard`: counts of what it read and wrote.
enum ImportSummary {
    static func text(_ counts: StoryboardImport.Counts) -> String {
        var line = "\(number(counts.scenes, "scene")) in \(number(counts.files, "file")): "
        line += [
            number(counts.windows, "window"),
            number(counts.families, "family", "families")
                + (counts.familiesFromCode > 0 ? " (\(counts.familiesFromCode) shown only by code)" : ""),
            number(counts.places, "controller"), number(counts.presentations, "presentation"),
            number(counts.pushes, "push", "pushes"),
        ].joined(separator: ", ")
        if counts.unmapped.isEmpty { return line }
        let unmapped = counts.unmapped.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
        return line + "\nnot in the specification: \(unmapped); --notes shows where"
    }

    private static func number(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count) \(count == 1 ? one : many ?? one + "s")"
    }
}
