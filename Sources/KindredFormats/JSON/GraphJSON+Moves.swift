import KindredGraph
import KindredText

/// Moves.
extension GraphEmission {
    func moves(_ part: GraphPart, to out: inout ByteWriter) {
        write(part.range, file: { hierarchy[MoveID(index: Int32($0))].file }) { index, file in
            let id = MoveID(index: Int32(index))
            let move = hierarchy[id]
            let declaration = declared[Int(move.file)].moves[Int(move.declaration)]
            pieces.write(.push, isFirst: index == part.first, to: &out)
            name(of: move.from, to: &out)
            pieces.write(.pushKind, to: &out)
            word(move.kind.rawValue, to: &out)
            pieces.write(.arrivals, to: &out)
            list(items: hierarchy.arrivals(of: id), to: &out) { name(of: $0, to: &$1) }
            if let prelude = declaration.after {
                pieces.write(.prelude, to: &out)
                word(prelude.rawValue, to: &out)
            }
            end(at: declaration.mapping, file: &file, to: &out)
        }
    }
}
