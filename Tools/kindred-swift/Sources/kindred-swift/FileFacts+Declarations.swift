import SwiftSyntax

extension FileFacts {
    mutating func declaration(_ decl: DeclSyntax) {
        switch decl.as(DeclSyntaxEnum.self) {
        case .classDecl(let it): declare("class", it, it.name.text, it, it.genericParameterClause)
        case .structDecl(let it): declare("struct", it, it.name.text, it, it.genericParameterClause)
        case .enumDecl(let it): declare("enum", it, it.name.text, it, it.genericParameterClause)
        case .actorDecl(let it): declare("class", it, it.name.text, it, it.genericParameterClause)
        case .protocolDecl(let it): declare("protocol", it, it.name.text, it, nil)
        case .extensionDecl(let it): declare("extension", it, name(of: it.extendedType), it, nil)
        case .functionDecl(let it): function(it)
        case .initializerDecl(let it):
            write("func", it, "init") {
                $0.parameters(it.signature.parameterClause)
                if let body = it.body { $0.block("body", body) }
            }
        case .subscriptDecl, .deinitializerDecl, .importDecl: break
        case .variableDecl(let it): variable(it)
        case .typeAliasDecl(let it): write("alias", it, it.name.text) { $0.type(it.initializer.value) }
        case .enumCaseDecl(let it): cases(it)
        case .ifConfigDecl(let it): conditional(it)
        case .macroExpansionDecl(let it): write("macro", it, it.macroName.text)
        default: break
        }
    }

    private mutating func declare(
        _ kind: String, _ node: some SyntaxProtocol, _ name: String, _ group: some DeclGroupSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) {
        write(kind, node, name) {
            for inherited in group.inheritanceClause?.inheritedTypes ?? [] { $0.type(inherited.type) }
            for parameter in generics?.parameters ?? [] {
                $0.write("generic", parameter, parameter.name.text) { $0.type(parameter.inheritedType) }
            }
            for attribute in group.attributes where attribute.trimmedDescription == "@main" {
                $0.write("main", attribute)
            }
            $0.members(group.memberBlock.members)
        }
    }

    private mutating func members(_ members: MemberBlockItemListSyntax) {
        for member in members { declaration(member.decl) }
    }

    private mutating func function(_ it: FunctionDeclSyntax) {
        write("func", it, it.name.text) {
            $0.modifiers(it.modifiers)
            for parameter in it.genericParameterClause?.parameters ?? [] {
                $0.write("generic", parameter, parameter.name.text) { $0.type(parameter.inheritedType) }
            }
            $0.parameters(it.signature.parameterClause)
            if let result = it.signature.returnClause?.type { $0.write("returns", result, $0.name(of: result)) }
            if let body = it.body { $0.block("body", body) }
        }
    }

    private mutating func modifiers(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "static", "class": write("static", modifier)
            case "override": write("override", modifier)
            case "lazy": write("lazy", modifier)
            default: break
            }
        }
    }

    private mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
        for parameter in clause.parameters {
            let label = parameter.firstName.text
            let name = parameter.secondName?.text ?? label
            write("param", parameter, name) {
                $0.write("label", parameter.firstName, label == "_" ? "" : label)
                $0.type(parameter.type)
                if let value = parameter.defaultValue?.value { $0.expression(value) }
            }
        }
    }

    private mutating func variable(_ it: VariableDeclSyntax) {
        for binding in it.bindings {
            write("var", binding, patternName(binding.pattern)) {
                $0.modifiers(it.modifiers)
                $0.pattern(binding.pattern)
                $0.type(binding.typeAnnotation?.type)
                if let value = binding.initializer?.value { $0.write("init", value) { $0.expression(value) } }
                $0.accessors(binding.accessorBlock)
            }
        }
    }

    private mutating func accessors(_ block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case .getter(let list): write("get", list) { $0.statements(list) }
        case .accessors(let list):
            for accessor in list {
                guard let body = accessor.body else { continue }
                block_(accessor.accessorSpecifier.text == "get" ? "get" : "observer", body)
            }
        default: break
        }
    }

    private mutating func block_(_ kind: String, _ body: CodeBlockSyntax) { block(kind, body) }

    /// Names of a tuple's elements, where a pattern is one.
    mutating func pattern(_ pattern: PatternSyntax) {
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return }
        for element in tuple.elements { write("name", element, patternName(element.pattern)) }
    }

    func patternName(_ pattern: PatternSyntax) -> String {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return identifier.identifier.text }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return patternName(binding.pattern) }
        return ""
    }

    private mutating func cases(_ it: EnumCaseDeclSyntax) {
        for element in it.elements {
            write("case", element, element.name.text) {
                for parameter in element.parameterClause?.parameters ?? [] { $0.type(parameter.type) }
            }
        }
    }

    mutating func conditional(_ it: IfConfigDeclSyntax) {
        write("compiled", it) {
            for clause in it.clauses {
                $0.write("clause", clause) {
                    switch clause.elements {
                    case .statements(let list): $0.statements(list)
                    case .decls(let list): $0.members(list)
                    case .postfixExpression(let expression): $0.expression(expression)
                    default: break
                    }
                }
            }
        }
    }
}
