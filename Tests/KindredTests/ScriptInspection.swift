import Kindred
import KindredDiagnostics
import KindredGraph
import KindredLifecycle

/// What must hold of every script, whatever it was made of.
enum ScriptInspection {
    static func faults(in pipeline: Pipeline) -> [String] {
        pipeline.scripts.flatMap { script in
            faults(in: script, pipeline).map { "scenario '\(script.name)': \($0)" }
        }
    }

    private static func faults(in script: Script, _ pipeline: Pipeline) -> [String] {
        var faults: [String] = []
        for (index, step) in script.steps.enumerated() {
            for list in lists(of: step) where list.lowerBound < 0 || list.upperBound > index {
                faults.append("step \(index) holds \(list)")
            }
            if case .check(let claims) = step.action, !script.claims.indices.dropFirst().contains(Int(claims)) {
                faults.append("step \(index) checks claims \(claims)")
            }
            if case .setStack(_, let list) = step.action, list.upperBound > script.lists.count {
                faults.append("step \(index) has a stack beyond the lists")
            }
        }
        for list in [script.body] + script.hooks.map(\.steps) where list.upperBound > script.steps.count {
            faults.append("steps \(list) of \(script.steps.count)")
        }
        // Each step is in one list only.
        let held = script.steps.flatMap(lists).map(\.count).reduce(0, +) + script.body.count
        if held + script.hooks.map(\.steps.count).reduce(0, +) != script.steps.count {
            faults.append("steps that are in no list")
        }
        if script.lists.contains(where: { $0.index >= pipeline.graph.controllers.count }) {
            faults.append("a controller that is none")
        }
        let length = pipeline.report.files[Int(script.place.file)].bytes.count
        if script.steps.contains(where: { $0.place.range.end > length }) { faults.append("a step outside of the file") }
        return faults
    }

    private static func lists(of step: Step) -> [StepList] {
        switch step.action {
        case .block(let list), .async(let list): [list]
        default: [step.completion]
        }
    }
}
