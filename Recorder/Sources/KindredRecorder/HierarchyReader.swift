#if canImport(UIKit) && DEBUG
    import KindredRecording
    import UIKit

    /// Reads the view controllers of all windows. It loads no view and changes nothing.
    @MainActor
    struct HierarchyReader {
        /// The levels that are read, at most. A written snapshot has to fit on the stack of a queue's thread, 512 KiB.
        static let maximumDepth = 100
        /// The view controllers that are read, at most. UIKit doesn't keep an app from making one its own descendant.
        static let maximumControllers = 10_000

        private let titles: Bool
        private let numbers: InstanceNumbers
        private var seen: Set<ObjectIdentifier> = []
        /// Whether a limit left something out.
        private(set) var isCut = false
        /// Whether a transition is running anywhere.
        private(set) var isMoving = false

        init(numbers: InstanceNumbers, titles: Bool = false) { (self.numbers, self.titles) = (numbers, titles) }

        /// Returns what there is now.
        mutating func read() -> Snapshot {
            (seen, isCut, isMoving) = ([], false, false)
            var snapshot = Snapshot(windows: Windows.all().compactMap { window($0.window, scene: $0.scene) })
            snapshot.isCut = isCut
            return snapshot
        }

        private mutating func window(_ window: UIWindow, scene: Int) -> Snapshot.Window? {
            guard let root = window.rootViewController, let controller = controller(root, depth: 0, isTop: true) else {
                return nil
            }
            let traits = window.traitCollection
            return Snapshot.Window(
                scene: scene, idiom: .init(traits.userInterfaceIdiom), horizontal: .init(traits.horizontalSizeClass),
                vertical: .init(traits.verticalSizeClass), root: controller)
        }

        /// Reads a controller and everything below it. Those at the top are on screen even before their view is.
        private mutating func controller(
            _ live: UIViewController, depth: Int, isTop: Bool = false
        ) -> Snapshot.Controller? {
            guard depth < Self.maximumDepth, seen.count < Self.maximumControllers,
                seen.insert(ObjectIdentifier(live)).inserted
            else {
                isCut = true
                return nil
            }
            let mark = numbers.mark(of: live)
            let view = live.viewIfLoaded.map {
                Snapshot.Controller.View(className: ClassName.of($0), isInWindow: $0.window != nil)
            }
            let isInWindow = view?.isInWindow ?? false
            // Only what is on screen can move.
            let isMoving = (isTop || isInWindow) && live.isMoving
            if isMoving { self.isMoving = true }
            var controller = Snapshot.Controller(
                id: mark.number, className: ClassName.of(live), kind: .init(live),
                state: Self.state(mark.state, isInWindow: isInWindow, isMoving: isMoving), view: view)
            controller.title = titles ? live.title : nil
            controller.definesPresentationContext = live.definesPresentationContext
            controller.forwardsAppearance = live.shouldAutomaticallyForwardAppearanceMethods
            for child in Self.children(of: live) {
                if let child = self.controller(child, depth: depth + 1) { controller.children.append(child) }
            }
            addDetails(of: live, to: &controller)
            // The property is inherited by the presenter's descendants; the presenter itself is the other end of the link.
            if let presented = live.presentedViewController, presented.presentingViewController === live,
                var root = self.controller(presented, depth: depth + 1, isTop: true)
            {
                root.presentation = .init(presented)
                controller.presented = [root]
            }
            return controller
        }

        /// A stack from bottom to top. While it changes, it has children besides.
        private static func children(of live: UIViewController) -> [UIViewController] {
            guard let stack = (live as? UINavigationController)?.viewControllers else { return live.children }
            let members = stack.filter { $0.parent === live }
            let known = Set(members.map(ObjectIdentifier.init))
            return members + live.children.filter { !known.contains(ObjectIdentifier($0)) }
        }

        /// The state that callbacks led to, if they can be trusted: an override without `super` hides one.
        ///
        /// Otherwise a view in a window counts as appeared.
        private static func state(
            _ state: Snapshot.Controller.State?, isInWindow: Bool, isMoving: Bool
        ) -> Snapshot.Controller.State {
            switch state {
            case .disappeared: .disappeared
            case .appearing where isMoving, .disappearing where isMoving: state ?? .disappeared
            default: isInWindow ? .appeared : .disappeared
            }
        }

        private func addDetails(of live: UIViewController, to controller: inout Snapshot.Controller) {
            switch live {
            case let tabs as UITabBarController:
                controller.selected = tabs.selectedViewController.map { numbers.mark(of: $0).number }
            case let split as UISplitViewController:
                controller.split = .init(
                    style: split.style.word, isCollapsed: split.isCollapsed, columns: columns(of: split))
            case let pages as UIPageViewController:
                controller.transition = pages.transitionStyle == .scroll ? "scroll" : "pageCurl"
            default: break
            }
        }

        /// A column's controller can be in a navigation controller that UIKit made, and pushed elsewhere if it is collapsed.
        private func columns(of split: UISplitViewController) -> [Snapshot.Controller.Column] {
            // Without a style there are no columns to ask for.
            guard split.style != .unspecified else { return [] }
            return UISplitViewController.columns.compactMap { name, column in
                // UIKit may refuse to be asked for a column that the style doesn't have.
                if column == .supplementary, split.style != .tripleColumn { return nil }
                guard var member = split.viewController(for: column) else { return nil }
                for _ in 0..<Self.maximumDepth {
                    guard let parent = member.parent else { return nil }
                    if parent === split { return .init(name: name, child: numbers.mark(of: member).number) }
                    member = parent
                }
                return nil
            }
        }
    }
#endif
