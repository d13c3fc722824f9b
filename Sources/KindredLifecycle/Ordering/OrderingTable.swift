import KindredGraph

/// The order in which UIKit sends appearance callbacks, with a row for each kind of container and operation.
///
/// This is the only place where such an order is written down: to correct a fact, correct a row.
enum OrderingTable {
    static let rows: [Row] = [
        // UINavigationController. setViewControllers looks like a push if the new top wasn't on the stack, else like a pop.
        Row(
            .navigation, .push,
            will: [.old.viewWillDisappear, .new.viewWillAppear],
            did: [.old.viewDidDisappear, .new.viewDidAppear],
            .r86),
        Row(
            .navigation, .pop,
            will: [.old.viewWillDisappear, .new.viewWillAppear],
            did: [.old.viewDidDisappear, .new.viewDidAppear],
            cancelled: [.new.viewWillDisappear, .new.viewDidDisappear, .old.viewWillAppear, .old.viewDidAppear],
            .r86, .d05),

        // UITabBarController.
        Row(
            .tab, .select,
            will: [.new.viewWillAppear, .old.viewWillDisappear],
            did: [.old.viewDidDisappear, .new.viewDidAppear],
            .r88),

        // UIPageViewController.
        Row(
            .page, .scroll,
            will: [.new.viewWillAppear, .old.viewWillDisappear],
            did: [.new.viewDidAppear, .old.viewDidDisappear],
            cancelled: [.old.viewWillAppear, .old.viewDidAppear, .new.viewWillDisappear, .new.viewDidDisappear],
            .r87),
        Row(
            .page, .curl,
            will: [.new.viewWillAppear, .old.viewWillDisappear],
            did: [.old.viewDidDisappear, .new.viewDidAppear],
            cancelled: [.new.viewWillDisappear, .old.viewWillAppear, .new.viewDidDisappear, .old.viewDidAppear],
            .r87),
        Row(.page, .startPages, will: [.new.viewWillAppear], did: [.new.viewDidAppear], .r87, .d25),

        // A custom container.
        Row(
            .controller, .transition,
            will: [.old.viewWillDisappear, .new.viewWillAppear],
            did: [.new.viewDidAppear, .old.viewDidDisappear],
            .r91),
        Row(.controller, .addSubview, will: [.new.viewWillAppear], did: [.new.viewDidAppear], .r80, .d16),
        Row(
            .controller, .removeFromSuperview,
            will: [.old.viewWillDisappear], did: [.old.viewDidDisappear],
            .r80),
        // The container's own calls are the order.
        Row(.controller, .byHand, will: [], did: [], cancelled: [], .r83, .r84),

        // Presentations that remove the presenter's view from the window, and those that leave it.
        Row(
            .controller, .presentCovering,
            will: [.old.viewWillDisappear, .new.viewWillAppear],
            did: [.new.viewDidAppear, .old.viewDidDisappear],
            .r66, .r89),
        Row(
            .controller, .dismissCovering,
            will: [.old.viewWillDisappear, .new.viewWillAppear],
            did: [.new.viewDidAppear, .old.viewDidDisappear],
            .r66, .r89),
        Row(
            .controller, .presentOver,
            will: [.new.viewWillAppear], did: [.new.viewDidAppear],
            cancelled: [.new.viewWillDisappear, .new.viewDidDisappear],
            .r66, .r89),
        Row(
            .controller, .dismissOver,
            will: [.old.viewWillDisappear], did: [.old.viewDidDisappear],
            cancelled: [.old.viewWillAppear, .old.viewDidAppear],
            .r66, .r89),

        // Windows.
        Row(.controller, .launch, will: [.new.viewWillAppear], did: [.new.viewDidAppear], .r92),
        Row(
            .controller, .setRoot,
            will: [.old.viewWillDisappear, .old.viewDidDisappear, .new.viewWillAppear],
            did: [.new.viewDidAppear],
            .r92, .setRoot),
    ]

    /// The rows, by the number of the operation.
    private static let byOperation = Operation.allCases.map { operation in
        rows.first { $0.operation == operation }
            ?? Row(.controller, operation, will: [], did: [], cancelled: [])
    }

    static func row(operation: Operation) -> Row {
        byOperation[operation.rawValue]
    }
}
