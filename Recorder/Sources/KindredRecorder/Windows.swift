#if canImport(UIKit) && DEBUG
    import UIKit

    /// The windows that an app has on its screens.
    @MainActor
    enum Windows {
        /// Numbers of scenes, by the identifiers of their sessions, in the order in which they were seen.
        private static var numbers: [String: Int] = [:]

        /// The visible windows with a root, scene by scene, each scene's from back to front.
        static func all() -> [(scene: Int, window: UIWindow)] {
            let scenes = (application?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
                .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
            return scenes.map { (number: number(of: $0), scene: $0) }.sorted { $0.number < $1.number }
                .flatMap { number, scene in windows(of: scene).map { (scene: number, window: $0) } }
        }

        private static func windows(of scene: UIWindowScene) -> [UIWindow] {
            let visible = scene.windows.filter { !$0.isHidden && $0.rootViewController != nil }.enumerated()
            return visible.sorted { one, other in
                let (low, high) = (one.element.windowLevel.rawValue, other.element.windowLevel.rawValue)
                return low == high ? one.offset < other.offset : low < high
            }.map(\.element)
        }

        private static func number(of scene: UIWindowScene) -> Int {
            let identifier = scene.session.persistentIdentifier
            if let number = numbers[identifier] { return number }
            numbers[identifier] = numbers.count + 1
            return numbers.count
        }

        /// The app; nil before it is there, and in tests without one. The property itself would crash there.
        private static var application: UIApplication? {
            let selector = NSSelectorFromString("sharedApplication")
            guard UIApplication.responds(to: selector) else { return nil }
            return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
        }
    }
#endif
