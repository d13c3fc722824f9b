import KindredBase

/// `--depfile`: what a result was made of, as make and ninja read it.
///
/// Folders are listed too, because a new file in one of them changes the result. Everything gets a rule of its own without
/// commands, so that make doesn't stop when something is removed.
struct DependencyFile {
    static let option = Option(
        "--depfile", .path("DEPS"), "list for make and ninja what FILE was made of, folders included")
    /// Those of commands that write a file.
    static let options = [option, WatchRun.option]

    private let file: String
    private let target: String

    /// Nil if none is asked for.
    init?(_ arguments: Arguments, _ target: Destination) throws(Failure) {
        guard let file = arguments.value(Self.option) else { return nil }
        guard let path = target.path else {
            throw arguments.wrong("option '\(Self.option.name)' requires -o with a file")
        }
        if PathText.normalised(file) == PathText.normalised(path) {
            throw .usage("the result and dependencies can't share the file '\(file)'", "give each its own")
        }
        if !Self.isWritable(path) {
            throw arguments.wrong("option '\(Self.option.name)' can't name '\(path)', because of its line break")
        }
        (self.file, self.target) = (file, path)
    }

    /// Refuses to write over what is being read.
    func check(against identities: Set<FileIdentity>, _ environment: Environment) throws(Failure) {
        try Destination(file: file).check(against: identities, environment)
    }

    /// To be called after the target.
    ///
    /// - Parameter old: What the specification was compared with.
    func write(
        _ specification: Specification, and old: ComparedSide? = nil, _ reports: Reports
    ) throws(Failure) {
        var sources = specification.sources
        for source in old?.sources ?? [] where !sources.contains(source) { sources.append(source) }
        for source in sources where !Self.isWritable(source) {
            reports.environment.say(Visible.text("kindred: '\(file)' leaves out '\(source)', because of its line break"))
        }
        sources.removeAll { !Self.isWritable($0) }
        try reports.write(Destination(file: file)) { stream in
            var out = stream.writer
            Self.write(target, sources, to: &out)
            out.flush()
        }
        // What was written may have changed a folder that it depends on.
        reports.change.touch(target)
    }

    private static func write(_ target: String, _ sources: [String], to out: inout ByteWriter) {
        let names = sources.map(escaped)
        out.write(escaped(target) + ":")
        for name in names { out.write(" \\\n  " + name) }
        out.write("\n" as StaticString)
        for name in names { out.write("\n\(name):\n") }
    }

    /// A line break can't be written in any way.
    private static func isWritable(_ path: String) -> Bool { !path.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    private static func escaped(_ path: String) -> String {
        var text = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "\t", "#", ":": text += "\\"
            case "$": text += "$"
            default: break
            }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
