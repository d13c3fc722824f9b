import KindredGraph
import KindredYAML

/// The decoding of what is below the key of each form.
extension ProjectDecoder {
    mutating func forbidden(_ node: Int) -> HouseRule.Forbidden? {
        guard isMapping(node, what: "'forbid'") else { return nil }
        let members = members(of: node, noun: "'forbid'", HouseKey.OfForbid.self).filter { !isEmpty($0.value) }
        if members.isEmpty {
            report(
                InvalidProject.empty(
                    "'forbid'", at: start(node: node), help: "say what it forbids, such as 'present: tag:payment'"))
        }
        var form = HouseRule.Forbidden()
        var isWhole = !members.isEmpty
        let targets = members.filter { HouseKey.OfForbid.targets.contains($0.key) }
        for other in targets.dropFirst() {
            report(
                InvalidProject.twoTargets(
                    targets[0].key.rawValue, second: other.key.rawValue, at: place(of: other.value)))
            isWhole = false
        }
        let target = targets.first?.key ?? .present
        for (key, value) in members {
            if HouseKey.OfForbid.ofPresentations.contains(key), target != .present {
                let (word, other) = (key.rawValue, target.rawValue)
                report(InvalidProject.misplacedKey(word, in: other, belongs: "present", at: place(of: value)))
                isWhole = false
                continue
            }
            decodeMember(key, value: value, of: &form)
        }
        form.relation = target.relation
        if target == .reach, !members.contains(where: { $0.key == .from }) {
            report(InvalidProject.missing("from", in: "'forbid' with 'reach'", at: start(node: node)))
            isWhole = false
        }
        return isWhole ? form : nil
    }

    private mutating func decodeMember(_ key: HouseKey.OfForbid, value: Int, of form: inout HouseRule.Forbidden) {
        switch key {
        case .from: form.from = choice(value, key: "from")
        case .presenter: form.presenter = choice(value, key: "presenter")
        case .present, .push, .contain, .reach: form.target = choice(value, key: key.rawValue)
        case .move: form.kinds = words(value, key: "move", valid: MoveKind.allCases.map(\.rawValue)) ?? []
        case .style: form.styles = words(value, key: "style", valid: HouseRule.styleWords) ?? []
        case .transition:
            form.transitions =
                words(value, key: "transition", valid: PresentationTransition.allCases.map(\.rawValue)) ?? []
        }
    }

    mutating func required(_ node: Int) -> HouseRule.Required? {
        guard isMapping(node, what: "'require'") else { return nil }
        let members = members(of: node, noun: "'require'", HouseKey.OfRequire.self).filter { !isEmpty($0.value) }
        let demands = members.filter { HouseKey.OfRequire.demands.contains($0.key) }
        let each = members.first { $0.key == .each }.map { choice($0.value, key: "each") }
        if each == nil { report(InvalidProject.missing("each", in: "'require'", at: start(node: node))) }
        if demands.count != 1 { report(InvalidProject.demandCount(demands.map(\.key.rawValue), at: start(node: node))) }
        guard demands.count == 1, let demand = self.demand(demands[0].key, value: demands[0].value),
            let each = each ?? nil
        else { return nil }
        return HouseRule.Required(each: each, demand: demand)
    }

    private mutating func demand(_ key: HouseKey.OfRequire, value: Int) -> HouseRule.Required.Demand? {
        switch key {
        case .each: return nil
        case .isOne: return choice(value, key: "is").map { .isOne($0) }
        case .has: return choice(value, key: "has").map { .hasOne($0) }
        case .presented:
            guard isMapping(value, what: "'presented'") else { return nil }
            let members = members(of: value, noun: "'presented'", HouseKey.OfPresented.self).filter {
                !isEmpty($0.value)
            }
            if members.isEmpty {
                report(
                    InvalidProject.empty(
                        "'presented'", at: start(node: value), help: "say how, such as 'style: fullScreen'"))
            }
            var (from, presenter): (HouseRule.Choice?, HouseRule.Choice?)
            var styles: [String] = []
            for (key, value) in members {
                switch key {
                case .from: from = choice(value, key: "from")
                case .presenter: presenter = choice(value, key: "presenter")
                case .style: styles = words(value, key: "style", valid: HouseRule.styleWords) ?? []
                }
            }
            return members.isEmpty ? nil : .presented(from: from, presenter: presenter, styles: styles)
        }
    }

