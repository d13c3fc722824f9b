import KindredDiagnostics
import KindredText

/// The keys of a mapping: each once, and merge keys dissolved.
extension TreeBuilder {
    /// The number of keys above which a table finds equal ones; below it looking at all pairs is quicker.
    private static let fewKeys = 8

    /// Fills `keys` with the key nodes of a mapping that runs to the end of the tree.
    mutating func collectKeys(of mapping: Int) {
        keys.removeAll(keepingCapacity: true)
        var key = mapping + 1
        while key < nodes.count {
            keys.append(key)
            let value = Int(nodes[key].next)
            guard value < nodes.count else { return }
            key = Int(nodes[value].next)
        }
    }

    /// - Parameter mayMissDash: Whether the mapping is an item of a list, so that a dash before a key starts another. Keys that
    ///   follow each other twice in the same order are then one error.
    mutating func reportDuplicateKeys(mayMissDash: Bool) {
        guard keys.count > 1 else { return }
        var last: (first: Int, second: Int)?
        for (first, second) in duplicates() {
            let isFurther =
                mayMissDash
                && last.map { follows(first, other: $0.first) && follows(second, other: $0.second) } ?? false
            last = (first, second)
            if isFurther { continue }
            let (one, other) = (nodes[first].written, nodes[second].written)
            let places = (place(of: wording.range(of: one)), place(of: wording.range(of: other)))
            let name = withTexts { String(decoding: $0[one], as: UTF8.self) }
            report(
                DuplicateKey.info,
                diagnostic: DuplicateKey.found(key: name, at: places.1, first: places.0, mayMissDash: mayMissDash))
        }
    }

    /// Whether a key is the next one of its mapping.
    private func follows(_ key: Int, other: Int) -> Bool { Int(nodes[Int(nodes[other].next)].next) == key }

    /// Pairs of equal keys, the first one shown first.
    private func duplicates() -> [(first: Int, second: Int)] {
        withTexts { texts in
            func isScalar(_ node: Int) -> Bool { nodes[node].written.kind == .scalar }
            var pairs: [(first: Int, second: Int)] = []
            if keys.count <= Self.fewKeys {
                for later in 1..<keys.count where isScalar(keys[later]) {
                    let text = texts[nodes[keys[later]].written]
                    for earlier in 0..<later where isScalar(keys[earlier]) {
                        guard isEqual(texts[nodes[keys[earlier]].written], other: text) else { continue }
                        pairs.append((keys[earlier], keys[later]))
                        break
                    }
                }
                return pairs
            }
            var names = NameTable(minimumCapacity: keys.count)
            var firsts: [Int] = []
            for key in keys where isScalar(key) {
                let name = Int(names.intern(texts[nodes[key].written]))
                if name < firsts.count { pairs.append((firsts[name], key)) } else { firsts.append(key) }
            }
            return pairs
        }
    }

    /// Replaces each `<<` with the merged keys: explicit keys win, then the earlier merge. A merge of anything but mappings is
    /// left as it is, for the decoder to report.
    mutating func merge(into mapping: Int) {
        guard keys.contains(where: { isMerge($0) }) else { return }
        guard mayMove(mapping) else { return }
        setAside(after: mapping)
        var names = NameTable(minimumCapacity: keys.count)
        _ = names.intern("id")
        for key in keys where !isMerge(key) { intern(key, names: &names) }
        var taken = names.count
        // The remaining nodes are moved together in place. None moves past its old place, so the next ones stay whole.
        var end = mapping + 1
        func keep(_ range: Range<Int>) {
            nodes.move(range, to: end)
            end += range.count
        }

        for key in keys {
            let value = Int(nodes[key].next)
            let valueEnd = Int(nodes[value].next)
            guard isMerge(key), let sources = mergeSources(value) else {
                keep(key..<valueEnd)
                continue
            }
            for source in sources {
                var member = source + 1
                let sourceEnd = Int(nodes[source].next)
                while member < sourceEnd {
                    let memberEnd = Int(nodes[Int(nodes[member].next)].next)
                    intern(member, names: &names)
                    if names.count > taken {
                        taken = names.count
                        keep(member..<memberEnd)
                    }
                    member = memberEnd
                }
            }
        }
        nodes.removeAll(from: end)
    }

    /// Counts the members of a mapping as moved; stops if so many were moved that no more may be.
    private mutating func mayMove(_ mapping: Int) -> Bool {
        moved += nodes.count - mapping
        // The members of mappings with nested merges are moved once for each level.
        if moved <= LimitExceeded.maximumMoves + 4 * source.count { return true }
        let written = nodes[mapping].written
        stop(LimitExceeded.merges(place(of: ByteRange(start: written.start, end: written.start + 1))))
        return false
    }

    private func isMerge(_ key: Int) -> Bool {
        let written = nodes[key].written
        guard written.kind == .scalar, wording.isPlain(written) else { return false }
        return withTexts { $0[written].elementsEqual("<<".utf8) }
    }

    /// The mappings that a `<<` names; nil if it names anything else.
    private func mergeSources(_ value: Int) -> [Int]? {
        switch nodes[value].written.kind {
        case .mapping:
            return [value]
        case .sequence:
            var sources: [Int] = []
            var item = value + 1
            while item < Int(nodes[value].next) {
                guard nodes[item].written.kind == .mapping else { return nil }
                sources.append(item)
                item = Int(nodes[item].next)
            }
            return sources
        case .scalar, .tagged:
            return nil
        }
    }

    @discardableResult
    private func intern(_ key: Int, names: inout NameTable) -> Int32 {
        withTexts { names.intern($0[nodes[key].written]) }
    }

    private func withTexts<Result>(_ body: (SourceTexts.Texts) -> Result) -> Result {
        wording.pool.withUnsafeBytes { pool in
            wording.specials.withUnsafeBufferPointer {
                body(SourceTexts.Texts(source: source, pool: pool, specials: $0))
            }
        }
    }
}
