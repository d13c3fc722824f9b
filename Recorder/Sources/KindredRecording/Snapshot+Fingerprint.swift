#if DEBUG
    extension Snapshot {
        /// A number for what counts as a change. States don't: they change while things move.
        package var fingerprint: Int {
            var hasher = Hasher()
            for window in windows {
                hasher.combine(window.scene)
                hasher.combine(window.horizontal)
                hasher.combine(window.vertical)
                window.root.add(to: &hasher)
            }
            return hasher.finalize()
        }
    }

    extension Snapshot.Controller {
        fileprivate func add(to hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(view?.isInWindow)
            hasher.combine(selected)
            hasher.combine(split?.isCollapsed)
            hasher.combine(children.count)
            for child in children { child.add(to: &hasher) }
            hasher.combine(presented.count)
            for controller in presented { controller.add(to: &hasher) }
        }
    }
#endif
