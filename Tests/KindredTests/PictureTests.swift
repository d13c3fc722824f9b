import Foundation
import Kindred
import TestSupport
import Testing

/// What graphviz makes of whole apps.
@Suite(.enabled(if: Tool("dot") != nil, "dot is not installed")) struct PictureTests {
    /// Where graphviz puts each controller, in inches from the lower left.
    private func positions(_ compilation: Compilation, _ name: String) throws -> [String: (x: Double, y: Double)] {
        let dot = try #require(Tool("dot"))
        let bytes = try #require(compilation.dot(), "\(name): \(compilation.text())")
        let scratch = try Scratch()
        let result = try dot.run(["-Tplain", scratch.write(bytes, to: "graph.dot").path])
        #expect(result.status == 0 && result.errors == "", "\(name): \(result.errors.prefix(200))")
        var positions: [String: (x: Double, y: Double)] = [:]
        for line in result.output.split(separator: "\n") where line.hasPrefix("node ") {
            let words = line.split(separator: " ")
            guard let x = Double(words[2]), let y = Double(words[3]) else { continue }
            positions[words[1].filter { $0 != "\"" }] = (x, y)
        }
        return positions
    }

    /// Siblings are below each other, in the declared order.
    private func expectOrder(_ sources: [Source], _ name: String) throws {
        let compilation = Compiler().compile(sources)
        let positions = try positions(compilation, name)
        let controllers = try #require(compilation.graph).controllers
        #expect(controllers.allSatisfy { positions[$0.id] != nil }, "\(name)")
        for controller in controllers {
            for (above, below) in zip(controller.children, controller.children.dropFirst()) {
                guard let upper = positions[above], let lower = positions[below] else { continue }
                #expect(upper.x == lower.x, "\(name): \(above) and \(below)")
                #expect(upper.y > lower.y, "\(name): \(above) is not above \(below)")
            }
        }
    }

    @Test("Siblings of a sample are drawn in the declared order", arguments: ["shop", "city"])
    func sampleOrder(_ sample: String) throws {
        try expectOrder(SampleTests.sources(of: sample), sample)
    }

    @Test(
        "Apps of any size are drawn, and in order",
        arguments: [(20, 8), (60, 8), (200, 4), (400, 4), (1_000, 2)])
    func appsAreDrawn(_ size: Int, _ seeds: Int) throws {
        for seed in 0..<UInt64(seeds) {
            try expectOrder(GeneratedApp.sources(size, seed: seed), "\(size) controllers, seed \(seed)")
        }
    }

    @Test("Random specifications are drawn")
    func randomOnesAreDrawn() throws {
        for seed in UInt64(0)..<40 {
            let sources = PropertyTests.sources(PropertyTests.model(seed).0, seed)
            _ = try positions(Compiler().compile(sources), "seed \(seed)")
        }
    }

    @Test("A family that presents itself is drawn in order")
    func ownFamily() throws {
        let text = """
            kindred: 1
            windows: {main: app}
            families:
              app:
                navigation: Nav
                stack: [A, {controller: B, children: [D, E]}, {controller: C, children: [F, G]}]
            presentations:
              - {from: [D, G, A], present: app}
              - {from: [F, B], present: app, style: fullScreen}
            """
        try expectOrder([Source(path: "a.kindred.yaml", bytes: Array(text.utf8))], "app")
    }
}
