import KindredSystem
import KindredText

/// A list of what a result was made of, as make and ninja read it.
///
/// Folders are listed too, because a new file in one of them changes the result. Each file and folder gets a rule of its own
/// without commands, so that make doesn't stop when one is removed.
package struct DependencyFile {
    package let file: String
    package let target: String

    /// - Parameter target: The file that the list is about; nil is returned for standard output.
    package init?(file: String, target: Destination) throws(Failure) {
        guard let path = target.path else { return nil }
        if PathText.normalised(file) == PathText.normalised(path) {
            throw .usage("the result and dependencies can't share the file '\(file)'", "give each its own")
        }
        (self.file, self.target) = (file, path)
    }

    /// Writes the list. Call it after writing the target, and touch that at the end.
    ///
    /// - Parameter sources: What the target was made of; nothing twice.
    package func write(_ sources: [String], to stream: Stream, in environment: Environment) {
        var written: [String] = []
        for source in sources {
            // A folder's name may end like a member of an archive.
            let isFolder = source.utf8.last == UInt8(ascii: ")") && isFolder(source, in: environment)
            let path = isFolder ? source + "/" : source
            if let obstacle = Self.obstacle(path) {
                environment.say(
                    TerminalText.line("kindred: '\(file)' leaves out '\(source)', because of its \(obstacle)"))
            } else {
                written.append(path)
            }
        }
        var out = stream.writer
        Self.write(target, sources: written, to: &out)
        out.flush()
    }

    private func isFolder(_ path: String, in environment: Environment) -> Bool {
        (try? environment.files.status(path).kind) == .folder
    }

    private static func write(_ target: String, sources: [String], to out: inout ByteWriter) {
        let names = sources.map(escaped)
        out.write(escaped(target) + ":")
        for name in names { out.write(" \\\n  " + name) }
        out.write("\n" as StaticString)
        for name in names { out.write("\n\(name):\n") }
    }

    /// The part of a path that make can't read in any way, or ninja takes for something else; nil if all can be written.
    package static func obstacle(_ path: String) -> String? {
        let unreadable: [Unicode.Scalar] = [";", "|", "=", "%"]
        for scalar in path.unicodeScalars {
            if scalar == "\n" || scalar == "\r" { return "line break" }
            if scalar == "\t" { return "tab" }
            if unreadable.contains(scalar) { return "'\(scalar)'" }
        }
        guard let last = path.unicodeScalars.last else { return nil }
        let isMember = last == ")" && path.utf8.contains(UInt8(ascii: "("))
        return last == "\\" || last == "&" || last == ":" || isMember ? "'\(last)' at the end" : nil
    }

    private static func escaped(_ path: String) -> String {
        var text = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            // Backslashes before it would be read as half as many.
            case " ", "#", ":": text += String(repeating: "\\", count: backslashes + 1)
            case "$": text += "$"
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
