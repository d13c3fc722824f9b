/// A pattern for paths: `*` and `?` stand for letters of one name, `**` for any number of folders.
struct Glob: Sendable {
    private enum Part {
        case folders
        case name([UInt8])
    }

    let text: String
    private let parts: [Part]

    private static let star = UInt8(ascii: "*")
    private static let question = UInt8(ascii: "?")

    init(_ text: String) {
        self.text = text
        parts = text.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }.map { part in
            part.elementsEqual("**".utf8) ? .folders : .name(Array(part))
        }
    }

    /// Whether the whole of a relative path is what the pattern describes. Of several `**` only the last is ever tried again.
    func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        var (name, part) = (0, 0)
        var retry: (name: Int, part: Int)?
        while name < names.count {
            if part < parts.count, case .folders = parts[part] {
                part += 1
                retry = (name, part)
            } else if part < parts.count, case .name(let pattern) = parts[part], Self.matches(names[name], pattern) {
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

    /// The same with bytes and `*`.
    private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
        var (place, next) = (0, 0)
        var retry: (place: Int, next: Int)?
        while place < name.count {
            if next < pattern.count, pattern[next] == star {
                next += 1
                retry = (place, next)
            } else if next < pattern.count, pattern[next] == question, !isInside(name, place) {
                repeat { place += 1 } while isInside(name, place)
                next += 1
            } else if next < pattern.count, pattern[next] == name[place] {
                place += 1
                next += 1
            } else if let last = retry {
                retry = (last.place + 1, last.next)
                (place, next) = (last.place + 1, last.next)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }

    /// Whether a byte continues a letter.
    private static func isInside(_ name: [UInt8], _ place: Int) -> Bool {
        place < name.count && name[place] & 0xC0 == 0x80
    }
}
