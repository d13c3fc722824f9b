/// The specification that `kindred init` writes: small, and with one of each kind of thing.
enum StarterSpecification {
    static let text = """
        # The view controllers of an app: who contains, presents and pushes whom.
        #
        #   kindred check              reports problems
        #   kindred explain Settings   shows every relation of one controller
        #   kindred render -o app.svg  draws it
        #
        # All *.kindred.yaml files of a folder form one specification, so each family can have its own file.

        kindred: 1                              # the version of the language

        # A window, and the family that it shows at launch.
        windows:
          main: app

        # A screen can be in several places, and is declared once. Who pushes it gets one on the same stack.
        screens:
          Detail:
            class: DetailViewController

        # A family is a root view controller and everything in it. A plain id is a UIViewController, or a place of a
        # screen. The other kinds are navigation, tab, split and page. `controller` is a UIViewController with more
        # keys, such as `class`.
        families:
          app:
            tab: AppTabs
            tabs:
              - navigation: HomeNav
                stack:
                  - controller: Home            # the root of the stack
                    class: HomeViewController
              - navigation: SearchNav
                stack: [Search]

          settings:
            navigation: SettingsNav
            stack: [Settings, About]

        # Who calls present(_:animated:completion:), and which family is shown.
        presentations:
          - from: Home
            present: settings
            style: formSheet

        # Who pushes whom onto a stack.
        pushes:
          - {from: [Home, Search], to: Detail}  # so there is a HomeNav/Detail and a SearchNav/Detail
          - {from: Settings, to: About}

        # What must stay true: every check verifies it.
        expect:
          Detail:
            navigationController: [HomeNav, SearchNav]
          SearchNav/Detail:
            tabBarController: AppTabs
          Settings:
            presentingViewController: AppTabs   # not Home: the root of its family presents

        """
}
