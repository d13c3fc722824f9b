import Foundation

enum Account {
    static var isSignedIn: Bool { UserDefaults.standard.string(forKey: "account") != nil }
}
