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
        var wrapsColumns: Bool
    }

    /// Adds the controllers of one family in preorder.
    mutating func addControllers(
        of root: Int32, _ document: Document, _ file: Int32, _ family: FamilyID, _ texts: Wording.Texts
    ) {
        for index in root..<document.nodes[Int(root)].end {
            let node = document.nodes[Int(index)]
            close(before: index)
            if let last = open.last, last.wrapsColumns, isWrapped(node) {
                let wrapper = addImplicit(for: node, index, file, family)
                open.append(Open(controller: wrapper, end: node.end, wrapsColumns: false))
            }
            let id = add(node, index, file, family)
            if node.systemClass != nil { hierarchy.ofSystemClass.append(id) }
            if !node.flags.isDisjoint(with: .saysOfContext) { hierarchy.ofWrittenContext.append(id) }
            if !node.flags.contains(.isNameless) { name(id, hierarchy.names.intern(texts[node.id])) }
            let isColumnStyle = node.kind.hasColumns && document.details(of: node).splitStyle != .unspecified
            open.append(Open(controller: id, end: node.end, wrapsColumns: isColumnStyle))
        }
        close(before: .max)
    }

    private mutating func close(before index: Int32) {
        while let last = open.last, last.end <= index {
            hierarchy.controllers[Int(last.controller.index)].end = Int32(hierarchy.controllers.count)
            open.removeLast()
        }
    }

    /// UIKit puts a navigation controller around what stands bare in a column (R20).
    private func isWrapped(_ node: NodeDeclaration) -> Bool {
        guard node.role.isColumn, node.role != .compact else { return false }
        return !node.kind.standsBare(in: node.role)
    }

    private mutating func add(
        _ node: NodeDeclaration, _ index: Int32, _ file: Int32, _ family: FamilyID
    ) -> ControllerID {
        let isWrapped = open.last.map { hierarchy[$0.controller].isImplicit } ?? false
        let defines =
            node.flags.contains(.declaresContext)
            ? node.flags.contains(.definesContext) : node.kind.definesContextByDefault
        let controller = Controller(
            name: .none, kind: node.kind, role: isWrapped ? .stack : node.role, definesContext: defines, family: family,
            end: 0, file: file, declaration: index)
        return append(controller)
    }

    private mutating func addImplicit(
        for node: NodeDeclaration, _ index: Int32, _ file: Int32, _ family: FamilyID
    ) -> ControllerID {
        let split = open.last.map { hierarchy[$0.controller].name } ?? .none
        let id = append(
            Controller(
                name: .none, kind: .navigation, role: node.role, isImplicit: true,
                definesContext: Kind.navigation.definesContextByDefault, family: family, end: 0, file: file,
                declaration: index))
        if !split.isNone { name(id, hierarchy.names.intern("\(hierarchy.string(split)).\(node.role.rawValue)")) }
        return id
    }

    private mutating func append(_ controller: Controller) -> ControllerID {
        var controller = controller
        if let parent = open.last?.controller {
            let container = hierarchy[parent]
            controller.parent = parent
            controller.navigation = container.kind == .navigation ? parent : container.navigation
            controller.tabBar = container.kind == .tab ? parent : container.tabBar
            controller.split = container.kind == .split ? parent : container.split
            controller.index = controller.role.isColumn ? 0 : open[open.count - 1].children
            open[open.count - 1].children += 1
        }
        let id = ControllerID(index: Int32(hierarchy.controllers.count))
        hierarchy.controllers.append(controller)
        if controller.kind != .controller { hierarchy.containers.append(id) }
        if controller.role.isColumn { hierarchy.columns.append(id) }
        return id
    }

    private mutating func name(_ id: ControllerID, _ name: Int32) {
        if let first = Self.claim(name, for: id.index, in: &bearers.controllers) {
            let other = ControllerID(index: first)
            let what =
                hierarchy[id].isImplicit || hierarchy[other].isImplicit
                ? "controller (one of them the navigation controller that UIKit inserts)" : "controller"
            duplicate(name, what, at: hierarchy.place(id), first: hierarchy.place(other))
        } else {
            hierarchy.controllers[Int(id.index)].name = NameID(index: name)
        }
    }
}
