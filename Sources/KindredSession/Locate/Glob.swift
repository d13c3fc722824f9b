import KindredText

/// A pattern for paths: `*` and `?` match letters of one name, `**` any number of folders.
struct Glob: Sendable {
    private enum Part {
        case folders
        case name(Wildcards)
    }

    package let text: String
    private let parts: [Part]

    package init(_ text: String) {
        self.text = text
        parts = text.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }.map { part in
            part.elementsEqual("**".utf8) ? .folders : .name(Wildcards(part))
        }
    }

    /// Whether the whole of a relative path is what the pattern describes. Of several `**` only the last is ever tried again.
    package func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        var (name, part) = (0, 0)
        var retry: (name: Int, part: Int)?
        while name < names.count {
            if part < parts.count, case .folders = parts[part] {
                part += 1
                retry = (name, part)
            } else if part < parts.count, case .name(let pattern) = parts[part], pattern.matches(names[name]) {
                name += 1
                part += 1
            } else if let last = retry {
                retry = (last.name + 1, last.part)
                (name, part) = (last.name + 1, last.part)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { if case .folders = $0 { true } else { false } }
    }
}
