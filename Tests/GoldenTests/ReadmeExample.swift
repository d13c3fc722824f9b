import Kindred

/// The example of the README, which a test holds against this.
func readmeExample() throws -> [String]? {
    let text = """
        kindred: 1
        families:
          home:
            navigation: HomeNav
            stack: [Home, Detail]
          settings: Settings
        presentations:
          - {from: Detail, present: settings}
        """

    let compilation = Compiler().compile([Source(path: "app.kindred.yaml", text: text)])
    if let settings = compilation.graph?.controller("Settings") {
        return settings.presentingViewControllers
    }
    return nil
}
