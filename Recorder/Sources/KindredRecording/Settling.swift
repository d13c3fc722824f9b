#if DEBUG
    /// Decides when a hierarchy has come to rest, from looks at it now and then. Times are in milliseconds.
    ///
    /// A snapshot is due if nothing moves, the hierarchy isn't the last one recorded, and it has stayed the same for a while.
    package struct Settling: Sendable {
        package enum Decision: Equatable, Sendable {
            /// The state in which no look is due until the run loop rests again.
            case rest
            /// The next look is due at this time.
            case look(at: Int)
            /// The hierarchy is to be recorded.
            case record
        }

        /// The time for which a hierarchy has to stay the same.
        package static let pause = 100
        /// The time between a look and the next one, at least.
        package static let interval = 50
        /// The same as a multiple of what a look takes: an app with very many view controllers isn't slowed down either.
        package static let costInterval = 20
        /// The time for which something may move while the hierarchy stays the same.
        ///
        /// An app can leave a transition unfinished for good. What it shows then is at rest.
        package static let patience = 2_000

        private var recorded: Int?
        private var candidate: (fingerprint: Int, since: Int)?
        private var lookAgain: Int?

        package init() {}

        /// Returns when a look is allowed; nil if it is now.
        package func nextLook(at time: Int) -> Int? {
            lookAgain.flatMap { time < $0 ? $0 : nil }
        }

        /// Decides after a look that has seen this, and has taken so much time.
        package mutating func look(at time: Int, cost: Int = 0, fingerprint: Int, isMoving: Bool) -> Decision {
            lookAgain = time + max(Self.interval, cost * Self.costInterval)
            if fingerprint == recorded, !isMoving {
                candidate = nil
                return .rest
            }
            guard let candidate, candidate.fingerprint == fingerprint else {
                candidate = (fingerprint, time)
                return .look(at: time + Self.pause)
            }
            if isMoving {
                // What was recorded before it began to move is not worth more looks.
                if time >= candidate.since + Self.patience {
                    return fingerprint == recorded ? .rest : record(fingerprint)
                }
                return .look(at: time + Self.pause)
            }
            guard time >= candidate.since + Self.pause else { return .look(at: candidate.since + Self.pause) }
            return record(fingerprint)
        }

        /// Whether a hierarchy isn't the last one recorded.
        package func isNew(fingerprint: Int) -> Bool { fingerprint != recorded }

        /// Notes a snapshot that somebody asked for.
        package mutating func didRecord(fingerprint: Int) { (recorded, candidate) = (fingerprint, nil) }

        private mutating func record(_ fingerprint: Int) -> Decision {
            didRecord(fingerprint: fingerprint)
            return .record
        }
    }
#endif
