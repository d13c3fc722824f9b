import KindredDiagnostics
import KindredGraph
import KindredYAML

/// A partial curl with a style that does not cover the screen.
package enum CurlNotFullScreen {
    package static let info = RuleInfo(
        "curl-not-full-screen", .error, .presentations,
        summary: "'partialCurl' with an effective style other than 'fullScreen'",
        why: """
            The partial curl lifts a corner of the whole screen and is documented for full screen presentations only (R57). \
            Since iOS 13, the style 'automatic' is a sheet; only some system view controllers, such as \
            UIImagePickerController, choose another one.
            """,
        facts: [.r43, .r57],
        bad: """
            kindred: 1
            families:
              map: Map
              options: Options
            presentations:
              - {from: Map, present: options, style: pageSheet, transition: partialCurl}

            """,
        good: """
            kindred: 1
            families:
              map: Map
              options: Options
            presentations:
              - {from: Map, present: options, style: fullScreen, transition: partialCurl}

            """)

    package static let rule = Rule(info: info) { hierarchy, diagnostics in
        for id in hierarchy.presentationIDs {
            // Of an unknown style nothing is wrong for sure.
            let style = hierarchy[id].effectiveStyle
            if style == .fullScreen || style == .unknown { continue }
            let declaration = hierarchy.declaration(of: id)
            guard declaration.transition == .partialCurl, !declaration.from.isAbsent, !declaration.present.isAbsent,
                !hierarchy.hasUnknownStyle(id), !hierarchy.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: hierarchy[id].from, hierarchy: hierarchy,
                diagnostic: found(id: id, declaration: declaration, hierarchy: hierarchy))
        }
    }

    private static func found(
        id: PresentationID, declaration: PresentationDeclaration, hierarchy: ResolvedGraph
    ) -> Diagnostic {
        let file = hierarchy[id].file
        let from = hierarchy.string(declaration.from, in: file)
        let family = hierarchy.string(declaration.present, in: file)
        let style =
            declaration.style == .automatic
            ? "'automatic', which is a sheet" : "'\(declaration.style.rawValue)'"
        let label = Diagnostic.Label(at: hierarchy.place(of: declaration.styleValue, in: file), text: "not full screen")
        return Diagnostic(
            rule: info, message: "'\(from)' presents '\(family)' with 'partialCurl', but the style is \(style)",
            about: hierarchy.subject(of: id), at: hierarchy.place(of: declaration.transitionValue, in: file),
            labels: declaration.styleValue.isAbsent ? [] : [label],
            help: "write 'style: fullScreen', or choose another transition")
    }
}
