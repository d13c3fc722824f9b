// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where the project is checked: those of a newer compiler break no one else's build.
let warnings: [SwiftSetting] = Context.environment["KINDRED_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings
// Where speed matters least, releases are optimised for size: Scripts/build-release.sh asks for it.
let small: [SwiftSetting] =
    Context.environment["KINDRED_SMALL"] == nil ? strict : strict + [.unsafeFlags(["-Osize"])]

// Listed from leaf to root: a target may import those above it.
let package = Package(
    name: "kindred",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Kindred", targets: ["Kindred"]),
        .executable(name: "kindred", targets: ["kindred-main"]),
    ],
    targets: [
        // libyaml, as the system installs it.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // libxml2, as the system installs it.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        // Sources, places, diagnostics and how they are shown.
        .target(name: "KindredBase", swiftSettings: strict),
        // Bytes to a flat syntax tree; the only importer of CLibYAML.
        .target(name: "KindredYAML", dependencies: ["CLibYAML", "KindredBase"], swiftSettings: strict),
        // What the author wrote, what it means, and what is wrong with it.
        .target(name: "KindredCore", dependencies: ["KindredYAML", "KindredBase"], swiftSettings: strict),
        // A hierarchy and a scenario to the callbacks that UIKit would send.
        .target(
            name: "KindredLifecycle", dependencies: ["KindredCore", "KindredYAML", "KindredBase"],
            swiftSettings: small),
        // Storyboards and printed hierarchies: read, expanded, compared; the only importer of CLibXML2.
        .target(
            name: "KindredImport", dependencies: ["CLibXML2", "KindredCore", "KindredYAML", "KindredBase"],
            swiftSettings: strict),
        // What a team decides about its findings: the project file, the rules of the house, the baseline.
        .target(
            name: "KindredProject", dependencies: ["KindredCore", "KindredYAML", "KindredBase"],
            swiftSettings: strict),
        // Two graphs to what differs between them, and why.
        .target(
            name: "KindredDiff", dependencies: ["KindredCore", "KindredYAML", "KindredBase"], swiftSettings: small),
        // A chart of families to where each box and line of its picture is.
        .target(name: "KindredLayout", swiftSettings: strict),
        // One file a format.
        .target(
            name: "KindredEmit",
            dependencies: [
                "KindredLayout", "KindredProject", "KindredDiff", "KindredLifecycle", "KindredImport", "KindredCore",
                "KindredYAML", "KindredBase",
            ],
            // The page that `render -o X.html` writes, as plain files; they become part of the program.
            resources: [
                "viewer.html", "viewer.css", "model.js", "camera.js", "paint.js", "marks.js", "panel.js", "outline.js",
                "find.js", "player.js", "difference.js", "main.js",
            ].map { .embedInCode("Viewer/\($0)") },
            swiftSettings: strict),
        // The public library: the whole pipeline in one short file.
        .target(
            name: "Kindred",
            dependencies: [
                "KindredEmit", "KindredLayout", "KindredProject", "KindredDiff", "KindredLifecycle", "KindredImport",
                "KindredCore", "KindredYAML", "KindredBase",
            ],
            swiftSettings: strict),
        // Arguments, one file a subcommand, exit codes.
        .target(
            name: "KindredCLI",
            dependencies: [
                "Kindred", "KindredEmit", "KindredLayout", "KindredProject", "KindredDiff", "KindredLifecycle",
                "KindredImport", "KindredCore", "KindredYAML", "KindredBase",
            ],
            swiftSettings: small),
        // main.swift, a few lines. Not called `kindred`: macOS folds case, and Kindred stands beside it.
        .executableTarget(name: "kindred-main", dependencies: ["KindredCLI"], swiftSettings: strict),
        // What the tests share: the repository's folder, golden files, running tools.
        .target(
            name: "TestSupport", dependencies: ["KindredLayout"], path: "Tests/TestSupport", swiftSettings: strict),
        // What the fuzzer calls: tests call it too, without the fuzzer.
        .target(
            name: "FuzzedCompiler", dependencies: ["Kindred"], path: "Tests/Fuzz/Sources/FuzzTarget",
            exclude: ["Entry.swift"], swiftSettings: strict),
        .target(
            name: "FuzzedImport", dependencies: ["Kindred"], path: "Tests/Fuzz/Sources/ImportFuzzTarget",
            exclude: ["Entry.swift"], swiftSettings: strict),
        .testTarget(name: "KindredBaseTests", dependencies: ["KindredBase", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "KindredYAMLTests", dependencies: ["KindredYAML", "KindredBase", "TestSupport"], swiftSettings: strict
        ),
        .testTarget(
            name: "KindredCoreTests", dependencies: ["KindredCore", "KindredYAML", "KindredBase", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "KindredLifecycleTests",
            dependencies: ["Kindred", "KindredLifecycle", "KindredCore", "KindredYAML", "KindredBase", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "KindredProjectTests",
            dependencies: [
                "Kindred", "KindredProject", "KindredCore", "KindredYAML", "KindredBase", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "KindredDiffTests",
            dependencies: ["Kindred", "KindredDiff", "KindredCore", "KindredYAML", "KindredBase", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "KindredLayoutTests", dependencies: ["KindredLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "KindredEmitTests",
            dependencies: ["Kindred", "KindredEmit", "KindredLayout", "KindredCore", "KindredBase"],
            swiftSettings: strict),
        .testTarget(
            name: "KindredCLITests",
            dependencies: ["KindredCLI", "KindredEmit", "KindredCore", "KindredBase", "kindred-main"],
            swiftSettings: strict),
        .testTarget(
            name: "KindredImportTests",
            dependencies: [
                "Kindred", "KindredEmit", "KindredImport", "KindredCore", "KindredYAML", "KindredBase", "TestSupport",
            ],
            swiftSettings: strict),
        // Data against data: walks Tests/Golden, and holds the generated files and the house rules.
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Kindred", "KindredEmit", "KindredDiff", "KindredLayout", "KindredImport", "KindredProject",
                "KindredCore", "KindredYAML",
                "KindredBase", "TestSupport", "kindred-main",
            ],
            swiftSettings: strict),
        // What holds for any input: properties, mutations, samples, schemas.
        .testTarget(
            name: "KindredTests",
            dependencies: [
                "Kindred", "KindredEmit", "KindredDiff", "KindredLayout", "KindredLifecycle", "KindredCore",
                "KindredYAML", "KindredBase",
                "FuzzedCompiler", "FuzzedImport", "TestSupport",
            ],
            swiftSettings: strict),
    ]
)
