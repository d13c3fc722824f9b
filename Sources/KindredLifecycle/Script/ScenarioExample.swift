/// The beginnings that examples of rules about scenarios share.
enum ScenarioExample {
    /// The specification of a container with a child.
    static let contained = """
        kindred: 1
        windows: {main: home}
        families:
          home: {controller: Parent, children: [Child]}
        scenarios:

        """
    /// A scenario in which the child isn't there yet.
    static let adding =
        contained + """
              - name: add
                start: {children: {Parent: []}}
                steps:

            """
}
