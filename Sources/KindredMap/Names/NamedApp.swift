import KindredGraph

/// A graph by names: who presents and pushes what, each once.
struct NamedApp {
    typealias Number = Declarations.Number

    /// A style, and the real presenters other than the root of the caller's family.
    struct Variant: Hashable {
        let style: PresentationStyle
        let isUnknown: Bool
        let presenters: [Number]

        var sign: StyleSign { StyleSign(style, isUnknown: isUnknown) }
        /// The word for the style; empty if it need not be said.
        var word: String { style == .automatic ? "" : style.rawValue }
    }

    struct Presentation {
        struct Key: Hashable {
            let from: Number
            let family: FamilyID
            let variant: Variant
        }

        var from: Number
        let family: FamilyID
        let variant: Variant
        /// The number of presentations that are drawn as this one.
        var count = 1

        var key: Key { Key(from: from, family: family, variant: variant) }
    }

    struct Push: Hashable {
        /// The block or the container that has the target.
        let frame: Homes.Home
        let from: Number
        let to: Number
    }

    let hierarchy: ResolvedGraph
    let declarations: Declarations
    let homes: Homes
    let windowFamilies: [FamilyID]
    var presentations: [Presentation] = []
    var pushes: [Push] = []
    /// The pairs of pushes, in whatever frame.
    private(set) var pushCount = 0
    /// The part that is drawn; nil for all.
    var part: NamedPart?
    /// The pushes from what is drawn to what isn't.
    var leaving: [Push] = []
    /// The presentations, and the pairs of pushes, of which no end is drawn.
    var outsidePresentations = 0
    var outsidePushes = 0

    init(_ hierarchy: ResolvedGraph, by naming: Naming = .screens) {
        self.hierarchy = hierarchy
        declarations = Declarations(hierarchy, by: naming)
        homes = Homes(declarations)
        var seen: Set<Int32> = []
        windowFamilies = hierarchy.windows.flatMap { $0.families.map(\.family) }
            .filter { hierarchy[$0].root != nil && seen.insert($0.index).inserted }
        addPresentations()
        addPushes()
    }

    private struct Key: Hashable {
        let from: Number
        let family: Int32
        let style: PresentationStyle
    }

    private mutating func addPresentations() {
        var known: [Key: Int] = [:]
        var groups: [(key: Key, ids: [PresentationID])] = []
        for id in hierarchy.presentationIDs {
            let presentation = hierarchy[id]
            guard let from = presentation.from, let family = presentation.family, hierarchy[family].root != nil
            else { continue }
            let key = Key(from: declarations[from], family: family.index, style: presentation.style)
            let index = known[key, default: groups.count]
            if index == groups.count {
                known[key] = index
                groups.append((key, []))
            }
            groups[index].ids.append(id)
        }
        for (key, ids) in groups {
            presentations.append(
                Presentation(
                    from: key.from, family: FamilyID(index: key.family), variant: variant(of: ids, style: key.style)))
        }
    }

    private func variant(of ids: [PresentationID], style: PresentationStyle) -> Variant {
        var presenters: [Number] = []
        for id in ids {
            guard let from = hierarchy[id].from else { continue }
            let root = hierarchy.root(of: from)
            for presenter in hierarchy.presenters(of: id) where presenter.controller != root {
                let number = declarations[presenter.controller]
                if !presenters.contains(number) { presenters.append(number) }
            }
        }
        let isUnknown = style == .automatic && ids.allSatisfy { hierarchy[$0].isStyleUnknown }
        return Variant(style: style, isUnknown: isUnknown, presenters: presenters)
    }

    private mutating func addPushes() {
        var known: Set<Push> = []
        var pairs: Set<Int64> = []
        for push in hierarchy.pushes {
            guard let from = push.from, let to = push.to, let container = push.container else { continue }
            let number = declarations[to]
            var frame = homes[number]
            if case .block = frame {
            } else {
                let parent = hierarchy[to].parent.flatMap { hierarchy[$0].kind == .navigation ? $0 : nil }
                frame = .container(declarations[parent ?? container])
            }
            let next = Push(frame: frame, from: declarations[from], to: number)
            if known.insert(next).inserted { pushes.append(next) }
            pairs.insert(Int64(next.from) << 32 | Int64(number))
        }
        pushCount = pairs.count
    }

    // MARK: Questions

    /// Whether whatever is on top presents a family.
    func isPresentedByAny(_ family: FamilyID) -> Bool {
        hierarchy.presentations(of: family).contains { hierarchy[$0].isFromAny }
    }

    func isDrawn(_ number: Number) -> Bool { part?.isDrawn(number) ?? true }
    func isDrawn(_ family: FamilyID) -> Bool { part?.isDrawn(family) ?? true }
    func name(_ number: Number) -> String { declarations.name(of: number) }
    /// The name on a row: by places the last component of a path.
    func label(_ number: Number) -> String {
        let name = name(number)
        guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
        return String(name[name.utf8.index(after: slash)...])
    }
    func controller(_ number: Number) -> Controller { hierarchy[homes.place(of: number)] }
    func title(_ number: Number) -> String? { hierarchy.text(of: .title, in: homes.place(of: number)) }

    /// Whether UIKit inserts all of its places.
    func isImplicit(_ number: Number) -> Bool {
        declarations.places(of: number).allSatisfy { hierarchy[$0].isImplicit }
    }

    func isWindowFamily(_ family: FamilyID) -> Bool { !hierarchy.windows(of: family).isEmpty }

    /// Whether a controller, or something around it, is derived from a push.
    func isInDerived(_ id: ControllerID) -> Bool {
        hierarchy.isDerived(id) || hierarchy.ancestors(of: id).contains { hierarchy.isDerived($0) }
    }

    /// `over A`, `over A, B` or `over A and 2 more`; empty if the usual one presents.
    func over(_ variant: Variant) -> String {
        let names = variant.presenters.map { label($0) }
        if names.isEmpty { return "" }
        return "over " + (names.count < 3 ? names.joined(separator: ", ") : "\(names[0]) and \(names.count - 1) more")
    }

    /// The words on a line: the style, unless it is automatic, and the presenters.
    func words(_ variant: Variant) -> String {
        let over = over(variant)
        return variant.word.isEmpty || over.isEmpty ? variant.word + over : variant.word + " " + over
    }

    /// The members that say how a line or a reference presents.
    func members(_ variant: Variant, count: Int = 1) -> [Record.Member] {
        [("style", .text(variant.style.rawValue)), ("presenters", .texts(variant.presenters.map { name($0) }))]
            + (count > 1 ? [("count", .number(count))] : [])
    }

    var counts: Record.Counts {
        var counts = Record.Counts()
        counts.families = hierarchy.families.count
        counts.controllers = declarations.all.count { !isImplicit($0) }
        counts.places = hierarchy.controllers.count { !$0.isImplicit }
        counts.presentations = presentations.reduce(outsidePresentations) { $0 + $1.count }
        counts.pushes = pushCount
        (counts.outsidePresentations, counts.outsidePushes) = (outsidePresentations, outsidePushes)
        return counts
    }
}
