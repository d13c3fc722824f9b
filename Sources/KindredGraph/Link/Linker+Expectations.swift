import KindredDiagnostics
import KindredYAML

/// Expectations of controllers that don't exist where something is expected of them.
extension Linker {
    mutating func reportAbsent(_ documents: [Document]) {
        guard let existence = graph.existence, !graph.isPartial, !graph.hasLost(.configurations),
            !existence.conditions.configurations.isEmpty
        else { return }
        for (file, document) in documents.enumerated() {
            let declared = document.declared
            for controller in document.expectedControllers
            where configurations(having: controller, of: declared, existence: existence) == 0 {
                reportAbsence(controller, on: nil, at: controller, in: Int32(file))
            }
            for limit in declared.conditions.limits where limit.subject == .expectation && limit.isKey {
                check(limit, of: declared, in: Int32(file), existence: existence)
            }
        }
    }

    /// Returns where one of the places of a controller exists; nil if there is no such controller.
    private func configurations(
        having controller: SourceValue, of declared: DeclaredFile, existence: Existence
    ) -> ConfigurationSet? {
        guard let owner = declared.texts.withTexts({ owner(of: $0[controller], space: .controller) }) else {
            return nil
        }
        return controllers(owner).reduce(ConfigurationSet(0)) { $0 | existence.controllers[Int($1.index)] }
    }

    /// Reports a key that is the name of a configuration without the controller. A width means those that have it.
    private mutating func check(
        _ limit: DeclaredConditions.Limit, of declared: DeclaredFile, in file: Int32, existence: Existence
    ) {
        guard let element = limit.elements.first, let written = limit.names.first.map({ declared.references[Int($0)] })
        else { return }
        let name = declared.texts.string(written)
        let configurations = existence.conditions.configurations
        guard let index = configurations.firstIndex(where: { graph.names.string($0.name) == name }) else { return }
        let set = existence.conditions.set(of: .expectation, number: element, in: file)
        let controller = declared.expectations[Int(element)].controller
        guard set & 1 << ConfigurationSet(index) != 0,
            let having = self.configurations(having: controller, of: declared, existence: existence),
            having != 0, having & 1 << ConfigurationSet(index) == 0
        else { return }
        reportAbsence(controller, on: name, at: written, in: file)
    }

    private mutating func reportAbsence(
        _ controller: SourceValue, on configuration: String?, at written: SourceValue, in file: Int32
    ) {
        if diagnostics.isFull { return diagnostics.countDropped(UnresolvedReference.info) }
        let id = graph.string(controller, in: file)
        diagnostics.add(
            UnresolvedReference.info,
            diagnostic: UnresolvedReference.absent(
                id, on: configuration, at: graph.place(of: written, in: file)))
    }
}
