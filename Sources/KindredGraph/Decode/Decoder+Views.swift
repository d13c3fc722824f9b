import KindredDiagnostics
import KindredYAML

/// Views: selectors with names. What a selector says is left to the rule about them.
extension Decoder {
    mutating func decodeViews(_ views: Int) {
        guard kind(of: views) == .mapping else {
            document.declared.losses.insert(.views)
            return expected(
                "a mapping of names to views", of: "'views'", node: views,
                help: "write each view as 'name: {select: …}'")
        }
        let known = diagnostics.total
        forEachMember(of: views) { decoder, _, key, value in decoder.decodeView(key, value: value) }
        if diagnostics.total > known { document.declared.losses.insert(.views) }
    }

    private mutating func decodeView(_ key: Int, value: Int) {
        let name = id(key, of: "a view")
        guard kind(of: value) == .mapping else {
            return expected("a mapping", of: "a view", node: value, help: "write it with the key 'select: …'")
        }
        var view = DeclaredView(key: name)
        forEachField(of: value, fields: Shape.view.fields, in: "a view") { decoder, field, _, value in
            let text = decoder.text(value, keyword: field.keyword)
            if field.keyword == .select { view.select = text } else { view.title = text }
        }
        if !name.isAbsent, !view.select.isAbsent { document.declared.views.append(view) }
    }
}
