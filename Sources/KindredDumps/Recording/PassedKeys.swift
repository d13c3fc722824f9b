import KindredText

/// The keys that are passed over, in all objects that are open: one that comes twice is a mistake, too.
struct PassedKeys {
    private var names = NameTable()
    /// The depth of the innermost open object that has each key; 0 for none.
    private var depths: [Int32] = []
    /// The keys of open objects, innermost last, and what `depths` said before.
    private var log: [(name: Int32, depth: Int32, before: Int32)] = []

    /// Notes the key that was read last.
    ///
    /// - Returns: Whether its object has it already.
    mutating func note(in json: JSONReader) -> Bool {
        let (name, depth) = (json.withText { names.intern($0) }, Int32(json.depth))
        if depths.count < names.count { depths.append(0) }
        if depths[Int(name)] == depth { return true }
        log.append((name, depth, depths[Int(name)]))
        depths[Int(name)] = depth
        return false
    }

    /// Forgets the keys of an object that ends.
    mutating func close(outside depth: Int) {
        while let last = log.last, last.depth > depth {
            depths[Int(last.name)] = last.before
            log.removeLast()
        }
    }
}
