import KindredDiagnostics
import KindredGraph
import KindredText

/// The diagnostics of a comparison of code with a specification.
struct CodeWording {
    private let graph: ResolvedGraph
    private let classes: CodeClasses
    private let declared: DeclaredEdges
    private let place: (CodePlace) -> Diagnostic.Site

    init(
        graph: ResolvedGraph, classes: CodeClasses, declared: DeclaredEdges,
        place: @escaping (CodePlace) -> Diagnostic.Site
    ) {
        (self.graph, self.classes, self.declared, self.place) = (graph, classes, declared, place)
    }

    /// Returns the subject of a diagnostic: the source's class, with the kind and the target.
    private func subject(_ from: String, _ kind: SharedKind, _ to: String) -> Diagnostic.Subject {
        Diagnostic.Subject(kind: .class, id: from, detail: "\(kind.rawValue):\(to)")
    }

    private func phrase(_ from: String) -> String {
        if from == "window" { return "the window" }
        return from.hasPrefix("stack:") ? "the stack '\(from.dropFirst(6))'" : "'\(from)'"
    }

    func undeclared(_ seen: SeenEdge, rule: RuleInfo, near: [DeclaredEdge]) -> Diagnostic {
        let isOne = seen.edge.state == .certain
        let verb = isOne ? seen.kind.verb : "may be what \(phrase(seen.from)) \(seen.kind.verb)"
        let message =
            isOne
            ? "\(phrase(seen.from)) \(verb) '\(seen.target)', but that isn't declared"
            : "'\(seen.target)' \(verb), but that isn't declared"
        var labels = near.map {
            Diagnostic.Label(at: $0.place, text: "declared: \($0.kind.verb) \(Self.text($0.to))")
        }
        if labels.isEmpty, let own = classes.relatives(of: seen.from).first(where: { declared.places[$0] != nil }),
            let place = declared.places[own]
        {
            labels = [Diagnostic.Label(at: place, text: "the declaration of '\(own)'")]
        }
        return Diagnostic(
            rule: rule, message: message, about: subject(seen.from, seen.kind, seen.target), at: place(seen.edge.place),
            labels: labels, help: help(seen))
    }

    private func help(_ seen: SeenEdge) -> String {
        let source = classes.relatives(of: seen.from).lazy.compactMap { declared.ids[$0] }.first
        let owner = source.map { "'\($0)'" } ?? (seen.isStack ? "a screen on that stack" : phrase(seen.from))
        let ids = seen.kind == .present || seen.kind == .window ? declared.families : declared.ids
        let known = seen.to.lazy.compactMap { ids[$0] }.first
        let lead = known.map { "add '\($0)' to" } ?? "\(declaration(of: seen)), and add it to"
        if seen.kind == .window { return "\(lead) 'windows', or to 'moves' as 'setRoot'" }
        return "\(lead) '\(seen.kind == .contain ? seen.edge.kind.key : seen.kind.key)' of \(owner)"
    }

    /// Returns what has to be declared first.
    private func declaration(of seen: SeenEdge) -> String {
        guard let id = seen.to.lazy.compactMap({ declared.ids[$0] }).first else {
            return "declare a screen with 'class: \(seen.target)'"
        }
        return "declare a family that shows '\(id)'"
    }

    func kindDiffers(_ seen: SeenEdge, declared edge: DeclaredEdge) -> Diagnostic {
        Diagnostic(
            rule: KindDiffers.info,
            message:
                "\(phrase(seen.from)) \(seen.kind.verb) '\(seen.target)', but it is declared that it \(edge.kind.verb) it",
            about: subject(seen.from, seen.kind, seen.target), at: place(seen.edge.place),
            labels: [Diagnostic.Label(at: edge.place, text: "declared here")],
            help: "move it to '\(seen.kind.key)', or change the code")
    }

    func styleDiffers(
        _ seen: SeenEdge, declared: (style: EffectiveStyle, place: SourceRange), rule: RuleInfo
    ) -> Diagnostic {
        let style = seen.edge.style ?? ""
        return Diagnostic(
            rule: rule,
            message:
                "\(phrase(seen.from)) presents '\(seen.target)' as '\(style)', but '\(declared.style.rawValue)' is declared",
            about: subject(seen.from, .present, seen.target), at: place(seen.edge.place),
            labels: [Diagnostic.Label(at: declared.place, text: "the declared style")],
            help: "write 'style: \(style)', or change the code")
    }

    func unperformed(_ edge: DeclaredEdge, rule: RuleInfo, source: CodeController?) -> Diagnostic {
        let from = edge.from.first == .window ? "window" : source?.name ?? ""
        let target = edge.to.name ?? ""
        var labels: [Diagnostic.Label] = []
        if let source, case .place(let range) = place(source.place) {
            labels = [Diagnostic.Label(at: range, text: "the class")]
        }
        let isCertain = rule.id == UnperformedEdge.info.id
        let message = "\(phrase(from)) \(edge.kind.verb) '\(target)', but no code was found that does"
        return Diagnostic(
            rule: rule, message: isCertain ? message : message + "; not all is known of what the code shows",
            about: subject(from, edge.kind, target), at: edge.place, labels: labels,
            help: isCertain ? "remove it, or add the code" : nil)
    }

    func unknownClass(_ name: String, near: String, at range: SourceRange) -> Diagnostic {
        var labels: [Diagnostic.Label] = []
        if let found = classes.all[near], case .place(let place) = place(found.place) {
            labels = [Diagnostic.Label(at: place, text: "'\(near)' is declared here")]
        }
        return Diagnostic(
            rule: UnknownClass.info, message: "the code has no class '\(name)'",
            about: Diagnostic.Subject(kind: .class, id: name), at: range, labels: labels,
            help: English.didYouMean(near))
    }

    private static func text(_ end: EdgeEnd) -> String {
        switch end {
        case .named(let name): "'\(name)'"
        case .any(let sort): "a \(sort.noun)"
        case .anybody, .window: "anything"
        }
    }
}

extension CodeEdgeKind {
    /// The key of what a container holds.
    fileprivate var key: String {
        switch self {
        case .root, .stack: "stack"
        case .tabs: "tabs"
        case .pages: "pages"
        case .column: "columns"
        default: "children"
        }
    }
}

extension ControllerSort {
    fileprivate var noun: String {
        switch self {
        case .plain, .container: "view controller"
        case .navigation: "navigation controller"
        case .tab: "tab bar controller"
        case .split: "split view controller"
        case .page: "page view controller"
        }
    }
}
