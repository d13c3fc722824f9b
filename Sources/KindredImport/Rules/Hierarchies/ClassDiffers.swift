import KindredBase
import KindredCore

/// A live controller of another class or kind than the one that stands there in the specification.
package enum ClassDiffers {
    package static let info = RuleInfo(
        "class-differs", .error, .hierarchies,
        summary: "a live controller has another class, or is of another kind, than the declared one in its place",
        why: """
            Where there is no doubt about the place (a tab, a column, the root of a family), the controllers are compared, \
            too. Modules and generic arguments may be left out on either side; a declaration without `class` stands for any \
            class of its kind.
            """,
        bad: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                class: ShopNavigationController
                stack:
                  - controller: Home
                    class: HomeViewController
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """,
        good: """
            kindred: 1
            windows: {main: home}
            families:
              home:
                navigation: HomeNav
                class: UINavigationController
                stack:
                  - controller: Home
                    class: HomeViewController
                  - controller: Detail
                    class: DetailViewController
            # <UINavigationController>, state: appeared, view: <UILayoutContainerView>
            #    | <HomeViewController>, state: disappeared, view: <UIView> not in the window

            """)

    static func found(_ index: Int32, _ id: ControllerID, _ matcher: Matcher) -> Diagnostic {
        let hierarchy = matcher.hierarchy
        let (live, spoken) = (matcher.spoken(index), hierarchy.spoken(id))
        if hierarchy[id].isImplicit {
            return Diagnostic(
                info, "\(live) stands in a column without the navigation controller that UIKit inserts there",
                at: matcher.place(index), labels: [hierarchy.label(id, "wrapped as \(spoken)")],
                help: "is the split view controller of 'style: unspecified'?")
        }
        let className = hierarchy.className(id)
        if className.isEmpty {
            return Diagnostic(
                info, "\(live) stands where \(spoken) is declared as \(hierarchy[id].kind.definition.noun)",
                at: matcher.place(index),
                labels: [hierarchy.label(id, "declared here")],
                help: "declare what the app has there, or change the app")
        }
        let place = hierarchy.place(hierarchy.declaration(of: id).className, in: hierarchy[id].file)
        var labels = [Diagnostic.Label(place, "the class of \(spoken)")]
        if let other = matcher.declared(like: index), other != id {
            labels.append(hierarchy.label(other, "a controller of class \(live)"))
        }
        return Diagnostic(
            info, "\(live) stands where \(spoken) is declared with class '\(className)'", at: matcher.place(index),
            labels: labels, help: "if the class has another name now, write 'class: \(matcher.text(index))'")
    }
}
