import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Views of a project file.
extension Project {
    /// The views that specifications declare, then those of the project; and what is wrong with the latter.
    package func views(with declared: DeclaredViews) -> (views: Views, diagnostics: DiagnosticBag) {
        var views = declared.views
        var diagnostics = DiagnosticBag()
        let first = views.all.count
        var added: [View] = []
        for view in self.views {
            guard let selector = try? Selector(text(view.select)) else { continue }
            let name = text(view.name)
            if views.number(of: name) != nil {
                diagnostics.append(InvalidProject.takenView(name, at: place(of: view.name)))
                continue
            }
            views.add(Views.View(name: name, title: view.title.map(text), selector: selector))
            added.append(view)
        }
        for (index, failure) in views.failures where index >= first {
            diagnostics.append(
                InvalidProject.selector(failure, at: place(of: failure, in: added[index - first].select)))
        }
        return (views, diagnostics)
    }

    /// The errors in its views beside those of a specification; nil if there are none.
    package func diagnosticsOfViews(_ graph: ResolvedGraph) -> DiagnosticBag? {
        if views.isEmpty { return nil }
        let diagnostics = views(with: DeclaredViews(graph: graph)).diagnostics
        return diagnostics.total > 0 ? diagnostics : nil
    }

    private func place(of failure: Selector.Failure, in written: SourceValue) -> SourceRange {
        tree.wording.place(of: written, part: failure.range)
    }
}

extension InvalidProject {
    static func selector(_ failure: Selector.Failure, at place: SourceRange) -> Diagnostic {
        found(
            message: failure.message, at: place,
            help: English.didYouMean(failure.nearest) ?? failure.help
                ?? "Docs/Selecting.md describes selectors",
            fix: failure.nearest)
    }

    static func takenView(_ name: String, at place: SourceRange) -> Diagnostic {
        found(message: "there is another view '\(name)'", at: place, help: "give one of them another name")
    }
}

extension ProjectDecoder {
    mutating func checkSelector(_ written: SourceValue) {
        do throws(Selector.Failure) {
            _ = try Selector(tree.wording.string(written))
        } catch {
            report(InvalidProject.selector(error, at: tree.wording.place(of: written, part: error.range)))
        }
    }
}
