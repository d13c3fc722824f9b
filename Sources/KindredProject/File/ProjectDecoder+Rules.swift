import KindredDiagnostics
import KindredText
import KindredYAML

/// The levels of rules, and the names of house rules.
extension ProjectDecoder {
    mutating func decodeLevels(_ value: Int, name: String) {
        let known = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        let house = houseRules()
        let houseIDs = Set(house)
        forEachMember(of: value, what: name) { decoder, key, value in
            let id = decoder.string(key)
            let isHouse = id.utf8.starts(with: Policy.housePrefix.utf8)
            let rule = known[id]
            if isHouse ? !houseIDs.contains(id) : rule == nil {
                decoder.reportRule(id, key: key, house: isHouse ? house : nil)
            }
            if decoder.isEmpty(value) { return }
            guard let word = decoder.word(value, what: "the level of a rule", valid: Policy.Level.words),
                let level = Policy.Level(word: word)
            else { return }
            if let rule, !level.isAllowed(for: rule) {
                return decoder.report(InvalidProject.fixedLevel(rule, word: word, at: decoder.place(of: value)))
            }
            decoder.project.levels[id] = level
        }
    }

    private mutating func reportRule(_ id: String, key: Int, house: [String]?) {
        let near = nearest.word(id, among: house ?? rules.map(\.id))
        report(
            house == nil
                ? InvalidProject.unknownRule(id, nearest: near, at: place(of: key))
                : InvalidProject.unknownHouseRule(id, nearest: near, at: place(of: key)))
    }

    /// The ids that house rules have by their names, those with an error too.
    private func houseRules() -> [String] {
        guard let house = houseNode else { return [] }
        var ids: [String] = []
        var item = house + 1
        while item < Int(tree.nodes[house].next) {
            if let name = name(ofHouseRule: item) { ids.append(Policy.housePrefix + name) }
            item = Int(tree.nodes[item].next)
        }
        return ids
    }

    private func name(ofHouseRule item: Int) -> String? {
        guard tree.nodes[item].written.isMapping else { return nil }
        var key = item + 1
        while key < Int(tree.nodes[item].next) {
            let value = Int(tree.nodes[key].next)
            if isPlain(key, text: "name"), tree.nodes[value].written.isScalar { return string(value) }
            key = Int(tree.nodes[value].next)
        }
        return nil
    }
}
