/// One graph and where each name is in it: a class, because much refers to it.
package final class GraphIndex: Sendable {
    package let graph: ComparedGraph
    private let controllers: [Int32]
    private let families: [Int32]
    private let windows: [Int32]
    private let presentations: [Name: Int32]
    /// The presentations that show a family, by its name.
    let presentationsByFamily: [Name: [Int32]]
    /// The presentations of each presenter, in order of declaration.
    let presentationsByPresenter: [Name: [Int32]]
    /// The children of each container, in order.
    let children: [Int32: [Int32]]

    /// - Parameter count: The number of names in both graphs.
    init(graph: ComparedGraph, names count: Int) {
        self.graph = graph
        func numbers(_ ids: some Sequence<Name>) -> [Int32] {
            var numbers = [Int32](repeating: -1, count: count)
            for (index, id) in ids.enumerated() where numbers[Int(id)] < 0 { numbers[Int(id)] = Int32(index) }
            return numbers
        }
        controllers = numbers(graph.controllers.lazy.map(\.id))
        families = numbers(graph.families.lazy.map(\.id))
        windows = numbers(graph.windows.lazy.map(\.id))
        presentations = Dictionary(
            graph.presentations.enumerated().map { ($1.id, Int32($0)) }, uniquingKeysWith: { one, _ in one })
        var byFamily: [Name: [Int32]] = [:]
        var byPresenter: [Name: [Int32]] = [:]
        for (index, presentation) in graph.presentations.enumerated() {
            if let family = presentation.family { byFamily[family, default: []].append(Int32(index)) }
            for presenter in presentation.presenters {
                byPresenter[presenter.controller, default: []].append(Int32(index))
            }
        }
        (presentationsByFamily, presentationsByPresenter) = (byFamily, byPresenter)
        var children: [Int32: [Int32]] = [:]
        for (index, controller) in graph.controllers.enumerated() where controller.parent >= 0 {
            children[controller.parent, default: []].append(Int32(index))
        }
        self.children = children
    }

    package subscript(_ controller: Int32) -> ComparedGraph.Controller {
        _read { yield graph.controllers[Int(controller)] }
    }

    package func controller(_ name: Name) -> Int32? { Self.found(index: controllers[Int(name)]) }
    package func family(_ name: Name) -> ComparedGraph.Family? {
        Self.found(index: families[Int(name)]).map { graph.families[Int($0)] }
    }
    package func window(_ name: Name) -> ComparedGraph.Window? {
        Self.found(index: windows[Int(name)]).map { graph.windows[Int($0)] }
    }

    package func presentation(_ name: Name) -> ComparedGraph.Presentation? {
        presentations[name].map { graph.presentations[Int($0)] }
    }

    private static func found(index: Int32) -> Int32? { index < 0 ? nil : index }

    /// The parent's id; nil for a root.
    package func parent(of controller: Int32) -> Name? {
        let parent = self[controller].parent
        return parent < 0 ? nil : self[parent].id
    }

    /// The index of the nearest container that isn't inserted by UIKit; -1 for a root.
    func declaredParent(of controller: Int32) -> Int32 {
        var parent = self[controller].parent
        while parent >= 0, self[parent].isImplicit { parent = self[parent].parent }
        return parent
    }

    /// The root above a controller, or the controller itself.
    func root(of controller: Int32) -> Int32 {
        var root = controller
        while self[root].parent >= 0 { root = self[root].parent }
        return root
    }

    /// The root of the caller's family.
    func root(ofCaller name: Name?) -> Int32? { name.flatMap { controller($0) }.map { root(of: $0) } }
}
