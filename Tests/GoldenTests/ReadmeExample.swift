import Kindred

/// The example of the README, which a test holds against this.
func readmeExample() throws -> [[String]] {
    let text = """
        kindred: 1
        families:
          home:
            navigation: HomeNav
            stack: [Home, Detail]
          settings: Settings
        presentations:
          - {from: Detail, present: settings}
        windows: {main: home}
        scenarios:
          - name: push
            controllers: [Detail]
            steps:
              - push: Detail
        """

    let compilation = Compiler().compile([Source(path: "app.kindred.yaml", text: text)])
    var answers: [[String]] = []
    if let settings = compilation.graph?.controller("Settings") {
        answers.append(settings.presentingViewControllers)
    }
    for trace in compilation.traces {
        answers.append(Array(trace.events.map(\.text).prefix(2)))
    }
    return answers
}

/// The example of importing, likewise.
func readmeImportExample(_ storyboard: String) -> [String] {
    let importer = StoryboardImporter()
    let imported = importer.specification(of: [Source(path: "Main.storyboard", text: storyboard)])
    return imported.compilation.graph?.families.map(\.root) ?? []
}
