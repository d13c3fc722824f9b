import KindredMap
import TestSupport
import Testing

@Suite struct MapLayoutTests {
    @Test("Any chart keeps every promise", arguments: 0..<300)
    func random(_ seed: Int) {
        let chart = Chart.random(UInt64(seed))
        let geometry = MapLayout.layOut(chart)
        #expect(Faults.all(chart, geometry) == [])
    }

    @Test("Random charts have lines, references and pushes")
    func variety() {
        let geometries = (0..<40).map { MapLayout.layOut(.random(UInt64($0))) }
        #expect(geometries.contains { $0.references.count > 50 })
        #expect(geometries.contains { $0.lines.count { $0.kind == .presents } > 20 })
        #expect(geometries.contains { $0.lines.count { $0.kind == .pushes } > 50 })
    }

    @Test("A picture of nothing says so", arguments: [true, false])
    func empty(_ isPart: Bool) {
        var chart = Chart()
        chart.isPart = isPart
        let geometry = MapLayout.layOut(chart)
        #expect(geometry.labels.map(\.text) == ["Nothing is left to draw"])
        #expect(geometry.bounds.height == 56 && geometry.labels.allSatisfy { $0.rect.right < geometry.bounds.width })
    }
}
