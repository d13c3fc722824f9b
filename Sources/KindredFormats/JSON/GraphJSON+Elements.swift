import KindredGraph
import KindredText
import KindredYAML

/// All of an element but its location.
extension GraphEmission {
    func open(window index: Int, isFirst: Bool, to out: inout ByteWriter) {
        let window = graph.windows[index]
        pieces.write(.window, isFirst: isFirst, to: &out)
        name(of: window.name, to: &out)
        pieces.write(.families, to: &out)
        list(items: window.families, to: &out) { name(of: graph[$0.family].name, to: &$1) }
        pieces.write(.roots, to: &out)
        list(items: window.families, to: &out) { name(of: graph[$0.family].root, to: &$1) }
    }

    @inline(__always)
    func open(family index: Int, isFirst: Bool, to out: inout ByteWriter) {
        let id = FamilyID(index: Int32(index))
        pieces.write(.family, isFirst: isFirst, to: &out)
        name(of: families[index].name, to: &out)
        pieces.write(.root, to: &out)
        name(of: families[index].root, to: &out)
        pieces.write(.members, to: &out)
        list(items: graph.members(of: id), to: &out) { name(of: ControllerID(index: $0), to: &$1) }
        pieces.write(.windows, to: &out)
        list(items: pointers.windowsByFamily[id.index], to: &out) {
            name(of: graph.windows[Int($0.index)].name, to: &$1)
        }
        pieces.write(.presentations, to: &out)
        list(items: pointers.presentationsByFamily[id.index], to: &out) {
            name(of: pointers.presentations[Int($0.index)].name, to: &$1)
        }
        if let root = families[index].root, !pointers.origins.isEmpty, pointers.origins[Int(root.index)].isDerived {
            pieces.write(.derived, to: &out)
        }
    }

    func open(screen index: Int, isFirst: Bool, texts: SourceTexts.Texts, to out: inout ByteWriter) {
        guard let screens = graph.screens else { return }
        let template = screens.templates[index]
        let node = declared[Int(template.node.file)].nodes[Int(template.node.node)]
        pieces.write(.declaredScreen, isFirst: isFirst, to: &out)
        name(of: NameID(index: template.name), to: &out)
        if let className = node.className(in: texts) {
            pieces.write(NodeText.className, to: &out)
            out.quote(escaping: className)
        }
        pieces.write(.places, to: &out)
        list(items: screens.places[Int32(index)], to: &out) { name(of: $0, to: &$1) }
    }

    func open(presentation index: Int, isFirst: Bool, to out: inout ByteWriter) {
        pieces.write(.presentation, isFirst: isFirst, to: &out)
        let presentation = pointers.presentations[index]
        let file = Int(presentation.file)
        let declaration = declared[file].presentations[Int(presentation.declaration)]
        name(of: presentation.name, to: &out)
        pieces.write(.presentationFrom, to: &out)
        caller(presentation.from, isFromAny: presentation.isFromAny, to: &out)
        pieces.write(.presentationFamily, to: &out)
        name(of: presentation.family.map { families[Int($0.index)].name } ?? .none, to: &out)
        pieces.write(.presentedRoot, to: &out)
        name(of: presentation.family.flatMap { families[Int($0.index)].root }, to: &out)
        pieces.write(.style, to: &out)
        word(presentation.style.rawValue, to: &out)
        pieces.write(.effectiveStyle, to: &out)
        word(presentation.effectiveWord, to: &out)
        pieces.write(.transition, to: &out)
        word(declaration.transition.rawValue, to: &out)
        if let presentsInFullscreen = presentation.presentsInFullscreen {
            pieces.write(presentsInFullscreen ? .fullscreen : .noFullscreen, to: &out)
        }
        if let anchor = declaration.anchor {
            pieces.write(.anchor, to: &out)
            word(anchor.rawValue, to: &out)
        }
        if let swipe = declaration.swipe { pieces.write(swipe ? .swipe : .noSwipe, to: &out) }
        if !declared[file].detents.isEmpty { detents(of: presentation, to: &out) }
        pieces.write(.presenters, to: &out)
        presenters(lists.presenters(of: index), to: &out)
        pieces.write(presentation.removesPresenterView.map { $0 ? .removes : .removesNot } ?? .removesPerhaps, to: &out)
        if !declared[file].presentationSources.isEmpty {
            let sources = declared[file].presentationSources.texts(of: presentation.declaration)
            if !sources.isEmpty { list(.source, items: sources, file: presentation.file, to: &out) }
        }
    }

