import KindredDiagnostics
import KindredGraph
import KindredText

/// A view controller hierarchy as a running app printed it: who contains and presents whom, in flat arrays.
package struct Dump: Sendable {
    package var controllers: [LiveController] = []
    /// Names of classes, as they are printed.
    package var names = NameTable()
    /// The idiom of the window that it is in; nil if it isn't known.
    package var idiom: String?
    /// The file that it is in, for places.
    package let file: Int32

    package init(file: Int32) {
        self.file = file
    }

    package func string(_ name: Int32) -> String { name < 0 ? "" : names.string(name) }
    package func className(_ index: Int32) -> String { string(controllers[Int(index)].name) }
    package func place(of index: Int32) -> SourceRange { SourceRange(file: file, range: controllers[Int(index)].place) }

    /// The controllers that a controller directly contains, in order.
    package func children(of index: Int32) -> [Int32] {
        below(index).filter { controllers[Int($0)].parent == index }
    }

    /// The controllers that a controller itself presents: one at most, unless the text has been tampered with.
    package func presented(by index: Int32) -> [Int32] {
        below(index).filter { controllers[Int($0)].presenter == index }
    }

    private func below(_ index: Int32) -> [Int32] {
        var found: [Int32] = []
        var position = index + 1
        while position < controllers[Int(index)].end {
            found.append(position)
            position = controllers[Int(position)].end
        }
        return found
    }
}

/// One line of a printed hierarchy. The first is the root; what is below a controller follows it.
package struct LiveController: Sendable {
    package enum State: String, Sendable {
        case disappeared, appearing, appeared, disappearing
        /// A state that isn't printed, or an unknown word.
        case unknown
    }

    package enum View: String, Sendable {
        case inWindow, outsideWindow, notLoaded
    }

    /// The class, in `Dump.names`.
    package var name: Int32
    package var state: State
    package var view: View
    /// The class of its view, in `Dump.names`; -1 if there is none.
    package var viewName: Int32 = -1
    /// The class of the presentation controller, in `Dump.names`; -1 for what is not presented, or not said to be.
    package var presentation: Int32 = -1
    var presentationPlace = ByteRange(start: 0, end: 0)
    /// The container; -1 for a root and for what is presented.
    package var parent: Int32 = -1
    /// The presenter; -1 for the root of the dump and for children.
    package var presenter: Int32 = -1
    /// The index after this controller and everything below it, presented ones included.
    package var end: Int32 = 0
    /// The place where the class is printed.
    package var place: ByteRange
    /// Details that a recording has beyond a printed line; nil for a printed controller.
    package var recorded: Recorded?

    /// The knowledge that only a recorder has: a printed line doesn't name these.
    package struct Recorded: Hashable, Sendable {
        /// The number of the instance.
        package var id: Int32 = 0
        package var kind = Kind.controller
        /// The style that the app asked for; nil for a controller that isn't presented, or another word.
        package var style: PresentationStyle?
        /// The column that it is in.
        package var column: Role?
        package var definesContext = false
        package var forwards = true
        var isClassic = false
        /// The number of the selected tab; -1 for none.
        package var selected: Int32 = -1
        /// Whether page curls, and no scrolling, turn its pages.
        package var curls = false
        /// The instance that asked for its presentation; -1 if that wasn't seen.
        package var caller: Int32 = -1
    }
}
