/// The rows of an answer: one for each declaration, or one for each place.
package enum Naming: String, Sendable {
    case screens, places
}
