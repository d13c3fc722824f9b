#if canImport(UIKit) && DEBUG
    import Foundation
    import KindredRecording
    import UIKit

    extension RecordingHeader {
        /// A header for a recording of this app that begins now.
        @MainActor
        static func ofThisApp(_ options: KindredRecorder.Options, test: String?) -> RecordingHeader {
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = [.withInternetDateTime]
            let test = test ?? ProcessInfo.processInfo.environment[KindredRecorder.testVariable]
            return RecordingHeader(
                id: UUID().uuidString.lowercased(), started: formatter.string(from: Date()),
                app: Bundle.main.bundleIdentifier, system: UIDevice.current.systemName,
                systemVersion: UIDevice.current.systemVersion, environment: .ofThisBuild,
                test: test.map { String($0.prefix(ClassName.maximumLength)) }, hasEvents: options.events)
        }
    }

    extension RecordingHeader.Environment {
        fileprivate static var ofThisBuild: Self {
            #if targetEnvironment(macCatalyst)
                return .catalyst
            #elseif targetEnvironment(simulator)
                return .simulator
            #elseif os(iOS) || os(tvOS)
                return .device
            #else
                return .none
            #endif
        }
    }
#endif
