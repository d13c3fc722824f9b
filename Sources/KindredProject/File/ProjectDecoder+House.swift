import KindredDiagnostics
import KindredGraph
import KindredYAML

/// The decoding of house rules.
extension ProjectDecoder {
    mutating func decodeHouse(_ value: Int) {
        if isEmpty(value) { return }
        var names: Set<String> = []
        forEachItem(of: value, what: "'house'") { decoder, item in decoder.decodeHouseRule(item, names: &names) }
    }

    private static let noun = "a house rule"

    private mutating func decodeHouseRule(_ item: Int, names: inout Set<String>) {
        guard isMapping(item, what: Self.noun) else { return }
        let members = members(of: item, noun: Self.noun, HouseKey.self).filter { !isEmpty($0.value) }
        let value = { (key: HouseKey) in members.first { $0.key == key }?.value }
        let name = houseName(value(.name), item: item)
        if let name, let node = value(.name), !names.insert(name).inserted {
            report(InvalidProject.repeatedName(name, at: place(of: node)))
        }
        let severity = value(.severity).flatMap { node in
            word(node, what: "'severity'", valid: Severity.allCases.reversed().map(\.rawValue)).flatMap(Severity.init)
        }
        let because = value(.because).flatMap { text($0, what: "'because'") }.map { written in
            // Block scalars end with a line break.
            var text = project.text(written)
            while text.last?.isNewline == true { text.removeLast() }
            return text
        }
        let allowsEmpty = value(.allowEmpty).flatMap { boolean($0, what: "'allow-empty'") } ?? false
        let exceptions = value(.except).map { decodeExceptions($0) } ?? []
        let on = value(.on).map { configurations($0) } ?? []
        let forms = members.filter { HouseKey.forms.contains($0.key) }
        if forms.count != 1 { report(InvalidProject.formCount(forms.map(\.key), at: start(node: item))) }
        if let node = value(.transitive), value(.layers) == nil, let form = forms.first {
            report(
                InvalidProject.misplacedKey("transitive", in: form.key.rawValue, belongs: "layers", at: place(of: node))
            )
        }
        let isTransitive = value(.transitive).flatMap { boolean($0, what: "'transitive'") } ?? false
        guard let first = forms.first, let form = form(first.key, value: first.value, isTransitive: isTransitive),
            let name
        else { return }
        project.house.append(
            HouseRule(
                name: name, info: HouseRule.info(name, form: first.key, severity: severity ?? .error, because: because),
                because: because,
                form: form,
                exceptions: exceptions, allowsEmpty: allowsEmpty, on: on, place: place(of: item)))
    }

    /// One name, or a list of them.
    private mutating func configurations(_ node: Int) -> [SourceValue] {
        if tree.nodes[node].written.isScalar { return text(node, what: "'on'").map { [$0] } ?? [] }
        var names: [SourceValue] = []
        let isList = forEachItem(of: node, what: "'on'") { decoder, item in
            if let name = decoder.text(item, what: "each of 'on'") { names.append(name) }
        }
        if isList, Int(tree.nodes[node].next) == node + 1 { report(InvalidProject.empty("'on'", at: place(of: node))) }
        return names
    }

    private mutating func houseName(_ node: Int?, item: Int) -> String? {
        guard let node else {
            report(InvalidProject.missing("name", in: Self.noun, at: start(node: item)))
            return nil
        }
        guard let written = text(node, what: "'name'") else { return nil }
        if Identifier.isValid(texts[written]) { return string(node) }
        report(InvalidProject.houseName(string(node), at: place(of: node)))
        return nil
    }

    private mutating func decodeExceptions(_ list: Int) -> [HouseRule.Exception] {
        var exceptions: [HouseRule.Exception] = []
        forEachItem(of: list, what: "'except'") { decoder, item in
            if let exception = decoder.exception(item) { exceptions.append(exception) }
        }
        return exceptions
    }

