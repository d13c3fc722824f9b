// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "kindred-plugin",
    products: [
        .plugin(name: "KindredCommand", targets: ["KindredCommand"]),
        .plugin(name: "KindredCheck", targets: ["KindredCheck"]),
    ],
    targets: [
        .plugin(
            name: "KindredCommand",
            capability: .command(
                intent: .custom(verb: "kindred", description: "Check UIKit navigation before it crashes")),
            dependencies: ["kindred"]),
        .plugin(name: "KindredCheck", capability: .buildTool(), dependencies: ["kindred"]),
        // What 'make package' writes. From an address, it is: url: "https://…/kindred-V.artifactbundle.zip", checksum: "…",
        // with the checksum in SHA256SUMS.
        .binaryTarget(name: "kindred", path: "kindred.artifactbundle.zip"),
    ]
)
