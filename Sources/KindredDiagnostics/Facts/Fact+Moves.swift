/// Ways back, and to what is there already.
extension Fact {
    package static let r108 = Fact(
        id: "R108", section: .presentations, source: .documentation, confidence: .high,
        headline: "A swipe closes a sheet, and a tap outside closes a popover, unless the app refuses.",
        details: """
            The app refuses by isModalInPresentation or in the delegate. Only sheets have detents. The back button and the swipe \
            from the edge can pop any member of a stack but the first.
            """)

    package static let r109 = Fact(
        id: "R109", section: .presentations, source: .documentation, confidence: .medium,
        headline: "Since iOS 26, action sheets appear at their source on phones, too.",
        doubt: "The source is a session of WWDC25, 284.")

    package static let r110 = Fact(
        id: "R110", section: .containers, source: .observation, confidence: .medium,
        headline: "Selecting what isn't a tab throws.",
        uikit: """
            NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the \
            tab bar controller's list of view controllers can be selected.
            """)

    package static let r111 = Fact(
        id: "R111", section: .presentations, source: .observation, confidence: .medium,
        headline: "UIKit has no topmost view controller.",
        details: """
            Apps that present from anywhere walk from the root of a window along presented controllers, then down to the selected \
            tab and the visible member of each stack.
            """)
}
