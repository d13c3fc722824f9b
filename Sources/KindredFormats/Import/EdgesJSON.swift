import KindredDiagnostics
import KindredStoryboards
import KindredText

/// Writes what storyboards declare, file by file, before anything is resolved.
package enum EdgesJSON {
    package static func write(_ storyboards: [Storyboard], to out: consuming ByteWriter) {
        var json = JSONWriter(to: out)
        json.beginObject()
        json.member("format", text: "kindred-edges")
        json.member("version", value: 1)
        json.key("files")
        json.beginArray()
        for storyboard in storyboards {
            storyboard.names.withAll { names in
                EdgeEmission(storyboard: storyboard, names: names).write(&json)
            }
        }
        json.endArray()
        json.endObject()
        json.finish()
    }
}

/// One pass over one storyboard: every list in document order, ids as they are in the file.
private struct EdgeEmission {
    let storyboard: Storyboard
    let names: NameTable.Names

    func write(_ json: inout JSONWriter) {
        json.beginObject()
        json.member("file", text: storyboard.file.path)
        text("platform", text: storyboard.runtime, to: &json)
        text("initial", text: storyboard.initial, to: &json)
        list(key: "controllers", elements: storyboard.controllers, to: &json, write: controller)
        list(key: "placeholders", elements: storyboard.placeholders, to: &json, write: placeholder)
        list(key: "containment", elements: storyboard.containments, to: &json, write: containment)
        segues("embed", sort: .embed, to: &json) { _, _ in }
        segues("presentation", sort: .presentation, to: &json) { segue, json in
            text("kind", text: segue.kindText, to: &json)
            json.member("style", orNull: storyboard.presentationStyle(of: segue))
        }
        segues("show", sort: .show, to: &json) { segue, json in text("kind", text: segue.kindText, to: &json) }
        segues("custom", sort: .custom, to: &json) { segue, json in
            text("customClass", text: segue.customClass, to: &json)
        }
        list(key: "unwind", elements: storyboard.segues.lazy.filter { $0.sort == .unwind }, to: &json) { segue, json in
            text("source", text: segue.source, to: &json)
            text("action", text: segue.unwindAction, to: &json)
            identifier(segue, to: &json)
        }
        json.endObject()
    }

    private func controller(_ controller: StoryboardController, to json: inout JSONWriter) {
        text("id", text: controller.id, to: &json)
        text("kind", text: controller.kind, to: &json)
        json.key("class")
        if let name = controller.systemClass { json.string(name) } else { json.null() }
        text("customClass", text: controller.customClass, to: &json)
        text("storyboardIdentifier", text: controller.storyboardIdentifier, to: &json)
    }

    private func placeholder(_ placeholder: StoryboardPlaceholder, to json: inout JSONWriter) {
        text("id", text: placeholder.id, to: &json)
        text("storyboardName", text: placeholder.storyboardName, to: &json)
        text("referencedIdentifier", text: placeholder.referencedIdentifier, to: &json)
        text("bundleIdentifier", text: placeholder.bundleIdentifier, to: &json)
    }

    private func containment(_ edge: StoryboardContainment, to json: inout JSONWriter) {
        text("parent", text: edge.parent, to: &json)
        text("child", text: edge.child, to: &json)
        text("relation", text: edge.relation, to: &json)
        json.member("index", value: Int(edge.index))
    }

    private func segues(
        _ key: StaticString, sort: StoryboardSegue.Sort, to json: inout JSONWriter,
        more: (StoryboardSegue, inout JSONWriter) -> Void
    ) {
        list(key: key, elements: storyboard.segues.lazy.filter { $0.sort == sort }, to: &json) { segue, json in
            text("source", text: segue.source, to: &json)
            text("destination", text: segue.destination, to: &json)
            more(segue, &json)
            identifier(segue, to: &json)
        }
    }

    /// Writes a text only if there is one, because few segues have it.
    private func identifier(_ segue: StoryboardSegue, to json: inout JSONWriter) {
        if !segue.identifier.isAbsent { text("identifier", text: segue.identifier, to: &json) }
    }

    private func list<Element>(
        key: StaticString, elements: some Sequence<Element>, to json: inout JSONWriter,
        write: (Element, inout JSONWriter) -> Void
    ) {
        json.key(key)
        json.beginArray()
        for element in elements {
            json.beginObject()
            write(element, &json)
            json.endObject()
        }
        json.endArray()
    }

    private func text(_ key: StaticString, text: Storyboard.Text, to json: inout JSONWriter) {
        json.key(key)
        if text.isAbsent { json.null() } else { json.string(escaping: names[text.number]) }
    }
}
