import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A rule that a team made for its own app: one of six forms, with selectors for what it is about.
package struct HouseRule: Sendable {
    package indirect enum Form: Sendable {
        case forbid(Forbidden)
        case require(Required)
        case onlyThrough(Gate)
        case layers([Choice], isTransitive: Bool)
        case independent([Choice])
        case limit(Limit)
    }

    /// A selector, and where it is written.
    package struct Choice: Sendable {
        /// The selector with its key, as messages name it: `present: tag:payment`.
        package let text: String
        package let selector: Selector
        package let written: SourceValue
        /// The place in the project file.
        package let place: SourceRange
    }

    /// The keys that exceptions from a rule need.
    enum Excepted {
        /// `from` and `to`.
        case pairs
        /// `to` alone.
        case single
        /// `to`, and `from` if one way there is meant.
        case either
    }

    /// A form that forbids calls and containment one by one, or a path.
    package struct Forbidden: Sendable {
        package enum Relation: Sendable {
            case present, push, move, contain, reach
        }

        package var relation = Relation.present
        package var from: Choice?
        package var presenter: Choice?
        /// The target that is presented, pushed, contained or reached; nil means anything.
        package var target: Choice?
        /// Effective styles, and transitions; none means any.
        package var styles: [String] = []
        package var transitions: [String] = []
        /// Kinds of moves.
        package var kinds: [String] = []
    }

    package struct Required: Sendable {
        package indirect enum Demand: Sendable {
            case isOne(Choice)
            case hasOne(Choice)
            case presented(from: Choice?, presenter: Choice?, styles: [String])
        }

        package let each: Choice
        package let demand: Demand
    }

    package struct Gate: Sendable {
        package let target: Choice
        package let gate: Choice
        /// The controllers where ways begin; nil means the roots of windows.
        package let from: Choice?
    }

    package struct Limit: Sendable {
        package enum Measure: String, Sendable, CaseIterable {
            case presentationDepth = "presentation-depth"
            case pushDepth = "push-depth"
            case steps, nesting, presents
            case presentedBy = "presented-by"
            case members

            /// Whether it counts from somewhere.
            var hasStart: Bool { self == .presentationDepth || self == .pushDepth || self == .steps }
            /// Whether a ring makes it endless.
            var hasRings: Bool { self == .presentationDepth || self == .pushDepth }
        }

        package let measure: Measure
        /// The controllers that the limit is for; nil means all.
        package let each: Choice?
        package let from: Choice?
        package let atMost: Int?
        package let atLeast: Int?
        /// Whether a ring counts once instead of without end.
        let countsRingsOnce: Bool
    }

    /// A case that the rule allows.
    package struct Exception: Sendable {
        /// The caller; nil for what isn't called: a controller that is something.
        package let from: String?
        package let to: String
        package let place: SourceRange
    }

    package let name: String
    package let info: RuleInfo
    package let because: String?
    package let form: Form
    package let exceptions: [Exception]
    let allowsEmpty: Bool
    /// The configurations and widths in which it counts; none for all.
    let on: [SourceValue]
    /// All of it, in the project file.
    package let place: SourceRange

    /// All selectors.
    var choices: [Choice] {
        switch form {
        case .forbid(let form): [form.from, form.presenter, form.target].compactMap(\.self)
        case .require(let form):
            switch form.demand {
            case .isOne(let choice), .hasOne(let choice): [form.each, choice]
            case .presented(let from, let presenter, _): [form.each, from, presenter].compactMap(\.self)
            }
        case .onlyThrough(let form): [form.target, form.gate, form.from].compactMap(\.self)
        case .layers(let choices, _), .independent(let choices): choices
        case .limit(let form): [form.each, form.from].compactMap(\.self)
        }
    }

    /// The selectors that say what must be: if they select nothing, nothing is as it must be.
    var demands: [Choice] {
        switch form {
        case .require(let form):
            switch form.demand {
            case .isOne(let choice), .hasOne(let choice): [choice]
            case .presented(let from, let presenter, _): [from, presenter].compactMap(\.self)
            }
        case .onlyThrough(let form): [form.gate]
        case .forbid, .layers, .independent, .limit: []
        }
    }
}

extension HouseRule.Form {
    var excepts: HouseRule.Excepted {
        switch self {
        case .forbid, .onlyThrough, .layers, .independent: .pairs
        case .require(let form):
            switch form.demand {
            case .isOne, .hasOne: .single
            case .presented: .pairs
            }
        case .limit(let form): form.measure.hasStart ? .either : .single
        }
    }
}

extension HouseRule {
    /// The place where it is written: `kindred.yaml:3:5`.
    package func location(in file: SourceFile) -> String {
        let position = file.position(of: Int(place.range.start))
        return "\(file.path):\(position.line):\(position.column)"
    }

    /// The rule as it is written, without the indentation that it has in its list.
    package func text(in file: SourceFile) -> String {
        let range = place.origin ?? place.range
        let (start, end) = (Int(range.start), Int(range.end))
        let before = file.bytes[..<start]
        let indent = start - (before.lastIndex(of: 0x0A) ?? -1) - 1
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        var lines = file.bytes[start..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
        // The range ends where the next token begins.
        while let line = lines.last, line.first(where: { !isSpace($0) }) ?? 0x23 == 0x23 { lines.removeLast() }
        for number in lines.indices {
            if number > 0 {
                let spaces = lines[number].prefix(indent).prefix { $0 == 0x20 }
                lines[number] = lines[number].dropFirst(spaces.count)
            }
            while lines[number].last.map(isSpace) == true { lines[number].removeLast() }
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}
