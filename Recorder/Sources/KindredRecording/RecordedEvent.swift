#if DEBUG
    /// A callback that a view controller got, or a call to present or dismiss that it was asked to make.
    package struct RecordedEvent: Equatable, Sendable {
        package enum Kind: String, CaseIterable, Sendable {
            case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
            case willMove, didMove
            case present, dismiss
        }

        package var kind: Kind
        /// The number of the instance.
        package var controller: Int
        package var className: String
        /// The new parent of a move, nil for none; the controller to be presented.
        package var other: Int?

        package init(_ kind: Kind, controller: Int, className: String, other: Int? = nil) {
            (self.kind, self.controller, self.className, self.other) = (kind, controller, className, other)
        }

        func write(to text: inout JSONText) {
            text.add("event", value: kind.rawValue)
            text.add("controller", value: controller)
            text.add("class", value: className)
            switch (kind, other) {
            case (.willMove, let parent?), (.didMove, let parent?): text.add("parent", value: parent)
            case (.willMove, nil), (.didMove, nil): text.addNull("parent")
            case (.present, let presented?): text.add("presented", value: presented)
            default: break
            }
        }
    }
#endif
