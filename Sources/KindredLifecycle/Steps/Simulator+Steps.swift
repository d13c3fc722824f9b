/// Runs each step with the function for it.
extension Simulator {
    mutating func perform(_ steps: StepList) {
        for number in steps where !isOver {
            guard script.steps.indices.contains(Int(number)), enter() else { return }
            let outer = context
            context.step = number
            guard spend(1) else { return }
            if !isSilent {
                trace.starts.append(
                    Trace.Start(
                        step: number, hook: context.hook, turn: turn,
                        position: Int32(truncatingIfNeeded: trace.events.count), depth: depth - 1))
            }
            perform(script.steps[Int(number)])
            context = outer
            depth -= 1
        }
    }

    private mutating func perform(_ step: Step) {
        switch step.action {
        case .launch(let window): launch(window)
        case .push(let id, on: let stack): push(id, on: stack, step: step)
        case .pop(on: let stack, to: let id): pop(on: stack, to: id, step: step)
        case .popToRoot(on: let stack): popToRoot(on: stack, step: step)
        case .setStack(on: let stack, to: let members): setStack(on: stack, to: script.ids(in: members), step: step)
        case .select(let id, by: let selection): select(id, by: selection, step: step)
        case .turn(page: let page, to: let id): turn(page, to: id, step: step)
        case .present(let presentation): present(id: presentation, step: step)
        case .dismiss(on: let id): dismiss(on: id, step: step)
        case .setRoot(let window, let family): setRoot(window, family: family)
        case .addChild(let child, to: let parent): addChild(child, to: parent)
        case .removeFromParent(let child): removeFromParent(child)
        case .willMove(let child, to: let parent): willMove(child, to: parent)
        case .didMove(let child, to: let parent): didMove(child, to: parent)
        case .addSubview(let child, in: let owner): addSubview(child, in: owner)
        case .removeFromSuperview(let child): removeFromSuperview(child)
        case .transition(in: let container, let from, let to, _, let isFinished):
            self.transition(in: container, from: from, to: to, isFinished: isFinished, step: step)
        case .beginAppearance(let child, let isAppearing): beginAppearance(child, appearing: isAppearing)
        case .endAppearance(let child): endAppearance(child)
        case .loadView(let id): load(id, cause: .step)
        case .block(let steps): perform(steps)
        case .async(let steps): queues.blocks.append(RunLoop.Block(steps: steps, context: context))
        case .check(let claims): checkClaims(claims)
        case .mark(let name): record(.mark(name), cause: .step, facts: [])
        case .impossible(let reason): stop(script.impossible[Int(reason)])
        }
    }
}
