import KindredDiagnostics
import KindredProject
import KindredSystem

extension Specification {
    /// What a specification is read for, and so what counts against it.
    enum Purpose {
        /// A result or a report: everything that is found.
        case result
        /// What the graph is. The rules of the house say nothing about that, so they aren't asked.
        case graph
        /// What the graph was: only mistakes after which there is none, whatever the project says about findings today.
        case earlierGraph

        /// The rules of the house that count.
        func house(of project: LoadedProject?) -> House? {
            self == .result ? project.flatMap { House($0.project) } : nil
        }

        /// What becomes of findings.
        func policy(
            _ arguments: Arguments, scope: ProjectScope?, in environment: Environment
        ) throws(Failure) -> Policy {
            if self == .earlierGraph {
                var policy = Policy()
                // Any number of findings that don't count must not hide one that does.
                policy.showsAll = true
                return policy
            }
            let project = scope?.file
            var policy = Policy(arguments: arguments, project: project?.project)
            policy.readsWholeProject = scope?.isWhole ?? true
            try policy.takeBaseline(arguments, project: project, in: environment)
            if self == .result, project != nil { policy.houseRules = house(of: project)?.ids ?? [] }
            return policy
        }

        /// What of a report counts.
        func counted(_ report: Report) -> Report { self == .earlierGraph ? report.withoutSilenceable : report }
    }
}
