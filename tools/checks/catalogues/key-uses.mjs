import ts from 'typescript';

/**
 * One place where code uses a text from the catalogues. `namespace`: the namespace of the `t` that
 * is called, or null if unknown. `keys`: the possible keys, or null if their type is not a finite
 * set. `values`: the names of the interpolated values, or null if unknown.
 * @typedef {{ file: string, line: number, namespace: string | null, keys: string[] | null, values:
 *   string[] | null, source: string }} KeyUse
 */

/**
 * Returns every value that a string expression can have according to its type, or null if the type
 * is not a finite set.
 */
function possibleStrings(expression, checker) {
  const node = ts.skipParentheses(expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node))
    return joined(
      [node.whenTrue, node.whenFalse].map((branch) => possibleStrings(branch, checker)),
    );
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (heads, span) => {
        const middles = heads && possibleStrings(span.expression, checker);
        return (
          middles &&
          heads.flatMap((head) => middles.map((middle) => `${head}${middle}${span.literal.text}`))
        );
      },
      [node.head.text],
    );
  }
  const type = checker.getTypeAtLocation(node);
  return stringsOfType(checker.getBaseConstraintOfType(type) ?? type);
}

function stringsOfType(type) {
  if (type.isUnion()) return joined(type.types.map(stringsOfType));
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [];
  return type.isStringLiteral() ? [type.value] : null;
}

const joined = (lists) => (lists.includes(null) ? null : [...new Set(lists.flat())]);

/**
 * Returns the namespace passed to the `useT` or `useTranslation` call that created the given `t`,
 * or null if it is unknown.
 */
function namespaceOf(callee, checker) {
  const symbol = ts.isIdentifier(callee) ? checker.getSymbolAtLocation(callee) : undefined;
  let declaration = symbol?.valueDeclaration;
  while (declaration && !ts.isVariableDeclaration(declaration))
    declaration =
      ts.isBindingElement(declaration) || ts.isObjectBindingPattern(declaration)
        ? declaration.parent
        : undefined;
  const made = declaration?.initializer;
  if (!made || !ts.isCallExpression(made) || !made.arguments[0]) return null;
  const names = possibleStrings(made.arguments[0], checker);
  return names?.length === 1 ? names[0] : null;
}

/** Returns the names of the interpolated values, or null if they are unknown. */
function valueNames(options, checker) {
  if (!options) return [];
  const type = checker.getTypeAtLocation(options);
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) || type.getStringIndexType())
    return null;
  return type.getProperties().map(({ name }) => name);
}

const asksForText = (node, checker) =>
  ts.isCallExpression(node) &&
  node.arguments.length > 0 &&
  ['TFunction', 'ExistsFunction'].includes(
    checker.getTypeAtLocation(node.expression).symbol?.name ?? '',
  );

function useOf(node, checker) {
  if (asksForText(node, checker)) {
    const isQuestion = node.expression.getText().endsWith('exists');
    return {
      namespace: namespaceOf(node.expression, checker),
      key: node.arguments[0],
      values: isQuestion ? null : valueNames(node.arguments[1], checker),
    };
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
    const t = node.parent.properties.find(
      (property) => ts.isJsxAttribute(property) && property.name.getText() === 't',
    )?.initializer;
    const key = ts.isJsxExpression(node.initializer)
      ? node.initializer.expression
      : node.initializer;
    return {
      namespace: t && ts.isJsxExpression(t) ? namespaceOf(t.expression, checker) : null,
      key,
      values: null,
    };
  }
  return null;
}

/**
 * Finds every place in the given files that uses a text from the catalogues.
 * @returns {KeyUse[]}
 */
export function keyUses(program, files) {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const uses = [];
    const visit = (node) => {
      const use = useOf(node, checker);
      if (use) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        uses.push({
          file,
          line: line + 1,
          namespace: use.namespace,
          keys: possibleStrings(use.key, checker),
          values: use.values,
          source: use.key.getText(),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return uses;
  });
}

/**
 * Returns the key patterns that a file declares in comments, such as `common:errors.*`.
 * @returns {string[]}
 */
export const declaredKeys = (text) =>
  [...text.matchAll(/catalogue keys: ([\w:.*, -]+)/g)]
    .flatMap(([, list]) => list.split(',').map((pattern) => pattern.trim()))
    .filter(Boolean);
