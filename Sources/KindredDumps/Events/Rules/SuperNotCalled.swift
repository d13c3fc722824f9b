import KindredDiagnostics

/// A class of which only half of the callbacks are recorded.
package enum SuperNotCalled {
    package static let info = RuleInfo(
        "super-not-called", .warning, .recordings,
        summary: "a class gets viewDidAppear or viewDidDisappear, but never the viewWill… before it",
        why: """
            UIKit calls both. An override that doesn't call `super` hides the callback from the recorder, and from UIKit's \
            own work. Nothing is concluded from the callbacks of such a class.
            """,
        start: RecordingExample.opening,
        bad: #"{"at": 1, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 2, "event": "viewWillDisappear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 3, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + RecordingExample.closing,
        good: #"{"at": 0, "event": "viewWillAppear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 1, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 2, "event": "viewWillDisappear", "controller": 1, "class": "Home"},"# + "\n"
            + #"{"at": 3, "event": "viewDidAppear", "controller": 1, "class": "Home"},"# + "\n"
            + RecordingExample.closing)

    static func found(_ name: String, missing: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: info, message: "'\(name)' never gets \(missing)", about: .file(detail: name), at: place,
            help: "call super.\(missing)(animated) in its override")
    }
}
