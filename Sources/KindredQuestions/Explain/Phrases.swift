import KindredDiagnostics
import KindredGraph
import KindredText
import KindredYAML

/// Phrases for the parts of a graph in explanations.
extension ResolvedGraph {
    func label(_ id: ControllerID) -> String { self[id].name.isNone ? "(no id)" : name(of: id) }
    func label(_ id: FamilyID) -> String { self[id].name.isNone ? "(no id)" : name(of: id) }
    func label(_ id: WindowID) -> String { self[id].name.isNone ? "(no id)" : name(of: id) }

    /// `path:line:column`.
    func location(of place: SourceRange) -> String {
        let file = file(place.file)
        let position = file.position(of: Int(place.range.start))
        return "\(file.path):\(position.line):\(position.column)"
    }

    /// The families that have some controllers, each once, in the order of the controllers.
    func families(of controllers: [ControllerID]) -> [FamilyID] {
        var seen: Set<Int32> = []
        return controllers.lazy.map { self[$0].family }.filter { seen.insert($0.index).inserted }
    }

    /// `in family checkout`, or `in families home, search and 2 more`.
    func familiesPhrase(_ controllers: [ControllerID]) -> String {
        let names = families(of: controllers).map { label($0) }
        return "in \(English.form("family", for: names.count, many: "families")) \(English.list(names))"
    }

    static let insertion = ", inserted by UIKit (R20)"

    /// The kind, and whether UIKit inserts it.
    func kindPhrase(_ id: ControllerID) -> String {
        self[id].kind.word + (self[id].isImplicit ? Self.insertion : "")
    }

    /// The place of a controller in its container: `tab 0`, `primary column`.
    package func rolePhrase(_ id: ControllerID) -> String {
        let (role, index) = (self[id].role, self[id].index)
        return role.isColumn ? "\(role.rawValue) column" : "\(role.rawValue) \(index)"
    }

    package func stylePhrase(_ id: PresentationID) -> String {
        let style = self[id].style
        return style != .automatic ? style.rawValue : "\(style.rawValue) (\(self[id].effectiveWord))"
    }

    /// The presenters, each with the reason.
    func presentersPhrase(_ id: PresentationID) -> String {
        let presenters = presenters(of: id)
        if presenters.isEmpty { return "no known controller" }
        let names = enumeration(presenters.map { "\(label($0.controller)) (\($0.reason.rawValue))" })
        return doubtOnPresenter(of: id).map { "\(names), uncertain (\($0))" } ?? names
    }

    /// Ids of a relation, as UIKit would answer.
    func answerPhrase(_ ids: [ControllerID]) -> String {
        ids.isEmpty ? "nil" : enumeration(ids.map { label($0) })
    }

    func rootPhrase(_ id: FamilyID) -> String {
        self[id].root.map { label($0) } ?? "(no root)"
    }

    /// A phrase for what happens to the view behind a presentation.
    func viewPhrase(_ id: PresentationID) -> String {
        guard let isRemoved = self[id].removesPresenterView else {
            return "whether the presenter's view stays in the window depends on the style, which is unknown (R66)"
        }
        return isRemoved
            ? "the presenter's view leaves the window during the presentation (R66)"
            : "the presenter's view stays in the window (R66)"
    }
}
