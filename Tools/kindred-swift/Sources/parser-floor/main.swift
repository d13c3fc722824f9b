#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import SwiftParser
import SwiftSyntax

/// The contents of a file; nothing if it can't be read.
func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
}

// Parses the files that standard input names, and does nothing with the trees.
var statements = 0
while let path = readLine(strippingNewline: true) {
    bytes(of: path).withUnsafeBufferPointer { text in
        var parser = Parser(text, maximumNestingLevel: 256)
        statements += SourceFileSyntax.parse(from: &parser).statements.count
    }
}
print(statements)
