import KindredDiagnostics
import KindredYAML

/// The views that specifications declare, each with its place.
package struct DeclaredViews: Sendable {
    /// The place where a view is written.
    package struct Origin: Sendable {
        /// The name, and where it is.
        package let name: String
        package let place: SourceRange
        /// The selector, and its file.
        fileprivate let select: SourceValue
        fileprivate let file: Int32
    }

    package private(set) var views = Views()
    /// The origin of each view.
    package private(set) var origins: [Origin] = []
    /// The views whose selector can't be read.
    package private(set) var broken: [(origin: Origin, failure: Selector.Failure)] = []
    /// The views with the name of an earlier one, which is an index in `origins`.
    package private(set) var repeated: [(origin: Origin, first: Int)] = []

    package init(graph: ResolvedGraph) {
        for (file, declared) in graph.declared.enumerated() {
            for view in declared.views { add(view, texts: declared.texts, file: Int32(file)) }
        }
    }

    private mutating func add(_ declared: DeclaredView, texts: SourceTexts, file: Int32) {
        let name = texts.string(declared.key)
        let origin = Origin(
            name: name, place: texts.place(of: declared.key, in: file), select: declared.select, file: file)
        if let first = views.number(of: name) { return repeated.append((origin, first)) }
        do throws(Selector.Failure) {
            let selector = try Selector(texts.string(declared.select))
            let title = declared.title.isAbsent ? nil : texts.string(declared.title)
            views.add(Views.View(name: name, title: title, selector: selector))
            origins.append(origin)
        } catch {
            broken.append((origin, error))
        }
    }
}

extension ResolvedGraph {
    /// Part of the selector of a view, and whether an edit there changes the view alone.
    package func place(of part: Range<Int>, in view: DeclaredViews.Origin) -> (range: SourceRange, isEditable: Bool) {
        (
            declared[Int(view.file)].texts.place(of: view.select, part: part, in: view.file),
            view.select.isInSource
        )
    }
}
