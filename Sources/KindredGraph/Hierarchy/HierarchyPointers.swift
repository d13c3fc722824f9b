/// A hierarchy read through pointers, for as long as it lends them: an element of an array would be copied, and all that
/// it holds be counted.
package struct HierarchyPointers {
    package let documents: UnsafeBufferPointer<Document>
    package let controllers: UnsafeBufferPointer<Controller>
    package let families: UnsafeBufferPointer<Family>
    package let presentations: UnsafeBufferPointer<Presentation>
    package let windowsByFamily: PackedLists<WindowID>.All
    package let presentationsByFamily: PackedLists<PresentationID>.All
    package let presenterLists: PackedLists<Presenter>.All
    package let controllerLists: PackedLists<ControllerID>.All
    /// The origin of each controller; empty without screens.
    package let origins: UnsafeBufferPointer<PlaceOrigin>

    /// Returns how many members a family has.
    func memberCount(of family: Int32) -> Int {
        families[Int(family)].root.map { Int(controllers[Int($0.index)].end - $0.index) } ?? 0
    }
}

extension ResolvedGraph {
    package func withPointers<Result>(_ body: (HierarchyPointers) -> Result) -> Result {
        documents.withUnsafeBufferPointer { documents in
            controllers.withUnsafeBufferPointer { controllers in
                families.withUnsafeBufferPointer { families in
                    presentations.withUnsafeBufferPointer { presentations in
                        withLists { windowsByFamily, presentationsByFamily, presenterLists, controllerLists, origins in
                            body(
                                HierarchyPointers(
                                    documents: documents, controllers: controllers, families: families,
                                    presentations: presentations, windowsByFamily: windowsByFamily,
                                    presentationsByFamily: presentationsByFamily, presenterLists: presenterLists,
                                    controllerLists: controllerLists,
                                    origins: origins))
                        }
                    }
                }
            }
        }
    }

    private func withLists<Result>(
        _ body: (
            PackedLists<WindowID>.All, PackedLists<PresentationID>.All, PackedLists<Presenter>.All,
            PackedLists<ControllerID>.All,
            UnsafeBufferPointer<PlaceOrigin>
        ) -> Result
    ) -> Result {
        windowsByFamily.withAll { windows in
            presentationsByFamily.withAll { presentations in
                presenterLists.withAll { presenters in
                    controllerLists.withAll { controllers in
                        (screens?.origins ?? []).withUnsafeBufferPointer {
                            body(windows, presentations, presenters, controllers, $0)
                        }
                    }
                }
            }
        }
    }
}
