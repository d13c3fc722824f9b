import KindredText

/// Diagnostics on places that repeat declarations: those of one rule at one position on one declaration become one, which names
/// the places.
struct PlaceDiagnostics: Sendable {
    private struct Key: Hashable {
        let rule: String
        let file: Int32
        let range: ByteRange
        let origin: ByteRange?
        /// The id of what is repeated: a position can be about several, such as the target of a presentation with several
        /// callers.
        let id: ExactText
        /// Whether it calls, rather than is what a container contains: a text that is repeated can do both.
        let isCaller: Bool
        let message: ExactText?
    }

    private struct Entry {
        var diagnostic: Diagnostic
        let id: String
        let common: String?
        var places: [String]
        /// Whether several are on one place, such as pushes of one screen onto two of its stacks.
        var hasSeveral = false
    }

    /// The largest number of places that are all named.
    private static let namedAtMost = 3

    private var numbers: [Key: Int] = [:]
    private var entries: [Entry] = []

    /// - Parameters:
    ///   - place: The path of the place.
    ///   - id: The id of what the place repeats.
    ///   - isCaller: Whether it is about what the place calls.
    ///   - common: The message as it is true of all places that have the same; nil if all diagnostics at a position say the
    ///     same.
    mutating func add(_ diagnostic: Diagnostic, on place: String, of id: String, isCaller: Bool, common: String?) {
        guard case .place(let site) = diagnostic.site else { return }
        let key = Key(
            rule: diagnostic.id, file: site.file, range: site.range, origin: site.origin, id: ExactText(id),
            isCaller: isCaller, message: common.map(ExactText.init))
        guard let number = numbers[key] else {
            numbers[key] = entries.count
            return entries.append(Entry(diagnostic: diagnostic, id: id, common: common, places: [place]))
        }
        if entries[number].places.last == place {
            if common != nil, entries[number].diagnostic.message != diagnostic.message {
                entries[number].hasSeveral = true
            }
            return
        }
        entries[number].places.append(place)
    }

    /// The diagnostics in the order in which the first of each came.
    var all: [Diagnostic] {
        entries.map { entry in
            var diagnostic = entry.diagnostic
            let (one, declaration) = ("'\(entry.places[0])'", "'\(entry.id)'")
            let places = Diagnostic.Places(
                name: entry.id, ids: entry.places,
                message: entry.common ?? diagnostic.message.replacing(one, with: declaration),
                help: diagnostic.help?.replacing(one, with: declaration))
            diagnostic.places = places
            let isOne = entry.places.count == 1 && !entry.hasSeveral
            if isOne, diagnostic.message.contains(one) { return diagnostic }
            let message = isOne && entry.common != nil ? diagnostic.message : places.message
            (diagnostic.message, diagnostic.help) = (message + places.suffix, places.help)
            return diagnostic
        }
    }

    /// Lists three names at most, else two and how many more.
    static func names(_ names: [String], of count: Int) -> String {
        let quoted = names.prefix(namedAtMost).map { "'\($0)'" }
        if count > namedAtMost {
            return quoted.prefix(namedAtMost - 1).joined(separator: ", ") + " and \(count - 2) more"
        }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Diagnostic {
    /// The places that a diagnostic on a declaration is about.
    package struct Places: Sendable {
        /// The name of the declaration.
        package let name: String
        /// The paths of the places, in the order of the controllers.
        package fileprivate(set) var ids: [String]
        /// The message and the help as they are true of several.
        package let message: String
        fileprivate let help: String?

        /// The end of a message that names them.
        package var suffix: String { " (in \(PlaceDiagnostics.names(ids, of: ids.count)))" }
    }

    /// Adds places of the same declaration that are in another configuration.
    package mutating func add(places others: [String]) {
        guard var places else { return }
        places.ids += others.filter { !places.ids.contains($0) }
        self.places = places
        (message, help) = (places.message + places.suffix, places.help)
    }
}

extension DiagnosticBag {
    /// Lists names of places as diagnostics do: three at most, else two and how many more.
    package static func placeNames(_ names: [String], of count: Int) -> String {
        PlaceDiagnostics.names(names, of: count)
    }
}
