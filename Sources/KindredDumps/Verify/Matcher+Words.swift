import KindredDiagnostics
import KindredDraft
import KindredGraph
import KindredText
import KindredYAML

/// The names of live controllers in messages.
extension Matcher {
    /// The class without its generic arguments, in quotes.
    func phrase(for index: Int32) -> String { "'\(text(index))'" }
    func text(_ index: Int32) -> String { forms.text(live.classNumber(index)) }
    func place(of index: Int32) -> SourceRange { live.dump.place(of: index) }

    /// The first controller declared with such a class, generic arguments included.
    func declared(like index: Int32) -> ControllerID? {
        guard let id = classes.declarer(of: live.classNumber(index), forms: forms),
            forms.match(classes[id], other: live.classNumber(index))
        else { return nil }
        return id
    }

    /// Names a declared controller that was probably meant.
    func suggestion(_ id: ControllerID?) -> String? {
        id.flatMap { English.didYouMean(graph.className($0), end: ", the class of \(graph.phrase(for: $0))") }
    }

    func presentationClass(_ index: Int32) -> String { live.dump.string(live[index].presentation) }

    func presentationPlace(_ index: Int32) -> SourceRange {
        SourceRange(file: live.dump.file, range: live[index].presentationPlace)
    }

    /// A label where the style of a presentation is declared.
    func styleLabel(_ id: PresentationID) -> Diagnostic.Label {
        let name = graph.declaredName(id)
        if !graph.isDeclared(.style, in: id) {
            return Diagnostic.Label(at: graph.place(of: id), text: "'\(name)' has no style, so 'automatic'")
        }
        return Diagnostic.Label(at: graph.range(of: .style, in: id), text: "the style of '\(name)'")
    }
}

extension KindDefinition.Presence {
    /// The position of a member, followed by the name of the container in messages.
    var phrase: String {
        switch self {
        case .stacked: "on the stack of"
        case .all: "among the tabs of"
        case .columns: "in a column of"
        case .some: "among the children of"
        case .repeated: "among the pages of"
        }
    }
}
