import KindredCore

/// What differs between two graphs.
package struct Difference: Sendable {
    package init() {}
}