    private mutating func exception(_ item: Int) -> HouseRule.Exception? {
        let noun = "an exception"
        guard isMapping(item, what: noun) else { return nil }
        let members = members(of: item, noun: noun, HouseKey.OfException.self).filter { !isEmpty($0.value) }
        var (from, to): (String?, String?)
        for (key, value) in members {
            guard let written = text(value, what: "'\(key.rawValue)'"), key != .because else { continue }
            if !Identifier.isPath(texts[written]) {
                report(InvalidProject.exceptionID(string(value), at: place(of: value)))
            } else if key == .from {
                from = string(value)
            } else {
                to = string(value)
            }
        }
        if !members.contains(where: { $0.key == .to }) {
            report(InvalidProject.missing("to", in: noun, at: start(node: item)))
        }
        return to.map { HouseRule.Exception(from: from, to: $0, place: start(node: item)) }
    }

    private mutating func form(_ key: HouseKey, value: Int, isTransitive: Bool) -> HouseRule.Form? {
        switch key {
        case .forbid: forbidden(value).map { .forbid($0) }
        case .require: required(value).map { .require($0) }
        case .onlyThrough: gate(value).map { .onlyThrough($0) }
        case .layers: choices(value, key: key).map { .layers($0, isTransitive: isTransitive) }
        case .independent: choices(value, key: key).map { .independent($0) }
        case .limit: limit(value).map { .limit($0) }
        case .name, .because, .severity, .on, .transitive, .except, .allowEmpty: nil
        }
    }

    // MARK: Selectors

    /// - Parameter what: What messages call it, if not by its key.
    mutating func choice(_ node: Int, key: String, what: String? = nil) -> HouseRule.Choice? {
        guard let written = text(node, what: what ?? "'\(key)'") else { return nil }
        let text = string(node)
        do throws(Selector.Failure) {
            let selector = try Selector(text)
            return HouseRule.Choice(
                text: "\(key): \(text)", selector: selector, written: written, place: place(of: node))
        } catch {
            let part = tree.wording.place(of: written, part: error.range)
            report(InvalidProject.selector(error, at: part))
            return nil
        }
    }

    private mutating func choices(_ list: Int, key: HouseKey) -> [HouseRule.Choice]? {
        var choices: [HouseRule.Choice] = []
        var count = 0
        let isList = forEachItem(of: list, what: "'\(key.rawValue)'") { decoder, item in
            count += 1
            let choice = decoder.choice(item, key: key.rawValue, what: "each of '\(key.rawValue)'")
            if let choice { choices.append(choice) }
        }
        if isList, count < 2 { report(InvalidProject.fewSelectors(key.rawValue, at: place(of: list))) }
        return count >= 2 && choices.count == count ? choices : nil
    }

    /// One word, or a list of them.
    mutating func words(_ node: Int, key: String, valid: [String]) -> [String]? {
        if tree.nodes[node].written.isScalar { return word(node, what: "'\(key)'", valid: valid).map { [$0] } }
        var words: [String] = []
        var count = 0
        let isList = forEachItem(of: node, what: "'\(key)'") { decoder, item in
            count += 1
            if let word = decoder.word(item, what: "'\(key)'", valid: valid) { words.append(word) }
        }
        if isList, count == 0 { report(InvalidProject.empty("'\(key)'", at: place(of: node))) }
        return isList && count > 0 && words.count == count ? words : nil
    }
}

extension HouseRule {
    /// The words of styles: what `automatic` means is one of them.
    package static let styleWords = EffectiveStyle.allCases.map(\.rawValue)

    static func info(_ name: String, form: HouseKey, severity: Severity, because: String?) -> RuleInfo {
        RuleInfo(
            Policy.housePrefix + name, severity, .project, about: .controller, .family,
            summary: because ?? "a house rule: \(form.rawValue)", why: because ?? "", bad: "", good: "")
    }
}
