import KindredDiagnostics

/// A recording that can't be read to its end.
package enum InvalidRecording {
    package static let info = RuleInfo(
        "invalid-recording", .error, .recordings,
        summary: "a recording isn't JSON, or a value in it is missing or wrong",
        why: """
            A recorder writes whole JSON after each entry, so this file was changed, copied in part, or written by \
            something else. The entries before the place are compared.
            """,
        start: RecordingExample.opening,
        bad: #"{"at": 0, "event": "viewDidLoad", "controller": 1}"# + "\n]}\n",
        good: #"{"at": 0, "event": "viewDidLoad", "controller": 1, "class": "Home"}"# + "\n]}\n")
}
