import ts from 'typescript';

/** One small change of a source file. */
export type Mutant = {
  /** Line of the change, from 1. */
  line: number;
  /** That line, trimmed. */
  code: string;
  before: string;
  after: string;
  /** The whole file with the change in it. */
  source: string;
};

type Change = { start: number; end: number; after: string };

const SWAPPED_OPERATORS: Record<string, string> = {
  '&&': '||',
  '||': '&&',
  '>=': '>',
  '>': '>=',
  '<=': '<',
  '<': '<=',
  '===': '!==',
  '!==': '===',
};
const SWAPPED_STRENGTHS: Record<string, string> = { full: 'part', part: 'full', against: 'part' };
const LEXICONS = new Set(['phraseSet', 'wordSet']);

/**
 * Every change that is tried on a criterion: conditions negated, operators swapped, bounds moved by one, the strength of
 * evidence changed, lexicons emptied, and no evidence given at all.
 */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('criterion.ts', source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    changes.push(...changesOf(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lines = source.split('\n');
  const lineOf = (start: number) => file.getLineAndCharacterOfPosition(start).line;
  return changes.map(({ start, end, after }) => ({
    line: lineOf(start) + 1,
    code: lines[lineOf(start)]?.trim() ?? '',
    before: source.slice(start, end),
    after,
    source: source.slice(0, start) + after + source.slice(end),
  }));
}

function changesOf(node: ts.Node, file: ts.SourceFile): Change[] {
  const replaced = (part: ts.Node, after: string) => ({
    start: part.getStart(file),
    end: part.getEnd(),
    after,
  });
  if (ts.isIfStatement(node)) return [replaced(node.expression, `!(${node.expression.getText(file)})`)];
  if (ts.isConditionalExpression(node))
    return [replaced(node.condition, `!(${node.condition.getText(file)})`)];
  if (ts.isBinaryExpression(node)) {
    const swapped = SWAPPED_OPERATORS[node.operatorToken.getText(file)];
    return swapped && !isLoopBound(node) ? [replaced(node.operatorToken, swapped)] : [];
  }
  if (ts.isStringLiteral(node)) {
    const swapped = SWAPPED_STRENGTHS[node.text];
    return swapped ? [replaced(node, `'${swapped}'`)] : [];
  }
  if (ts.isCallExpression(node) && LEXICONS.has(node.expression.getText(file)))
    return [replaced(node, `${node.expression.getText(file)}('zzqx')`)];
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isNumericLiteral(node.initializer)) {
    const value = Number(node.initializer.text);
    return isConstant(node)
      ? [replaced(node.initializer, `${value + 1}`), replaced(node.initializer, `${value - 1}`)]
      : [];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'detect')
    return [replaced(node.initializer, '() => []')];
  if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'detect')
    return [replaced(node, 'detect: () => []')];
  return [];
}

/** A loop that ends one step earlier or later mostly meets nothing there. */
function isLoopBound(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isForStatement(parent)) return parent.condition === node;
  return ts.isBinaryExpression(parent) && isLoopBound(parent);
}

function isConstant({ parent }: ts.VariableDeclaration): boolean {
  return ts.isVariableDeclarationList(parent) && (parent.flags & ts.NodeFlags.Const) !== 0;
}
