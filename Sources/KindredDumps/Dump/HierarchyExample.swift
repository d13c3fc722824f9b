/// The parts that examples of rules about printed hierarchies share.
enum HierarchyExample {
    /// The specification of a family with a navigation controller, which has one controller.
    static let home = """
        kindred: 1
        windows: {main: home}
        families:
          home:
            navigation: HomeNav
            stack:
              - controller: Home
                class: HomeViewController

        """
    /// The lines of a second controller on its stack.
    static let detail = "      - controller: Detail\n        class: DetailViewController\n"
    /// The lines of a second family.
    static let help = "  help:\n    controller: Help\n    class: HelpViewController\n"
    /// The printed line of the navigation controller.
    static let navigation = "# <UINavigationController>, state: appeared, view: <UILayoutContainerView>\n"
    /// The printed line of its controller below another.
    static let hiddenHome = "#    | <HomeViewController>, state: disappeared, view: <UIView> not in the window\n"
}
