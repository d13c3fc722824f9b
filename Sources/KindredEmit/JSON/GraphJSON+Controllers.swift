import KindredBase
import KindredCore
import KindredYAML

/// Controllers, family after family: most of the output.
extension GraphEmission {
    /// File by file, since their texts are at hand for as long as a closure runs.
    mutating func controllers(_ range: Range<Int>, _ json: inout JSONWriter) {
        var next = range.lowerBound
        while next < range.upperBound {
            let file = controllers[next].file
            let ofFile =
                next..<(controllers[next..<range.upperBound].firstIndex { $0.file != file } ?? range.upperBound)
            documents[Int(file)].wording.withTexts { texts in
                for index in ofFile { controller(Int32(index), texts, &json) }
            }
            next = ofFile.upperBound
        }
    }

    private mutating func controller(_ index: Int32, _ texts: Wording.Texts, _ json: inout JSONWriter) {
        let controller = controllers[Int(index)]
        let node = documents[Int(controller.file)].nodes[Int(controller.declaration)]
        pieces.write(.controller, &json)
        name(controller.name, &json)
        pieces.write(kind: controller.kind, &json)
        name(families[Int(controller.family.index)].name, &json)
        pieces.write(role: controller.role, &json)
        json.number(Int(controller.index))
        if controller.isImplicit {
            pieces.write(.implicit, &json)
        } else {
            pieces.write(.explicit, &json)
            declared(node, of: controller, ControllerID(index: index), texts, &json)
        }
        pieces.write(controller.definesContext ? .context : .noContext, &json)
        relations(of: controller, index, &json)
        end(at: node.id, in: controller.file, &json)
    }

    /// What the author declared, then what only the kind has.
    private func declared(
        _ node: NodeDeclaration, of controller: Controller, _ id: ControllerID, _ texts: Wording.Texts,
        _ json: inout JSONWriter
    ) {
        text(.className, node.className, texts, &json)
        if node.details >= 0 {
            let details = documents[Int(controller.file)].details[Int(node.details)]
            text(.title, details.title, texts, &json)
            text(.note, details.note, texts, &json)
            text(.source, details.source, texts, &json)
            if let tags = details.tags {
                pieces.write(.tags, &json)
                json.beginArray()
                for tag in tags { json.string(plain: texts[documents[Int(controller.file)].references[Int(tag)]]) }
                json.endArray()
            }
        }
        if controller.kind.hasColumns {
            pieces.write(.style, &json)
            json.string(hierarchy.splitStyle(id).rawValue)
        }
        if controller.kind.hasPages, let transition = hierarchy.pageTransition(id) {
            pieces.write(.transition, &json)
            json.string(transition.rawValue)
        }
        if node.flags.contains(.declaresForwarding) {
            pieces.write(node.flags.contains(.forwardsByHand) ? .forwardsByHand : .forwards, &json)
        }
        if node.flags.contains(.declaresTransitionStyle) {
            pieces.write(node.flags.contains(.providesTransitionStyle) ? .providesStyle : .providesNoStyle, &json)
        }
    }

    private func relations(of controller: Controller, _ index: Int32, _ json: inout JSONWriter) {
        name(controller.parent, &json)
        var child = index + 1
        if child == controller.end {
            pieces.write(.noChildren, &json)
        } else {
            pieces.write(.children, &json)
            json.beginArray()
            while child < controller.end {
                name(controllers[Int(child)].name, &json)
                child = controllers[Int(child)].end
            }
            json.endArray()
        }
        pieces.write(.navigation, &json)
        name(controller.navigation, &json)
        lookup(controller.tabBar, .tabBar, .noTabBar, &json)
        lookup(controller.split, .split, .noSplit, &json)
        list(families[Int(controller.family.index)].presenting, .presenting, .noPresenting, &json)
        list(controller.presented, .presented, .noPresented, &json)
    }

    private func lookup(
        _ found: ControllerID?, _ some: GraphPiece, _ none: GraphPiece, _ json: inout JSONWriter
    ) {
        guard let found else { return pieces.write(none, &json) }
        pieces.write(some, &json)
        name(found, &json)
    }

    private func list(_ list: Int32, _ some: GraphPiece, _ none: GraphPiece, _ json: inout JSONWriter) {
        guard list >= 0 else { return pieces.write(none, &json) }
        pieces.write(some, &json)
        json.beginArray()
        for controller in hierarchy.controllerLists[list] { name(controller, &json) }
        json.endArray()
    }

    private func text(_ piece: GraphPiece, _ written: Written, _ texts: Wording.Texts, _ json: inout JSONWriter) {
        if written.isAbsent { return }
        pieces.write(piece, &json)
        json.string(escaping: texts[written])
    }
}
