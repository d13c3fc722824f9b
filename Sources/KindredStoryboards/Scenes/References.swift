import KindredText

/// Finds the targets of storyboard references among all files of an import.
struct References: Sendable {
    enum Target: Sendable {
        /// A scene, by its file and its number among the controllers there.
        case controller(file: Int, number: Int)
        /// The reference that leads nowhere: the last of those that were followed.
        case missing(Reason, file: Int, placeholder: Int)
    }

    enum Reason: Sendable {
        /// The storyboard isn't among those given.
        case storyboard(String)
        /// The storyboard is given, but has no controller of that identifier.
        case identifier(String, file: Int)
        /// The storyboard is given, but starts with nothing.
        case initial(file: Int)
        case bundle(String)
        /// The references lead to each other.
        case ring
    }

    private let storyboards: [Storyboard]
    private let index: StoryboardIndex
    /// The owners that the identifiers of each file name; controllers win over references.
    private let identifiers: [[ExactText: Storyboard.Owner]]

    init(_ storyboards: [Storyboard]) {
        self.storyboards = storyboards
        index = StoryboardIndex(storyboards: storyboards)
        identifiers = storyboards.map { storyboard in
            var names: [ExactText: Storyboard.Owner] = [:]
            for (number, controller) in storyboard.controllers.enumerated() {
                guard let name = storyboard[controller.storyboardIdentifier].map({ ExactText($0) }), names[name] == nil
                else { continue }
                names[name] = .controller(number)
            }
            for (number, placeholder) in storyboard.placeholders.enumerated() {
                guard let name = storyboard[placeholder.storyboardIdentifier].map({ ExactText($0) }), names[name] == nil
                else { continue }
                names[name] = .placeholder(number)
            }
            return names
        }
    }

    /// Follows a reference, and those that it leads to.
    func target(of placeholder: Int, in file: Int) -> Target {
        let start = (file: file, number: placeholder)
        var (file, number) = start
        for _ in 0..<Self.maximumHops {
            switch step(from: number, in: file) {
            case .controller(let target, let controller): return .controller(file: target, number: controller)
            case .placeholder(let target, let next): (file, number) = (target, next)
            case .missing(let reason): return .missing(reason, file: file, placeholder: number)
            }
        }
        return .missing(.ring, file: start.file, placeholder: start.number)
    }

    /// The most references in a row: more than this are a ring.
    private static let maximumHops = 16

    private enum Step {
        case controller(file: Int, Int)
        case placeholder(file: Int, Int)
        case missing(Reason)
    }

    private func step(from number: Int, in file: Int) -> Step {
        let storyboard = storyboards[file]
        let placeholder = storyboard.placeholders[number]
        if let bundle = storyboard[placeholder.bundleIdentifier], !bundle.isEmpty { return .missing(.bundle(bundle)) }
        var target = file
        if let name = storyboard[placeholder.storyboardName], !name.isEmpty {
            guard let nearest = index.nearest(name: name, to: file) else { return .missing(.storyboard(name)) }
            target = nearest
        }
        if let identifier = storyboard[placeholder.referencedIdentifier], !identifier.isEmpty {
            let owner = identifiers[target][ExactText(identifier)]
            return step(owner, in: target) ?? .missing(.identifier(identifier, file: target))
        }
        return step(storyboards[target].owner(storyboards[target].initial), in: target)
            ?? .missing(.initial(file: target))
    }

    private func step(_ owner: Storyboard.Owner?, in file: Int) -> Step? {
        switch owner {
        case .controller(let number): .controller(file: file, number)
        case .placeholder(let number): .placeholder(file: file, number)
        case .application, nil: nil
        }
    }
}
