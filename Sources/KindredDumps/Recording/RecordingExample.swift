/// The parts that examples of rules about recordings share.
enum RecordingExample {
    static let opening =
        #"{"format": "kindred-recording", "version": 1, "id": "1", "origin": "app", "system": "iOS", "#
        + #""systemVersion": "18.2", "environment": "simulator", "events": true, "entries": ["# + "\n"
    static let closing =
        #"{"at": 9, "snapshot": {"windows": [{"scene": 1, "idiom": "phone", "horizontal": "compact", "#
        + #""vertical": "regular", "root": {"id": 1, "class": "Home", "kind": "controller", "state": "appeared", "#
        + #""view": {"class": "UIView", "inWindow": true}}}]}}"# + "\n]}\n"
}
