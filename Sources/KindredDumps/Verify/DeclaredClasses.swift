import KindredDraft
import KindredGraph
import KindredYAML

/// The classes that a specification declares, by number.
struct DeclaredClasses: Sendable {
    /// The number of each controller's class, -1 where none is declared.
    private var numbers: [Int32] = []
    /// The first controller that declares a class, by the last component of the class.
    private(set) var first: [Int32: ControllerID] = [:]
    /// The last components in the order of their first declaration.
    private(set) var bases: [Int32] = []
    /// The first controller that declares a class, by the last component and the generic arguments of the class.
    private var generics: [Generic: ControllerID] = [:]
    /// The last components that are declared with several arguments.
    private var several: Set<Int32> = []

    private struct Generic: Hashable {
        let base: Int32
        /// The generic arguments, or nil if there are none.
        let arguments: Int32?
    }

    init(graph: ResolvedGraph, forms: inout ClassForms) {
        numbers.reserveCapacity(graph.controllers.count)
        for id in graph.controllerIDs {
            let number = Self.number(of: id, in: graph, forms: &forms)
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

    /// The first controller that declares a class. A class that is written without generic arguments matches any; one that is
    /// printed without is only known if there is no choice.
    func declarer(of number: Int32, forms: ClassForms) -> ControllerID? {
        let (base, generic) = (forms.base(number), Self.generic(number, forms: forms))
        let found = generic.arguments == nil ? nil : generics[generic]
        if let found = found ?? generics[Generic(base: base, arguments: nil)] { return found }
        return generic.arguments == nil && !several.contains(base) ? first[base] : nil
    }

    private static func generic(_ number: Int32, forms: ClassForms) -> Generic {
        Generic(base: forms.base(number), arguments: forms.arguments(number))
    }

    private static func number(of id: ControllerID, in graph: ResolvedGraph, forms: inout ClassForms) -> Int32 {
        guard var name = graph.text(of: .class, in: id), !name.isEmpty else { return -1 }
        return name.withUTF8 { forms.add(UnsafeRawBufferPointer($0)) }
    }
}
