#!/usr/bin/env node
// Writes Sources/KindredMap/Viewer/page.js, which becomes part of the program: the scripts of Tests/Viewer/tsconfig.json in their order,
// without comments and needless spaces, and with short names; Tests/Viewer/names.json has what the scripts share by its own names, and
// the properties, for the tests. With --check, complains if the files aren't current.
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = realpathSync(execFileSync('which', ['tsc'], { encoding: 'utf8' }).trim());
const ts = createRequire(import.meta.url)(join(dirname(compiler), '../lib/typescript.js'));

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

// The symbol that an identifier stands for, if its name may change.
function localOf(identifier) {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent) : checker.getSymbolAtLocation(identifier);
  const declaration = symbol?.valueDeclaration;
  const isVariable = declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration) || ts.isBindingElement(declaration) || ts.isFunctionDeclaration(declaration));
  if (!isVariable || !files.includes(declaration.getSourceFile())) return null;
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

// All names that stay, the symbols of each scope, and how often each is used.
const kept = new Set(['do', 'if', 'in', 'of', 'as', 'is']);
const scopes = new Map();
const uses = new Map();
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
    uses.set(symbol, (uses.get(symbol) || 0) + 1);
  });
}

// A scope's names are none of those around it; what all scripts share has the last letters, what is used most the single ones.
const shared = [...scopes.get(files[0])].sort((one, other) => uses.get(other) - uses.get(one));
for (const symbol of shared) kept.add(symbol.name);
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap(one => letters.map(other => one + other)).filter(name => !kept.has(name));
const free = letters.filter(name => !kept.has(name));
const most = free.splice(18);
const names = new Map();
shared.forEach((symbol, index) => names.set(symbol, most[index] || pairs[pairs.length - 1 - index]));
for (const [scope, symbols] of scopes) {
  if (scope === files[0]) continue;
  let count = 0;
  for (let at = scope.parent; !ts.isSourceFile(at); at = at.parent) count += scopes.get(at)?.size || 0;
  for (const symbol of symbols) names.set(symbol, free[count] || pairs[count - free.length]), count += 1;
}

const Shorter = { [ts.SyntaxKind.ConstKeyword]: 'let', [ts.SyntaxKind.TrueKeyword]: '!0', [ts.SyntaxKind.FalseKeyword]: '!1' };

// Flags and some other properties of the page's own objects, which are in no data.
const own = new RegExp(`\\b(?:(?:is|has)[A-Z][a-z]\\w*|${[
  '(?:pushed|moved)By', 'card', 'container', 'definesContext', 'depth', 'exits', 'family', 'familyID', 'findings', 'focusKey', 'hover', 'kinds', 'lifted',
  'nameWidth', 'opening', 'picture', 'presenters', 'reason', 'rects', 'scene', 'severity', 'shows', 'thing', 'wires', 'words',
].join('|')})\\b`, 'g');
const flags = [...new Set(files.flatMap(file => file.text.match(own) || []))].filter(name => name !== 'isNaN').sort();
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

// Whether it is a parenthesis around the only parameter of an arrow function.
function isNeedless({ kind, parent }) {
  if (kind !== ts.SyntaxKind.OpenParenToken && kind !== ts.SyntaxKind.CloseParenToken || !ts.isArrowFunction(parent)) return false;
  const [first, ...rest] = parent.parameters;
  return first && !rest.length && ts.isIdentifier(first.name) && !first.initializer && !first.dotDotDotToken;
}

function shrink(file) {
  let [text, end, ends] = ['', 0, false];
  leaves(file, leaf => {
    if (continues(leaf)) {
      text = `${text.replace(/;$/, '')},`;
      [end, ends] = [leaf.getEnd() + 1, false];
      return;
    }
    if (isNeedless(leaf)) return;
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

const written = {
  'Sources/KindredMap/Viewer/page.js': files.map(shrink).join(''),
  'Tests/Viewer/names.json': JSON.stringify({
    shared: Object.fromEntries(shared.map(symbol => [symbol.name, names.get(symbol)])), properties: Object.fromEntries(flagNames),
  }) + '\n',
};
for (const [name, text] of Object.entries(written)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, name), text);
  else if (readFileSync(join(root, name), 'utf8') !== text) {
    console.error(`${name} is not current: run Scripts/viewer-page.mjs`);
    process.exit(1);
  }
}
