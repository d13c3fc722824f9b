import KindredDraft
import KindredText

/// A printed hierarchy with the classes and kinds that follow from its names.
struct LiveTree: Sendable {
    let dump: Dump
    /// The number of each controller's class.
    private(set) var classes: [Int32] = []
    private var facts: [SystemControllers.Facts] = []
    /// The presented controllers by presenter.
    private var presented: [Int32: [Int32]] = [:]

    /// - Parameter known: The facts of classes, by number.
    init(dump: Dump, forms: inout ClassForms, known: inout [Int32: SystemControllers.Facts]) {
        self.dump = dump
        classes.reserveCapacity(dump.controllers.count)
        var kindsOfViews: [Int32: KindSet] = [:]
        for (index, controller) in dump.controllers.enumerated() {
            if controller.presenter >= 0 { presented[controller.presenter, default: []].append(Int32(index)) }
            let number = dump.names.withBytes(of: controller.name) { forms.add($0) }
            let ofClass = known[number] ?? SystemControllers.facts(forms.text(number))
            known[number] = ofClass
            classes.append(number)
            facts.append(Self.narrowed(ofClass, by: controller, in: dump, kindsOfViews: &kindsOfViews))
        }
    }

    /// Narrows the kinds down where the class leaves several open: a recorder knows the kind, and a view suggests it.
    private static func narrowed(
        _ facts: SystemControllers.Facts, by controller: LiveController, in dump: Dump,
        kindsOfViews: inout [Int32: KindSet]
    ) -> SystemControllers.Facts {
        guard facts.kinds == .all else { return facts }
        var facts = facts
        if let recorded = controller.recorded {
            facts.kinds = KindSet(recorded.kind)
        } else if controller.viewName >= 0 {
            let name = controller.viewName
            facts.kinds = kindsOfViews[name] ?? SystemControllers.kinds(ofView: dump.string(name))
            kindsOfViews[name] = facts.kinds
        }
        return facts
    }

    var count: Int { dump.controllers.count }

    subscript(_ index: Int32) -> LiveController { dump.controllers[Int(index)] }

    func presented(by index: Int32) -> [Int32] { presented[index] ?? [] }
    func kinds(_ index: Int32) -> KindSet { facts[Int(index)].kinds }
    func treatment(_ index: Int32) -> SystemControllers.Treatment { facts[Int(index)].treatment }
    func classNumber(_ index: Int32) -> Int32 { classes[Int(index)] }
}
