#if DEBUG
    /// The place and time at which a recording was made.
    package struct RecordingHeader: Equatable, Sendable {
        package enum Environment: String, Sendable { case device, simulator, catalyst, none }

        /// Unlike that of any other recording.
        package var id: String
        /// The time in UTC, as RFC 3339 has it.
        package var started: String
        /// The identifier of the app's bundle.
        package var app: String?
        /// `iOS`, `iPadOS` or `tvOS`.
        package var system: String
        package var systemVersion: String
        package var environment: Environment
        /// The test that launched the app.
        package var test: String?
        package var hasEvents: Bool

        package init(
            id: String, started: String, app: String? = nil, system: String, systemVersion: String,
            environment: Environment, test: String? = nil, hasEvents: Bool
        ) {
            (self.id, self.started, self.app, self.system) = (id, started, app, system)
            (self.systemVersion, self.environment, self.test) = (systemVersion, environment, test)
            self.hasEvents = hasEvents
        }

        /// The text before the first entry.
        var opening: [UInt8] {
            var text = JSONText()
            text.object { text in
                text.add("format", value: "kindred-recording")
                text.add("version", value: 1)
                text.add("id", value: id)
                text.add("origin", value: "app")
                text.add("started", value: started)
                if let app { text.add("app", value: app) }
                text.add("system", value: system)
                text.add("systemVersion", value: systemVersion)
                text.add("environment", value: environment.rawValue)
                if let test { text.add("test", value: test) }
                text.add("events", value: hasEvents)
            }
            return text.bytes.dropLast() + Array(#", "entries": ["#.utf8)
        }
    }
#endif
