import KindredBase
import KindredCore
import KindredYAML

/// Writes the resolved graph as JSON: output.md, "The graph as JSON".
///
/// Nothing is made a String on the way: ids come as bytes from the table of names and need no escape, and places are found
/// by walking along each file once.
package enum GraphJSON {
    package static func write(_ hierarchy: Hierarchy, compact: Bool, to writer: consuming ByteWriter) {
        var json = JSONWriter(writer, compact: compact)
        hierarchy.names.withAll { names in
            var emission = Emission(hierarchy: hierarchy, names: names, places: PlaceWriter(hierarchy))
            emission.write(&json)
        }
        json.finish()
    }
}

private struct Emission {
    let hierarchy: Hierarchy
    let names: NameTable.Names
    var places: PlaceWriter

    mutating func write(_ json: inout JSONWriter) {
        json.beginObject()
        json.key("format")
        json.string("kindred-graph" as StaticString)
        json.key("version")
        json.number(1)
        json.key("windows")
        json.beginArray()
        for id in hierarchy.windowIDs { window(id, &json) }
        json.endArray()
        json.key("families")
        json.beginArray()
        for id in hierarchy.familyIDs { family(id, &json) }
        json.endArray()
        json.key("controllers")
        json.beginArray()
        for id in hierarchy.familyIDs {
            for member in hierarchy.members(of: id) { controller(member, &json) }
        }
        json.endArray()
        json.key("presentations")
        json.beginArray()
        for id in hierarchy.presentationIDs { presentation(id, &json) }
        json.endArray()
        json.key("pushes")
        json.beginArray()
        for push in hierarchy.pushes { self.push(push, &json) }
        json.endArray()
        json.endObject()
    }

    private mutating func window(_ id: WindowID, _ json: inout JSONWriter) {
        let window = hierarchy[id]
        json.beginObject()
        json.key("id")
        name(window.name, &json)
        json.key("families")
        json.beginArray()
        for (family, _) in window.families { name(hierarchy[family].name, &json) }
        json.endArray()
        json.key("rootViewControllers")
        json.beginArray()
        for (family, _) in window.families { name(hierarchy[family].root, &json) }
        json.endArray()
        places.write(window.key, in: window.file, &json)
        json.endObject()
    }

    private mutating func family(_ id: FamilyID, _ json: inout JSONWriter) {
        let family = hierarchy.families[Int(id.index)]
        json.beginObject()
        json.key("id")
        name(family.name, &json)
        json.key("root")
        name(family.root, &json)
        json.key("members")
        json.beginArray()
        for member in hierarchy.members(of: id) { name(hierarchy.controllers[Int(member)].name, &json) }
        json.endArray()
        json.key("windows")
        json.beginArray()
        for window in family.windows { name(hierarchy[window].name, &json) }
        json.endArray()
        json.key("presentations")
        json.beginArray()
        for id in family.presentations { json.string(hierarchy.presentations[Int(id.index)].name) }
        json.endArray()
        places.write(family.key, in: family.file, &json)
        json.endObject()
    }

    private mutating func controller(_ index: Int32, _ json: inout JSONWriter) {
        let controller = hierarchy.controllers[Int(index)]
        json.beginObject()
        json.key("id")
        name(controller.name, &json)
        json.key("kind")
        json.string(controller.kind.word)
        json.key("family")
        name(hierarchy.families[Int(controller.family.index)].name, &json)
        json.key("role")
        json.string(controller.role.rawValue)
        json.key("index")
        json.number(Int(controller.index))
        json.key("implicit")
        json.bool(controller.isImplicit)
        let node = hierarchy.documents[Int(controller.file)].nodes[Int(controller.declaration)]
        if !controller.isImplicit { declared(node, of: controller, ControllerID(index: index), &json) }
        json.key("definesPresentationContext")
        json.bool(controller.definesContext)
        relations(of: controller, index, &json)
        places.write(node.id, in: controller.file, &json)
        json.endObject()
    }

    /// What the author declared, then what only the kind has.
    private func declared(
        _ node: NodeDeclaration, of controller: Controller, _ id: ControllerID, _ json: inout JSONWriter
    ) {
        text("class", node.className, controller.file, &json)
        if node.details >= 0 {
            let details = hierarchy.documents[Int(controller.file)].details[Int(node.details)]
            text("title", details.title, controller.file, &json)
            text("note", details.note, controller.file, &json)
            text("source", details.source, controller.file, &json)
            if let tags = details.tags {
                json.key("tags")
                json.beginArray()
            for tag in tags { reference(tag, controller.file, &json) }
            json.endArray()
            }
        }
        if controller.kind.hasColumns {
            json.key("style")
            json.string(hierarchy.splitStyle(id).rawValue)
        }
        if let transition = hierarchy.pageTransition(id) {
            json.key("transition")
            json.string(transition.rawValue)
        }
        if node.flags.contains(.declaresForwarding) {
            json.key("forwardsAppearance")
            json.bool(!node.flags.contains(.forwardsByHand))
        }
        if node.flags.contains(.declaresTransitionStyle) {
            json.key("providesPresentationContextTransitionStyle")
            json.bool(node.flags.contains(.providesTransitionStyle))
        }
    }

