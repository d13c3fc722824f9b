#if canImport(UIKit) && DEBUG
    import Foundation

    /// Names of classes as source code has them: `Shop.Cart`, `UINavigationController`.
    @MainActor
    enum ClassName {
        /// The length of a name, at most: SwiftUI's types can have many thousand letters. The class itself comes first.
        static let maximumLength = 512

        /// Each class is asked once: to write a long name takes time.
        private static var known: [ObjectIdentifier: String] = [:]

        static func of(_ object: AnyObject) -> String { of(type(of: object)) }

        static func of(_ type: AnyClass) -> String {
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = String(plain(String(reflecting: type)).prefix(maximumLength))
            known[ObjectIdentifier(type)] = name
            return name
        }

        /// The name without the mark of a class that is observed, and without the modules of Objective-C's classes.
        private static func plain(_ reflected: String) -> String {
            var name = reflected
            for prefix in ["NSKVONotifying_", "__C.", "UIKit."] where name.hasPrefix(prefix) {
                name.removeFirst(prefix.count)
            }
            return withoutContexts(name)
        }

        /// The name without addresses. That of a private type has one, which is another in each run:
        /// `App.(unknown context at $1).Home`.
        private static func withoutContexts(_ name: String) -> String {
            var rest = name[...]
            var plain = ""
            while let open = rest.range(of: ".(unknown context at $") {
                plain += rest[..<open.lowerBound]
                rest = rest[open.upperBound...].drop { $0 != ")" }.dropFirst()
            }
            return plain + rest
        }
    }
#endif
