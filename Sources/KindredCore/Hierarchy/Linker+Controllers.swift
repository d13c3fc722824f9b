import KindredBase
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
        /// The nearest containers of each kind for its descendants.
        @OptionalIndex var navigation: ControllerID?
        @OptionalIndex var tabBar: ControllerID?
        @OptionalIndex var split: ControllerID?
    }

    /// Adds the controllers of one family in preorder.
    ///
    /// - Parameter names: Of all nodes of the document.
    mutating func addControllers(
        of root: Int32, _ document: borrowing Document, _ file: Int32, _ family: FamilyID, _ names: [Int32]
    ) {
        for index in root..<document.nodes[Int(root)].end {
            let node = document.nodes[Int(index)]
            close(before: index)
            if let last = open.last, last.wrapsColumns, isWrapped(node) {
                addImplicit(for: node, index, document, file, family)
            }
            let isInWrapper = open.last?.isImplicit ?? false
            let controller = Controller(
                name: .none, kind: node.kind, role: isInWrapper ? .stack : node.role,
                definesContext: node.definesContext, family: family, end: 0, file: file, declaration: index)
            let id = add(controller, names[Int(index)])
            if node.systemClass != nil { hierarchy.ofSystemClass.append(id) }
            if !node.flags.isDisjoint(with: .saysOfContext) { hierarchy.ofWrittenContext.append(id) }
            // Most have nothing in them.
            guard node.end > index + 1 else { continue }
            let wrapsColumns = node.kind.hasColumns && document.details(of: node).splitStyle != .unspecified
            open(id, end: node.end, wrapsColumns: wrapsColumns)
        }
        close(before: .max)
    }

    private mutating func close(before index: Int32) {
        while let last = open.last, last.end <= index {
            hierarchy.controllers[Int(last.controller.index)].end = Int32(hierarchy.controllers.count)
            open.removeLast()
        }
    }

    /// UIKit wraps a bare controller in a column in a navigation controller (R20).
    private func isWrapped(_ node: NodeDeclaration) -> Bool {
        guard node.role.isColumn, node.role != .compact else { return false }
        return !node.kind.standsBare(in: node.role)
    }

    private mutating func addImplicit(
        for node: NodeDeclaration, _ index: Int32, _ document: borrowing Document, _ file: Int32, _ family: FamilyID
    ) {
        let name = open.last.flatMap { implicitName(in: $0.controller, node.role, document) }
        let controller = Controller(
            name: .none, kind: .navigation, role: node.role, isImplicit: true,
            definesContext: Kind.navigation.definesContextByDefault, family: family, end: 0, file: file,
            declaration: index)
        open(add(controller, name ?? -1), end: node.end)
    }

    /// The name of a column of a split view controller, if it's free. It uses a duplicate id of the split view controller
    /// too, because that was reported.
    private mutating func implicitName(in split: ControllerID, _ column: Role, _ document: borrowing Document) -> Int32?
    {
        let declaration = document.nodes[Int(hierarchy[split].declaration)]
        if declaration.flags.contains(.isNameless) { return nil }
        let name = hierarchy.names.intern("\(document.wording.string(declaration.id)).\(column.rawValue)")
        let isTaken = Self.bearer(of: name, bearers.controllers) != nil
        return hierarchy[split].name.isNone && isTaken ? nil : name
    }

    /// Adds a controller to the container that is open; it ends behind itself until it is opened.
    private mutating func add(_ controller: Controller, _ name: Int32) -> ControllerID {
        let id = ControllerID(index: Int32(hierarchy.controllers.count))
        var controller = controller
        controller.end = id.index + 1
        if let place = open.last {
            controller.parent = place.controller
            controller.navigation = place.navigation
            controller.tabBar = place.tabBar
            controller.split = place.split
            controller.index = controller.role.isColumn ? 0 : place.children
            open[open.count - 1].children += 1
        }
        let first = name < 0 ? nil : Self.claim(name, for: id.index, in: &bearers.controllers)
        if name >= 0, first == nil { controller.name = NameID(index: name) }
        hierarchy.controllers.append(controller)
        if controller.kind != .controller { hierarchy.containers.append(id) }
        if controller.role.isColumn { hierarchy.columns.append(id) }
        if let first { duplicate(name, id, first: ControllerID(index: first)) }
        return id
    }

    /// The following nodes are inside it, up to the node at `end`.
    private mutating func open(_ id: ControllerID, end: Int32, wrapsColumns: Bool = false) {
        let controller = hierarchy[id]
        open.append(
            Open(
                controller: id, end: end, isImplicit: controller.isImplicit, wrapsColumns: wrapsColumns,
                navigation: controller.kind == .navigation ? id : controller.navigation,
                tabBar: controller.kind == .tab ? id : controller.tabBar,
                split: controller.kind == .split ? id : controller.split))
    }

    private mutating func duplicate(_ name: Int32, _ id: ControllerID, first: ControllerID) {
        let what =
            hierarchy[id].isImplicit || hierarchy[first].isImplicit
            ? "controller (one of them the navigation controller that UIKit inserts)" : "controller"
        duplicate(name, what) { ($0.place(id), $0.place(first)) }
    }
}

extension NodeDeclaration {
    /// As it is declared, or by default.
    fileprivate var definesContext: Bool {
        flags.contains(.declaresContext) ? flags.contains(.definesContext) : kind.definesContextByDefault
    }
}
