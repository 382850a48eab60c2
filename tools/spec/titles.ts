import ts from 'typescript';

const CALLS = ['it', 'test'];
/** What may stand behind them and still make tests: `test.describe(…)` and `test.use(…)` make none. */
const WAYS = ['each', 'for', 'concurrent', 'sequential'];
/** A test that does not run proves nothing. */
const IDLE = ['skip', 'todo', 'fixme', 'skipIf', 'runIf'];

/**
 * The titles of the tests in a source text; of a table's tests, the template, and “…” where a title has a value in it. Those that
 * are left out, by themselves or with what surrounds them, are not there.
 */
export function titlesOf(source: string, name: string): string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = namesOf(node.expression);
      if (names.some((part) => IDLE.includes(part))) return;
      const [title] = node.arguments;
      const [call = '', ...ways] = names;
      const isTest = CALLS.includes(call) && ways.every((way) => WAYS.includes(way));
      if (isTest && node.arguments.length > 1 && title) titles.push(textOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind));
  return titles;
}

/** `test.each(table)(…)` is called by the names test, each. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return [];
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
