import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Views of a project file.
extension Project {
    /// The views that specifications declare, then those of the project; and what is wrong with the latter.
    package func views(with declared: DeclaredViews) -> (views: Views, mistakes: DiagnosticBag) {
        var views = declared.views
        var mistakes = DiagnosticBag()
        let first = views.all.count
        var added: [View] = []
        for view in self.views {
            guard let selector = try? Selector(text(view.select)) else { continue }
            let name = text(view.name)
            if views.number(of: name) != nil {
                mistakes.append(InvalidProject.takenView(name, at: place(view.name)))
                continue
            }
            views.add(Views.View(name: name, title: view.title.map(text), selector: selector))
            added.append(view)
        }
        for (index, problem) in views.problems where index >= first {
            mistakes.append(InvalidProject.selector(problem, at: place(problem, in: added[index - first].select)))
        }
        return (views, mistakes)
    }

    /// The errors in its views beside those of a specification; nil if there are none.
    package func mistakesInViews(_ hierarchy: ResolvedGraph) -> DiagnosticBag? {
        if views.isEmpty { return nil }
        let mistakes = views(with: DeclaredViews(hierarchy)).mistakes
        return mistakes.total > 0 ? mistakes : nil
    }

    private func place(_ problem: Selector.Problem, in written: SourceValue) -> SourceRange {
        tree.wording.place(of: written, part: problem.range)
    }
}

extension InvalidProject {
    static func selector(_ problem: Selector.Problem, at place: SourceRange) -> Diagnostic {
        found(
            problem.message, at: place,
            help: English.didYouMean(problem.nearest) ?? problem.help
                ?? "Docs/Selecting.md describes selectors",
            fix: problem.nearest)
    }

    static func takenView(_ name: String, at place: SourceRange) -> Diagnostic {
        found("there is another view '\(name)'", at: place, help: "give one of them another name")
    }
}

extension ProjectDecoder {
    mutating func checkSelector(_ written: SourceValue) {
        do throws(Selector.Problem) {
            _ = try Selector(tree.wording.string(written))
        } catch {
            report(InvalidProject.selector(error, at: tree.wording.place(of: written, part: error.range)))
        }
    }
}
