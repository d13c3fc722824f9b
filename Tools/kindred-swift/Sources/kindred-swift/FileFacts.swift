import SwiftParser
import SwiftSyntax

/// Writer of what one file declares and does, as small trees: declarations, statements, expressions.
///
/// A node is `[kind, offset, text, child…]`. What says nothing of controllers (literals, operators, attributes) is left out.
struct FileFacts {
    static let deepest = 1_000

    var writer = FactWriter()
    private var depth = 0
    private(set) var isTooDeep = false

    init() {}

    mutating func write(
        _ kind: String, _ node: some SyntaxProtocol, _ text: String = "", _ inside: (inout Self) -> Void = { _ in }
    ) {
        guard depth < Self.deepest else { return isTooDeep = true }
        depth += 1
        writer.open()
        writer.text(kind)
        writer.number(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        writer.text(text)
        inside(&self)
        writer.close()
        depth -= 1
    }

    mutating func statements(_ list: CodeBlockItemListSyntax) {
        for item in list {
            switch item.item {
            case .decl(let decl): declaration(decl)
            case .stmt(let statement): self.statement(statement)
            case .expr(let expression): self.expression(expression)
            @unknown default: break
            }
        }
    }

    mutating func block(_ kind: String, _ block: CodeBlockSyntax) {
        write(kind, block) { $0.statements(block.statements) }
    }

    func name(of type: TypeSyntax) -> String { TypeName.text(of: type) }

    mutating func type(_ type: TypeSyntax?) {
        if let type { write("type", type, name(of: type)) }
    }
}

/// Texts of types: without optionals, attributes, `any` and `some`.
enum TypeName {
    static func text(of type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): text(of: optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): text(of: optional.wrappedType)
        case .attributedType(let attributed): text(of: attributed.baseType)
        case .someOrAnyType(let some): text(of: some.constraint)
        case .identifierType(let identifier): identifier.name.text + arguments(identifier.genericArgumentClause)
        case .memberType(let member):
            text(of: member.baseType) + "." + member.name.text + arguments(member.genericArgumentClause)
        case .arrayType(let array): "[" + text(of: array.element) + "]"
        case .dictionaryType(let dictionary): "[:" + text(of: dictionary.value) + "]"
        case .tupleType(let tuple): list(tuple.elements)
        case .functionType(let function):
            list(function.parameters) + "->" + text(of: function.returnClause.type)
        case .metatypeType(let meta): text(of: meta.baseType) + ".Type"
        case .compositionType(let composition):
            composition.elements.map { text(of: $0.type) }.joined(separator: "&")
        default: "?"
        }
    }

    private static func list(_ elements: TupleTypeElementListSyntax) -> String {
        if elements.count == 1, let only = elements.first, only.firstName == nil { return text(of: only.type) }
        return "("
            + elements.map { ($0.firstName.map { $0.text + ":" } ?? "") + text(of: $0.type) }.joined(separator: ",")
            + ")"
    }

    private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> String {
        guard let clause else { return "" }
        let texts = clause.arguments.map { argument in
            TypeSyntax(argument.argument).map { text(of: $0) } ?? "?"
        }
        return "<" + texts.joined(separator: ",") + ">"
    }
}
