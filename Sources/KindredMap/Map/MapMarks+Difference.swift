import KindredDiff
import KindredText

extension MapMarks {
    /// Makes the marks of a difference for a map of the new graph.
    package init(_ difference: GraphDifference) {
        let outline = DifferenceOutline(difference: difference)
        let words = DifferenceWords(difference: difference)
        let states: [GraphDifference.Cause.Change: State] = [
            .added: .added, .removed: .removed, .moved: .moved, .changed: .changed,
        ]
        self.init(
            sections: outline.sections.map { section in
                Section(
                    title: section.title, state: states[section.change] ?? .changed,
                    items: section.entries.map { entry in
                        Item(
                            pieces: Self.pieces(entry.heading),
                            place: entry.location.map { TerminalText.line(words.place(of: $0)) } ?? "",
                            consequences: entry.consequences.map(Self.pieces))
                    })
            }, summary: outline.summary)
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
        let changed = Set(difference.changed.filter { $0.element.kind == .presentation }.map(\.element))
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
            guard let from = made.from, let to = made.to,
                added.contains(GraphDifference.Element(kind: .push, id: made.id))
            else { continue }
            pushes[Ends(from: difference.names[from], to: difference.names[to])] = .added
        }
    }
}
