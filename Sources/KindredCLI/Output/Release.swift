/// The version of a release, and where its documentation is.
package enum Release {
    package static let version = "0.1.0"
    /// The address at which the pages of Docs are published; nil as long as they aren't.
    static let documentation: String? = nil
}
