import UIKit

/// A screen with a button for each thing that it can do.
class Screen: UIViewController {
    /// The names of the buttons, and what they do.
    var actions: [(name: String, run: @MainActor () -> Void)] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.accessibilityIdentifier = String(describing: type(of: self))
        let stack = UIStackView(arrangedSubviews: actions.map(button))
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func button(name: String, run: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in run() })
        button.accessibilityIdentifier = name
        return button
    }

    func show(_ controller: UIViewController, as style: UIModalPresentationStyle) {
        controller.modalPresentationStyle = style
        present(controller, animated: true)
    }
}

// MARK: A stack

final class ListNav: UINavigationController {}

final class List: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [("push", { [weak self] in self?.navigationController?.pushViewController(Detail(), animated: true) })]
    }
}

final class Detail: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [("pop", { [weak self] in _ = self?.navigationController?.popViewController(animated: true) })]
    }
}

// MARK: Tabs

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let (first, second) = (First(), Second())
        first.tabBarItem = UITabBarItem(title: "first", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "second", image: nil, tag: 1)
        viewControllers = [first, second]
    }
}

final class First: Screen {}
final class Second: Screen {}

// MARK: Pages

final class Pages: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let one = PageOne()
        one.turn = { [weak self] in self?.setViewControllers([PageTwo()], direction: .forward, animated: true) }
        setViewControllers([one], direction: .forward, animated: false)
    }
}

final class PageOne: Screen {
    var turn: @MainActor () -> Void = {}
    override var actions: [(name: String, run: @MainActor () -> Void)] { [("turn", { [weak self] in self?.turn() })] }
}

final class PageTwo: Screen {}

// MARK: Presentations

/// A presented screen: it can present another, and dismiss itself.
class Presented: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [
            ("dismiss", { [weak self] in self?.dismiss(animated: true) }),
            ("above", { [weak self] in self?.show(Above(), as: .pageSheet) }),
        ]
    }
}

final class Sheet: Presented {}

final class Above: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [("dismiss all", { [weak self] in self?.view.window?.rootViewController?.dismiss(animated: true) })]
    }
}

/// The root of a family that presents in every style that covers a window.
final class Styles: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        let styles: [(String, UIModalPresentationStyle)] = [
            ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
            ("overFullScreen", .overFullScreen),
        ]
        return styles.map { name, style in (name, { [weak self] in self?.show(Sheet(), as: style) }) }
    }
}

/// A container whose child presents in the context of the container.
final class Contexts: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        let child = Caller()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class Caller: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [
            ("currentContext", { [weak self] in self?.show(Sheet(), as: .currentContext) }),
            ("overCurrentContext", { [weak self] in self?.show(Sheet(), as: .overCurrentContext) }),
        ]
    }
}

// MARK: A container, and the root

/// A container that exchanges its child.
final class Parts: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [("exchange", { [weak self] in self?.exchange() })]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(PartOne())
    }

    private func exchange() {
        guard let old = children.first else { return }
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
        add(PartTwo())
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class PartOne: Screen {}
final class PartTwo: Screen {}

/// The screen of an app before a user has signed in.
final class Start: Screen {
    override var actions: [(name: String, run: @MainActor () -> Void)] {
        [("sign in", { [weak self] in self?.view.window?.rootViewController = Main() })]
    }
}

final class Main: Screen {}
