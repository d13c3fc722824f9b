import KindredDiagnostics
import KindredGraph

/// All scenes of an import, and what leads from each to others, with references to other files resolved.
///
/// A scene is what a storyboard declares once and an app may make many controllers of.
struct SceneGraph: Sendable {
    struct Scene: Sendable {
        /// The file, among those of the import.
        var file: Int32
        var origin: Origin
        var kind: Kind
        /// The range in `links`: those that put a child in the scene come first.
        var links: Range<Int32> = 0..<0
    }

    enum Origin: Sendable {
        /// A controller of the file.
        case controller(Int32)
        /// A scene for a reference of the file whose target wasn't found.
        case missing(placeholder: Int32)
    }

    struct Link: Sendable {
        enum Kind: Sendable, Equatable {
            case child(Role)
            case present
            /// A `show`, or its older form, which only navigation controllers understand.
            case show, push
            case showDetail
        }

        var kind: Kind
        var target: Int32
        /// The declaration of the link, in the source's file.
        var declaration: Declaration
    }

    enum Declaration: Hashable, Sendable {
        case containment(Int32)
        case segue(Int32)
    }

    let files: ImportedFiles
    /// The storyboards that the app starts with, as far as its property lists and project files say.
    let start: AppStart
    private(set) var scenes: [Scene] = []
    private(set) var links: [Link] = []
    /// The number of each file's first scene; the scenes of a file's controllers are consecutive.
    private(set) var firstScenes: [Int32] = []
    /// Scenes that a custom segue leads to, and the first of these.
    private(set) var customSegues: [Int32: (file: Int32, segue: Int32)] = [:]
    /// Whether another scene leads to a scene, for each scene.
    private(set) var isTarget: [Bool] = []
    /// Whether another file refers to a file, for each file.
    private(set) var isReferenced: [Bool]

    /// The scene that each file starts with, of whatever file.
    private var initials: [Int32?] = []

    init(storyboards: [Storyboard], projects: [ProjectFile], importDiagnostics: inout ImportDiagnostics) {
        files = ImportedFiles(all: storyboards, importDiagnostics: &importDiagnostics)
        let known = Set(storyboards.map { StoryboardPath($0.file.path).name })
        start = AppStart(files: files, projects: projects, known: known, importDiagnostics: &importDiagnostics)
        isReferenced = Array(repeating: false, count: files.storyboards.count)
        for (file, storyboard) in files.storyboards.enumerated() {
            firstScenes.append(Int32(truncatingIfNeeded: scenes.count))
            for (number, controller) in storyboard.controllers.enumerated() {
                let origin = Origin.controller(Int32(truncatingIfNeeded: number))
                scenes.append(Scene(file: Int32(file), origin: origin, kind: KindredGraph.Kind(controller.element)))
            }
        }
        var linker = SceneLinker(graph: self, diagnostics: importDiagnostics)
        linker.link()
        importDiagnostics = linker.diagnostics
        scenes += linker.missing
        isReferenced = linker.isReferenced
        initials = linker.initials
        customSegues = linker.customSegues
        group(linker.found)
    }

    /// Puts links beside others of the same source, in the order in which they were found.
    private mutating func group(_ found: [(source: Int32, link: Link)]) {
        var counts = Array(repeating: Int32(0), count: scenes.count)
        isTarget = counts.map { _ in false }
        for each in found {
            counts[Int(each.source)] += 1
            if each.link.target != each.source { isTarget[Int(each.link.target)] = true }
        }
        var next: [Int32] = []
        var sum: Int32 = 0
        for (scene, count) in counts.enumerated() {
            next.append(sum)
            scenes[scene].links = sum..<(sum + count)
            sum += count
        }
        guard let any = found.first?.link else { return }
        links = Array(repeating: any, count: found.count)
        for each in found {
            links[Int(next[Int(each.source)])] = each.link
            next[Int(each.source)] += 1
        }
    }
}

// MARK: What the files say

extension SceneGraph {
    func storyboard(_ scene: Int32) -> Storyboard { files.storyboards[Int(scenes[Int(scene)].file)] }
    func label(_ scene: Int32) -> String { files.labels[Int(scenes[Int(scene)].file)] }

    /// The controller of a scene, or nil for what was not found.
    func controller(_ scene: Int32) -> StoryboardController? {
        guard case .controller(let number) = scenes[Int(scene)].origin else { return nil }
        return storyboard(scene).controllers[Int(number)]
    }

    /// The reference, for what was not found.
    func placeholder(_ scene: Int32) -> StoryboardPlaceholder? {
        guard case .missing(let number) = scenes[Int(scene)].origin else { return nil }
        return storyboard(scene).placeholders[Int(number)]
    }

    /// The id of the object in its file.
    func objectID(_ scene: Int32) -> String {
        storyboard(scene)[controller(scene)?.id ?? placeholder(scene)?.id ?? .absent] ?? ""
    }

    func place(of scene: Int32) -> SourceRange {
        storyboard(scene).place(
            of: controller(scene)?.place ?? placeholder(scene)?.place ?? ByteRange(start: 0, end: 0))
    }

    func segue(_ link: Link, of scene: Int32) -> StoryboardSegue? {
        guard case .segue(let number) = link.declaration else { return nil }
        return storyboard(scene).segues[Int(number)]
    }

    func place(link: Link, of scene: Int32) -> SourceRange {
        let storyboard = storyboard(scene)
        switch link.declaration {
        case .containment(let number): return storyboard.place(of: storyboard.containments[Int(number)].place)
        case .segue(let number): return storyboard.place(of: storyboard.segues[Int(number)].place)
        }
    }

    /// `Main.storyboard:12`
    func spot(_ place: SourceRange, in scene: Int32) -> String {
        "\(label(scene)):\(storyboard(scene).file.position(of: Int(place.range.start)).line)"
    }

    /// The scene that a storyboard starts with: of another file if its initial controller is a reference; nil if there is
    /// none.
    func initial(of file: Int) -> Int32? { initials[file] }
}
