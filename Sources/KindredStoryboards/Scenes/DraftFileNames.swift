import KindredDraft
import KindredText

/// The names of the files that an import writes.
enum DraftFileNames {
    /// `Watch/Main.storyboard` becomes `Watch-Main.kindred.yaml`; they differ also where case does not count.
    static func names(_ labels: [String]) -> [String] {
        var taken = DraftNames()
        return labels.map { label in
            let stem = stem(label)
            if taken.claim(stem.lowercased()) { return stem + suffix }
            var number = 2
            while !taken.claim("\(stem.lowercased())-\(number)") { number += 1 }
            return "\(stem)-\(number)" + suffix
        }
    }

    static func stem(_ label: String) -> String {
        var stem = Substring(label)
        for suffix in [".storyboard", ".xib"] where stem.hasSuffix(suffix) { stem = stem.dropLast(suffix.count) }
        return String(stem).replacing("/", with: "-")
    }

    static func windows(besides others: [String]) -> String {
        let taken = Set(others.map { $0.lowercased() })
        var name = "windows"
        while taken.contains(name + suffix) { name += "-of-the-app" }
        return name + suffix
    }

    private static let suffix = ".kindred.yaml"
}
