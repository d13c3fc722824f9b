import KindredGraph

/// The numbers that set controllers of several dumps apart: by the class, and for containers of the system, whose classes
/// say nothing, by what they contain.
struct LiveShapes {
    private var numbers: [String: Int32] = [:]
    /// The columns of each class of split view controllers, as first seen with more than one.
    private var columns: [String: String] = [:]

    /// - Parameter plans: All that are compared.
    init(plans: [ImportPlan]) {
        for plan in plans {
            for index in plan.declared where plan.children[Int(index)].count > 1 && plan.kinds[Int(index)].hasColumns {
                let name = plan.className(index)
                if columns[name] == nil { columns[name] = Self.roles(of: index, plan: plan) }
            }
        }
    }

    /// The number of each declared controller of a dump.
    mutating func shapes(_ plan: ImportPlan) -> [Int32] {
        var shapes = Array(repeating: Int32(-1), count: plan.live.count)
        // A column may come after the split view controller and what it was nested in, but never before.
        for index in plan.indices.reversed() where plan.isDeclared[Int(index)] {
            var text = "\(plan.kinds[Int(index)].rawValue) \(plan.className(index))"
            let held = plan.children[Int(index)]
            switch plan.kinds[Int(index)].definition.presence {
            case .stacked:
                if plan.writtenClass(index) == nil { text += held.first.map { " \(shapes[Int($0)])" } ?? "" }
            case .all: text += Self.tabs(held, plan: plan)
            case .columns:
                let roles = Self.roles(of: index, plan: plan)
                text += " " + (held.count > 1 ? roles : columns[plan.className(index)] ?? roles)
            case .some, .repeated: break
            }
            shapes[Int(index)] = number(text)
        }
        return shapes
    }

    private mutating func number(_ text: String) -> Int32 {
        if let known = numbers[text] { return known }
        numbers[text] = Int32(numbers.count)
        return Int32(numbers.count - 1)
    }

    /// The tabs that the More list doesn't show: they are always the same.
    private static func tabs(_ held: [Int32], plan: ImportPlan) -> String {
        held.filter { !plan.isUnderMore($0) }.map { " \(plan.kinds[Int($0)].rawValue) \(plan.className($0))" }.joined()
    }

    private static func roles(of index: Int32, plan: ImportPlan) -> String {
        plan.children[Int(index)].map { plan.roles[Int($0)].rawValue }.joined(separator: " ")
    }
}
