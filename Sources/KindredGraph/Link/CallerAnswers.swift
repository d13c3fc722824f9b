import KindredDiagnostics
import KindredText
import KindredYAML

/// The controllers that selectors in `from` select: each of these calls as if its id had been written there.
struct CallerAnswers {
    private let documents: [Document]
    /// The ids of all screens, and of each text that was looked for what it selects.
    private var screens: [ExactText: Int] = [:]
    private var known: [ExactText: [ExactText]] = [:]
    private var empty: [(written: SourceValue, text: String, file: Int)] = []
    /// The number of declarations that selectors made, and of what was looked at for them.
    private var made = 0
    private var work = 0
    /// The first selector beyond a limit, and what there is too much of.
    private var excess: (text: String, place: SourceRange)?

    /// Returns documents without selectors. Beyond a limit, what files with selectors declare between controllers is left
    /// out, and `isPartial` becomes true.
    static func answer(
        _ documents: [Document], isPartial: inout Bool, diagnostics: inout DiagnosticBag
    ) -> [Document] {
        if !documents.contains(where: \.usesSelectors) { return documents }
        var answers = CallerAnswers(documents: documents)
        var answered = documents
        for file in documents.indices where documents[file].usesSelectors {
            answers.answer(&answered[file], file: file)
            if let (text, place) = answers.excess {
                diagnostics.append(LimitExceeded.selectors(text, at: place))
                isPartial = true
                return documents.map { $0.usesSelectors ? leavingOutCalls($0) : $0 }
            }
        }
        // What is missing may be in what could not be read.
        if isPartial { return answered }
        for (written, text, file) in answers.empty {
            let place = documents[file].declared.texts.place(of: written, in: Int32(file))
            diagnostics.add(HappensNowhere.info, diagnostic: HappensNowhere.selector(text, at: place))
        }
        return answered
    }

    private static func leavingOutCalls(_ document: Document) -> Document {
        var document = document
        (document.declared.presentations, document.declared.pushes, document.declared.moves) = ([], [], [])
        (document.declared.presentationSources, document.declared.pushSources) = ([], [])
        document.declared.detents = []
        document.declared.losses.formUnion([.presentations, .pushes, .moves])
        if document.declared.hasConditions {
            document.declared.conditions.choices = []
            for index in document.declared.conditions.limits.indices {
                switch document.declared.conditions.limits[index].subject {
                case .presentation, .push, .move: document.declared.conditions.limits[index].elements = 0..<0
                case .node, .expectation, .window: break
                }
            }
        }
        return document
    }

    private init(documents: [Document]) {
        self.documents = documents
        for document in documents {
            for screen in document.screens {
                let id = document.declared.nodes[Int(screen)].id
                screens[ExactText(document.declared.texts.string(id))] = 0
            }
        }
    }

    private mutating func answer(_ document: inout Document, file: Int) {
        var declared = document.declared
        let conditions = declared.hasConditions ? declared.conditions : nil
        var texts = declared.texts
        let presentations = answer(declared.presentations, from: \.from, mapping: \.mapping, &texts, file) {
            $0.repeatsPresent = $0.repeatsPresent || $1
        }
        let pushes = answer(declared.pushes, from: \.from, mapping: \.mapping, &texts, file) {
            $0.repeatsTo = $0.repeatsTo || $1
        }
        let moves = answer(declared.moves, from: \.from, mapping: \.mapping, &texts, file) {
            $0.repeatsTo = $0.repeatsTo || $1
        }
        // The ranges of what is only partly answered mean nothing.
        if excess != nil { return }
        declared.texts = texts
        (declared.presentations, declared.pushes, declared.moves) = (presentations.all, pushes.all, moves.all)
        declared.detents = presentations.moved(declared.detents)
        declared.presentationSources = presentations.moved(declared.presentationSources)
        declared.pushSources = pushes.moved(declared.pushSources)
        if var conditions {
            for index in conditions.limits.indices {
                let elements = conditions.limits[index].elements
                switch conditions.limits[index].subject {
                case .presentation: conditions.limits[index].elements = presentations.moved(elements)
                case .push: conditions.limits[index].elements = pushes.moved(elements)
                case .move: conditions.limits[index].elements = moves.moved(elements)
                case .node, .expectation, .window: break
                }
            }
            for index in conditions.choices.indices {
                let moved = presentations.moved(conditions.choices[index].presentations)
                conditions.choices[index].presentations = moved
            }
            declared.conditions = conditions
        }
        document.declared = declared
    }

    /// Declarations, and the first of those that each earlier one has become.
    private struct Answered<Element> {
        var all: [Element] = []
        var starts: [Int32] = []

