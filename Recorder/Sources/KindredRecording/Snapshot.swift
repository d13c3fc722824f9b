#if DEBUG
    /// The view controllers of an app at one moment, window by window.
    package struct Snapshot: Equatable, Sendable {
        /// The name that a test gave it.
        package var name: String?
        /// Whether a limit left something out.
        package var isCut = false
        package var windows: [Window]

        package init(name: String? = nil, windows: [Window]) { (self.name, self.windows) = (name, windows) }
    }

    extension Snapshot {
        /// One window, with the traits that decide what it shows.
        package struct Window: Equatable, Sendable {
            package enum Idiom: String, Sendable { case phone, pad, tv, mac, vision, carPlay, unspecified }
            package enum SizeClass: String, Sendable { case compact, regular, unspecified }

            /// The number of its scene, from 1.
            package var scene: Int
            package var idiom: Idiom
            package var horizontal: SizeClass
            package var vertical: SizeClass
            package var root: Controller

            package init(scene: Int, idiom: Idiom, horizontal: SizeClass, vertical: SizeClass, root: Controller) {
                (self.scene, self.idiom, self.horizontal) = (scene, idiom, horizontal)
                (self.vertical, self.root) = (vertical, root)
            }
        }

        /// One view controller and everything below it.
        package struct Controller: Equatable, Sendable {
            package enum Kind: String, Sendable { case controller, navigation, tab, split, page }
            package enum State: String, Sendable { case disappeared, appearing, appeared, disappearing }

            /// A loaded view.
            package struct View: Equatable, Sendable {
                package var className: String
                package var isInWindow: Bool

                package init(className: String, isInWindow: Bool) {
                    (self.className, self.isInWindow) = (className, isInWindow)
                }
            }

            /// A column of a split view controller, and the child that it is in.
            package struct Column: Equatable, Sendable {
                package var name: String
                package var child: Int

                package init(name: String, child: Int) { (self.name, self.child) = (name, child) }
            }

            /// The columns of a split view controller, and whether they are one.
            package struct Split: Equatable, Sendable {
                package var style: String
                package var isCollapsed: Bool
                package var columns: [Column]

                package init(style: String, isCollapsed: Bool, columns: [Column]) {
                    (self.style, self.isCollapsed, self.columns) = (style, isCollapsed, columns)
                }
            }

            /// A presentation as the presented controller has it.
            package struct Presentation: Equatable, Sendable {
                /// The style that the app asked for.
                package var style: String
                /// The class of the active presentation controller; nil if the system doesn't say it without making one.
                package var className: String?

                package init(style: String, className: String?) { (self.style, self.className) = (style, className) }
            }

            /// The number of the instance: from 1, never used again in a recording.
            package var id: Int
            package var className: String
            package var kind: Kind
            package var state: State
            /// The view; nil if it isn't loaded.
            package var view: View?
            /// Set only if titles were asked for.
            package var title: String?
            /// The selected tab.
            package var selected: Int?
            /// Set for split view controllers.
            package var split: Split?
            /// `scroll` or `pageCurl`, of a page view controller.
            package var transition: String?
            package var definesPresentationContext = false
            package var forwardsAppearance = true
            /// Set for a presented controller.
            package var presentation: Presentation?
            package var children: [Controller] = []
            /// The controller that it presents; an array, because a value can't hold one of its own type. One at most.
            package var presented: [Controller] = []

            package init(
                id: Int, className: String, kind: Kind = .controller, state: State = .appeared, view: View? = nil
            ) {
                (self.id, self.className, self.kind, self.state, self.view) = (id, className, kind, state, view)
            }

            /// Itself and everything below it.
            package var count: Int { (children + presented).reduce(1) { $0 + $1.count } }
        }
    }
#endif
