import KindredDraft

/// An id for each variant: its scene's name, with what sets it apart from the scene's other variants: `List-in-MailSplit`,
/// `List-bare`.
struct VariantNames: Sendable {
    private(set) var names: [String] = []
    /// Whether a variant is the one without a navigation controller, and another has one.
    private(set) var isBare: [Bool] = []
    private(set) var taken: DraftNames

    init(survey: StoryboardAnalysis) {
        let named = SceneNames(graph: survey.graph)
        let scenes = named.names
        taken = named.taken
        var (severalSplits, severalStacks): (Set<Int32>, Set<Int32>) = ([], [])
        for variant in survey.variants {
            let other = survey.variants[Int(survey.first[Int(variant.scene)].variant)]
            if other.split != variant.split { severalSplits.insert(variant.scene) }
            if other.hasStack != variant.hasStack { severalStacks.insert(variant.scene) }
        }
        for variant in survey.variants {
            var name = scenes[Int(variant.scene)]
            isBare.append(variant.hasStack == false && severalStacks.contains(variant.scene))
            if let split = variant.split, severalSplits.contains(variant.scene) { name += "-in-\(scenes[Int(split)])" }
            if isBare.last == true { name += "-bare" }
            names.append(name == scenes[Int(variant.scene)] ? name : taken.claimNumbered(name))
        }
    }
}
