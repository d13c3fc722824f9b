// swift-tools-version: 6.2
import PackageDescription

// A package of its own: all of it is built with the fuzzer's instrumentation, see Scripts/fuzz.sh.
let kindred = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "kindred"

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    products: [.library(name: "FuzzTarget", type: .static, targets: ["FuzzTarget"])],
    dependencies: [.package(path: "../..")],
    targets: [
        .target(
            name: "FuzzTarget", dependencies: [.product(name: "Kindred", package: kindred)],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
