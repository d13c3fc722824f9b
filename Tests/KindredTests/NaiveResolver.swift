/// The section *Resolution* of Docs/Language.md, taken literally: every relation is looked for anew, by search and by climbing.
struct NaiveResolver {
    final class Controller {
        let id: String
        let kind: String
        let family: String
        let role: String
        let isImplicit: Bool
        let definesContext: Bool
        var className: String?
        var children: [Controller] = []

        init(
            _ id: String, _ kind: String, _ family: String, _ role: String, isImplicit: Bool = false,
            definesContext: Bool
        ) {
            self.id = id
            self.kind = kind
            self.family = family
            self.role = role
            self.isImplicit = isImplicit
            self.definesContext = definesContext
        }
    }

    struct Presentation {
        let id: String
        let from: String
        let family: String
        let style: String
        let isContext: Bool
    }

    struct Answer: Equatable {
        let controller: String
        let reason: String
    }

    private(set) var windows: [(id: String, families: [String])] = []
    /// By family, in preorder.
    private(set) var members: [(family: String, controllers: [Controller])] = []
    private(set) var presentations: [Presentation] = []
    private(set) var pushes: [Model.Push] = []
    private(set) var controllers: [Controller] = []
    /// The presenters of each presentation.
    private(set) var answers: [[Answer]] = []

    init(_ model: Model) {
        for document in model.documents {
            windows += document.windows
            pushes += document.pushes
            for family in document.families {
                var controllers: [Controller] = []
                _ = Self.place(family.root, family.id, "root", &controllers)
                members.append((family.id, controllers))
            }
        }
        controllers = members.flatMap(\.controllers)
        var times: [String: Int] = [:]
        for written in model.documents.flatMap(\.presentations) {
            for from in written.from {
                let name = "\(from)->\(written.family)"
                if written.id == nil { times[name, default: 0] += 1 }
                let time = times[name, default: 0]
                let style = written.style ?? "automatic"
                presentations.append(
                    Presentation(
                        id: written.id ?? (time > 1 ? "\(name)#\(time)" : name), from: from, family: written.family,
                        style: style,
                        isContext: ["currentContext", "overCurrentContext"].contains(style)
                            || style == "custom" && written.presentsInFullscreen == false))
            }
        }
        answers = presentations.map { presenters(of: $0) }
    }

    private static func place(
        _ node: Model.Node, _ family: String, _ role: String, _ all: inout [Controller]
    ) -> Controller {
        let placed = Controller(
            node.id, node.kind, family, role, definesContext: node.definesContext ?? (node.kind == "navigation"))
        placed.className = node.className
        all.append(placed)
        let isColumnStyle = node.kind == "split" && node.style != "unspecified"
        let roles = ["children": "child", "stack": "stack", "tabs": "tab", "pages": "page"]
        for (key, child) in node.children {
            let staysBare =
                child.kind == "navigation" || key == "compact"
                || key == "secondary" && ["tab", "split"].contains(child.kind)
            if isColumnStyle, !staysBare {
                let wrapper = Controller(
                    "\(node.id).\(key)", "navigation", family, key, isImplicit: true, definesContext: true)
                all.append(wrapper)
                placed.children.append(wrapper)
                wrapper.children.append(place(child, family, "stack", &all))
            } else {
                placed.children.append(place(child, family, roles[key] ?? key, &all))
            }
        }
        return placed
    }

    // MARK: 1 and 2

    func controller(_ id: String) -> Controller? { controllers.first { $0.id == id } }

    func parent(of controller: Controller) -> Controller? {
        controllers.first { $0.children.contains { $0 === controller } }
    }

    /// From the parent upwards.
    func ancestors(of controller: Controller) -> [Controller] {
        guard let parent = parent(of: controller) else { return [] }
        return [parent] + ancestors(of: parent)
    }

    func root(of controller: Controller) -> Controller { ancestors(of: controller).last ?? controller }

    func navigation(of controller: Controller) -> Controller? {
        ancestors(of: controller).first { $0.kind == "navigation" }
    }
    func tab(of controller: Controller) -> Controller? { ancestors(of: controller).first { $0.kind == "tab" } }
    func split(of controller: Controller) -> Controller? { ancestors(of: controller).first { $0.kind == "split" } }

    // MARK: 3

    func effectiveStyle(of presentation: Presentation) -> String {
        if presentation.style != "automatic" { return presentation.style }
        let root = members.first { $0.family == presentation.family }?.controllers.first
        let isOfSystem = Generator.systemClasses.contains {
            $0 == root?.className || "UIKit.\($0)<Int>" == root?.className
        }
        return isOfSystem ? "unknown" : "sheet"
    }

    // MARK: 4

    private func presenters(of presentation: Presentation) -> [Answer] {
        guard let from = controller(presentation.from) else { return [] }
        let own = Answer(controller: root(of: from).id, reason: "family-root")
        let found =
            presentation.isContext
            ? [context(of: from)] : answers(for: from.family, start: own, passed: [from.family])
        var once: [Answer] = []
        for answer in found where !once.contains(where: { $0.controller == answer.controller }) { once.append(answer) }
        return once.isEmpty ? [own] : once
    }

    private func context(of from: Controller) -> Answer {
        let definer = ([from] + ancestors(of: from)).first(where: \.definesContext)
        return Answer(controller: (definer ?? root(of: from)).id, reason: definer == nil ? "no-context" : "context")
    }

    /// What each way in which a family comes on screen gives; a way that leads back into a family on the way gives nothing.
    private func answers(for family: String, start: Answer, passed: [String]) -> [Answer] {
        let isRoot = windows.contains { $0.families.contains(family) }
        let ways = presentations.filter { $0.family == family }
        if !isRoot, ways.isEmpty { return [start] }
        return (isRoot ? [start] : [])
            + ways.flatMap { way -> [Answer] in
                if !way.isContext { return [start] }
                guard let from = controller(way.from), let presenter = controller(context(of: from).controller),
                    !passed.contains(presenter.family)
                else { return [] }
                let onward =
                    parent(of: presenter) == nil
                    ? start : Answer(controller: root(of: presenter).id, reason: "rerouted")
                return answers(for: presenter.family, start: onward, passed: passed + [presenter.family])
            }
    }

    // MARK: 5 and 6

    func presenting(_ controller: Controller) -> [String] {
        zip(presentations, answers).filter { $0.0.family == controller.family }.flatMap { $0.1.map(\.controller) }.once
    }

    func presented(by controller: Controller) -> [String] {
        let chain = ([controller] + ancestors(of: controller)).map(\.id)
        return zip(presentations, answers).filter { $0.1.contains { chain.contains($0.controller) } }
            .compactMap { presentation, _ in members.first { $0.family == presentation.family }?.controllers.first?.id }
            .once
    }

    // MARK: Pushes

    func container(of push: Model.Push) -> String {
        guard let from = controller(push.from) else { return "" }
        if push.kind == "showDetail" { return from.kind == "split" ? from.id : split(of: from)?.id ?? "" }
        return from.kind == "navigation" ? from.id : navigation(of: from)?.id ?? ""
    }
}

extension [String] {
    /// Each once, where it came first.
    fileprivate var once: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
