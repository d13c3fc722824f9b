import KindredGraph
import KindredText

/// The levels above the places: lanes, names, and the pictures by them.
extension ViewerData {
    func writeLevels(title: String, to json: inout JSONWriter) {
        let tree = OverviewTree(NamedApp(graph))
        writeLanes(tree, to: &json)
        writeNames(tree.app, to: &json)
        json.object("pictures") { json in
            var pictures = ViewerPictures()
            pictures.write(Overview.draw(graph, title: title, hasKey: false), key: "overview", to: &json)
            if graph.screens != nil {
                pictures.write(ScreenMap.draw(graph, title: title, hasKey: false), key: "screens", to: &json)
            }
            if let old { write(old, with: &pictures, to: &json) }
            pictures.writeShared(to: &json)
        }
    }

    /// Writes the pictures of the earlier graph.
    private func write(_ old: ResolvedGraph, with pictures: inout ViewerPictures, to json: inout JSONWriter) {
        pictures.write(Overview.draw(old, title: title, hasKey: false), key: "overviewBefore", to: &json)
        if old.screens != nil {
            pictures.write(ScreenMap.draw(old, title: title, hasKey: false), key: "screensBefore", to: &json)
        }
        let map = GraphChart(graph: old)
        let geometry = MapLayout.layOut(map.chart)
        let drawing = PlacesDrawing.draw(map, geometry: geometry, title: title, hasHead: false)
        pictures.write(drawing, key: "placesBefore", to: &json)
    }

    /// Writes the lanes, and the lane of each box and family; boxes in a row are often in the same.
    private func writeLanes(_ tree: OverviewTree, to json: inout JSONWriter) {
        let table = tree.table
        rows("lanes", items: table.lanes, to: &json) { lane, json in
            json.string(table.id(lane.unit))
            json.string(table.title(lane.unit))
            json.string(table.badge(lane.unit))
            json.string(Ink.hex(table.ink(lane.unit).light))
            json.string(Ink.hex(table.ink(lane.unit).dark))
        }
        json.array("laneOf") { json in
            var (last, count) = (-1, 0)
            func end(_ json: inout JSONWriter) {
                if count == 0 { return }
                json.number(last)
                json.number(count)
            }
            for controller in map.controllers {
                let lane = Self.lane(tree.table[tree.app.declarations[controller]], in: tree)
                if lane != last {
                    end(&json)
                    (last, count) = (lane, 0)
                }
                count += 1
            }
            end(&json)
        }
        json.array("laneOfFamily") { json in
            for family in chart.families {
                let id = graph.family(named: family.id)
                json.number(id.map { Self.lane(.family($0), in: tree) } ?? -1)
            }
        }
    }

    /// The number of a lane; that of a family is the one that opens it most.
    private static func lane(_ unit: LaneTable.Unit, in tree: OverviewTree) -> Int {
        if let number = tree.table.number(of: unit) { return number }
        guard case .family(let family) = unit else { return -1 }
        if let number = tree.table.number(of: .window(family)) { return number }
        return tree.lane[Int(family.index)].flatMap { tree.table.number(of: $0) } ?? -1
    }

    /// Writes the name of each box, if several can share one, and the blocks of names.
    private func writeNames(_ app: NamedApp, to json: inout JSONWriter) {
        if app.declarations.areControllers { return }
        json.strings("names", texts: app.declarations.all.map { app.name($0) })
        json.array("nameOf") { json in
            for controller in map.controllers { json.number(Int(app.declarations[controller])) }
        }
        rows("blocks", items: app.homes.blocks, to: &json) { block, json in
            json.string(block.name)
            json.array { json in for screen in block.screens { json.number(Int(screen)) } }
            json.array { json in for stack in block.stacks { json.number(Int(stack)) } }
        }
    }
}
