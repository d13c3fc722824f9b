import KindredBase
import KindredCore
import KindredImport

/// The rules of all rooms, as `kindred rules` and the page of rules list them.
package enum RuleList {
    package static let all: [RuleInfo] = Rules.all.map(\.info) + ImportRules.all
}
