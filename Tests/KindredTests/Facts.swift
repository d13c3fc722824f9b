import Kindred
import Foundation

/// A graph as lines that can be compared, wherever it comes from.
enum Facts {
    static func lines(_ graph: Graph) -> [String] {
        let windows = graph.windows.map { line("window", $0.id, list($0.families)) }
        let families = graph.families.map { line("family", $0.id, $0.root, list($0.members), list($0.presentations)) }
        let controllers = graph.controllers.map { each in
            line(
                "controller", each.id, each.kind, each.family, each.role, flag(each.isImplicit),
                flag(each.definesPresentationContext), name(each.parentViewController), list(each.children),
                name(each.navigationController), name(each.tabBarController), name(each.splitViewController),
                list(each.presentingViewControllers), list(each.presentedViewControllers))
        }
        let presentations = graph.presentations.map { each in
            line(
                "presentation", each.id, each.from, each.family, each.style, each.effectiveStyle,
                list(each.presenters.map { "\($0.controller)/\($0.reason)" }),
                each.removesPresenterView.map(flag) ?? "?")
        }
        let pushes = graph.pushes.map { line("push", $0.from, $0.to, $0.kind, $0.container) }
        return windows + families + controllers + presentations + pushes
    }

    static func lines(_ naive: NaiveResolver) -> [String] {
        let windows = naive.windows.map { line("window", $0.id, list($0.families)) }
        let families = naive.members.map { each in
            line(
                "family", each.family, each.controllers.first?.id ?? "", list(each.controllers.map(\.id)),
                list(naive.presentations.filter { $0.family == each.family }.map(\.id)))
        }
        let controllers = naive.controllers.map { each in
            line(
                "controller", each.id, each.kind, each.family, each.role, flag(each.isImplicit),
                flag(each.definesContext),
                name(naive.parent(of: each)?.id), list(each.children.map(\.id)), name(naive.navigation(of: each)?.id),
                name(naive.tab(of: each)?.id), name(naive.split(of: each)?.id), list(naive.presenting(each)),
                list(naive.presented(by: each)))
        }
        let presentations = zip(naive.presentations, naive.answers).map { each, presenters in
            line(
                "presentation", each.id, each.from, each.family, each.style,
                naive.effectiveStyle(of: each), list(presenters.map { "\($0.controller)/\($0.reason)" }),
                naive.effectiveStyle(of: each) == "unknown"
                    ? "?" : flag(["fullScreen", "currentContext"].contains(each.style)))
        }
        let pushes = naive.pushes.map { line("push", $0.from, $0.to, $0.kind ?? "push", naive.container(of: $0)) }
        return windows + families + controllers + presentations + pushes
    }

    static func lines(json bytes: [UInt8]) throws -> [String] {
        let graph = try JSONDecoder().decode(GraphFile.self, from: Data(bytes))
        let windows = graph.windows.map { line("window", $0.id, list($0.families)) }
        let families = graph.families.map { line("family", $0.id, $0.root, list($0.members), list($0.presentations)) }
        let controllers = graph.controllers.map { each in
            line(
                "controller", each.id, each.kind, each.family, each.role, flag(each.implicit),
                flag(each.definesPresentationContext), name(each.parentViewController), list(each.children),
                name(each.navigationController), name(each.tabBarController), name(each.splitViewController),
                list(each.presentingViewControllers), list(each.presentedViewControllers))
        }
        let presentations = graph.presentations.map { each in
            line(
                "presentation", each.id, each.from, each.family, each.style, each.effectiveStyle,
                list(each.presenters.map { "\($0.controller)/\($0.reason)" }),
                each.removesPresenterView.map(flag) ?? "?")
        }
        let pushes = graph.pushes.map { line("push", $0.from, $0.to, $0.kind, $0.container) }
        return windows + families + controllers + presentations + pushes
    }

    private static func line(_ parts: String...) -> String { parts.joined(separator: " ") }
    private static func list(_ ids: [String]) -> String { "[\(ids.joined(separator: ","))]" }
    private static func name(_ id: String?) -> String { id ?? "-" }
    private static func flag(_ flag: Bool) -> String { flag ? "yes" : "no" }
}

/// The JSON that `kindred compile` writes, as far as the tests compare it.
private struct GraphFile: Decodable {
    struct Window: Decodable { let id: String, families: [String] }
    struct Family: Decodable { let id: String, root: String, members: [String], presentations: [String] }
    struct Controller: Decodable {
        let id: String, kind: String, family: String, role: String, implicit: Bool, definesPresentationContext: Bool
        let parentViewController: String?, children: [String], navigationController: String?, tabBarController: String?
        let splitViewController: String?, presentingViewControllers: [String], presentedViewControllers: [String]
    }
    struct Presentation: Decodable {
        struct Presenter: Decodable { let controller: String, reason: String }
        let id: String, from: String, family: String, style: String, effectiveStyle: String, presenters: [Presenter]
        let removesPresenterView: Bool?
    }
    struct Push: Decodable { let from: String, to: String, kind: String, container: String }
    let windows: [Window], families: [Family], controllers: [Controller], presentations: [Presentation], pushes: [Push]
}
