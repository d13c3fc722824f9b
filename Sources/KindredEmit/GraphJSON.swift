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
            var emission = Emission(hierarchy, names, compact: compact)
            emission.write(&json)
        }
        json.finish()
    }
}

/// The keys of a controller.
private enum ControllerKey: Int, CaseIterable {
    case id, kind, family, role, index, implicit
    case `class`, title, note, source, tags, style, transition
    case forwardsAppearance, providesPresentationContextTransitionStyle
    case definesPresentationContext, parentViewController, children
    case navigationController, tabBarController, splitViewController
    case presentingViewControllers, presentedViewControllers
}

/// The keys of a location.
private enum LocationKey: Int, CaseIterable {
    case file, line, column
}

private struct Emission: ~Copyable {
    let hierarchy: Hierarchy
    let names: NameTable.Names
    let keys: PreparedKeys
    var places: PlaceWriter

    init(_ hierarchy: Hierarchy, _ names: NameTable.Names, compact: Bool) {
        self.hierarchy = hierarchy
        self.names = names
        keys = PreparedKeys(ControllerKey.allCases.map { String(describing: $0) }, level: 3, compact: compact)
        places = PlaceWriter(hierarchy, compact: compact)
    }

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
        for id in hierarchy.familyIDs { members(of: id, &json) }
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

    private mutating func members(of family: FamilyID, _ json: inout JSONWriter) {
        let file = hierarchy.families[Int(family.index)].file
        hierarchy.documents[Int(file)].wording.withTexts { texts in
            for member in hierarchy.members(of: family) { controller(member, texts, &json) }
        }
    }

    private mutating func controller(_ index: Int32, _ texts: Wording.Texts, _ json: inout JSONWriter) {
        let controller = hierarchy.controllers[Int(index)]
        json.beginObject()
        json.key(ControllerKey.id.rawValue, of: keys)
        name(controller.name, &json)
        json.key(ControllerKey.kind.rawValue, of: keys)
        json.string(controller.kind.text)
        json.key(ControllerKey.family.rawValue, of: keys)
        name(hierarchy.families[Int(controller.family.index)].name, &json)
        json.key(ControllerKey.role.rawValue, of: keys)
        json.string(controller.role.text)
        json.key(ControllerKey.index.rawValue, of: keys)
        json.number(Int(controller.index))
        json.key(ControllerKey.implicit.rawValue, of: keys)
        json.bool(controller.isImplicit)
        let node = hierarchy.documents[Int(controller.file)].nodes[Int(controller.declaration)]
        if !controller.isImplicit { declared(node, of: controller, ControllerID(index: index), texts, &json) }
        json.key(ControllerKey.definesPresentationContext.rawValue, of: keys)
        json.bool(controller.definesContext)
        relations(of: controller, index, &json)
        places.write(node.id, in: controller.file, &json)
        json.endObject()
    }

    /// What the author declared, then what only the kind has.
    private func declared(
        _ node: NodeDeclaration, of controller: Controller, _ id: ControllerID, _ texts: Wording.Texts,
        _ json: inout JSONWriter
    ) {
        text(.class, node.className, texts, &json)
        if node.details >= 0 {
            let details = hierarchy.documents[Int(controller.file)].details[Int(node.details)]
            text(.title, details.title, texts, &json)
            text(.note, details.note, texts, &json)
            text(.source, details.source, texts, &json)
            if let tags = details.tags {
                json.key(ControllerKey.tags.rawValue, of: keys)
                json.beginArray()
            for tag in tags { json.string(plain: texts[hierarchy.documents[Int(controller.file)].references[Int(tag)]]) }
            json.endArray()
            }
        }
        if controller.kind.hasColumns {
            json.key(ControllerKey.style.rawValue, of: keys)
            json.string(hierarchy.splitStyle(id).rawValue)
        }
        if let transition = hierarchy.pageTransition(id) {
            json.key(ControllerKey.transition.rawValue, of: keys)
            json.string(transition.rawValue)
        }
        if node.flags.contains(.declaresForwarding) {
            json.key(ControllerKey.forwardsAppearance.rawValue, of: keys)
            json.bool(!node.flags.contains(.forwardsByHand))
        }
        if node.flags.contains(.declaresTransitionStyle) {
            json.key(ControllerKey.providesPresentationContextTransitionStyle.rawValue, of: keys)
            json.bool(node.flags.contains(.providesTransitionStyle))
        }
    }

    private func relations(of controller: Controller, _ index: Int32, _ json: inout JSONWriter) {
        json.key(ControllerKey.parentViewController.rawValue, of: keys)
        name(controller.parent, &json)
        json.key(ControllerKey.children.rawValue, of: keys)
        json.beginArray()
        var child = index + 1
        while child < controller.end {
            name(hierarchy.controllers[Int(child)].name, &json)
            child = hierarchy.controllers[Int(child)].end
        }
        json.endArray()
        json.key(ControllerKey.navigationController.rawValue, of: keys)
        name(controller.navigation, &json)
        json.key(ControllerKey.tabBarController.rawValue, of: keys)
        name(controller.tabBar, &json)
        json.key(ControllerKey.splitViewController.rawValue, of: keys)
        name(controller.split, &json)
        json.key(ControllerKey.presentingViewControllers.rawValue, of: keys)
        list(hierarchy.families[Int(controller.family.index)].presenting, &json)
        json.key(ControllerKey.presentedViewControllers.rawValue, of: keys)
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

    private func text(_ key: ControllerKey, _ written: Written, _ texts: Wording.Texts, _ json: inout JSONWriter) {
        if written.isAbsent { return }
        json.key(key.rawValue, of: keys)
        json.string(escaping: texts[written])
    }
}

/// Writes locations; asked in order of declaration, each costs no more than the way from the last one.
private struct PlaceWriter: ~Copyable {
    private let documents: [Document]
    /// The paths as they stand in JSON, without their quotes.
    private let paths: [[UInt8]]
    private var hints: [Int]
    private let keys: PreparedKeys

    init(_ hierarchy: Hierarchy, compact: Bool) {
        keys = PreparedKeys(LocationKey.allCases.map { String(describing: $0) }, level: 4, compact: compact)
        documents = hierarchy.documents
        paths = documents.map { JSONWriter.escaped($0.wording.file.path) }
        hints = Array(repeating: 0, count: documents.count)
    }

    mutating func write(_ written: Written, in file: Int32, _ json: inout JSONWriter) {
        // Through a pointer: an element of an array would be copied, and all it holds be counted.
        let position = documents.withUnsafeBufferPointer {
            $0[Int(file)].wording.position(of: written, hint: &hints[Int(file)])
        }
        json.key("location")
        json.beginObject()
        json.key(LocationKey.file.rawValue, of: keys)
        paths[Int(file)].withUnsafeBytes { json.string(plain: $0) }
        json.key(LocationKey.line.rawValue, of: keys)
        json.number(position.line)
        json.key(LocationKey.column.rawValue, of: keys)
        json.number(position.column)
        json.endObject()
    }
}