    private func relations(of controller: Controller, _ index: Int32, _ json: inout JSONWriter) {
        json.key("parentViewController")
        name(controller.parent, &json)
        json.key("children")
        json.beginArray()
        var child = index + 1
        while child < controller.end {
            name(hierarchy.controllers[Int(child)].name, &json)
            child = hierarchy.controllers[Int(child)].end
        }
        json.endArray()
        json.key("navigationController")
        name(controller.navigation, &json)
        json.key("tabBarController")
        name(controller.tabBar, &json)
        json.key("splitViewController")
        name(controller.split, &json)
        json.key("presentingViewControllers")
        list(hierarchy.families[Int(controller.family.index)].presenting, &json)
        json.key("presentedViewControllers")
        list(controller.presented, &json)
    }

    private mutating func presentation(_ id: PresentationID, _ json: inout JSONWriter) {
        let presentation = hierarchy[id]
        let declaration = hierarchy.declaration(of: id)
        let effective = presentation.style.effective
        json.beginObject()
        json.key("id")
        json.string(presentation.name)
        json.key("from")
        name(presentation.from, &json)
        json.key("family")
        name(presentation.family.map { hierarchy[$0].name } ?? .none, &json)
        json.key("presented")
        name(presentation.family.flatMap { hierarchy[$0].root }, &json)
        json.key("style")
        json.string(presentation.style.rawValue)
        json.key("effectiveStyle")
        json.string(effective.rawValue)
        json.key("transition")
        json.string(declaration.transition.rawValue)
        if let presentsInFullscreen = presentation.presentsInFullscreen {
            json.key("presentsInFullscreen")
            json.bool(presentsInFullscreen)
        }
        if let anchor = declaration.anchor {
            json.key("anchor")
            json.string(anchor.rawValue)
        }
        json.key("presenters")
        json.beginArray()
        for presenter in hierarchy.presenters(of: id) { self.presenter(presenter, &json) }
        json.endArray()
        json.key("removesPresenterView")
        json.bool(effective.removesPresenterView)
        places.write(declaration.mapping, in: presentation.file, &json)
        json.endObject()
    }

    private func presenter(_ presenter: Presenter, _ json: inout JSONWriter) {
        json.beginObject()
        json.key("controller")
        name(presenter.controller, &json)
        json.key("reason")
        json.string(presenter.reason.rawValue)
        json.endObject()
    }

    private mutating func push(_ push: Push, _ json: inout JSONWriter) {
        json.beginObject()
        json.key("from")
        name(push.from, &json)
        json.key("to")
        name(push.to, &json)
        json.key("kind")
        json.string(push.kind.rawValue)
        json.key("container")
        name(push.container, &json)
        places.write(hierarchy.declaration(of: push).mapping, in: push.file, &json)
        json.endObject()
    }

    // MARK: Values

    private func name(_ name: NameID, _ json: inout JSONWriter) {
        if name.isNone { json.null() } else { json.string(plain: names[name.index]) }
    }

    private func name(_ controller: ControllerID?, _ json: inout JSONWriter) {
        guard let controller else { return json.null() }
        name(hierarchy.controllers[Int(controller.index)].name, &json)
    }

    private func list(_ list: Int32, _ json: inout JSONWriter) {
        json.beginArray()
        if list >= 0 {
            for controller in hierarchy.controllerLists[Int(list)] {
                name(hierarchy.controllers[Int(controller.index)].name, &json)
            }
        }
        json.endArray()
    }

    private func text(_ key: StaticString, _ written: Written, _ file: Int32, _ json: inout JSONWriter) {
        if written.isAbsent { return }
        json.key(key)
        hierarchy.documents[Int(file)].wording.withTexts { json.string(escaping: $0[written]) }
    }

    private func reference(_ index: Int32, _ file: Int32, _ json: inout JSONWriter) {
        let document = hierarchy.documents[Int(file)]
        document.wording.withTexts { json.string(plain: $0[document.references[Int(index)]]) }
    }
}

/// Writes locations; asked in order of declaration, each costs no more than the way from the last one.
private struct PlaceWriter {
    private let documents: [Document]
    private let paths: [[UInt8]]
    private var hints: [Int]

    init(_ hierarchy: Hierarchy) {
        documents = hierarchy.documents
        paths = documents.map { Array($0.wording.file.path.utf8) }
        hints = Array(repeating: 0, count: documents.count)
    }

    mutating func write(_ written: Written, in file: Int32, _ json: inout JSONWriter) {
        let wording = documents[Int(file)].wording
        let offset = Int(wording.range(of: written).start)
        let position = wording.file.bytes.withUnsafeBytes {
            wording.file.lines.position(of: offset, in: $0, hint: &hints[Int(file)])
        }
        json.key("location")
        json.beginObject()
        json.key("file")
        paths[Int(file)].withUnsafeBytes { json.string(escaping: $0) }
        json.key("line")
        json.number(position.line)
        json.key("column")
        json.number(position.column)
        json.endObject()
    }
}
