import KindredDiagnostics
import KindredGraph

/// A controller in a container that is made to be presented.
package enum PresentedOnly {
    package static let info = RuleInfo(
        "presented-only", .warning, .containers,
        summary:
            "a controller of class UIAlertController, UIActivityViewController or UIImagePickerController has a parent",
        why: """
            Alert, activity and image picker controllers must be presented, not contained or pushed (R37). Each is the root of \
            a family of its own.
            """,
        facts: [.r37],
        start: """
            kindred: 1
            families:
              home:
                controller: Home
                children:
                  - controller: Failure

            """,
        bad: """
                    class: UIAlertController

            """,
        good: """
                    class: AlertViewController

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.ofSystemClass {
            guard let parent = hierarchy[id].parent, let found = hierarchy.systemClass(of: id),
                isPresented(found), !isReportedElsewhere(id, in: hierarchy)
            else { continue }
            diagnostics.add(
                info, on: id, hierarchy: hierarchy,
                diagnostic: Self.found(id: id, found: found, in: parent, hierarchy: hierarchy))
        }
    }

    private static func isPresented(_ found: SystemClass) -> Bool {
        switch found {
        case .alert, .activity, .imagePicker: true
        default: false
        }
    }

    /// Whether another rule reports it: on a stack a picker, or whatever is declared as a navigation controller.
    private static func isReportedElsewhere(_ id: ControllerID, in hierarchy: ResolvedGraph) -> Bool {
        if hierarchy[id].kind == .navigation { return hierarchy.writtenStack(of: id) != nil }
        return PickerInStack.fires(on: id, in: hierarchy)
    }

    private static func found(
        id: ControllerID, found: SystemClass, in parent: ControllerID, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let written = hierarchy[parent].isImplicit ? hierarchy[parent].parent ?? parent : parent
        return Diagnostic(
            rule: info,
            message:
                "\(hierarchy.phrase(for: id)) is of class \(found.rawValue), which must be presented, not contained",
            about: hierarchy.subject(of: id), at: hierarchy.roleRange(of: id),
            labels: [hierarchy.label(written, text: "its container")],
            help: "make \(hierarchy.phrase(for: id)) a family of its own and present it")
    }
}