        func moved(_ range: Range<Int32>) -> Range<Int32> {
            starts[Int(range.lowerBound)]..<starts[Int(range.upperBound)]
        }

        func moved(_ texts: [CallTexts]) -> [CallTexts] {
            texts.map { CallTexts(elements: moved($0.elements), texts: $0.texts) }
        }
    }

    /// Puts what selectors select in their place; of one mapping, each caller is there once.
    private mutating func answer<Element>(
        _ elements: [Element], from: WritableKeyPath<Element, SourceValue>, mapping: KeyPath<Element, SourceValue>,
        _ texts: inout SourceTexts, _ file: Int, setRepeats: (inout Element, Bool) -> Void
    ) -> Answered<Element> {
        var answered = Answered<Element>()
        var next = 0
        while next < elements.count, excess == nil {
            let group = next
            while next < elements.count, elements[next][keyPath: mapping] == elements[group][keyPath: mapping] {
                next += 1
            }
            let members = elements[group..<next]
            if members.contains(where: { isSelector($0[keyPath: from], texts) }) {
                answer(members, from: from, &texts, file, into: &answered, setRepeats: setRepeats)
            } else {
                answered.starts += members.indices.map { Int32(answered.all.count + $0 - group) }
                answered.all += members
            }
        }
        answered.starts.append(Int32(answered.all.count))
        return answered
    }

    private mutating func answer<Element>(
        _ group: ArraySlice<Element>, from: WritableKeyPath<Element, SourceValue>, _ texts: inout SourceTexts,
        _ file: Int, into answered: inout Answered<Element>, setRepeats: (inout Element, Bool) -> Void
    ) {
        var called: [ExactText: Int] = [:]
        let first = answered.all.count
        var next = group.startIndex
        while next < group.endIndex {
            let (start, written) = (next, group[next][keyPath: from])
            while next < group.endIndex, group[next][keyPath: from] == written { next += 1 }
            answered.starts += group[start..<next].map { _ in Int32(answered.all.count) }
            let isSelector = isSelector(written, texts)
            let text = ExactText(texts.string(written))
            let ids = isSelector ? selected(text, written, file) : [text]
            work += ids.count
            for id in ids where called.updateValue(0, forKey: id) == nil {
                let bytes = Array(id.text.utf8)
                let value = isSelector ? bytes.withUnsafeBytes { texts.add($0, at: written) } : written
                for element in group[start..<next] {
                    var element = element
                    element[keyPath: from] = value
                    setRepeats(&element, answered.all.count - first >= next - start)
                    answered.all.append(element)
                }
                if isSelector { made += next - start }
                if made > LimitExceeded.maximumListedPushes { break }
            }
            if isOverLimit(at: written, file) { return }
        }
    }

    private mutating func isOverLimit(at written: SourceValue, _ file: Int) -> Bool {
        let text: String
        if made > LimitExceeded.maximumListedPushes {
            text = "selectors in 'from' declare more than a million presentations, pushes and moves"
        } else if work > LimitExceeded.maximumSelectorWork {
            text = "selectors in 'from' take more than 20 million comparisons"
        } else {
            return false
        }
        excess = (text, documents[file].declared.texts.place(of: written, in: Int32(file)))
        return true
    }

    private func isSelector(_ written: SourceValue, _ texts: SourceTexts) -> Bool {
        !written.isAbsent && texts.withTexts { CallerSelector.isSelector($0[written]) }
    }

    /// The ids of what a selector selects, in order of declaration.
    private mutating func selected(_ text: ExactText, _ written: SourceValue, _ file: Int) -> [ExactText] {
        if let found = known[text] { return found }
        guard let selector = try? CallerSelector(text.text) else { return [] }
        var (found, ids): ([ExactText], [ExactText: Int]) = ([], [:])
        for document in documents {
            let declared = document.declared
            work += selector.cost * (declared.nodes.count + 1)
            if work > LimitExceeded.maximumSelectorWork { return [] }
            declared.texts.withTexts { texts in
                for node in declared.nodes where node.flags.isDisjoint(with: [.isNameless, .isPlace]) {
                    if !selector.selects(node, in: declared, texts: texts) { continue }
                    let id = ExactText(String(decoding: texts[node.id], as: UTF8.self))
                    // A bare id that a screen has is a place of it.
                    if !node.flags.contains(.isScreen), screens[id] != nil { continue }
                    if ids.updateValue(0, forKey: id) == nil { found.append(id) }
                }
            }
        }
        if found.isEmpty { empty.append((written, text.text, file)) }
        known[text] = found
        return found
    }
}
