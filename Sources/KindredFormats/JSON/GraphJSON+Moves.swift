import KindredGraph
import KindredText

/// Moves.
extension GraphEmission {
    func moves(_ part: GraphPart, to out: inout ByteWriter) {
        write(part.range, file: { graph[MoveID(index: Int32($0))].file }) { index, file in
            let id = MoveID(index: Int32(index))
            open(move: id, isFirst: index == part.first, to: &out)
            let declaration = declared[Int(graph[id].file)].moves[Int(graph[id].declaration)]
            end(at: declaration.mapping, file: &file, to: &out)
        }
    }
}