    private func detents(of presentation: Presentation, to out: inout ByteWriter) {
        let detents = declared[Int(presentation.file)].detents.texts(of: presentation.declaration)
        if detents.isEmpty { return }
        pieces.write(.detents, to: &out)
        texts(detents, file: presentation.file, to: &out)
    }

    private func presenters(_ presenters: UnsafeBufferPointer<Presenter>, to out: inout ByteWriter) {
        for (index, presenter) in presenters.enumerated() {
            pieces.write(.presenter, isFirst: index == 0, to: &out)
            name(of: presenter.controller, to: &out)
            pieces.write(.reason, to: &out)
            word(presenter.reason.rawValue, to: &out)
            pieces.write(.endOfPresenter, to: &out)
        }
        endList(isEmpty: presenters.isEmpty, to: &out)
    }

    private func caller(_ from: ControllerID?, isFromAny: Bool, to out: inout ByteWriter) {
        if isFromAny { word(Caller.any, to: &out) } else { name(of: from, to: &out) }
    }

    @inline(__always)
    func open(push: Push, isFirst: Bool, to out: inout ByteWriter) {
        pieces.write(.push, isFirst: isFirst, to: &out)
        caller(push.from, isFromAny: push.isFromAny, to: &out)
        pieces.write(.pushTo, to: &out)
        name(of: push.to, to: &out)
        pieces.write(.pushKind, to: &out)
        word(push.kind.rawValue, to: &out)
        pieces.write(.container, to: &out)
        name(of: push.container, to: &out)
        if declared[Int(push.file)].pushSources.isEmpty { return }
        let sources = declared[Int(push.file)].pushSources.texts(of: push.declaration)
        if !sources.isEmpty { list(.source, items: sources, file: push.file, to: &out) }
    }

    /// Writes a list that an author wrote: a text where that will do.
    func list(_ key: NodeList, items: Range<Int32>, file: Int32, to out: inout ByteWriter) {
        let (isArray, file) = (key.isOfIDs || items.count > 1, Int(file))
        pieces.write(key, isArray: isArray, to: &out)
        declared[file].texts.withTexts { texts in
            guard isArray else { return out.quote(escaping: texts[value(of: items.lowerBound, in: key, file: file)]) }
            list(items: items, to: &out) { $1.quote(escaping: texts[value(of: $0, in: key, file: file)]) }
        }
    }

    /// An item of a list. Asking the file for it would copy all that is declared there.
    private func value(of item: Int32, in key: NodeList, file: Int) -> SourceValue {
        key.isOfIDs ? declared[file].tags[Int(item)].written : declared[file].references[Int(item)]
    }

    private func texts(_ range: Range<Int32>, file: Int32, to out: inout ByteWriter) {
        let file = Int(file)
        declared[file].texts.withTexts { texts in
            list(items: range, to: &out) { $1.quote(escaping: texts[declared[file].references[Int($0)]]) }
        }
    }

    func open(move id: MoveID, isFirst: Bool, to out: inout ByteWriter) {
        let move = graph[id]
        pieces.write(.push, isFirst: isFirst, to: &out)
        caller(move.from, isFromAny: move.from == nil, to: &out)
        pieces.write(.pushKind, to: &out)
        word(move.kind.rawValue, to: &out)
        pieces.write(.arrivals, to: &out)
        list(items: graph.arrivals(of: id), to: &out) { name(of: $0, to: &$1) }
        if let prelude = declared[Int(move.file)].moves[Int(move.declaration)].after {
            pieces.write(.prelude, to: &out)
            word(prelude.rawValue, to: &out)
        }
    }
}
