import KindredDiff
import KindredText

extension MapMarks {
    /// Makes the marks of a difference in each configuration, at least one, for a map of the new graph.
    package init(_ comparisons: [ConfiguredOutline.Comparison]) {
        let outline = ConfiguredOutline(comparisons)
        let sections: [(title: String, state: State, change: GraphDifference.Cause.Change)] = [
            ("Added", .added, .added), ("Removed", .removed, .removed), ("Moved", .moved, .moved),
            ("Changed", .changed, .changed),
        ]
        self.init(
            sections: sections.map { title, state, change in
                Section(
                    title: title, state: state,
                    items: outline.entries.filter { $0.change == change }.map { entry in
                        Item(
                            pieces: Self.pieces(entry.heading), place: entry.place ?? "",
                            consequences: entry.consequences.map(Self.pieces))
                    })
            }.filter { !$0.items.isEmpty },
            summaries: outline.summaries.map(\.text))
        for (_, difference) in comparisons { mark(difference) }
    }

    private mutating func mark(_ difference: GraphDifference) {
        markChanges(difference)
        for move in difference.moved { controllers[ExactText(difference.names[move.id])] = .moved }
        for element in difference.added {
            let id = ExactText(difference.names[element.id])
            switch element.kind {
            case .controller: controllers[id] = .added
            case .family: families[id] = .added
            case .window, .presentation, .push, .move: break
            }
        }
        markLines(difference)
    }

    private static func pieces(_ line: ConfiguredOutline.Line) -> [Piece] {
        pieces(line.phrase) + (line.on.isEmpty ? [] : [.words(" " + line.end)])
    }

    private static func pieces(_ phrase: DifferencePhrase) -> [Piece] {
        phrase.pieces.map { piece in
            switch piece {
            case .words(let words): .words(words)
            case .id(let id), .strong(let id): .id(TerminalText.line(id))
            }
        }
    }

    /// Marks what changed by itself. What only follows is in the list alone: most of an app may present somebody else.
    private mutating func markChanges(_ difference: GraphDifference) {
        for change in difference.changed where change.causes.isEmpty {
            let id = ExactText(difference.names[change.element.id])
            switch change.element.kind {
            case .controller: controllers[id] = .changed
            case .family: families[id] = .changed
            case .window, .presentation, .push, .move: break
            }
        }
    }

    private mutating func markLines(_ difference: GraphDifference) {
        let added = Set(difference.added)
        let changed = Set(
            difference.changed.filter { $0.element.kind == .presentation || $0.relation == .kind }.map(\.element))
        for made in difference.new.graph.presentations {
            let element = GraphDifference.Element(kind: .presentation, id: made.id)
            guard let from = made.from, let family = made.family,
                added.contains(element) || changed.contains(element)
            else { continue }
            let ends = Ends(from: difference.names[from], to: difference.names[family])
            // Parallel presentations are one line.
            presentations[ends] = changed.contains(element) || presentations[ends] == .changed ? .changed : .added
        }
        for made in difference.new.graph.pushes {
            let element = GraphDifference.Element(kind: .push, id: made.id)
            guard let from = made.from, let to = made.to, added.contains(element) || changed.contains(element) else {
                continue
            }
            pushes[Ends(from: difference.names[from], to: difference.names[to])] =
                changed.contains(element) ? .changed : .added
        }
    }
}
