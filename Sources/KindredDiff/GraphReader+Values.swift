import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Values of the JSON, and which of them a configuration has.
extension GraphReader {
    func failure(_ message: String, node: Int32) -> NoGraph {
        let offset = Int(tree.wording.range(of: tree.nodes[Int(node)].written).start)
        return NoGraph(message: message, position: tree.wording.file.position(of: offset))
    }

    func written(_ node: Int32) -> SourceValue { tree.nodes[Int(node)].written }
    func text(_ node: Int32) -> String { tree.wording.string(written(node)) }
    func isNull(_ node: Int32) -> Bool {
        written(node).isScalar && tree.wording.isPlain(written(node)) && text(node) == "null"
    }

    /// The members of an object, with the values that they have in the configuration.
    func members(_ node: Int32, what: String) throws(NoGraph) -> [String: Int32] {
        var members = try membersAsWritten(node, what: what)
        guard let configuration, let differs = members["differs"] else { return members }
        let all = try membersAsWritten(differs, what: "'differs' must be an object")
        guard let own = all[configuration] else { return members }
        members.merge(try membersAsWritten(own, what: "what differs must be an object")) { $1 }
        return members
    }

    func membersAsWritten(_ node: Int32, what: String) throws(NoGraph) -> [String: Int32] {
        guard written(node).kind == .mapping else { throw failure(what, node: node) }
        var members: [String: Int32] = [:]
        var next = node + 1
        let end = tree.nodes[Int(node)].next
        while next < end {
            let value = tree.nodes[Int(next)].next
            guard value < end else { break }
            members[text(next)] = value
            next = tree.nodes[Int(value)].next
        }
        return members
    }

    /// The items that the configuration has.
    func items(key: String, of members: [String: Int32], owner: Int32) throws(NoGraph) -> [Int32] {
        let all = try list(key: key, of: members, owner: owner)
        guard let configuration else { return all }
        var items: [Int32] = []
        for item in all {
            let members = try membersAsWritten(item, what: "each of '\(key)' must be an object")
            if members["on"] != nil {
                let on = try list(key: "on", of: members, owner: item)
                if !on.contains(where: { text($0) == configuration }) { continue }
            }
            items.append(item)
        }
        return items
    }

    /// Returns the names of the configurations of a graph; none if it has none, or isn't one.
    package static func configurations(of file: SourceFile) -> [String] {
        // They follow the version.
        if !String(decoding: file.bytes.prefix(400), as: UTF8.self).contains("\"configurations\"") { return [] }
        let reader = GraphReader(tree: YAMLReader.read(file).tree, names: ComparedNames())
        guard let start = reader.tree.documents.first else { return [] }
        do throws(NoGraph) {
            let root = try reader.membersAsWritten(start, what: "")
            var names: [String] = []
            for item in try reader.list(key: "configurations", of: root, owner: start) {
                if let id = try reader.membersAsWritten(item, what: "")["id"] { names.append(reader.text(id)) }
            }
            return names
        } catch {
            return []
        }
    }

    func list(key: String, of members: [String: Int32], owner: Int32) throws(NoGraph) -> [Int32] {
        guard let node = members[key] else { throw failure("'\(key)' is missing", node: owner) }
        guard written(node).kind == .sequence else { throw failure("'\(key)' must be a list", node: node) }
        var items: [Int32] = []
        var next = node + 1
        while next < tree.nodes[Int(node)].next {
            items.append(next)
            next = tree.nodes[Int(next)].next
        }
        return items
    }

    mutating func name(of node: Int32, key: String) throws(NoGraph) -> Name {
        guard written(node).isScalar, !isNull(node) else { throw failure("'\(key)' must be a string", node: node) }
        let written = written(node)
        return tree.wording.withTexts { names.intern($0[written]) }
    }

    mutating func required(_ key: String, members: [String: Int32], owner: Int32) throws(NoGraph) -> Name {
        guard let node = members[key] else { throw failure("'\(key)' is missing", node: owner) }
        return try name(of: node, key: key)
    }

    mutating func optional(_ key: String, members: [String: Int32]) throws(NoGraph) -> Name? {
        guard let node = members[key], !isNull(node) else { return nil }
        return try name(of: node, key: key)
    }

    mutating func ids(_ key: String, members: [String: Int32], owner: Int32) throws(NoGraph) -> [Name] {
        var ids: [Name] = []
        for item in try list(key: key, of: members, owner: owner) { ids.append(try name(of: item, key: key)) }
        return ids
    }

    func flag(_ key: String, members: [String: Int32]) throws(NoGraph) -> Bool? {
        guard let node = members[key], !isNull(node) else { return nil }
        switch text(node) {
        case "true": return true
        case "false": return false
        default: throw failure("'\(key)' must be true or false", node: node)
        }
    }
}
