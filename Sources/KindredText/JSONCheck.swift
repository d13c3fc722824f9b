/// Finds what keeps a text from being JSON: for files that are read as YAML, but were never meant to be.
package enum JSONCheck {
    /// A depth beyond anything that Kindred reads as YAML.
    private static let deepest = 600

    /// The first error; nil if there is none.
    package static func failure(in bytes: ArraySlice<UInt8>) -> JSONReader.Failure? {
        bytes.withUnsafeBytes { bytes in
            var reader = JSONReader(bytes, deepest: deepest)
            do throws(JSONReader.Failure) {
                while try reader.next() != .end {}
                return nil
            } catch {
                return error
            }
        }
    }
}
