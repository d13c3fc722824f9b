import KindredDiagnostics
import KindredGraph

/// One step of a scenario: a call that the app makes, or a group of them.
package struct Step: Sendable {
    package var action: Action
    /// The place where it is written.
    package var place: SourceRange
    /// Steps that run when it has ended.
    package var completion: StepList = 0..<0
    package var isAnimated: Bool
    /// The interaction; nil if the step isn't interactive.
    package var interaction: Interaction?

    package init(action: Action, place: SourceRange, isAnimated: Bool = false) {
        self.action = action
        self.place = place
        self.isAnimated = isAnimated
    }

    package typealias Interaction = StepInteraction
    package typealias Selection = TabSelection

    package enum Action: Sendable {
        case launch(WindowID)
        case push(ControllerID, on: ControllerID)
        /// A pop; without `to`, to the controller below.
        case pop(on: ControllerID, to: ControllerID?)
        case popToRoot(on: ControllerID)
        /// The new stack, in `Script.lists`.
        case setStack(on: ControllerID, to: Range<Int32>)
        case select(ControllerID, by: Selection)
        case turn(page: ControllerID, to: ControllerID)
        case present(PresentationID)
        case dismiss(on: ControllerID)
        case setRoot(WindowID, FamilyID)
        case addChild(ControllerID, to: ControllerID)
        case removeFromParent(ControllerID)
        case willMove(ControllerID, to: ControllerID?)
        case didMove(ControllerID, to: ControllerID?)
        case addSubview(ControllerID, in: ControllerID)
        case removeFromSuperview(ControllerID)
        case transition(in: ControllerID, from: ControllerID, to: ControllerID, duration: Double, isFinished: Bool)
        case beginAppearance(ControllerID, isAppearing: Bool)
        case endAppearance(ControllerID)
        case loadView(ControllerID)
        /// One function of the app: it runs in a single turn of the run loop.
        case block(StepList)
        /// Runs in a turn of its own.
        case async(StepList)
        /// An index into `Script.claims`.
        case check(Int32)
        case mark(String)
        /// A step that can't run in any state, which the scenario expects; an index into `Script.impossible`.
        case impossible(Int32)
    }
}
