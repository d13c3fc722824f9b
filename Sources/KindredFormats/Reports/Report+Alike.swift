import KindredDiagnostics
import KindredText

/// Diagnostics that differ only in who it is: formats for people show them as one.
extension Report {
    /// The first of some diagnostics that are alike, which names the others, and how many they are together.
    struct Alike {
        fileprivate(set) var diagnostic: Diagnostic
        fileprivate var names: [String] = []

        var count: Int { max(names.count, 1) }
    }

    /// The diagnostics that a report shows, those of one rule at one position that differ only in who it is as one.
    func alike(notes: Bool) -> [Alike] {
        let all = shown(notes: notes)
        var (found, start) = ([Alike](), 0)
        while start < all.count {
            var end = start + 1
            while end < all.count, all[start].isBeside(all[end]) { end += 1 }
            found += end == start + 1 ? [Alike(diagnostic: all[start])] : Self.alike(all[start..<end])
            start = end
        }
        return found
    }

    private static func alike(_ all: ArraySlice<Diagnostic>) -> [Alike] {
        var (found, numbers, seen) = ([Alike](), [[String]: Int](), Set<[String]>())
        for diagnostic in all {
            guard let who = diagnostic.who else {
                found.append(Alike(diagnostic: diagnostic))
                continue
            }
            let words = diagnostic.words(of: who)
            let isNew = seen.insert(words + [who]).inserted
            guard isNew, let number = numbers[words] else {
                numbers[words] = found.count
                found.append(Alike(diagnostic: diagnostic, names: [who]))
                continue
            }
            found[number].names.append(who)
        }
        for (number, names) in found.map(\.names).enumerated() where names.count > 1 {
            let others = names.dropFirst().map { "'\($0)'" }
            // The first name is in the message.
            found[number].diagnostic.message += " (also \(English.list(others, atMost: 2)))"
        }
        return found
    }
}

extension Diagnostic {
    /// Whether another one is of the same rule, at the same position.
    fileprivate func isBeside(_ other: Diagnostic) -> Bool {
        guard id == other.id, severity == other.severity, case .place(let one) = site, case .place(let two) = other.site
        else { return false }
        return one == two
    }

    /// The view controller that it is about, or the one that calls; nil if it is about something else.
    fileprivate var who: String? {
        if let places { return places.name }
        switch subject.kind {
        case .controller, .push, .move: return subject.id.text
        case .presentation:
            let id = subject.id.text
            return id.firstRange(of: "->").map { String(id[..<$0.lowerBound]) } ?? id
        case .file, .family, .window, .scenario, .view, .class: return nil
        }
    }

    /// The texts of the diagnostic without who it is.
    fileprivate func words(of who: String) -> [String] {
        var message = message
        if let places, message.hasSuffix(places.suffix) { message.removeLast(places.suffix.count) }
        let names = [who] + (places?.ids.prefix(1) ?? [])
        return [message, help ?? "", uikit ?? "", ruleLocation ?? ""].map { text in
            names.reduce(text) { text, name in
                text.replacing("'\(name)'", with: "''").replacing("'\(name)->", with: "'->")
            }
        }
    }
}
