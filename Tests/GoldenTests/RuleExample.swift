import Kindred
import KindredDiagnostics
import KindredDumps
import KindredFormats
import KindredProject
import KindredStoryboards
import KindredText

/// What Kindred reports for the example of a rule. Depending on the rule's area, the text is compiled, imported,
/// compared or read as a project file.
enum RuleExample {
    static func report(on text: String, of rule: RuleInfo) -> Report {
        switch rule.area {
        case .imports: imported(Array(text.utf8), isSkipped: rule.id == SkippedXIB.info.id)
        case .code: CodeExample(rule, text: text).verification().report
        case .recordings: recorded(Array(text.utf8), of: rule)
        case .hierarchies: compared(Array(text.utf8), isGuessed: rule.id == GuessedKind.info.id)
        case .project where rule.id == InvalidProject.info.id: decided(Array(text.utf8))
        case .project where [HouseRuleEmpty.info.id, UnusedException.info.id].contains(rule.id):
            ofHouse(Array(text.utf8))
        case .project: judged(text, of: rule)
        default: Pipeline(inputs: [input("example.kindred.yaml", Array(text.utf8))], threads: 1).report
        }
    }

    static func text(of report: Report) -> String {
        String(decoding: ByteWriter.collect { TextReport(showsNotes: true).write(report, to: &$0) }, as: UTF8.self)
    }

    private static func imported(_ bytes: [UInt8], isSkipped: Bool) -> Report {
        let path = isSkipped ? "Example.xib" : "Example.storyboard"
        let reading = StoryboardReading(inputs: [input(path, bytes)], skipsXIBs: isSkipped, threads: 1)
        var bag = reading.diagnostics
        bag.append(StoryboardImport(storyboards: reading.storyboards).diagnostics)
        return Report(files: reading.files, bag: bag)
    }

    /// The comments of the specification hold what the app has printed, so one text is both inputs of `verify`.
    private static func compared(_ bytes: [UInt8], isGuessed: Bool) -> Report {
        let file = SourceFile(path: "example.kindred.yaml", bytes: bytes)
        if isGuessed { return HierarchySpecification(files: [file], path: "hierarchy.kindred.yaml").report }
        return VerificationPipeline(
            specification: Pipeline(inputs: [input(file.path, bytes)], threads: 1), texts: [file]
        ).report
    }

    /// The text is a recording of an app with one view controller.
    private static func recorded(_ bytes: [UInt8], of rule: RuleInfo) -> Report {
        let specification = "kindred: 1\nwindows: {main: home}\nfamilies: {home: Home}\n"
        var choice = VerificationPipeline.Choice(judgesCallbacks: true)
        if rule.id == CoverageBelow.info.id { choice.minimums = [CoverageMinimum("100")].compactMap(\.self) }
        return VerificationPipeline(
            specification: Pipeline(inputs: [input("example.kindred.yaml", Array(specification.utf8))], threads: 1),
            texts: [SourceFile(path: "recording.json", bytes: bytes)], choice: choice
        ).report
    }

    private static func decided(_ bytes: [UInt8]) -> Report {
        let file = SourceFile(path: Project.fileName, bytes: bytes)
        return Report(files: [file], bag: Project.read(file).diagnostics)
    }

    private static func ofHouse(_ bytes: [UInt8]) -> Report {
        let project = Project.read(SourceFile(path: Project.fileName, bytes: bytes)).project
        let specification = """
            kindred: 1
            windows: {main: home}
            families: {home: Home, help: {controller: Help, tags: [payment]}}
            presentations: [{from: Home, present: help}]
            """
        let file = input("example.kindred.yaml", Array(specification.utf8))
        return Pipeline(inputs: [file], threads: 1, house: House(project: project)).report
    }

    /// Of a stale baseline the text is the baseline.
    private static func judged(_ text: String, of rule: RuleInfo) -> Report {
        var policy = Policy()
        var specification = text
        if rule.id == StaleBaseline.info.id {
            specification = "kindred: 1\nfamilies:\n  home: {navigation: Nav, stack: []}\n"
            policy.baseline =
                BaselineReader.read(SourceFile(path: "baseline.json", bytes: Array(text.utf8))) { $0 }.baseline
        }
        policy.requiresReasons = rule.id == SuppressionWithoutReason.info.id
        return Pipeline(inputs: [input("example.kindred.yaml", Array(specification.utf8))], threads: 1, policy: policy)
            .report
    }

    private static func input(_ path: String, _ bytes: [UInt8]) -> Pipeline.Input {
        .init(path: path, content: .bytes(bytes))
    }
}