    mutating func gate(_ node: Int) -> HouseRule.Gate? {
        guard isMapping(node, what: "'only-through'") else { return nil }
        let members = members(of: node, noun: "'only-through'", HouseKey.OfGate.self).filter { !isEmpty($0.value) }
        var choices: [HouseKey.OfGate: HouseRule.Choice] = [:]
        for (key, value) in members { choices[key] = choice(value, key: key.rawValue) }
        for key in [HouseKey.OfGate.to, .gate] where !members.contains(where: { $0.key == key }) {
            report(InvalidProject.missing(key.rawValue, in: "'only-through'", at: start(node: node)))
        }
        guard let target = choices[.to], let gate = choices[.gate] else { return nil }
        return HouseRule.Gate(target: target, gate: gate, from: choices[.from])
    }

    mutating func limit(_ node: Int) -> HouseRule.Limit? {
        guard isMapping(node, what: "'limit'") else { return nil }
        let members = members(of: node, noun: "'limit'", HouseKey.OfLimit.self).filter { !isEmpty($0.value) }
        let value = { (key: HouseKey.OfLimit) in members.first { $0.key == key }?.value }
        if value(.measure) == nil { report(InvalidProject.missing("measure", in: "'limit'", at: start(node: node))) }
        if value(.atMost) == nil, value(.atLeast) == nil { report(InvalidProject.noLimit(at: start(node: node))) }
        let measure = value(.measure).flatMap { node in
            word(node, what: "'measure'", valid: HouseRule.Limit.Measure.allCases.map(\.rawValue))
                .flatMap(HouseRule.Limit.Measure.init)
        }
        let (each, from) = (
            value(.each).flatMap { choice($0, key: "each") }, value(.from).flatMap { choice($0, key: "from") }
        )
        let atMost = value(.atMost).flatMap { count($0, key: "at-most") }
        let atLeast = value(.atLeast).flatMap { count($0, key: "at-least") }
        if let atMost, let atLeast, atLeast > atMost, let node = value(.atLeast) {
            report(InvalidProject.limits(atLeast, atMost: atMost, at: place(of: node)))
        }
        if let node = value(.rings) { _ = word(node, what: "'rings'", valid: ["once"]) }
        guard let measure else { return nil }
        if let node = value(.from), !measure.hasStart {
            report(InvalidProject.measureKey("from", measure: measure.rawValue, at: place(of: node)))
        }
        if let node = value(.rings), !measure.hasRings {
            report(InvalidProject.measureKey("rings", measure: measure.rawValue, at: place(of: node)))
        }
        guard atMost != nil || atLeast != nil else { return nil }
        return HouseRule.Limit(
            measure: measure, each: each, from: from, atMost: atMost, atLeast: atLeast,
            countsRingsOnce: value(.rings) != nil)
    }

    /// A number that isn't negative.
    private mutating func count(_ node: Int, key: String) -> Int? {
        guard isScalar(node, what: "'\(key)'", expected: "a number") else { return nil }
        let text = string(node)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        let isPlain = tree.wording.isPlain(tree.nodes[node].written)
        // What is too large to count is more than there can be.
        if isNumber, isPlain { return Int(text) ?? .max }
        report(InvalidProject.limit(key, text: text, isQuoted: isNumber && !isPlain, at: place(of: node)))
        return nil
    }
}

extension HouseKey.OfForbid {
    /// The relation that a target's key forbids.
    fileprivate var relation: HouseRule.Forbidden.Relation {
        switch self {
        case .push: .push
        case .move: .move
        case .contain: .contain
        case .reach: .reach
        default: .present
        }
    }
}
