// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where the project is checked: those of a newer compiler break no one else's build.
let warnings: [SwiftSetting] = Context.environment["KINDRED_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings
// Releases are optimised for size but for what every compilation runs most of: Scripts/build-release.sh asks for it. In a room of
// that sort, `@_optimize(speed)` marks the few functions that are.
let small: [SwiftSetting] =
    Context.environment["KINDRED_SMALL"] == nil ? strict : strict + [.unsafeFlags(["-Osize"])]

// On Linux a release has Swift's own library without what nobody calls: Scripts/static-libraries.sh makes the archive.
#if os(Linux)
    let core: [LinkerSetting] =
        Context.environment["KINDRED_SMALL"] == nil ? [] : [.unsafeFlags([".build/static/libswiftCore.a"])]
#else
    let core: [LinkerSetting] = []
#endif

// The rooms, from leaf to root: what each may import. ARCHITECTURE.md says what they hold.
let diagnostics = ["KindredPlatform", "KindredText", "KindredDiagnostics"]
let graph = diagnostics + ["KindredYAML", "KindredGraph"]
let map = graph + ["KindredLifecycle", "KindredDiff", "KindredQuestions"]
let formats =
    map + ["KindredMap", "KindredProject", "KindredDraft", "KindredStoryboards", "KindredCode", "KindredDumps"]
let library = formats + ["KindredFormats", "KindredRules"]
let program = library + ["Kindred", "KindredSystem"]

func room(
    _ name: String, _ imports: [String], _ settings: [SwiftSetting] = small, resources: [Resource]? = nil,
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) }, exclude: exclude, resources: resources,
        swiftSettings: settings)
}

func tests(_ name: String, _ imports: [String]) -> Target {
    .testTarget(
        name: name, dependencies: (imports + ["TestSupport"]).map { .init(stringLiteral: $0) }, swiftSettings: strict)
}

let package = Package(
    name: "kindred",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Kindred", targets: ["Kindred"]),
        .executable(name: "kindred", targets: ["kindred-main"]),
    ],
    targets: [
        // libyaml and libxml2, as the system installs them.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        room("KindredPlatform", [], strict),
        room("KindredText", ["KindredPlatform"], strict),
        room("KindredDiagnostics", ["KindredPlatform", "KindredText"], strict),
        room("KindredYAML", diagnostics + ["CLibYAML"], strict),
        room("KindredGraph", diagnostics + ["KindredYAML"]),
        room("KindredRules", graph),
        room("KindredLifecycle", graph),
        room("KindredProject", graph),
        room("KindredDraft", graph),
        room("KindredStoryboards", graph + ["KindredDraft", "CLibXML2"]),
        room("KindredCode", graph + ["KindredDraft", "KindredStoryboards"]),
        room("KindredDumps", graph + ["KindredDraft"], resources: [.embedInCode("Events/evidence.json")]),
        room("KindredDiff", graph),
        room("KindredQuestions", graph),
        room(
            "KindredMap", map,
            // The page that `render -o X.html` writes; `Scripts/viewer-page.mjs` makes page.js of the scripts.
            resources: ["Viewer/viewer.html", "Viewer/viewer.css", "Viewer/page.js", "Raster/outlines.bin"].map {
                .embedInCode($0)
            }, exclude: ["Viewer/Scripts"]),
        room("KindredFormats", formats),
        // The public library: the whole pipeline in one short file.
        room("Kindred", library),
        room("KindredSystem", ["KindredPlatform", "KindredText"]),
        room("KindredSession", program),
        room("KindredCLI", program + ["KindredSession"]),
        // main.swift, a few lines. Not called `kindred`: macOS folds case, and Kindred stands beside it.
        .executableTarget(
            name: "kindred-main", dependencies: ["KindredSystem", "KindredCLI"], swiftSettings: strict,
            linkerSettings: core),
        // What the tests share: the repository's folder, golden files, running tools.
        .target(
            name: "TestSupport", dependencies: ["KindredMap", "KindredDiagnostics", "KindredText"],
            path: "Tests/TestSupport", swiftSettings: strict),
        // What the fuzzer calls: tests call it too, without the fuzzer.
        .target(
            name: "FuzzedCompiler", dependencies: ["Kindred"], path: "Tests/Fuzz/Sources/FuzzTarget",
            exclude: ["Entry.swift"], swiftSettings: strict),
        .target(
            name: "FuzzedImport", dependencies: ["Kindred"], path: "Tests/Fuzz/Sources/ImportFuzzTarget",
            exclude: ["Entry.swift"], swiftSettings: strict),
        tests("KindredPlatformTests", ["KindredPlatform"]),
        tests("KindredTextTests", diagnostics),
        tests("KindredDiagnosticsTests", diagnostics),
        tests("KindredGraphTests", graph),
        tests("KindredLifecycleTests", library + ["Kindred"]),
        tests("KindredProjectTests", library + ["Kindred"]),
        tests("KindredDiffTests", library + ["Kindred"]),
        tests("KindredQuestionsTests", library + ["Kindred"]),
        tests("KindredMapTests", ["KindredMap"]),
        tests("KindredFormatsTests", formats + ["KindredFormats"]),
        tests("KindredStoryboardsTests", library + ["Kindred"]),
        tests("KindredCodeTests", library + ["Kindred"]),
        tests("KindredCLITests", program + ["KindredSession", "KindredCLI", "kindred-main"]),
        // Data against data: walks Tests/Golden, and holds the generated files and the rules of this code.
        tests("GoldenTests", program + ["kindred-main"]),
        // What holds for any input: properties, mutations, samples, schemas.
        tests("KindredTests", library + ["Kindred", "FuzzedCompiler", "FuzzedImport"]),
    ]
)
