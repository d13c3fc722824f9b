extension StyleSign {
    /// The look of its lines.
    func pen(_ ink: Ink) -> Drawing.Pen {
        let dash: Drawing.Dash =
            switch self {
            case .popover: .dotted
            case .context: .dashed
            case .custom: .dashDotted
            default: .none
            }
        let isThick = self == .fullScreen || self == .overFullScreen
        return Drawing.Pen(
            ink: ink, width: self == .root ? 3.4 : isThick ? 2 : 1.3, dash: dash, isDouble: self == .root)
    }
}
