import TestSupport

/// Makes valid specifications of every shape that the language has, the same ones for the same seed.
struct Generator {
    private var random: Random
    private var count = 0
    private var families: [(id: String, root: Model.Node)] = []

    /// Whether some classes are of the system; printed hierarchies can't distinguish two controllers of one class.
    var hasSystemClasses = false

    init(seed: UInt64) { random = Random(seed: seed) }

    mutating func model() -> Model {
        for _ in 0..<(1 + random.below(6)) {
            let root = node(depth: random.below(4), bare: false)
            families.append((name("family"), root))
        }
        var documents = (0..<(1 + random.below(4))).map { _ in Model.Document() }
        for family in families { documents[random.below(documents.count)].families.append(family) }
        for _ in 0..<random.below(3) {
            let shown = (0..<(1 + random.below(2))).map { _ in random.below(families.count) }
            let ids = Set(shown).sorted().map { families[$0].id }
            documents[random.below(documents.count)].windows.append((name("window"), ids))
        }
        for _ in 0..<random.below(9) { documents[random.below(documents.count)].presentations.append(presentation()) }
        return Model(files: files(documents))
    }

    /// Pushes need to know what is on which stack, so they come after the rest.
    mutating func addPushes(to model: inout Model, _ resolved: NaiveResolver) {
        for _ in 0..<random.below(5) {
            guard let to = random.pick(resolved.controllers), let parent = resolved.parent(of: to) else { continue }
            let navigation = parent.kind == "navigation" ? parent : nil
            let detail =
                to.role == "secondary" ? parent : navigation?.role == "secondary" ? resolved.parent(of: parent) : nil
            let pushers = resolved.controllers.filter { from in
                navigation.map { from.kind == "navigation" ? from === $0 : resolved.navigation(of: from) === $0 }
                    ?? false
            }
            let showers = resolved.controllers.filter { from in
                detail.map { from.kind == "split" ? from === $0 : resolved.split(of: from) === $0 } ?? false
            }
            let file = random.below(model.files.count)
            let document = model.files[file].documents.count - 1
            if let from = random.pick(pushers), random.oneIn(2) || showers.isEmpty {
                let push = Model.Push(from: from.id, to: to.id, kind: random.oneIn(3) ? "push" : nil)
                model.files[file].documents[document].pushes.append(push)
            } else if let from = random.pick(showers) {
                let push = Model.Push(from: from.id, to: to.id, kind: "showDetail")
                model.files[file].documents[document].pushes.append(push)
            }
        }
    }

    private mutating func files(_ documents: [Model.Document]) -> [Model.File] {
        let names = ["Zebra.yaml", "a.kindred.yaml", "b/c.yaml", "b.yaml", "é.yaml"].sorted(by: Repository.inByteOrder)
        var files: [Model.File] = []
        for document in documents {
            let isNew = files.isEmpty || random.oneIn(2)
            if isNew, files.count < names.count {
                files.append(Model.File(path: names[files.count], documents: [document]))
            } else {
                files[files.count - 1].documents.append(document)
            }
        }
        return files
    }

    private mutating func name(_ stem: String) -> String {
        count += 1
        let stems = [stem, stem, "_\(stem)", "Ünï\(stem)", "画面.", "no-"]
        return "\(random.pick(stems, or: stem))\(count)"
    }

    /// Classes that choose their own style and aren't containers.
    static let systemClasses = ["QLPreviewController", "SFSafariViewController", "PKAddPassesViewController"]

    // MARK: Nodes

    /// `bare`: one that may be on a stack.
    private mutating func node(depth: Int, bare: Bool) -> Model.Node {
        let kinds =
            ["controller", "controller", "page"] + (bare ? ["tab"] : ["navigation", "navigation", "tab", "split"])
        let node = Model.Node(
            name("Screen"), depth == 0 ? random.pick(["controller", "page"], or: "") : random.pick(kinds, or: ""))
        if random.oneIn(4) { node.definesContext = random.oneIn(3) ? false : true }
        if random.oneIn(6) { node.className = "Screen\(count)<Int>" }
        if hasSystemClasses, random.oneIn(6), node.kind == "controller", let name = random.pick(Self.systemClasses) {
            node.className = random.oneIn(2) ? name : "UIKit.\(name)<Int>"
        }
        if depth == 0 { return node }
        switch node.kind {
        case "split": addColumns(to: node, depth: depth)
        case "navigation": addChildren(to: node, "stack", depth: depth, bare: true)
        case "tab": addChildren(to: node, "tabs", depth: depth, bare: false)
        case "page": addChildren(to: node, "pages", depth: depth, bare: false)
        default: addChildren(to: node, "children", depth: depth, bare: false)
        }
        return node
    }

    private mutating func addChildren(to node: Model.Node, _ key: String, depth: Int, bare: Bool) {
        for _ in 0..<random.below(4) { node.children.append((key, self.node(depth: depth - 1, bare: bare))) }
    }

    private mutating func addColumns(to split: Model.Node, depth: Int) {
        var columns = ["primary", "secondary"].filter { _ in !random.oneIn(6) }
        switch random.below(4) {
        case 0: split.style = "unspecified"
        case 1:
            split.style = random.oneIn(2) ? "tripleColumn" : nil
            columns += ["supplementary", "compact", "inspector"].filter { $0 == "supplementary" || random.oneIn(2) }
        default:
            split.style = random.oneIn(2) ? "doubleColumn" : nil
            columns += ["compact", "inspector"].filter { _ in random.oneIn(3) }
        }
        columns.shuffle(using: &random)
        for column in columns {
            var child = node(depth: depth - 1, bare: false)
            while child.kind == "tab", column == "primary" || column == "supplementary", split.style != "unspecified" {
                child = node(depth: depth - 1, bare: false)
            }
            split.children.append((column, child))
        }
    }

    // MARK: Presentations

    private mutating func presentation() -> Model.Presentation {
        var from = [source()]
        if random.oneIn(5) { from.append(source()) }
        var made = Model.Presentation(from: from, family: families[random.below(families.count)].id)
        if from.count == 1, random.oneIn(3) { made.id = name("presentation") }
        let styles = [
            "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "currentContext", "custom",
            "overFullScreen",
            "overCurrentContext", "overCurrentContext", "popover",
        ]
        made.style = random.oneIn(5) ? nil : random.pick(styles, or: "")
        if made.style == "custom", random.oneIn(2) { made.presentsInFullscreen = random.oneIn(3) }
        if made.style == "popover" || random.oneIn(6) {
            made.anchor = random.pick(["sourceView", "barButtonItem", "sourceItem"], or: "")
        }
        let isContext = made.style == "currentContext" || made.style == "overCurrentContext"
        if !isContext, random.oneIn(4) {
            made.transition = random.pick(["coverVertical", "flipHorizontal", "crossDissolve"], or: "")
        }
        if made.style == "fullScreen", random.oneIn(3) { made.transition = "partialCurl" }
        return made
    }

    private mutating func source() -> String {
        var all: [Model.Node] = []
        func collect(_ node: Model.Node) {
            all.append(node)
            node.children.forEach { collect($0.node) }
        }
        collect(families[random.below(families.count)].root)
        return random.pick(all.map(\.id), or: "")
    }
}
