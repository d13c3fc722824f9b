/// The specification that `kindred init` writes: small, and with one of each kind of thing.
enum StarterSpecification {
    static let text = """
        # The view controllers of an app: who contains, presents and pushes whom.
        #
        #   kindred check              reports problems
        #   kindred tree               shows each view controller once
        #   kindred explain Settings   shows every relation of one controller
        #   kindred render -o app.svg  draws it
        #
        # All *.kindred.yaml files of a folder form one specification, so each family can have its own file.

        kindred: 1                              # the version of the language

        # A window, and the family that it shows at launch.
        windows:
          main: app

        # A screen is declared once: its class, what it contains, pushes and presents, and how it goes back. It can be in
        # several places. Who pushes it gets one on the same stack.
        screens:
          Home:
            class: HomeViewController
            pushes: [Detail]
            presents:
              - {present: settings, style: formSheet}
          Search:
            class: SearchViewController
            pushes: [Detail]                    # so there is a HomeNav/Detail and a SearchNav/Detail
          Detail:
            class: DetailViewController
            moves: [popToRoot]

        # A family is a root view controller and everything in it, and is what presentations show. A plain id is a place
        # of a screen, else a UIViewController. The other kinds are navigation, tab, split and page. `controller` is a
        # UIViewController with more keys.
        families:
          app:
            tab: AppTabs
            tabs:
              - {navigation: HomeNav, stack: [Home]}
              - {navigation: SearchNav, stack: [Search]}

          settings:
            navigation: SettingsNav
            stack:
              - controller: Settings            # the root of the stack
                pushes: [About]
                moves: [dismiss]
              - About

          offline: {controller: Offline, moves: [dismiss]}

        # What can happen anywhere is from `any`, whatever is on top. This sheet doesn't close by a swipe.
        presentations:
          - {from: any, present: offline, swipe: false}

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
