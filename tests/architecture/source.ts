// Reads one source file: what it imports, and which globals, casts and computed imports it uses.
import ts from 'typescript-parser';

export interface Import {
  /** As written. */
  readonly from: string;
  /** True when every mention of this module in the file is erased by the compiler. */
  readonly typeOnly: boolean;
}

export interface Facts {
  readonly imports: readonly Import[];
  /** Forbidden things by name, for example `Date`, `Math.random`, `import(computed)`, `as Released`. */
  readonly uses: ReadonlySet<string>;
}

/** Globals that tell time, make randomness or reach the others by name. */
const WATCHED = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'crypto',
  'globalThis',
  'global',
  'process',
  'Temporal',
]);
const WATCHED_MEMBERS = new Set(['Math.random', 'process.hrtime', 'process.uptime', 'process.nextTick']);

/** Prefix of a use: a cast to a type that the file does not declare. */
export const CAST = 'cast to ';

/** Shapes around a type; and Released, which has a rule of its own. */
const NO_BRAND = new Set([
  'Released',
  'Readonly',
  'ReadonlyArray',
  'Array',
  'Record',
  'Partial',
  'Map',
  'Set',
  'ReadonlyMap',
  'ReadonlySet',
]);

export function readFacts(name: string, text: string): Facts {
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const valueImports = new Set<string>();
  const uses = new Set<string>();
  const own = declaredTypes(tree);
  visit(tree, (node) => {
    noteValueImport(node, valueImports);
    for (const type of castsOf(node)) if (!own.has(type)) uses.add(`${CAST}${type}`);
    for (const use of usesOf(node)) uses.add(use);
  });
  const found = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  const imports = [...new Set(found)].map((from) => ({ from, typeOnly: !valueImports.has(from) }));
  return { imports, uses };
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function noteValueImport(node: ts.Node, into: Set<string>): void {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    if (!importsTypesOnly(node.importClause)) into.add(node.moduleSpecifier.text);
  } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    if (!node.isTypeOnly) into.add(node.moduleSpecifier.text);
  } else if (ts.isCallExpression(node) && isLoad(node)) {
    const [module] = node.arguments;
    if (module && ts.isStringLiteralLike(module)) into.add(module.text);
  } else if (ts.isExternalModuleReference(node) && ts.isStringLiteral(node.expression)) {
    into.add(node.expression.text);
  }
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
}

/** import(...) and require(...). */
function isLoad(node: ts.CallExpression): boolean {
  const callee = node.expression;
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

function usesOf(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return WATCHED.has(node.text) && isFreeName(node) ? [nameUse(node)] : [];
  if (ts.isPropertyAccessExpression(node)) {
    const text = `${node.expression.getText()}.${node.name.text}`;
    return WATCHED_MEMBERS.has(text) ? [text] : [];
  }
  if (ts.isElementAccessExpression(node)) return isNamed(node.expression, 'Math') ? ['Math.random'] : [];
  if (ts.isVariableDeclaration(node) && node.initializer && isNamed(node.initializer, 'Math')) return ['Math.random'];
  if (ts.isCallExpression(node) && isLoad(node)) return isLiteral(node.arguments[0]) ? [] : ['import(computed)'];
  if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node))
    return mentionsReleased(node.type) ? ['as Released'] : [];
  return ts.isNewExpression(node) && isNamed(node.expression, 'Released') ? ['as Released'] : [];
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function isLiteral(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isStringLiteralLike(node);
}

/** `new Date(ms)` only converts; everything else about Date asks the clock. */
function nameUse(node: ts.Identifier): string {
  const made = node.parent;
  const converts = node.text === 'Date' && ts.isNewExpression(made) && (made.arguments?.length ?? 0) > 0;
  return converts ? 'new Date(value)' : node.text;
}

/** False for `x.name`, `{ name: ... }`, `name: type` and other places where the word is not the global. */
function isFreeName(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return node !== nameNode(parent);
  if (ts.isTypeReferenceNode(parent) || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const declared = 'name' in parent && parent.name === node;
  return !declared;
}

function nameNode(node: ts.PropertyAccessExpression | ts.QualifiedName): ts.Node {
  return ts.isQualifiedName(node) ? node.right : node.name;
}

/** Types that this file declares: their constructors live here and may cast. */
function declaredTypes(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) names.add(node.name.text);
    if (ts.isTypeParameterDeclaration(node)) names.add(node.name.text);
  });
  return names;
}

/** What is cast to: the names in the type, or its text when it has none. `as const` and `as unknown` are no casts. */
function castsOf(node: ts.Node): readonly string[] {
  if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return [];
  const text = node.type.getText();
  if (text === 'const' || text === 'unknown') return [];
  const names: string[] = [];
  visit(node.type, (inner) => {
    if (ts.isTypeReferenceNode(inner)) names.push(inner.typeName.getText());
  });
  return names.length > 0 ? names.filter((name) => !NO_BRAND.has(name)) : [text];
}

function mentionsReleased(type: ts.Node): boolean {
  let found = false;
  visit(type, (node) => {
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Released') found = true;
  });
  return found;
}
