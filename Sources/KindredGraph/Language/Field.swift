/// One key of a mapping, as data: the decoder, the schema and the messages read it.
package struct Field: Sendable {
    package enum Value: Sendable {
        /// The plain scalar `1`.
        case version
        /// An id that is declared here.
        case id
        /// One id, or a list of them, which may be empty.
        case idOrList
        /// One id, or a list of at least one.
        case idOrSome
        case idList
        case text
        /// A text, or a list of at least one.
        case textOrSome
        case boolean
        case word([String])
        case node
        case nodes
        /// An id, or null for none.
        case idOrNone
        /// Text of one line.
        case name
        /// The name of a presentation, also one that was made up.
        case presentation
        case presentations
        /// A number of seconds.
        case number
        /// Ids of rules, those of the room that runs scenarios.
        case ruleIDs
        case wordList([String])
        case steps
        case events
        /// Mapping of callbacks to steps, of controller ids to events, to what must be true of them, to ids, to an id.
        case hooks, eventLists, moments, lists, ids
        /// A mapping of that shape.
        case mapping(Shape.Name)
        /// Mapping of window ids to families, of family ids to nodes, of controller ids to relations.
        case windows, families, expectations
        /// Mapping of names to mappings of the shape of a view.
        case views
        /// Mapping of screen ids to what they are.
        case screens
        /// Mapping of names of configurations to their width.
        case configurations
        /// One or more configurations or widths.
        case condition
        /// A word, or a mapping of configurations and widths to words.
        case wordByConfiguration([String])
        /// A list of mappings of that shape.
        case list(Shape.Name)
        /// A list of ids, or of mappings of that shape.
        case entries(Shape.Name)
        /// Any value: Kindred doesn't read it.
        case anything
    }

    package let keyword: Keyword
    package let value: Value
    package let isRequired: Bool
    /// A sentence for editors.
    package let about: String

    package init(keyword: Keyword, value: Value, required: Bool = false, about: String) {
        self.keyword = keyword
        self.value = value
        self.isRequired = required
        self.about = about
    }

    /// The sentence about a key of nodes.
    static func about(_ keyword: Keyword) -> String {
        let fields = Shape.node.fields + Kind.allCases.flatMap { $0.definition.fields }
        return fields.first { $0.keyword == keyword }?.about ?? ""
    }
}

/// A mapping with a fixed set of keys.
package struct Shape: Sendable {
    package enum Name: UInt8, Sendable {
        case document, node, presentation, push, relations, place, nodePush, nodePresentation, move, nodeMove
        // Those of scenarios, which `Key` knows nothing of.
        case scenario, start, check, moment
        // That of views, which it knows nothing of either.
        case view
    }

    package let name: Name
    package let fields: [Field]
    /// The keys as messages list them.
    let words: [String]

    init(name: Name, fields: [Field]) {
        (self.name, self.fields) = (name, fields)
        words = fields.map(\.keyword.rawValue)
    }

    package func field(_ keyword: Keyword) -> Field? { fields.first { $0.keyword == keyword } }

    /// The shapes outside of scenarios, in the order of their names.
    package static let all = [
        document, node, presentation, push, relations, place, nodePush, nodePresentation, move, nodeMove,
    ]

    package static func named(_ name: Name) -> Shape {
        switch name {
        case .document: document
        case .node: node
        case .presentation: presentation
        case .push: push
        case .relations: relations
        case .place: place
        case .nodePush: nodePush
        case .nodePresentation: nodePresentation
        case .move: move
        case .nodeMove: nodeMove
        case .scenario: scenario
        case .start: start
        case .check: check
        case .moment: moment
        case .view: view
        }
    }

    package static let document = Shape(
        name: .document,
        fields: [
            Field(keyword: .kindred, value: .version, required: true, about: "The version of the language: 1."),
            Field(
                keyword: .configurations, value: .configurations,
                about: "Name to a width, compact or regular: what 'on' and mappings of values may name."),
            Field(
                keyword: .windows, value: .windows,
                about:
                    "Window id to the family at its root, or a list of them, the first at launch; or by configuration."),
            Field(
                keyword: .screens, value: .screens,
                about: "Screen id to what the screen is; Kindred works out the places that it can have."),
            Field(keyword: .families, value: .families, about: "Family id to the node at its root."),
            Field(keyword: .presentations, value: .list(.presentation), about: "Which family is presented over which."),
            Field(keyword: .pushes, value: .list(.push), about: "Which controller pushes or shows which."),
            Field(
                keyword: .moves, value: .list(.move), about: "Which controller goes back, or to what is there already."),
            Field(keyword: .expect, value: .expectations, about: "Controller id to the relations that it must have."),
            Field(keyword: .scenarios, value: .list(.scenario), about: "Lifecycle scenarios."),
            Field(keyword: .views, value: .views, about: "Name to a selector, for --view and for other selectors."),
        ])

    /// The keys of every node; each kind adds its own.
    package static let node = Shape(
        name: .node,
        fields: [
            Field(keyword: .class, value: .text, about: "The Swift or Objective-C class, module-qualified or not."),
            Field(keyword: .title, value: .text, about: "A title to show."),
            Field(keyword: .note, value: .text, about: "A remark for readers."),
            source,
            Field(keyword: .tags, value: .idList, about: "Words to find it by."),
            Field(
                keyword: .definesPresentationContext, value: .boolean,
                about: "UIViewController.definesPresentationContext; true for navigation."),
            Field(
                keyword: .providesPresentationContextTransitionStyle, value: .boolean,
                about: "UIViewController.providesPresentationContextTransitionStyle; false by default."),
            Field(keyword: .pushes, value: .entries(.nodePush), about: "What it pushes or shows."),
            Field(keyword: .presents, value: .entries(.nodePresentation), about: "The families that it presents."),
            Field(
                keyword: .moves, value: .entries(.nodeMove),
                about: "How it goes back, or to what is there already: kinds of moves, or mappings."),
            on, shown,
        ])

    package static let on = Field(
        keyword: .on, value: .condition,
        about: "The configurations in which it exists: names or widths, one or a list; all by default.")

    static let source = Field(
        keyword: .source, value: .textOrSome,
        about: "Where it comes from: a place such as Main.storyboard#tne-QT-ifu or Home.swift:12, or a list of them.")

    static let shown = Field(
        keyword: .shown, value: .boolean, about: "false for a tab that acts as a button: its view never appears.")
}
