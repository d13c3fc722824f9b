import KindredDiagnostics

/// `code`: what Swift code leaves open.
extension ProjectDecoder {
    mutating func decodeCode(_ value: Int, name: String) {
        guard isMapping(value, what: name) else { return }
        for (key, value) in members(of: value, noun: name, ProjectKey.OfCode.self) where !isEmpty(value) {
            forEachItem(of: value, what: "'\(key.rawValue)'") { decoder, item in
                if key == .helpers { return decoder.decodeHelper(item) }
                guard let written = decoder.text(item, what: "a pattern") else { return }
                decoder.project.codeExcludes.append(decoder.project.text(written))
            }
        }
    }

    private mutating func decodeHelper(_ item: Int) {
        guard isMapping(item, what: "a helper") else { return }
        var helper = Project.Helper()
        let members = members(of: item, noun: "a helper", ProjectKey.OfHelper.self).filter { !isEmpty($0.value) }
        for (key, value) in members {
            switch key {
            case .call: helper.call = call(value)
            case .kind: helper.kind = word(value, what: "'kind'", valid: ProjectKey.OfHelper.kinds) ?? ""
            case .to: helper.to = argument(value, what: "'to'", of: members)
            case .from: helper.from = argument(value, what: "'from'", of: members)
            }
        }
        for key in [ProjectKey.OfHelper.call, .kind, .to] where !members.contains(where: { $0.key == key }) {
            report(InvalidProject.missing(key.rawValue, in: "a helper", at: start(node: item)))
        }
        project.helpers.append(helper)
    }

    private mutating func call(_ value: Int) -> String {
        guard isScalar(value, what: "'call'") else { return "" }
        let word = string(value)
        if word.hasSuffix(")"), let open = word.utf8.firstIndex(of: 0x28), open > word.startIndex { return word }
        report(InvalidProject.call(word, at: place(of: value)))
        return ""
    }

    /// The number of an argument that the call has; -1 is `self`.
    private mutating func argument(
        _ value: Int, what: String, of members: [(key: ProjectKey.OfHelper, value: Int)]
    ) -> Int {
        guard isScalar(value, what: what, expected: "a number, or self") else { return -1 }
        let word = string(value)
        if word == "self" { return -1 }
        let count = members.first { $0.key == .call }.map { string($0.value).utf8.count { $0 == 0x3A } } ?? 0
        if let number = Int(word), (0..<count).contains(number) { return number }
        report(InvalidProject.argument(word, what, count: count, at: place(of: value)))
        return -1
    }
}
