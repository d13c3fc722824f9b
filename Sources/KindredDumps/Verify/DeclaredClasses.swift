import KindredDraft
import KindredGraph
import KindredYAML

/// The classes that a specification declares, by number.
struct DeclaredClasses: Sendable {
    /// For each controller, -1 where none is declared.
    private var numbers: [Int32] = []
    /// For the last component of each class, who declares it first.
    private(set) var first: [Int32: ControllerID] = [:]
    /// Those components in the order of their first declaration.
    private(set) var bases: [Int32] = []
    /// For the last component of each class and its generic arguments, who declares it first.
    private var generics: [Generic: ControllerID] = [:]
    /// The last components that are declared with several arguments.
    private var several: Set<Int32> = []

    private struct Generic: Hashable {
        let base: Int32
        /// Nil if there are none.
        let arguments: Int32?
    }

    init(hierarchy: ResolvedGraph, forms: inout ClassForms) {
        numbers.reserveCapacity(hierarchy.controllers.count)
        for id in hierarchy.controllerIDs {
            let number = Self.number(of: id, in: hierarchy, forms: &forms)
            numbers.append(number)
            guard number >= 0 else { continue }
            let base = forms.base(number)
            if first[base] == nil {
                first[base] = id
                bases.append(base)
            }
            let generic = Self.generic(number, forms: forms)
            if generics[generic] != nil { continue }
            generics[generic] = id
            if first[base] != id { several.insert(base) }
        }
    }

    subscript(_ id: ControllerID) -> Int32 { numbers[Int(id.index)] }

    /// Who declares a class first. One that is written without generic arguments stands for all; one that is printed without
    /// is only known if there is no choice.
    func declarer(of number: Int32, forms: ClassForms) -> ControllerID? {
        let (base, generic) = (forms.base(number), Self.generic(number, forms: forms))
        let found = generic.arguments == nil ? nil : generics[generic]
        if let found = found ?? generics[Generic(base: base, arguments: nil)] { return found }
        return generic.arguments == nil && !several.contains(base) ? first[base] : nil
    }

    private static func generic(_ number: Int32, forms: ClassForms) -> Generic {
        Generic(base: forms.base(number), arguments: forms.arguments(number))
    }

    private static func number(of id: ControllerID, in hierarchy: ResolvedGraph, forms: inout ClassForms) -> Int32 {
        if hierarchy[id].isImplicit { return -1 }
        let written = hierarchy.declaration(of: id).className
        if written.isAbsent { return -1 }
        return hierarchy.documents[Int(hierarchy[id].file)].wording.withTexts { texts in
            texts[written].isEmpty ? -1 : forms.add(texts[written])
        }
    }
}
