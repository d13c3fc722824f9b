/// The keys of a project file, and the only list of them: decoder, messages and schema go through it.
package enum ProjectKey: String, CaseIterable, Sendable {
    case project, title, sources, rules
    case failsOn = "fail-on"
    case report, baseline, evidence
    case requireReason = "require-reason"
    case views, house, code

    /// The type of a key's value.
    package enum Value: Sendable {
        case version, text, paths, levels, threshold, reports, baseline, path, boolean, views, house, code
    }

    package var value: Value {
        switch self {
        case .project: .version
        case .title: .text
        case .sources: .paths
        case .rules: .levels
        case .failsOn: .threshold
        case .report: .reports
        case .baseline: .baseline
        case .evidence: .path
        case .requireReason: .boolean
        case .views: .views
        case .house: .house
        case .code: .code
        }
    }

    /// One sentence for editors.
    package var about: String {
        switch self {
        case .project: "The version of the project file: 1."
        case .title: "What pictures call the app; by default the name of the first path."
        case .sources:
            "Specifications and folders of them, relative to this file; by default the folder of this file."
        case .rules: "What becomes of the diagnostics of a rule, by its id."
        case .failsOn: "The lowest severity that fails; by default error."
        case .report: "Reports to write, each FORMAT=FILE, relative to this file."
        case .baseline: "The file of known diagnostics, relative to this file."
        case .evidence:
            "The file of what recordings showed about facts of UIKit, relative to this file, for kindred facts."
        case .requireReason: "Whether a comment that silences a rule has to say why."
        case .views: "Named parts of the graph."
        case .house: "Rules of this app's own."
        case .code: "What Swift code leaves open: helpers that show controllers, and files that aren't read."
        }
    }

    /// The keys of `baseline` as a mapping.
    package enum OfBaseline: String, CaseIterable, Sendable {
        case file, stale

        package static let levels = ["off", "warning", "error"]
    }

    /// The keys of `code`.
    package enum OfCode: String, CaseIterable, Sendable {
        case helpers, exclude
    }

    /// The keys of a helper.
    package enum OfHelper: String, CaseIterable, Sendable {
        case call, kind, to, from

        package static let kinds = [
            "present", "push", "showDetail", "child", "root", "stack", "tabs", "column", "pages", "window",
        ]
    }

    /// The keys of a view.
    package enum OfView: String, CaseIterable, Sendable {
        case select, title
    }
}
