import KindredText
import KindredYAML

/// Nodes to controllers.
extension Linker {
    /// A container whose children are being added.
    struct Open {
        var controller: ControllerID
        /// The index after its last node.
        var end: Int32
        var children: Int32 = 0
        var isImplicit = false
        var wrapsColumns = false
        /// The nearest containers, for its descendants.
        var nearest: NearestContainers
    }

    /// Adds the controllers of one family in preorder.
    ///
    /// - Parameter names: Of all nodes of the document.
    mutating func addControllers(
        of root: Int32, document: borrowing Document, file: Int32, family: FamilyID, names: [Int32]
    ) {
        for index in root..<document.declared.nodes[Int(root)].end {
            let node = document.declared.nodes[Int(index)]
            close(before: index)
            if let last = open.last, last.wrapsColumns, node.kind.isWrapped(in: node.role) {
                addImplicit(for: node, index: index, document: document, file: file, family: family)
            }
            let isInWrapper = open.last?.isImplicit ?? false
            let controller = Controller(
                name: .none, kind: node.kind, role: isInWrapper ? .stack : node.role,
                definesContext: node.definesContext, family: family, end: 0, file: file, declaration: index)
            let id = add(controller, name: names[Int(index)])
            if node.systemClass != nil { graph.ofSystemClass.append(id) }
            if node.booleans.isAboutContext { graph.ofWrittenContext.append(id) }
            // Most have nothing in them.
            guard node.end > index + 1 else { continue }
            let wrapsColumns = node.kind.hasColumns && document.declared.details(of: node).splitStyle != .unspecified
            open(id, end: node.end, wrapsColumns: wrapsColumns)
        }
        close(before: .max)
    }

    /// Adds the controllers of one family as places have been worked out.
    mutating func addControllers(_ range: Range<Int32>, of placement: borrowing Placement, family: FamilyID) {
        for index in range {
            close(before: index)
            let placed = placement.nodes[Int(index)]
            let file = placed.declaration.file
            let node = graph.declared[Int(file)].nodes[Int(placed.declaration.node)]
            let isImplicit = placed.isImplicit
            let controller = Controller(
                name: .none, kind: placed.kind, role: placed.role, isImplicit: isImplicit,
                definesContext: isImplicit ? placed.kind.definesContextByDefault : node.definesContext,
                family: family, end: 0, file: file, declaration: placed.declaration.node)
            // If its container's path is another's, that was reported, and so is its own.
            let isLost = open.last.map { graph[$0.controller].name.isNone } ?? false
            let isTwin = placed.isTwin && isTaken(placed.name)
            let id = add(controller, name: isTwin || isLost && isTaken(placed.name) ? -1 : placed.name)
            if isTwin { graph.controllers[Int(id.index)].name = NameID(index: placed.name) }
            if !isImplicit, node.systemClass != nil { graph.ofSystemClass.append(id) }
            if !isImplicit, node.booleans.isAboutContext { graph.ofWrittenContext.append(id) }
            if placed.end > index + 1 { open(id, end: placed.end) }
        }
        close(before: .max)
    }

    private func isTaken(_ name: Int32) -> Bool {
        name >= 0 && Int(name) < holders.controllers.count && holders.controllers[Int(name)] != -1
    }

    private mutating func close(before index: Int32) {
        while let last = open.last, last.end <= index {
            graph.controllers[Int(last.controller.index)].end = Int32(graph.controllers.count)
            open.removeLast()
        }
    }

    private mutating func addImplicit(
        for node: DeclaredNode, index: Int32, document: borrowing Document, file: Int32, family: FamilyID
    ) {
        let name = open.last.flatMap { implicitName(in: $0.controller, column: node.role, document: document) }
        let controller = Controller(
            name: .none, kind: .navigation, role: node.role, isImplicit: true,
            definesContext: Kind.navigation.definesContextByDefault, family: family, end: 0, file: file,
            declaration: index)
        open(add(controller, name: name ?? -1), end: node.end)
    }

    /// The name of a column of a split view controller, if it's free. It uses a duplicate id of the split view controller
    /// too, because that was reported.
    private mutating func implicitName(in split: ControllerID, column: Role, document: borrowing Document) -> Int32? {
        let declaration = document.declared.nodes[Int(graph[split].declaration)]
        if declaration.flags.contains(.isNameless) { return nil }
        let name = graph.names.intern("\(document.declared.texts.string(declaration.id)).\(column.rawValue)")
        let isTaken = Self.holder(of: name, holders: holders.controllers) != nil
        return graph[split].name.isNone && isTaken ? nil : name
    }

    /// Adds a controller to the container that is open; it ends behind itself until it is opened.
    private mutating func add(_ controller: Controller, name: Int32) -> ControllerID {
        let id = ControllerID(index: Int32(graph.controllers.count))
        var controller = controller
        controller.end = id.index + 1
        if let place = open.last {
            controller.parent = place.controller
            controller.nearest = place.nearest
            controller.index = controller.role.isColumn ? 0 : place.children
            open[open.count - 1].children += 1
        }
        let first = name < 0 ? nil : Self.claim(name, for: id.index, in: &holders.controllers)
        if name >= 0, first == nil { controller.name = NameID(index: name) }
        graph.controllers.append(controller)
        if controller.kind != .controller { graph.containers.append(id) }
        if controller.role.isColumn { graph.columns.append(id) }
        if let first { duplicate(name, id: id, first: first) }
        return id
    }

    /// The following nodes are inside it, up to the node at `end`.
    private mutating func open(_ id: ControllerID, end: Int32, wrapsColumns: Bool = false) {
        let controller = graph[id]
        var nearest = controller.nearest
        nearest.enter(id, kind: controller.kind)
        open.append(
            Open(
                controller: id, end: end, isImplicit: controller.isImplicit, wrapsColumns: wrapsColumns,
                nearest: nearest))
    }

    /// - Parameter first: Another controller, or for what a screen declares -2 less its template.
    private mutating func duplicate(_ name: Int32, id: ControllerID, first: Int32) {
        let isFirstImplicit = first >= 0 && graph.controllers[Int(first)].isImplicit
        let what =
            graph[id].isImplicit || isFirstImplicit
            ? "controller (one of them the navigation controller that UIKit inserts)" : "controller"
        let isBare = !graph[id].isImplicit && graph.declaration(of: id).flags.contains(.isBare)
        duplicate(name, what: what, isBare: isBare) { graph in
            let firstPlace =
                first < 0 ? graph.place(template: -2 - first) : graph.place(of: ControllerID(index: first))
            return (graph.place(of: id), firstPlace)
        }
    }
}

extension DeclaredNode {
    /// Whether it defines a context, as it is declared or by default.
    fileprivate var definesContext: Bool { booleans[.definesPresentationContext] ?? kind.definesContextByDefault }
}
