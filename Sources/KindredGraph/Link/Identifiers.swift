/// The index of a controller in `LinkedGraph.controllers`.
@usableFromInline
package struct ControllerID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// Keeps an optional index in four bytes: there are many of them.
@propertyWrapper
@usableFromInline
package struct OptionalIndex: Sendable {
    @usableFromInline var raw: Int32

    @inlinable
    package init(wrappedValue: ControllerID?) { raw = wrappedValue?.index ?? -1 }

    @inlinable
    package var wrappedValue: ControllerID? {
        get { raw < 0 ? nil : ControllerID(index: raw) }
        set { raw = newValue?.index ?? -1 }
    }
}

/// The index of a family in `LinkedGraph.families`.
@usableFromInline
package struct FamilyID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The index of a window in `LinkedGraph.windows`.
@usableFromInline
package struct WindowID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The index of a presentation in `LinkedGraph.presentations`.
@usableFromInline
package struct PresentationID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
}

/// The index of a move in `Moves.all`.
package struct MoveID: Hashable, Sendable {
    package let index: Int32
    package init(index: Int32) { self.index = index }
}

/// The number of a name in `LinkedGraph.names`; none is negative.
@usableFromInline
package struct NameID: Hashable, Sendable {
    @usableFromInline package let index: Int32
    @inlinable package init(index: Int32) { self.index = index }
    @inlinable package static var none: NameID { NameID(index: -1) }
    @inlinable package var isNone: Bool { index < 0 }
}
