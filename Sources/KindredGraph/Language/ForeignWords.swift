/// Words of UIKit, of storyboards and of everyday speech for which the language has words of its own, as data: messages
/// suggest ours instead.
enum ForeignWords {
    /// Keys, in lower case and without `-` and `_`. Of several of ours the first that the mapping has is meant.
    static let keys: [String: [Keyword]] = [
        // Sections.
        "family": [.present, .families], "viewcontrollers": children + [.families],
        "controllers": children + [.families], "hierarchy": [.families], "hierarchies": [.families],
        "window": [.windows], "scenes": [.windows, .families], "presentation": [.presentations],
        "modals": [.presentations], "sheets": [.presentations], "presents": [.present, .presentations],
        "segues": [.pushes], "navigations": [.pushes], "transitions": [.pushes], "shows": [.pushes, .present],
        "push": [.pushes, .to], "expectations": [.expect], "expects": [.expect], "assertions": [.expect],
        "expected": [.expect], "scenario": [.scenarios], "tests": [.scenarios], "lifecycle": [.scenarios],
        "version": [.kindred],
        // Kinds.
        "viewcontroller": [.controller], "uiviewcontroller": [.controller], "vc": [.controller],
        "screen": [.controller], "id": [.controller, .name], "name": [.controller, .id],
        "uinavigationcontroller": [.navigation],
        "navigationcontroller": [.navigation], "nav": [.navigation], "uitabbarcontroller": [.tab],
        "tabbarcontroller": [.tab, .tabBarController], "tabbar": [.tab, .tabBarController],
        "uisplitviewcontroller": [.split],
        "splitviewcontroller": [.split, .splitViewController], "splitview": [.split, .splitViewController],
        "uipageviewcontroller": [.page], "pageviewcontroller": [.page],
        "container": [.controller, .parentViewController],
        // Children.
        "rootviewcontroller": [.stack, .children], "root": [.stack, .children], "initial": [.stack],
        "childviewcontrollers": children, "childcontrollers": children, "child": children, "items": children,
        "members": children, "subviews": [.children], "embed": [.children], "embeds": [.children],
        "topviewcontroller": [.stack], "screenstack": [.stack],
        "master": [.primary], "sidebar": [.primary], "main": [.primary], "left": [.primary],
        "detail": [.secondary, .to], "details": [.secondary], "content": [.secondary], "right": [.secondary],
        "middle": [.supplementary], "overlay": [.supplementary],
        // Fields.
        "classname": [.class], "customclass": [.class], "type": [.kind, .class, .controller], "identifier": [.id],
        "modalpresentationstyle": [.style], "presentationstyle": [.style], "preferredstyle": [.style],
        "modaltransitionstyle": [.transition], "transitionstyle": [.transition], "animation": [.transition],
        "comment": [.note], "description": [.note], "storyboard": [.source], "label": [.title, .tags],
        "definescontext": [.definesPresentationContext], "presentationcontext": [.definesPresentationContext],
        "forwardappearance": [.forwardsAppearance],
        "shouldautomaticallyforwardappearancemethods": [.forwardsAppearance],
        "shouldpresentinfullscreen": [.presentsInFullscreen], "popoveranchor": [.anchor],
        "sourceview": [.anchor], "barbuttonitem": [.anchor], "sourceitem": [.anchor], "sourcerect": [.anchor],
        // Presentations and pushes.
        "to": [.present, .child, .controller], "destination": [.present, .to], "target": [.present, .to],
        "presented": [.present, .presentedViewController], "source": [.from], "by": [.from],
        "presenter": [.from, .presentingViewController], "sender": [.from], "present": [.to],
        "style": [.kind], "segue": [.kind],
        // Relations.
        "parent": [.parentViewController], "navigation": [.navigationController], "tab": [.tabBarController],
        "split": [.splitViewController], "tabcontroller": [.tabBarController],
        "navcontroller": [.navigationController], "splitcontroller": [.splitViewController],
        "presenting": [.presentingViewController], "presentedby": [.presentingViewController],
        "presentingviewcontrollers": [.presentingViewController],
        "presentedviewcontrollers": [.presentedViewController],
        // Scenarios.
        "title": [.name], "selectedindex": [.selected], "selectedviewcontroller": [.selected], "from": [.on],
        "stack": [.stacks], "relations": [.is], "trace": [.expect], "setup": [.start], "given": [.start],
        "when": [.steps], "then": [.expect],
        "pushviewcontroller": [.push], "show": [.push], "popviewcontroller": [.pop], "back": [.pop], "goback": [.pop],
        "poptorootviewcontroller": [.popToRoot], "setviewcontrollers": [.setStack], "tap": [.select],
        "switch": [.select], "presentviewcontroller": [.present], "dismissviewcontroller": [.dismiss],
        "close": [.dismiss], "addchildviewcontroller": [.addChild],
        "removefromparentviewcontroller": [.removeFromParent],
        "loadviewifneeded": [.loadView], "assert": [.check], "verify": [.check], "dispatch": [.async],
        "beginappearancetransition": [.beginAppearance], "endappearancetransition": [.endAppearance],
        "setrootviewcontroller": [.setRoot], "willmovetoparent": [.willMove], "didmovetoparent": [.didMove],
    ]

