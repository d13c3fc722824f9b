import KindredDiagnostics
import KindredText
import KindredYAML

/// Presentations and pushes, as far as they can be known without the rest: names of their own, but not yet what they refer to.
extension Linker {
    mutating func declarePresentations(of document: borrowing Document, file: Int32) {
        if document.declared.presentations.isEmpty { return }
        let names = document.declared.texts.withTexts { presentationNames(of: document, texts: $0) }
        for (index, declaration) in document.declared.presentations.enumerated() {
            let id = PresentationID(index: Int32(graph.presentations.count))
            let name = name(name: names[index], of: declaration)
            graph.presentations.append(
                Presentation(
                    name: name, file: file, declaration: Int32(index), style: declaration.style,
                    presentsInFullscreen: declaration.presentsInFullscreen))
            if !declaration.id.isAbsent { declareName(names[index], of: id) }
        }
    }

    mutating func declarePushes(of document: borrowing Document, file: Int32) {
        for (index, declaration) in document.declared.pushes.enumerated() {
            graph.pushes.append(Push(file: file, declaration: Int32(index), kind: declaration.kind))
        }
    }

    mutating func declareName(_ name: Int32, of id: PresentationID) {
        guard let first = Self.claim(name, for: id.index, in: &holders.presentations) else { return }
        duplicate(name, what: "presentation") { graph in
            func place(_ id: PresentationID) -> SourceRange {
                graph.place(of: graph.declaration(of: id).id, in: graph[id].file)
            }
            return (place(id), place(PresentationID(index: first)))
        }
    }

    /// The id, else `from->present`, which can't be an id. None for a presentation that has neither.
    private mutating func presentationNames(of document: borrowing Document, texts: SourceTexts.Texts) -> [Int32] {
        var madeUp: [UInt8] = []
        var bounds: [Int] = [0]
        for declaration in document.declared.presentations {
            if declaration.id.isAbsent, !declaration.from.isAbsent || !declaration.present.isAbsent {
                madeUp.append(contentsOf: texts[declaration.from])
                madeUp.append(contentsOf: "->".utf8)
                madeUp.append(contentsOf: texts[declaration.present])
            }
            bounds.append(madeUp.count)
        }
        return madeUp.withUnsafeBytes { madeUp in
            graph.names.intern(count: document.declared.presentations.count) { index in
                let id = document.declared.presentations[index].id
                if !id.isAbsent { return texts[id] }
                return UnsafeRawBufferPointer(rebasing: madeUp[bounds[index]..<bounds[index + 1]])
            }
        }
    }

    /// A name that was made up, made different from those before.
    mutating func madeUp(_ name: String) -> NameID { unlike(graph.names.intern(name)) }

    /// Returns the name of a presentation: to one that was made up before, `#2` and so on is added.
    private mutating func name(name: Int32, of declaration: DeclaredPresentation) -> NameID {
        declaration.id.isAbsent && name >= 0 ? unlike(name) : NameID(index: name)
    }

    private mutating func unlike(_ name: Int32) -> NameID {
        guard Self.claim(name, for: 0, in: &holders.presentations) != nil else { return NameID(index: name) }
        holders.presentations[Int(name)] += 1
        let number = holders.presentations[Int(name)] + 1
        return NameID(index: graph.names.intern("\(graph.names.string(name))#\(number)"))
    }
}
