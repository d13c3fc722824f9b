/// What UIKit calls on a view controller: the kinds of events in a trace.
package enum Callback: String, CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case willMove, didMove
}
