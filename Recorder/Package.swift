// swift-tools-version: 5.9
import PackageDescription

// Warnings are errors where the project is checked: those of a newer compiler break no one else's build.
let warnings: [SwiftSetting] =
    Context.environment["KINDRED_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]
let strict: [SwiftSetting] = [.enableExperimentalFeature("StrictConcurrency")] + warnings

let package = Package(
    name: "KindredRecorder",
    platforms: [.iOS(.v14), .tvOS(.v14), .macCatalyst(.v14)],
    products: [
        .library(name: "KindredRecorder", targets: ["KindredRecorder"]),
        .library(name: "KindredRecorderTestSupport", targets: ["KindredRecorderTestSupport"]),
    ],
    targets: [
        // Snapshots, events, the file that they are written to: pure Swift, tested anywhere.
        .target(name: "KindredRecording", swiftSettings: strict),
        // What reads a running app.
        .target(name: "KindredRecorder", dependencies: ["KindredRecording"], swiftSettings: strict),
        // What tests call.
        .target(name: "KindredRecorderTestSupport", dependencies: ["KindredRecorder"], swiftSettings: strict),
        .testTarget(name: "KindredRecordingTests", dependencies: ["KindredRecording"], swiftSettings: warnings),
        .testTarget(
            name: "KindredRecorderTests", dependencies: ["KindredRecorder", "KindredRecording"], swiftSettings: warnings
        ),
        .testTarget(
            name: "KindredRecorderTestSupportTests", dependencies: ["KindredRecorderTestSupport"],
            swiftSettings: warnings),
    ]
)

#if os(Linux)
    // There is no UIKit here: stand-ins declare what the recorder uses. They never reach an app.
    package.targets += [
        .target(name: "UIKit", path: "StandIn/UIKit", swiftSettings: strict),
        .target(name: "XCUIAutomation", path: "StandIn/XCUIAutomation", swiftSettings: strict),
    ]
    for target in package.targets {
        if target.name.hasPrefix("KindredRecorder") { target.dependencies.append("UIKit") }
        if target.name.hasPrefix("KindredRecorderTestSupport") { target.dependencies.append("XCUIAutomation") }
    }
#endif
