import SwiftSyntax

extension FileFacts {
    mutating func expression(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let it): write("id", it, it.baseName.text)
        case .superExpr(let it): write("id", it, "super")
        case .memberAccessExpr(let it): member(it)
        case .functionCallExpr(let it): call(it)
        case .subscriptCallExpr(let it):
            write("index", it) {
                $0.expression(it.calledExpression)
                $0.arguments(it.arguments)
            }
        case .sequenceExpr(let it): sequence(Array(it.elements), of: it)
        case .closureExpr(let it): closure(it)
        case .arrayExpr(let it): write("array", it) { for element in it.elements { $0.expression(element.expression) } }
        case .dictionaryExpr(let it): dictionary(it)
        case .tupleExpr(let it): tuple(it)
        case .optionalChainingExpr(let it): self.expression(it.expression)
        case .forceUnwrapExpr(let it): self.expression(it.expression)
        case .tryExpr(let it): self.expression(it.expression)
        case .awaitExpr(let it): self.expression(it.expression)
        case .inOutExpr(let it): self.expression(it.expression)
        case .prefixOperatorExpr(let it): write("op", it, it.operator.text) { $0.expression(it.expression) }
        case .postfixOperatorExpr(let it): self.expression(it.expression)
        case .genericSpecializationExpr(let it): specialised(it)
        case .nilLiteralExpr(let it): write("nil", it)
        case .booleanLiteralExpr(let it): write("bool", it, it.literal.text)
        case .integerLiteralExpr(let it): write("value", it, it.literal.text)
        case .stringLiteralExpr(let it): string(it)
        case .ifExpr(let it): ifExpression(it)
        case .switchExpr(let it): switchExpression(it)
        case .postfixIfConfigExpr(let it):
            if let base = it.base { self.expression(base) } else { write("value", it) }
        case .typeExpr(let it): write("id", it, name(of: it.type))
        default: write("value", expression)
        }
    }

    private mutating func member(_ it: MemberAccessExprSyntax) {
        guard let base = it.base else { return write("dot", it, it.declName.baseName.text) }
        write("member", it, it.declName.baseName.text) { $0.expression(base) }
    }

    private mutating func specialised(_ it: GenericSpecializationExprSyntax) {
        write("special", it) {
            $0.expression(it.expression)
            for argument in it.genericArgumentClause.arguments { $0.type(TypeSyntax(argument.argument)) }
        }
    }

    private mutating func call(_ it: FunctionCallExprSyntax) {
        write("call", it) {
            $0.expression(it.calledExpression)
            $0.arguments(it.arguments)
            if let trailing = it.trailingClosure {
                $0.write("arg", trailing, "{") { $0.closure(trailing) }
            }
            for more in it.additionalTrailingClosures {
                $0.write("arg", more, more.label.text) { $0.closure(more.closure) }
            }
        }
    }

    private mutating func arguments(_ list: LabeledExprListSyntax) {
        for argument in list {
            write("arg", argument, argument.label?.text ?? "") { $0.expression(argument.expression) }
        }
    }

    private mutating func tuple(_ it: TupleExprSyntax) {
        if it.elements.count == 1, let only = it.elements.first, only.label == nil {
            return expression(only.expression)
        }
        write("tuple", it) { $0.arguments(it.elements) }
    }

    private mutating func dictionary(_ it: DictionaryExprSyntax) {
        guard case .elements(let elements) = it.content else { return write("value", it) }
        write("dictionary", it) { for element in elements { $0.expression(element.value) } }
    }

    private mutating func string(_ it: StringLiteralExprSyntax) {
        if let text = it.representedLiteralValue { write("text", it, text) } else { write("value", it) }
    }

    mutating func closure(_ it: ClosureExprSyntax) {
        write("closure", it) {
            switch it.signature?.parameterClause {
            case .simpleInput(let list): for parameter in list { $0.write("param", parameter, parameter.name.text) }
            case .parameterClause(let clause):
                for parameter in clause.parameters {
                    $0.write("param", parameter, (parameter.secondName ?? parameter.firstName).text) {
                        $0.type(parameter.type)
                    }
                }
            default: break
            }
            $0.write("body", it.statements) { $0.statements(it.statements) }
        }
    }

    // MARK: - Sequences, folded as far as it matters

    private mutating func sequence(_ elements: [ExprSyntax], of node: some SyntaxProtocol) {
        if elements.count == 1 { return expression(elements[0]) }
        if let at = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), at > 0 {
            return pair("assign", node, elements, at)
        }
        if let at = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), at > 0,
            let ternary = elements[at].as(UnresolvedTernaryExprSyntax.self)
        {
            return write("choice", node) {
                $0.write("test", node) { $0.sequence(Array(elements[..<at]), of: node) }
                $0.expression(ternary.thenExpression)
                $0.sequence(Array(elements[(at + 1)...]), of: node)
            }
        }
        if let at = elements.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }), at > 0
        {
            return pair("else", node, elements, at)
        }
        cast(elements, of: node)
    }

    private mutating func cast(_ elements: [ExprSyntax], of node: some SyntaxProtocol) {
        if elements.count >= 3, let type = elements[elements.count - 1].as(TypeExprSyntax.self) {
            let operation = elements[elements.count - 2]
            let rest = Array(elements[..<(elements.count - 2)])
            if operation.is(UnresolvedAsExprSyntax.self) {
                return write("as", node, name(of: type.type)) { $0.sequence(rest, of: node) }
            }
            if operation.is(UnresolvedIsExprSyntax.self) {
                return write("is", node, name(of: type.type)) { $0.sequence(rest, of: node) }
            }
        }
        let text = elements.first { $0.is(BinaryOperatorExprSyntax.self) }.flatMap(operatorText) ?? ""
        write("op", node, text) {
            for element in elements where !element.is(BinaryOperatorExprSyntax.self) { $0.expression(element) }
        }
    }

    private mutating func pair(_ kind: String, _ node: some SyntaxProtocol, _ elements: [ExprSyntax], _ at: Int) {
        write(kind, node) {
            $0.sequence(Array(elements[..<at]), of: node)
            if at + 1 < elements.count { $0.sequence(Array(elements[(at + 1)...]), of: node) }
        }
    }

    private func operatorText(_ expression: ExprSyntax) -> String? {
        expression.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
}
