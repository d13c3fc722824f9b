import KindredDiagnostics
import KindredProject
import KindredSystem

extension Session {
    /// The purpose of reading a specification, which decides what counts against it.
    package enum Purpose: Sendable {
        /// A result or a report: all diagnostics count.
        case result
        /// The graph as it is. House rules say nothing about that, so they aren't checked.
        case graph
        /// The graph as it was: only errors after which there is none count, whatever the project says about diagnostics today.
        case earlierGraph

        /// The house rules that count.
        package func house(of project: LoadedProject?) -> House? {
            self == .result ? project.flatMap { House(project: $0.project) } : nil
        }

        /// The policy by which diagnostics are judged.
        package func policy(_ choices: Choices, scope: ProjectScope?, in environment: Environment) throws(Failure)
            -> Policy
        {
            if self == .earlierGraph {
                var policy = Policy()
                // Any number of diagnostics that don't count must not hide one that does.
                policy.showsAll = true
                return policy
            }
            let project = scope?.file
            var policy = choices.policy(project?.project, asksOnly: self == .graph)
            policy.readsWholeProject = scope?.isWhole ?? true
            try policy.take(choices.baseline, project: project, in: environment)
            if !choices.reportsStaleEntries { policy.levels[StaleBaseline.info.id] = .off }
            if self == .result, project != nil { policy.houseRules = house(of: project)?.ids ?? [] }
            return policy
        }

        /// Returns the part of a report that counts.
        package func counted(_ report: Report) -> Report { self == .earlierGraph ? report.withoutSilenceable : report }
    }
}
