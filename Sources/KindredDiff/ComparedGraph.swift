import KindredGraph
import KindredText

/// A text of either graph, by its number in a table that both share: two are equal if their numbers are.
package typealias Name = Int32

/// The value of a relation.
package enum ComparedValue: Hashable, Sendable {
    case none
    case flag(Bool)
    /// An id, a word or any other text.
    case text(Name)
    /// Names that are compared as a set, or those of `order` as a list.
    case list([Name])
    case presenters([ComparedGraph.Presenter])

    /// The same without an order.
    var unordered: ComparedValue {
        switch self {
        case .list(let names): .list(names.sorted())
        case .presenters(let all): .presenters(all.sorted { ($0.controller, $0.reason) < ($1.controller, $1.reason) })
        default: self
        }
    }
}

/// One side of a comparison: what `compile --format json` writes, as flat lists.
///
/// It is made of a resolved graph or of that JSON, and doesn't say which.
package struct ComparedGraph: Sendable {
    package struct Location: Hashable, Sendable {
        package var file: Name
        package var line: Int32
        package var column: Int32
    }

    package struct Window: Sendable {
        package var id: Name
        package var families: [Name]
        package var roots: [Name]
        package var location: Location
    }

    package struct Family: Sendable {
        package var id: Name
        package var root: Name?
        package var location: Location
    }

    package struct Controller: Sendable {
        package var id: Name
        /// The name of its declaration; the id in a graph without screens.
        package var name: Name
        package var kind: Name
        package var family: Name
        package var role: Name
        /// The parent's index among the controllers, lower than its own; -1 for a root.
        package var parent: Int32
        /// The relations that few controllers have, in the order of the JSON.
        var declared: [Declared] = []
        package var isImplicit = false
        package var definesContext = false
        var navigation: Name?
        var tabBar: Name?
        var split: Name?
        var presenting: [Name] = []
        var presented: [Name] = []
        package var location: Location

        /// Whether a push put it there, and not its author.
        package var isDerived: Bool { declared.contains(Declared(relation: .derived, value: .flag(true))) }

        /// The screen of a place.
        package var screen: Name? {
            guard case .text(let screen) = value(.screen) else { return nil }
            return screen
        }

        /// The value of a relation that few have.
        func value(_ relation: ComparedRelation) -> ComparedValue {
            declared.first { $0.relation == relation }?.value ?? .none
        }
    }

    struct Declared: Hashable, Sendable {
        let relation: ComparedRelation
        let value: ComparedValue

        /// The fields that few controllers have, each with its relation.
        static let fields = GraphField<ControllerID>.declared.compactMap { field in
            ComparedRelation(rawValue: field.key).map { ($0, field) }
        }
    }

    package struct Presenter: Hashable, Sendable {
        package let controller: Name
        package let reason: Name
    }

    package struct Presentation: Sendable {
        package var id: Name
        package var from: Name?
        package var family: Name?
        package var presented: Name?
        package var style: Name
        package var effectiveStyle: Name
        package var transition: Name
        package var presentsInFullscreen: Bool?
        package var anchor: Name?
        package var swipe: Bool?
        package var detents: [Name] = []
        package var presenters: [Presenter]
        package var removesPresenterView: Bool?
        package var location: Location
        /// Whether a presenter is looked for among those that define a context.
        package var usesContext = false
    }

    package struct Push: Sendable {
        /// An id that is made up of the other properties.
        package var id: Name
        package var from: Name?
        package var to: Name?
        package var kind: Name
        package var container: Name?
        package var location: Location
        /// The number of pushes with these ends and of this kind, up to it.
        let count: Int

        /// Makes a push with the id that follows from the others before it.
        ///
        /// - Parameter seen: The number of pushes that would have an id, if they had no number.
        init(
            from: Name?, to: Name?, kind: Name, container: Name?, location: Location, names: inout ComparedNames,
            seen: inout [Name: Int]
        ) {
            let id = names.pushID(from, to: to, kind: kind, count: 1)
            let count = seen[id, default: 0] + 1
            seen[id] = count
            (self.from, self.to, self.kind, self.container, self.location) = (from, to, kind, container, location)
            self.count = count
            self.id = count == 1 ? id : names.pushID(from, to: to, kind: kind, count: count)
        }
    }

    package internal(set) var windows: [Window] = []
    package internal(set) var families: [Family] = []
    /// The controllers in preorder, family after family.
    package internal(set) var controllers: [Controller] = []
    package internal(set) var presentations: [Presentation] = []
    package internal(set) var pushes: [Push] = []
    package internal(set) var moves: [Move] = []

    /// Whether a name can have several places.
    var hasScreens: Bool { controllers.contains { $0.name != $0.id } }
}

/// The texts of both graphs.
package struct ComparedNames: Sendable {
    private var table = NameTable()
    /// Words that the comparison itself asks for.
    let navigation, tab, split, page, stack, tabRole, pageRole, root, context, supplementary, compact, push: Name

    package init() {
        var table = NameTable()
        navigation = table.intern(Kind.navigation.word)
        tab = table.intern(Kind.tab.word)
        split = table.intern(Kind.split.word)
        page = table.intern(Kind.page.word)
        stack = table.intern(Role.stack.rawValue)
        tabRole = table.intern(Role.tab.rawValue)
        pageRole = table.intern(Role.page.rawValue)
        root = table.intern(Role.root.rawValue)
        supplementary = table.intern(Role.supplementary.rawValue)
        compact = table.intern(Role.compact.rawValue)
        context = table.intern(Presenter.Reason.context.rawValue)
        push = table.intern(PushKind.push.rawValue)
        self.table = table
    }

    var count: Int { table.count }
    package subscript(_ name: Name) -> String { table.string(name) }
    mutating func intern(_ text: String) -> Name { table.intern(text) }
    mutating func intern(_ text: UnsafeRawBufferPointer) -> Name { table.intern(text) }

    /// Whether a presentation in such a style asks for a context.
    func usesContext(_ style: Name, presentsInFullscreen: Bool?) -> Bool {
        PresentationStyle(rawValue: self[style])?.usesContext(presentsInFullscreen: presentsInFullscreen) ?? false
    }

    /// The id of a push that is the same as others before it, up to so many.
    mutating func pushID(_ from: Name?, to: Name?, kind: Name, count: Int) -> Name {
        let text = "\(from.map { self[$0] } ?? "")->\(to.map { self[$0] } ?? "")"
        let id = kind == push ? text : "\(text) (\(self[kind]))"
        return intern(count == 1 ? id : "\(id)#\(count)")
    }
}
