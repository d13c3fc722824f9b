import KindredBase
import KindredCore

/// The classes that a specification declares, by number.
struct DeclaredClasses: Sendable {
    /// For each controller, -1 where none is declared.
    private var numbers: [Int32] = []
    /// For the last component of each class, who declares it first.
    private(set) var first: [Int32: ControllerID] = [:]
    /// Those components in the order of their first declaration.
    private(set) var bases: [Int32] = []

    init(_ hierarchy: Hierarchy, _ forms: inout ClassForms) {
        numbers.reserveCapacity(hierarchy.controllers.count)
        for id in hierarchy.controllerIDs {
            let number = Self.number(of: id, in: hierarchy, &forms)
            numbers.append(number)
            guard number >= 0 else { continue }
            let base = forms.base(number)
            if first[base] == nil {
                first[base] = id
                bases.append(base)
            }
        }
    }

    subscript(_ id: ControllerID) -> Int32 { numbers[Int(id.index)] }

    private static func number(of id: ControllerID, in hierarchy: Hierarchy, _ forms: inout ClassForms) -> Int32 {
        if hierarchy[id].isImplicit { return -1 }
        let written = hierarchy.declaration(of: id).className
        if written.isAbsent { return -1 }
        return hierarchy.documents[Int(hierarchy[id].file)].wording.withTexts { texts in
            texts[written].isEmpty ? -1 : forms.add(texts[written])
        }
    }
}
