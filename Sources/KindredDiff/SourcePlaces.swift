import KindredText

extension ComparedNames {
    /// Places in code, without their lines: that lines move is no difference.
    mutating func places(_ texts: [String]) -> ComparedValue {
        var files: [Name] = []
        for text in texts {
            let digits = text.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
            let rest = text.utf8.dropLast(digits)
            let hasLine = digits > 0 && rest.last == 0x3A && rest.count > 1
            let file = intern(hasLine ? String(text.utf8.dropLast(digits + 1)) ?? text : text)
            if !files.contains(file) { files.append(file) }
        }
        return files.count == 1 ? .text(files[0]) : .list(files)
    }
}

extension GraphReader {
    /// A text, or the texts of a list.
    func texts(_ key: String, members: [String: Int32], owner: Int32) throws(NoGraph) -> [String] {
        if let node = members[key], written(node).kind != .sequence { return isNull(node) ? [] : [text(node)] }
        return try list(key: key, of: members, owner: owner).map { text($0) }
    }
}
