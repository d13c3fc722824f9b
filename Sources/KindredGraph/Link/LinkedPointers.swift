/// A graph read through pointers, for as long as it lends them: an element of an array would be copied, and all that it holds
/// be counted.
package struct LinkedPointers {
    package let declared: UnsafeBufferPointer<DeclaredFile>
    package let controllers: UnsafeBufferPointer<Controller>
    package let families: UnsafeBufferPointer<Family>
    package let presentations: UnsafeBufferPointer<Presentation>
    package let windowsByFamily: PackedLists<WindowID>.All
    package let presentationsByFamily: PackedLists<PresentationID>.All
    /// The origin of each controller; empty without screens.
    package let origins: UnsafeBufferPointer<PlaceOrigin>

    /// Returns how many members a family has.
    func memberCount(of family: Int32) -> Int {
        families[Int(family)].root.map { Int(controllers[Int($0.index)].end - $0.index) } ?? 0
    }
}

extension LinkedGraph {
    func withPointers<Result>(_ body: (LinkedPointers) -> Result) -> Result {
        declared.withUnsafeBufferPointer { declared in
            controllers.withUnsafeBufferPointer { controllers in
                families.withUnsafeBufferPointer { families in
                    presentations.withUnsafeBufferPointer { presentations in
                        withLists { windows, presentationLists, origins in
                            body(
                                LinkedPointers(
                                    declared: declared, controllers: controllers, families: families,
                                    presentations: presentations, windowsByFamily: windows,
                                    presentationsByFamily: presentationLists, origins: origins))
                        }
                    }
                }
            }
        }
    }

    private func withLists<Result>(
        _ body: (
            PackedLists<WindowID>.All, PackedLists<PresentationID>.All, UnsafeBufferPointer<PlaceOrigin>
        ) -> Result
    ) -> Result {
        windowsByFamily.withAll { windows in
            presentationsByFamily.withAll { presentations in
                (screens?.origins ?? []).withUnsafeBufferPointer { body(windows, presentations, $0) }
            }
        }
    }
}
