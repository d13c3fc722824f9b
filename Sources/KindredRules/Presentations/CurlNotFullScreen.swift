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

    package static let rule = Rule(info: info) { graph, diagnostics in
        for id in graph.presentationIDs {
            guard case .partialCurl = graph.transition(of: id) else { continue }
            // Of an unknown style nothing is wrong for sure.
            let style = graph[id].effectiveStyle
            guard style != .fullScreen, style != .unknown, graph.isDeclared(.from, in: id),
                graph.isDeclared(.present, in: id), !graph.hasUnknownStyle(id),
                !graph.isAfterFirstOfList(id)
            else { continue }
            diagnostics.add(
                info, on: graph[id].from, graph: graph,
                diagnostic: found(id: id, graph: graph))
        }
    }

    private static func found(id: PresentationID, graph: ResolvedGraph) -> Diagnostic {
        let from = graph.text(of: .from, in: id)
        let family = graph.text(of: .present, in: id)
        let style = graph[id].style
        let phrase = style == .automatic ? "'automatic', which is a sheet" : "'\(style.rawValue)'"
        let label = Diagnostic.Label(at: graph.range(of: .style, in: id), text: "not full screen")
        return Diagnostic(
            rule: info, message: "'\(from)' presents '\(family)' with 'partialCurl', but the style is \(phrase)",
            about: graph.subject(of: id), at: graph.range(of: .transition, in: id),
            labels: graph.isDeclared(.style, in: id) ? [label] : [],
            help: "write 'style: fullScreen', or choose another transition")
    }
}
