#!/usr/bin/env node
// Writes Sources/KindredMap/Viewer/page.js, which becomes part of the program: the scripts of Tests/Viewer/tsconfig.json in their order,
// without comments and needless spaces, and with short names for what no test asks for. With --check, complains if the file isn't current.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = realpathSync(execFileSync('which', ['tsc'], { encoding: 'utf8' }).trim());
const ts = createRequire(import.meta.url)(join(dirname(compiler), '../lib/typescript.js'));
const page = join(root, 'Sources/KindredMap/Viewer/page.js');

const config = join(root, 'Tests/Viewer/tsconfig.json');
const { options, fileNames } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, dirname(config));
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();
const files = fileNames.filter(name => name.endsWith('.js')).map(name => program.getSourceFile(name));

// A block, a loop or a function; parameters belong to the function's body as well.
function scopeOf(declaration) {
  for (let at = declaration.parent; ; at = at.parent) {
    if (ts.isSourceFile(at) || ts.isFunctionLike(at) || ts.isBlock(at) || ts.isForStatement(at) || ts.isForOfStatement(at) || ts.isCatchClause(at)) return at;
  }
}

// Whether a name is one of those in the tests' strings, which are run in the page.
const tests = dirname(config);
const strings = /(?<=\S.*)"""[^]*?"""|"(?:\\.|[^"\\\n])*"/g;
const python = readdirSync(tests).filter(name => name.endsWith('.py')).map(name => readFileSync(join(tests, name), 'utf8')).join('\n');
const tested = new Set(python.match(strings).flatMap(text => text.match(/[\w$]+/g) || []));
const isOpen = (symbol, scope) => ts.isSourceFile(scope) && tested.has(symbol.name);

// The symbol that an identifier stands for, if its name may change.
function localOf(identifier) {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent) : checker.getSymbolAtLocation(identifier);
  const declaration = symbol?.valueDeclaration;
  const isVariable = declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration) || ts.isBindingElement(declaration) || ts.isFunctionDeclaration(declaration));
  if (!isVariable || !files.includes(declaration.getSourceFile()) || isOpen(symbol, scopeOf(declaration))) return null;
  // A property has the symbol of the variable that it was made of.
  const isName = ts.isPropertyAccessExpression(identifier.parent) && identifier.parent.name === identifier
    || ts.isPropertyAssignment(identifier.parent) && identifier.parent.name === identifier
    || ts.isBindingElement(identifier.parent) && identifier.parent.propertyName === identifier;
  return isName ? null : symbol;
}

function leaves(node, act) {
  const children = node.getChildren().filter(child => !ts.isJSDoc(child));
  if (children.length) children.forEach(child => leaves(child, act));
  else if (node.kind !== ts.SyntaxKind.EndOfFileToken && node.getText()) act(node);
}

// All names that stay, and the symbols of each scope.
const kept = new Set(['do', 'if', 'in', 'of', 'as', 'is']);
const scopes = new Map();
const outer = scope => (ts.isSourceFile(scope) ? files[0] : scope);
for (const file of files) {
  leaves(file, leaf => {
    if (!ts.isIdentifier(leaf)) return;
    const symbol = localOf(leaf);
    if (!symbol) return kept.add(leaf.text);
    // All scripts share one scope.
    const scope = outer(scopeOf(symbol.valueDeclaration));
    if (!scopes.has(scope)) scopes.set(scope, new Set());
    scopes.get(scope).add(symbol);
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = [...letters, ...[...letters].flatMap(one => [...letters].map(other => one + other))].filter(name => !kept.has(name));
// A scope's names are none of those around it; what all scripts share comes last, because it has more of them.
const names = new Map();
const shared = [...(scopes.get(files[0]) || [])];
shared.forEach((symbol, index) => names.set(symbol, short[short.length - 1 - index]));
for (const [scope, symbols] of scopes) {
  if (scope === files[0]) continue;
  let count = 0;
  for (let at = scope.parent; !ts.isSourceFile(at); at = at.parent) count += scopes.get(at)?.size || 0;
  for (const symbol of symbols) names.set(symbol, short[count++]);
}

const Shorter = { [ts.SyntaxKind.ConstKeyword]: 'let', [ts.SyntaxKind.TrueKeyword]: '!0', [ts.SyntaxKind.FalseKeyword]: '!1' };

// Flags and some other properties of the page's own objects, which are in no data.
const own = /\b(?:(?:is|has)[A-Z][a-z]\w*|(?:pushed|moved)By|presenters|reason|opening|depth|exits|rects|focusKey)\b/g;
const flags = [...new Set(files.flatMap(file => file.text.match(own) || []))].filter(name => name !== 'isNaN' && !tested.has(name)).sort();
const flagNames = new Map(flags.map((name, index) => [name, `_${index}`]));

function textOf(leaf) {
  if (Shorter[leaf.kind]) return Shorter[leaf.kind];
  const name = ts.isIdentifier(leaf) && names.get(localOf(leaf));
  if (!name) return flagNames.get(leaf.getText()) || leaf.getText();
  const { parent } = leaf;
  const isShort = ts.isShorthandPropertyAssignment(parent)
    || ts.isBindingElement(parent) && parent.name === leaf && !parent.propertyName && !parent.dotDotDotToken && ts.isObjectBindingPattern(parent.parent);
  return isShort ? `${flagNames.get(leaf.text) || leaf.text}:${name}` : name;
}

// Whether a `let` comes right after the statement of another one, which then goes on.
function continues(leaf) {
  const statement = leaf.parent.parent;
  if (leaf !== leaf.parent.getFirstToken() || !ts.isVariableDeclarationList(leaf.parent) || !ts.isVariableStatement(statement)) return false;
  const { statements } = statement.parent;
  const before = statements?.[statements.indexOf(statement) - 1];
  return before !== undefined && ts.isVariableStatement(before);
}

function shrink(file) {
  let [text, end, ends] = ['', 0, false];
  leaves(file, leaf => {
    if (continues(leaf)) {
      text = `${text.replace(/;$/, '')},`;
      [end, ends] = [leaf.getEnd() + 1, false];
      return;
    }
    const next = textOf(leaf);
    // A comma that nothing follows.
    if (/^[)\]}]/.test(next) && text.endsWith(',') && !text.endsWith('[,')) text = text.slice(0, -1);
    const gap = file.text.slice(end, leaf.getStart());
    // A semicolon before a brace, or where the line ends the statement as well.
    if (ends && (next === '}' || gap.includes('\n') && !/^[([`.,?:&|=<>%*/+-]/.test(next))) text = text.slice(0, -1);
    ends = leaf.kind === ts.SyntaxKind.SemicolonToken && !ts.isEmptyStatement(leaf.parent);
    const needsSpace = /[\w$]$/.test(text) && /^[\w$]/.test(next) || /[+-]$/.test(text) && text.endsWith(next[0]);
    // Where a line may end a statement.
    if (gap.includes('\n') && /[\w)\]}'"`;]$/.test(text) && !/^[.)\]},?:&|=*/+-]/.test(next)) text += '\n';
    else if (needsSpace) text += ' ';
    text += next;
    end = leaf.getEnd();
  });
  return text + '\n';
}

const written = files.map(shrink).join('');
if (!process.argv.includes('--check')) writeFileSync(page, written);
else if (readFileSync(page, 'utf8') !== written) {
  console.error('Sources/KindredMap/Viewer/page.js is not current: run Scripts/viewer-page.mjs');
  process.exit(1);
}
