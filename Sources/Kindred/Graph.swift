/// The resolved graph as plain values: everything that the JSON of `kindred compile` has, under the same names.
///
/// `class` is called `className`, and `implicit` is `isImplicit`. What an author need not declare is nil if it isn't declared.
public struct Graph: Sendable {
    /// A window, with the families that it can show.
    public struct Window: Sendable {
        /// The id of the window.
        public let id: String
        /// The ids of the families that it can have as root, the first at launch.
        public let families: [String]
        /// The ids of the roots of these families, in the same order.
        public let rootViewControllers: [String]
        /// The place where the window is declared.
        public let location: Location
    }

    /// A family: a root view controller and everything in it.
    public struct Family: Sendable {
        /// The id of the family.
        public let id: String
        /// The id of the root.
        public let root: String
        /// The ids of the controllers in preorder, a container before its children.
        public let members: [String]
        /// Ids of the windows that can have it as root.
        public let windows: [String]
        /// Ids of the presentations that show it.
        public let presentations: [String]
        /// Whether nobody wrote it, and a push of kind `show` needs it; nil for one that is written.
        public let isDerived: Bool?
        /// The place where the family is declared.
        public let location: Location
    }

    /// A screen: a controller that is declared once and can be in several places.
    public struct Screen: Sendable {
        /// The id of the screen.
        public let id: String
        /// The name of the class, if it is declared.
        public let className: String?
        /// The ids of its places, which are controllers, in order.
        public let places: [String]
        /// The place where the screen is declared.
        public let location: Location
    }

    /// A presentation: a controller that presents a family.
    public struct Presentation: Sendable {
        /// A controller that really presents, which need not be the caller.
        public struct Presenter: Sendable {
            /// The id of the controller.
            public let controller: String
            /// The reason why it is this one: `context`, `no-context`, `family-root` or `rerouted`.
            public let reason: String
        }

        /// The id of the presentation, such as `Home->settings`.
        public let id: String
        /// The id of the caller, which calls `present(_:animated:completion:)`.
        public let from: String
        /// The id of the family that is presented.
        public let family: String
        /// The id of the root of that family.
        public let presented: String
        /// The style, declared or not: `automatic` by default.
        public let style: String
        /// The style that UIKit uses: for `automatic`, `sheet` (a form sheet since iOS 18, a page sheet before), or `unknown`
        /// if the presented class of the system decides.
        public let effectiveStyle: String
        /// The transition, declared or not: `coverVertical` by default.
        public let transition: String
        /// Whether a presentation of style `custom` covers the screen, if it is declared.
        public let presentsInFullscreen: Bool?
        /// The kind of thing that a popover points at, if it is declared: `sourceView`, `barButtonItem` or `sourceItem`.
        public let anchor: String?
        /// Whether a swipe or a tap outside closes it, if it is declared.
        public let swipe: Bool?
        /// The heights at which the sheet can rest, if any are declared.
        public let detents: [String]?
        /// The controllers that really present, each with the reason.
        public let presenters: [Presenter]
        /// Whether the presenter's view leaves the window; nil if the effective style is unknown.
        public let removesPresenterView: Bool?
        /// The places in code that present, if they are declared, separated by commas.
        public let source: String?
        /// The place where the presentation is declared.
        public let location: Location
    }

    /// A push: a controller that shows another one in a navigation or split view controller.
    public struct Push: Sendable {
        /// The id of the controller that pushes.
        public let from: String
        /// The id of the controller that is pushed.
        public let to: String
        /// The kind: `push`, `showDetail` or `show`.
        public let kind: String
        /// The id of the navigation or split view controller that shows `to`.
        public let container: String
        /// The places in code that push, if they are declared, separated by commas.
        public let source: String?
        /// The place where the push is declared.
        public let location: Location
    }

    /// A move: a controller that goes back, or to what is there already.
    public struct Move: Sendable {
        /// The id of the controller that moves.
        public let from: String
        /// The kind: `dismiss`, `pop`, `popToRoot`, `select` or `setRoot`.
        public let kind: String
        /// The ids of the controllers where it arrives.
        public let to: [String]
        /// The act before a window gets another root, if it is declared: `dismiss`.
        public let after: String?
        /// The place where the move is declared.
        public let location: Location
    }

    /// All windows.
    public let windows: [Window]
    /// All families.
    public let families: [Family]
    /// The members of all families in turn.
    public let controllers: [Controller]
    /// All screens, in order of declaration.
    public let screens: [Screen]
    /// All presentations.
    public let presentations: [Presentation]
    /// All pushes.
    public let pushes: [Push]
    /// All moves that have an effect.
    public let moves: [Move]

    /// Returns the controller with an id, or nil if there is none.
    public func controller(_ id: String) -> Controller? {
        controllers.first { $0.id.utf8.elementsEqual(id.utf8) }
    }
}