    /// Values, in the same form. Of several of ours the first that the key allows is meant.
    static let values: [String: [String]] = [
        "showviewcontroller": ["show"], "segue": ["push"],
        "pushviewcontroller": ["push"], "popviewcontroller": ["pop"], "poptoviewcontroller": ["pop"], "back": ["pop"],
        "poptorootviewcontroller": ["popToRoot"], "dismissviewcontroller": ["dismiss"], "close": ["dismiss"],
        "setrootviewcontroller": ["setRoot"], "rootviewcontroller": ["setRoot"], "selectedindex": ["select"],
        "selecttab": ["select"], "selectedviewcontroller": ["select"],
        "detail": ["showDetail"], "showdetailviewcontroller": ["showDetail"],
        "modal": ["automatic"], "default": ["automatic"], "page": ["pageSheet"],
        "form": ["formSheet"], "full": ["fullScreen"], "cover": ["coverVertical"], "slide": ["coverVertical"],
        "none": ["automatic"], "context": ["currentContext"], "overcontext": ["overCurrentContext"],
        "dissolve": ["crossDissolve"], "fade": ["crossDissolve"], "crossfade": ["crossDissolve"],
        "flip": ["flipHorizontal"], "curl": ["partialCurl", "pageCurl"], "button": ["barButtonItem"],
        "view": ["sourceView"], "item": ["sourceItem"], "sourcerect": ["sourceView"], "classic": ["unspecified"],
        "2": ["doubleColumn"], "two": ["doubleColumn"], "double": ["doubleColumn"], "3": ["tripleColumn"],
        "three": ["tripleColumn"], "triple": ["tripleColumn"], "horizontal": ["scroll"],
        "canceled": ["cancelled"], "false": ["cancelled"], "true": ["completed"], "finished": ["completed"],
        "willmovetoparent": ["willMove"], "willmovetoparentviewcontroller": ["willMove"],
        "didmovetoparent": ["didMove"], "didmovetoparentviewcontroller": ["didMove"], "loadview": ["viewDidLoad"],
        "viewloaded": ["viewDidLoad"], "viewappeared": ["viewDidAppear"], "viewdisappeared": ["viewDidDisappear"],
        "visible": ["appeared"], "hidden": ["disappeared"],
    ]

    /// Advice where the language has no such word, by key and value.
    private static let advice: [String: String] = [
        "kind modal": "list it under 'presentations' instead: 'from' presents the family in 'present'",
        "kind present": "list it under 'presentations' instead: 'from' presents the family in 'present'",
        "kind popover": "list it under 'presentations' instead, with 'style: popover'",
        "kind replace":
            "write 'showDetail' if it replaces the detail of a split view controller; replacing a stack isn't a push",
        "kind unwind": "remove it; going back isn't a push",
        "animated": "remove 'animated'; a step of a scenario says whether it is animated",
        "completion": "remove 'completion'; a step of a scenario says what its completion does",
        "columns": "write each column under a key of its own: 'primary', 'supplementary', 'secondary'",
        "wait": "remove the wait; each step runs in its own turn of the run loop",
        "sleep": "remove the wait; each step runs in its own turn of the run loop",
    ]

    /// Prefixes of constants in Objective-C, whose names end like the language's words.
    private static let prefixes = [
        "uimodalpresentationstyle", "uimodalpresentation", "uimodaltransitionstyle", "uisplitviewcontrollerstyle",
        "uipageviewcontrollertransitionstyle",
    ]

    private static let children: [Keyword] = [.stack, .tabs, .pages, .children]

    static func key(_ written: String, among valid: [String]) -> String? {
        guard mayBeWord(written) else { return nil }
        let word = plain(written)
        if let same = valid.first(where: { plain($0) == word }) { return same }
        return keys[word]?.first { valid.contains($0.rawValue) }?.rawValue
    }

    static func value(_ written: String, among valid: [String]) -> String? {
        guard mayBeWord(written) else { return nil }
        let word = plainValue(written)
        if let same = valid.first(where: { plain($0) == word }) { return same }
        return values[word]?.first(where: valid.contains)
    }

    /// Whether a word means a sheet of either kind, which is what `automatic` comes to.
    static func isSheet(_ written: String) -> Bool {
        mayBeWord(written) && plainValue(written) == EffectiveStyle.sheet.rawValue
    }

    /// Returns advice on a key, or on a key and its value.
    static func advice(on words: String) -> String? {
        mayBeWord(words) ? advice[words.lowercased()] : nil
    }

    /// Whether a word means none, where only a plain `null` does.
    static func meansNone(_ written: String) -> Bool {
        ["null", "nil", "none", "nothing", "false", "no", "undefined", "empty"].contains(written.lowercased())
    }

    /// Whether a text is short enough to be looked up: it may be as long as a file.
    private static func mayBeWord(_ text: String) -> Bool { text.utf8.count <= 100 }

    /// Returns a value without the prefix of a constant's name.
    private static func plainValue(_ written: String) -> String {
        var word = plain(written.split(separator: ".").last.map(String.init) ?? written)
        if let prefix = prefixes.first(where: word.hasPrefix) { word.removeFirst(prefix.count) }
        return word
    }

    private static func plain(_ word: String) -> String {
        let word = word.lowercased()
        func isMark(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F || byte == 0x20 }
        if !word.utf8.contains(where: isMark) { return word }
        return String(decoding: word.utf8.filter { !isMark($0) }, as: UTF8.self)
    }
}
