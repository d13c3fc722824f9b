/// The word for whatever is on top.
package enum Caller {
    package static let any = "any"
    /// The owner of that word, where others are controllers or templates.
    static let anyOwner = Int32.min
}
