// swift-tools-version: 6.2
import PackageDescription

// A package of its own: all of it is built with the fuzzer's instrumentation, see Scripts/fuzz.sh.
let kindred = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "kindred"

let warnings: [SwiftSetting] = Context.environment["KINDRED_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let targets = ["FuzzTarget", "ImportFuzzTarget"]

let package = Package(
    name: "fuzz",
    platforms: [.macOS(.v15)],
    products: targets.map { .library(name: $0, type: .static, targets: [$0]) },
    dependencies: [.package(path: "../..")],
    targets: targets.map { name in
        .target(
            name: name, dependencies: [.product(name: "Kindred", package: kindred)],
            swiftSettings: [.swiftLanguageMode(.v6)] + warnings)
    }
)
