import KindredYAML

/// The views that specifications declare, each with its place.
package struct DeclaredViews: Sendable {
    /// The place where a view is written.
    package struct Origin: Sendable {
        package let file: Int32
        package let declaration: ViewDeclaration
    }

    package private(set) var views = Views()
    /// The origin of each view.
    package private(set) var origins: [Origin] = []
    /// The views whose selector can't be read.
    package private(set) var broken: [(origin: Origin, failure: Selector.Failure)] = []
    /// The views with the name of an earlier one, which is an index in `origins`.
    package private(set) var repeated: [(origin: Origin, first: Int)] = []

    package init(_ hierarchy: ResolvedGraph) {
        for (file, document) in hierarchy.documents.enumerated() {
            for declaration in document.views {
                add(Origin(file: Int32(file), declaration: declaration), hierarchy: hierarchy)
            }
        }
    }

    private mutating func add(_ origin: Origin, hierarchy: ResolvedGraph) {
        let (file, declaration) = (origin.file, origin.declaration)
        let name = hierarchy.string(declaration.key, in: file)
        if let first = views.number(of: name) { return repeated.append((origin, first)) }
        do throws(Selector.Failure) {
            let selector = try Selector(hierarchy.string(declaration.select, in: file))
            let title = declaration.title.isAbsent ? nil : hierarchy.string(declaration.title, in: file)
            views.add(Views.View(name: name, title: title, selector: selector))
            origins.append(origin)
        } catch {
            broken.append((origin, error))
        }
    }
}
