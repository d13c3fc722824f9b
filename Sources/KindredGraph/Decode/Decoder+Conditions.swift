import KindredDiagnostics
import KindredYAML

/// Configurations, and what exists in some of them only.
extension Decoder {
    mutating func decodeConfigurations(_ configurations: Int) {
        guard kind(of: configurations) == .mapping else {
            document.declared.losses.insert(.configurations)
            markUnread(configurations)
            return expected(
                "a mapping of names to widths", of: "'configurations'", node: configurations,
                help: "write each name and its width, such as 'phone: compact'")
        }
        forEachMember(of: configurations) { decoder, name, key, value in
            if let name, decoder.isStraySection(name, key: key, value: value) { return }
            decoder.decodeConfiguration(key, value: value)
        }
    }

    private mutating func decodeConfiguration(_ key: Int, value: Int) {
        let reported = diagnostics.total
        let id = id(key, of: "a configuration")
        let (name, place) = (string(key), place(of: key))
        if SizeClass(rawValue: name) != nil {
            diagnostics.add(InvalidID.info, diagnostic: InvalidID.width(name, at: place))
        }
        if isEmpty(value) {
            diagnostics.add(MissingKey.info, diagnostic: MissingKey.width(ofConfiguration: name, at: place))
        }
        let width =
            isEmpty(value) ? nil : word(value, keyword: .configurations, of: "the width of '\(name)'", SizeClass.self)
        if id.isAbsent || diagnostics.total > reported { document.declared.losses.insert(.configurations) }
        if id.isAbsent || SizeClass(rawValue: name) != nil { return }
        document.declared.conditions.configurations.append(
            DeclaredConditions.Configuration(key: id, width: width ?? .compact))
    }

    // MARK: on

    /// Reads the value of an `on`: one name of a configuration or a width, or a list of some. No names after an error.
    mutating func condition(_ value: Int) -> Range<Int32> {
        let reported = diagnostics.total
        let names = idOrSome(value, keyword: .on, of: "'on'", noun: "configuration")
        return diagnostics.total > reported ? names.lowerBound..<names.lowerBound : names
    }

    /// Limits declarations to the configurations that `condition` returned; nil for none.
    mutating func limit(_ subject: DeclaredConditions.Subject, from first: Int, to end: Int, on names: Range<Int32>?) {
        guard let names else { return }
        document.declared.conditions.limits.append(
            DeclaredConditions.Limit(subject: subject, elements: Int32(first)..<Int32(end), names: names))
    }

    /// Reads the `on` of a node or a place.
    mutating func decodeCondition(_ value: Int, ofNode index: Int32) {
        let names = condition(value)
        if document.declared.nodes[Int(index)].role == .root {
            let place = place(of: value - 1)
            let isScreen = document.declared.nodes[Int(index)].flags.contains(.isScreen)
            return diagnostics.add(
                MisplacedKey.info, diagnostic: MisplacedKey.condition(isOfScreen: isScreen, at: place))
        }
        limit(.node, from: Int(index), to: Int(index) + 1, on: names)
    }

    /// Whether a node may have `shown`: only tabs can be shown or not.
    mutating func mayBeUnshown(_ index: Int32, value: Int) -> Bool {
        if document.declared.nodes[Int(index)].role == .tab { return true }
        let place = place(of: value - 1)
        diagnostics.add(MisplacedKey.info, diagnostic: MisplacedKey.shown(at: place))
        return false
    }

    // MARK: Mappings by configuration

    /// Calls `body` with each name and value of a mapping from configurations and widths to values.
    mutating func forEachValue(of mapping: Int, body: (inout Decoder, SourceValue, Int) -> Void) {
        forEachMember(of: mapping) { decoder, _, key, value in
            let name = decoder.id(key, of: "a configuration")
            if !decoder.isEmpty(value) { body(&decoder, name, value) }
        }
    }

    /// Limits declarations to a configuration that is a key of a mapping.
    mutating func limit(
        _ subject: DeclaredConditions.Subject, from first: Int, to end: Int, to name: SourceValue, isFurther: Bool
    ) {
        let start = Int32(document.declared.references.count)
        if !name.isAbsent { document.declared.references.append(name) }
        document.declared.conditions.limits.append(
            DeclaredConditions.Limit(
                subject: subject, elements: Int32(first)..<Int32(end),
                names: start..<Int32(document.declared.references.count), isKey: true, isFurther: isFurther))
    }

    /// Whether the keys of a window's mapping may be configurations, and are not those of a node or a family.
    func mayNameConfigurations(_ mapping: Int) -> Bool {
        if kindKey(of: mapping) != nil { return false }
        var key = mapping + 1
        while key < Int(nodes[mapping].next) {
            let written = nodes[key].written
            if written.isScalar, let known = Key.find(texts[written])?.keyword, known != .compact { return false }
            if written.isScalar, Self.wordsForRoots.contains(string(key)) { return false }
            key = Int(nodes[Int(nodes[key].next)].next)
        }
        return true
    }

    /// Words that others write before the family at a window's root.
    private static let wordsForRoots = ["family", "root", "rootViewController"]

    /// Reads the families of a window by configuration; returns all of them.
    mutating func decodeFamilies(byConfiguration mapping: Int) -> Range<Int32> {
        let first = document.declared.references.count
        var isFurther = false
        var limits: [(name: SourceValue, families: Range<Int32>)] = []
        let reported = diagnostics.total
        forEachValue(of: mapping) { decoder, name, value in
            limits.append((name, decoder.idOrSome(value, keyword: .windows, of: "a window", noun: "family")))
        }
        if diagnostics.total > reported { document.declared.losses.insert(.windows) }
        let end = document.declared.references.count
        for (name, families) in limits {
            limit(
                .window, from: Int(families.lowerBound), to: Int(families.upperBound), to: name, isFurther: isFurther)
            isFurther = true
        }
        return Int32(first)..<Int32(end)
    }
}
