import Kindred
import KindredDiagnostics
import KindredGraph
import KindredProject
import KindredSystem
import KindredYAML

/// A project file that was read.
package final class LoadedProject {
    /// The path of the file, as it is shown.
    package let path: String
    package let project: Project
    /// The name of the app in pictures; nil if the file doesn't say.
    package var title: String? { project.title.map(project.text) }
    /// The identity of the file, so that nothing is written over it.
    package let identity: FileIdentity?

    /// Reads the file. Its errors are thrown, to be shown on standard error, whatever the format.
    package init(path: String, choice: ProjectChoice, in environment: Environment) throws(Failure) {
        self.path = PathText.shown(path, from: environment.files.currentFolders)
        // What is only found isn't waited for.
        if choice.file == nil, (try? environment.files.status(path).kind) == .other {
            throw .environment(
                "can't read '\(self.path)': it's a pipe or a device, not a file", "--no-config ignores project files")
        }
        let read = FileText.read(path, in: environment)
        identity = read.identity
        switch read.content {
        case .text(let text):
            var (project, diagnostics) = Project.read(SourceFile(path: self.path, text: text))
            project.pathInside = environment.pathsBeside(self.path)
            self.project = project
            if diagnostics.total > 0 { throw failure(diagnostics) }
        case .tooLarge: throw .environment("can't read '\(self.path)': the file is larger than 1 GiB")
        case .unreadable(let error): throw .environment("can't read '\(self.path)': \(error.reason)")
        }
    }

    /// Reads a file that may have errors, as far as possible; nil if it's no plain file.
    package init?(lenient path: String, in environment: Environment) {
        // Nothing is read a second time from a pipe.
        guard (try? environment.files.status(path).kind) == .file else { return nil }
        self.path = PathText.shown(path, from: environment.files.currentFolders)
        let read = FileText.read(path, in: environment)
        guard case .text(let text) = read.content else { return nil }
        identity = read.identity
        project = Project.read(SourceFile(path: self.path, text: text)).project
    }

    /// Returns the project of the current folder.
    ///
    /// - Parameter isNeeded: Whether it matters that it has errors or can't be read.
    package static func ofCurrentFolder(
        _ choice: ProjectChoice, in environment: Environment, isNeeded: Bool
    ) throws(Failure) -> LoadedProject? {
        guard let path = choice.file(of: [], in: environment) else { return nil }
        do throws(Failure) {
            return try LoadedProject(path: path, choice: choice, in: environment)
        } catch {
            if isNeeded { throw error }
            return nil
        }
    }

    /// The path of something that the file names relative to itself.
    package func path(_ written: SourceValue) -> String { path(project.text(written)) }

    package func path(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: "/") ? text : PathText.joined(PathText.folder(of: path), name: text)
    }

    /// The paths of all that belongs to the project.
    package var sources: [String] { project.sources.map { $0.map { path($0) } } ?? [PathText.folder(of: path)] }

    /// The path of the evidence that the file names.
    package var evidencePath: String? { project.evidence.map { path($0) } }
    /// The path of the baseline that the file names.
    package var baselinePath: String? { project.baseline.map { path($0.file) } }

    /// The paths that are read if a command line names none; those that are missing are errors.
    func presentSources(_ environment: Environment) throws(Failure) -> [String] {
        var missing = DiagnosticBag()
        for source in project.sources ?? [] {
            if Self.isThere(path(source), in: environment) { continue }
            missing.append(InvalidProject.missingSource(project.text(source), at: project.place(of: source)))
        }
        if missing.total > 0 { throw failure(missing) }
        return sources
    }

    /// Whether there is something at a path; what can't be looked at is reported when it is read.
    private static func isThere(_ path: String, in environment: Environment) -> Bool {
        do throws(SystemError) { return try environment.files.statusIfAny(path) != nil } catch { return true }
    }

    /// Refuses a file that a graph shows to be wrong.
    package func check(_ graph: ResolvedGraph, readsWholeProject: Bool) throws(Failure) {
        let found = House(project: project)?.diagnostics(in: graph, readsWholeProject: readsWholeProject)
        if let diagnostics = found, diagnostics.total > 0 {
            throw failure(diagnostics)
        }
        // A view may be one of a file that couldn't be read.
        if !graph.isPartial, let diagnostics = project.diagnosticsOfViews(graph) { throw failure(diagnostics) }
    }

    /// Makes a failure of the errors in the file.
    package func failure(_ diagnostics: DiagnosticBag) -> Failure { .usage([project.file], diagnostics: diagnostics) }
}
