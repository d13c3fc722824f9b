/// The relations of a graph read through pointers, as `LinkedPointers` are.
package struct RelationPointers {
    fileprivate let presenterNumbers: UnsafeBufferPointer<Int32>
    fileprivate let presentingNumbers: UnsafeBufferPointer<Int32>
    fileprivate let presentedNumbers: UnsafeBufferPointer<Int32>
    fileprivate let presenterLists: PackedLists<Presenter>.All
    fileprivate let controllerLists: PackedLists<ControllerID>.All

    package func presenters(of presentation: Int) -> UnsafeBufferPointer<Presenter> {
        presenterLists[presenterNumbers[presentation]]
    }

    /// The number of the list of a family's presentingViewControllers; equal numbers are equal lists.
    package func presenting(of family: FamilyID) -> Int32 { presentingNumbers[Int(family.index)] }

    /// The number of the list of a controller's presentedViewControllers.
    package func presented(of controller: Int32) -> Int32 {
        presentedNumbers.isEmpty ? -1 : presentedNumbers[Int(controller)]
    }

    package func controllers(inList number: Int32) -> UnsafeBufferPointer<ControllerID> { controllerLists[number] }
}

extension ResolvedGraph {
    package func withPointers<Result>(_ body: (LinkedPointers, RelationPointers) -> Result) -> Result {
        linked.withPointers { pointers in
            relations.presenters.withUnsafeBufferPointer { presenters in
                relations.presenting.withUnsafeBufferPointer { presenting in
                    relations.presented.withUnsafeBufferPointer { presented in
                        relations.presenterLists.withAll { presenterLists in
                            relations.controllerLists.withAll { controllerLists in
                                body(
                                    pointers,
                                    RelationPointers(
                                        presenterNumbers: presenters, presentingNumbers: presenting,
                                        presentedNumbers: presented, presenterLists: presenterLists,
                                        controllerLists: controllerLists))
                            }
                        }
                    }
                }
            }
        }
    }
}
