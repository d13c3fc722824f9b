extension ResolvedGraph {
    /// Whether an import wrote the controller: its `source` names an object of a storyboard or xib.
    package func isImported(_ id: ControllerID) -> Bool {
        guard let source = sources(of: id).first, let mark = source.utf8.lastIndex(of: UInt8(ascii: "#")) else {
            return false
        }
        let file = source[..<mark]
        return file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
    }
}
