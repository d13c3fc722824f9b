import KindredDiagnostics
import KindredStoryboards
import KindredText

/// Writes what storyboards declare, file by file, before anything is resolved.
package enum EdgesJSON {
    package static func write(_ storyboards: [Storyboard], to out: consuming ByteWriter) {
        var json = JSONWriter(out)
        json.beginObject()
        json.key("format")
        json.string("kindred-edges" as StaticString)
        json.key("version")
        json.number(1)
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
        json.key("file")
        json.string(storyboard.file.path)
        text("platform", storyboard.runtime, &json)
        text("initial", storyboard.initial, &json)
        list("controllers", storyboard.controllers, &json, controller)
        list("placeholders", storyboard.placeholders, &json, placeholder)
        list("containment", storyboard.containments, &json, containment)
        segues("embed", .embed, &json) { _, _ in }
        segues("presentation", .presentation, &json) { segue, json in
            text("kind", segue.kindText, &json)
            json.key("style")
            json.string(orNull: storyboard.presentationStyle(of: segue))
        }
        segues("show", .show, &json) { segue, json in text("kind", segue.kindText, &json) }
        segues("custom", .custom, &json) { segue, json in text("customClass", segue.customClass, &json) }
        list("unwind", storyboard.segues.lazy.filter { $0.sort == .unwind }, &json) { segue, json in
            text("source", segue.source, &json)
            text("action", segue.unwindAction, &json)
            identifier(segue, &json)
        }
        json.endObject()
    }

    private func controller(_ controller: StoryboardController, _ json: inout JSONWriter) {
        text("id", controller.id, &json)
        text("kind", controller.kind, &json)
        json.key("class")
        if let name = controller.systemClass { json.string(name) } else { json.null() }
        text("customClass", controller.customClass, &json)
        text("storyboardIdentifier", controller.storyboardIdentifier, &json)
    }

    private func placeholder(_ placeholder: StoryboardPlaceholder, _ json: inout JSONWriter) {
        text("id", placeholder.id, &json)
        text("storyboardName", placeholder.storyboardName, &json)
        text("referencedIdentifier", placeholder.referencedIdentifier, &json)
        text("bundleIdentifier", placeholder.bundleIdentifier, &json)
    }

    private func containment(_ edge: StoryboardContainment, _ json: inout JSONWriter) {
        text("parent", edge.parent, &json)
        text("child", edge.child, &json)
        text("relation", edge.relation, &json)
        json.key("index")
        json.number(Int(edge.index))
    }

    private func segues(
        _ key: StaticString, _ sort: StoryboardSegue.Sort, _ json: inout JSONWriter,
        _ more: (StoryboardSegue, inout JSONWriter) -> Void
    ) {
        list(key, storyboard.segues.lazy.filter { $0.sort == sort }, &json) { segue, json in
            text("source", segue.source, &json)
            text("destination", segue.destination, &json)
            more(segue, &json)
            identifier(segue, &json)
        }
    }

    /// Writes a text only if there is one, because few segues have it.
    private func identifier(_ segue: StoryboardSegue, _ json: inout JSONWriter) {
        if !segue.identifier.isAbsent { text("identifier", segue.identifier, &json) }
    }

    private func list<Element>(
        _ key: StaticString, _ elements: some Sequence<Element>, _ json: inout JSONWriter,
        _ write: (Element, inout JSONWriter) -> Void
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

    private func text(_ key: StaticString, _ text: Storyboard.Text, _ json: inout JSONWriter) {
        json.key(key)
        if text.isAbsent { json.null() } else { json.string(escaping: names[text.number]) }
    }
}
