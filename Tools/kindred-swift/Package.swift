// swift-tools-version: 6.2
import PackageDescription

// SwiftParser comes with the toolchain, if KINDRED_SWIFT_HOST names the folder of its host libraries
// (make finds it); else from the package. A package of its own, because unsafe flags can't be depended on.
let host = Context.environment["KINDRED_SWIFT_HOST"]
let parser: [Target.Dependency] =
    host == nil
    ? [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
    ] : []
let compiled: [SwiftSetting] = [.swiftLanguageMode(.v5)] + (host.map { [.unsafeFlags(["-I", $0])] } ?? [])
let linked: [LinkerSetting] =
    host.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0, "-lSwiftSyntax", "-lSwiftParser"])]
    } ?? []

let package = Package(
    name: "kindred-swift",
    platforms: [.macOS(.v15)],
    dependencies: host == nil
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")] : [],
    targets: [
        .executableTarget(
            name: "kindred-swift", dependencies: parser, swiftSettings: compiled, linkerSettings: linked),
        // Parsing alone, with which Benchmarks/reader.py compares the reader.
        .executableTarget(
            name: "parser-floor", dependencies: parser, swiftSettings: compiled, linkerSettings: linked),
    ]
)
