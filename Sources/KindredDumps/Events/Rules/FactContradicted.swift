import KindredDiagnostics

/// Recorded callbacks that a fact of UIKit doesn't allow.
package enum FactContradicted {
    package static let info = RuleInfo(
        "fact-contradicted", .warning, .recordings,
        summary: "recorded callbacks contradict a fact of UIKit",
        why: """
            Either UIKit behaves otherwise on this system, or the app changes it: with appearance callbacks by hand, or a \
            view that is added elsewhere. The first one is shown for each fact and system; `--format json` counts all.
            """,
        start: RecordingExample.opening
            + #"{"at": 0, "event": "viewDidLoad", "controller": 1, "class": "Home"},"# + "\n",
        bad: #"{"at": 1, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 2, "event": "viewWillAppear", "controller": 1, "class": "Home"},"# + "\n"
            + RecordingExample.closing,
        good: #"{"at": 1, "event": "viewWillAppear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 2, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + RecordingExample.closing)

    static func found(_ fact: Fact, message: String, in recording: Recording, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "\(fact.id) doesn't hold on \(recording.system): \(message)",
            about: .file(detail: "\(fact.id) \(recording.system)"), at: place,
            help:
                "'kindred facts \(fact.id)' shows the fact; if the app doesn't interfere, report it with the recording")
    }
}
