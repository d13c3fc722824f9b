import KindredDiagnostics
import KindredGraph

/// The relations of storyboards and xibs, as flat lists: for an import that joins them with code.
package struct StoryboardEdges: Sendable {
    package struct Scene: Sendable {
        package let className: String?
        package let kind: Kind
        /// A name that no other scene has.
        package let name: String
        package let place: Place
    }

    package struct Place: Sendable {
        package let file: String
        package let line: Int
    }

    package enum Sort: Sendable { case child(Role), present, show, showDetail }

    package struct Edge: Sendable {
        package let sort: Sort
        /// Numbers of scenes.
        package let from: Int
        package let to: Int
        package let style: PresentationStyle?
        package let anchor: PopoverAnchor?
        package let place: Place
    }

    package private(set) var scenes: [Scene] = []
    package private(set) var edges: [Edge] = []
    /// The scenes that windows start with.
    package private(set) var starts: [Int] = []
    /// The storyboard that a property list or a project file names for a window.
    package let declaredStart: String?

    package init(storyboards: [Storyboard], projects: [ProjectFile]) {
        var diagnostics = ImportDiagnostics()
        let graph = SceneGraph(storyboards: storyboards, projects: projects, importDiagnostics: &diagnostics)
        declaredStart = graph.files.storyboards.indices.first { graph.start.isDeclared[$0] }.map {
            StoryboardPath(graph.files.storyboards[$0].file.path).name
        }
        let analysis = StoryboardAnalysis(graph: graph, importDiagnostics: diagnostics)
        for scene in graph.scenes.indices.map(Int32.init) {
            let storyboard = graph.storyboard(scene)
            let named = graph.controller(scene).flatMap { storyboard[$0.customClass] }
            let name = StoryboardPath(storyboard.file.path).name + "." + graph.objectID(scene)
            scenes.append(
                Scene(
                    className: named?.isEmpty == false ? named : nil, kind: graph.scenes[Int(scene)].kind, name: name,
                    place: Self.place(graph.place(of: scene), in: storyboard)))
            for link in graph.links[
                Int(graph.scenes[Int(scene)].links.lowerBound)..<Int(graph.scenes[Int(scene)].links.upperBound)]
            {
                let look = PresentationLook(link: link, of: scene, graph: graph)
                edges.append(
                    Edge(
                        sort: Self.sort(link.kind), from: Int(scene), to: Int(link.target), style: look.style,
                        anchor: look.anchor, place: Self.place(graph.place(link: link, of: scene), in: storyboard)))
            }
        }
        starts = analysis.windows.compactMap { graph.initial(of: $0.file).map(Int.init) }
    }

    private static func sort(_ kind: SceneGraph.Link.Kind) -> Sort {
        switch kind {
        case .child(let role): .child(role)
        case .present: .present
        case .show, .push: .show
        case .showDetail: .showDetail
        }
    }

    private static func place(_ place: SourceRange, in storyboard: Storyboard) -> Place {
        Place(
            file: storyboard.file.path, line: storyboard.file.position(of: Int(place.range.start)).line)
    }
}
