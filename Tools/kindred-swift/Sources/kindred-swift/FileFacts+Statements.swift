import SwiftSyntax

extension FileFacts {
    mutating func statement(_ statement: StmtSyntax) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let it): expression(it.expression)
        case .returnStmt(let it): write("return", it) { if let value = it.expression { $0.expression(value) } }
        case .throwStmt(let it): write("leave", it) { $0.expression(it.expression) }
        case .breakStmt(let it): write("break", it)
        case .continueStmt(let it): write("leave", it)
        case .guardStmt(let it):
            write("guard", it) {
                $0.conditions(it.conditions)
                $0.block("else", it.body)
            }
        case .forStmt(let it):
            write("for", it, patternName(it.pattern)) {
                $0.expression(it.sequence)
                $0.block("body", it.body)
            }
        case .whileStmt(let it):
            write("if", it) {
                $0.conditions(it.conditions)
                $0.block("then", it.body)
            }
        case .repeatStmt(let it): block("do", it.body)
        case .doStmt(let it):
            block("do", it.body)
            for clause in it.catchClauses { write("if", clause) { $0.block("then", clause.body) } }
        case .deferStmt(let it): block("do", it.body)
        case .labeledStmt(let it): self.statement(it.statement)
        default: break
        }
    }

    mutating func conditions(_ list: ConditionElementListSyntax) {
        for element in list {
            switch element.condition {
            case .expression(let value): write("test", value) { $0.expression(value) }
            case .optionalBinding(let binding):
                write("let", binding, patternName(binding.pattern)) {
                    $0.type(binding.typeAnnotation?.type)
                    if let value = binding.initializer?.value { $0.expression(value) }
                }
            case .matchingPattern(let match):
                write("match", match) {
                    $0.write("of", match) { $0.casePattern(match.pattern) }
                    $0.expression(match.initializer.value)
                }
            default: break
            }
        }
    }

    mutating func casePattern(_ pattern: PatternSyntax) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let it): expression(it.expression)
        case .valueBindingPattern(let it): casePattern(it.pattern)
        case .identifierPattern(let it): write("bind", it, it.identifier.text)
        case .isTypePattern(let it): write("is", it, name(of: it.type))
        case .tuplePattern(let it):
            write("tuple", it) { for element in it.elements { $0.casePattern(element.pattern) } }
        default: break
        }
    }

    mutating func ifExpression(_ it: IfExprSyntax) {
        write("if", it) {
            $0.conditions(it.conditions)
            $0.block("then", it.body)
            switch it.elseBody {
            case .codeBlock(let body): $0.block("else", body)
            case .ifExpr(let next): $0.write("else", next) { $0.ifExpression(next) }
            default: break
            }
        }
    }

    mutating func switchExpression(_ it: SwitchExprSyntax) {
        write("switch", it) {
            $0.expression(it.subject)
            $0.switchCases(it.cases)
        }
    }

    private mutating func switchCases(_ cases: SwitchCaseListSyntax) {
        for element in cases {
            switch element {
            case .switchCase(let it): switchCase(it)
            case .ifConfigDecl(let it):
                for clause in it.clauses {
                    if case .switchCases(let inner) = clause.elements { switchCases(inner) }
                }
            default: break
            }
        }
    }

    private mutating func switchCase(_ it: SwitchCaseSyntax) {
        write("when", it) {
            switch it.label {
            case .case(let label):
                for item in label.caseItems {
                    $0.write("of", item) { $0.casePattern(item.pattern) }
                }
            default: $0.write("default", it)
            }
            $0.write("then", it.statements) { $0.statements(it.statements) }
        }
    }
}
