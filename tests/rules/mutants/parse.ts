/** Parses the part of the rules language that `firestore.rules` uses, with the position of every part. */

export interface Node {
  start: number;
  end: number;
}

export type Expression = Node &
  (
    | { kind: 'binary'; operator: string; operatorStart: number; left: Expression; right: Expression }
    | { kind: 'not'; operand: Expression }
    | { kind: 'group'; inner: Expression }
    | { kind: 'member'; object: Expression; name: string; nameStart: number }
    | { kind: 'call'; callee: Expression; args: Expression[] }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'index'; object: Expression; at: Expression }
    | { kind: 'string'; text: string }
    | { kind: 'number'; text: string }
    | { kind: 'name'; text: string }
    /** A document path in `exists`; expressions within it are not parsed. */
    | { kind: 'path'; text: string }
  );

export interface Allow extends Node {
  verbs: (Node & { text: string })[];
  condition: Expression;
}

export interface RulesFunction extends Node {
  name: string;
  parameters: string[];
  body: Expression;
}

export interface Block extends Node {
  /** As written, `/users/{uid}`; '' for the service. */
  path: string;
  pathStart: number;
  /** After its opening brace. */
  bodyStart: number;
  allows: Allow[];
  functions: RulesFunction[];
  blocks: Block[];
}

interface Token extends Node {
  kind: 'path' | 'name' | 'string' | 'number' | 'mark';
  text: string;
}

const TOKEN =
  /(?<space>(?:\s|\/\/[^\n]*)+)|(?<path>\/databases\/(?=\$)(?:\$\((?:[^()]|\([^()]*\))*\)|[\w/])+)|(?<name>[A-Za-z_]\w*)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<number>\d+)|(?<mark>&&|\|\||[=!<>]=|[-<>!.,:;(){}[\]/=])/y;
/** From loose to tight. */
const TIGHTNESS: Record<string, number> = { '||': 1, '&&': 2, '==': 3, '!=': 3, '<': 4, '<=': 4, '>': 4, '>=': 4, in: 4, is: 4 };

/** @throws for unsupported syntax. */
export function parseRules(source: string): Block {
  const tokens = tokenize(source);
  let at = 0;

  const peek = () => tokens[at] ?? { kind: 'mark', text: 'the end', start: source.length, end: source.length };
  const isNext = (text: string) => peek().text === text && peek().kind !== 'string';
  function next(text?: string): Token {
    const token = peek();
    if (text !== undefined && !isNext(text)) throw new Error(`${text} was expected before ${source.slice(token.start, token.start + 40)}`);
    at += 1;
    return token as Token;
  }
  const lastEnd = () => tokens[at - 1]?.end ?? 0;

  function block(start: number, path: string, pathStart: number): Block {
    const bodyStart = next('{').end;
    const found: Block = { start, end: 0, path, pathStart, bodyStart, allows: [], functions: [], blocks: [] };
    while (!isNext('}')) {
      const { start: from } = peek();
      if (isNext('match')) found.blocks.push(match());
      else if (isNext('allow')) found.allows.push(allow());
      else if (isNext('function')) found.functions.push(functionOf(from));
      else throw new Error(`Nothing is known of ${source.slice(from, from + 40)}`);
    }
    return { ...found, end: next('}').end };
  }

  function match(): Block {
    const { start } = next('match');
    const pathStart = peek().start;
    // A brace that follows a slash is part of the path.
    while (isNext('/')) {
      next('/');
      if (isNext('{')) while (next().text !== '}');
      else next();
    }
    return block(start, source.slice(pathStart, lastEnd()), pathStart);
  }

  function allow(): Allow {
    const { start } = next('allow');
    const verbs: Token[] = [];
    do verbs.push(next());
    while (isNext(',') && next(','));
    next(':');
    next('if');
    const condition = expression(0);
    return { start, verbs, condition, end: next(';').end };
  }

  function functionOf(start: number): RulesFunction {
    next('function');
    const name = next().text;
    const parameters: string[] = [];
    next('(');
    while (!isNext(')')) {
      parameters.push(next().text);
      if (isNext(',')) next(',');
    }
    next(')');
    next('{');
    next('return');
    const body = expression(0);
    next(';');
    return { start, name, parameters, body, end: next('}').end };
  }

  function expression(loosest: number): Expression {
    let left = unary();
    for (;;) {
      const operator = peek();
      const tightness = operator.kind === 'string' ? undefined : TIGHTNESS[operator.text];
      if (tightness === undefined || tightness <= loosest) return left;
      next();
      const right = expression(tightness);
      left = { kind: 'binary', operator: operator.text, operatorStart: operator.start, left, right, start: left.start, end: right.end };
    }
  }

  function unary(): Expression {
    if (!isNext('!')) return postfix(primary());
    const { start } = next('!');
    const operand = unary();
    return { kind: 'not', operand, start, end: operand.end };
  }

  function primary(): Expression {
    const token = next();
    if (token.kind !== 'mark') return { ...token, kind: token.kind };
    if (token.text === '(') {
      const inner = expression(0);
      return { kind: 'group', inner, start: token.start, end: next(')').end };
    }
    if (token.text === '[') return { kind: 'list', ...listed(token.start, ']') };
    throw new Error(`No expression begins with ${token.text}`);
  }

  function listed(start: number, close: string): { items: Expression[]; start: number; end: number } {
    const items: Expression[] = [];
    while (!isNext(close)) {
      items.push(expression(0));
      if (isNext(',')) next(',');
    }
    return { items, start, end: next(close).end };
  }

  function postfix(object: Expression): Expression {
    if (isNext('.')) {
      next('.');
      const name = next();
      return postfix({ kind: 'member', object, name: name.text, nameStart: name.start, start: object.start, end: name.end });
    }
    if (isNext('(')) {
      next('(');
      const { items, end } = listed(object.start, ')');
      return postfix({ kind: 'call', callee: object, args: items, start: object.start, end });
    }
    if (isNext('[')) {
      next('[');
      const inner = expression(0);
      return postfix({ kind: 'index', object, at: inner, start: object.start, end: next(']').end });
    }
    return object;
  }

  // The head: `rules_version = '2'; service cloud.firestore`.
  while (!isNext('service')) next();
  const { start } = next('service');
  while (!isNext('{')) next();
  const service = block(start, '', start);
  if (at !== tokens.length) throw new Error('Something comes after the service.');
  return service;
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(source)?.groups;
    if (!groups) throw new Error(`No word of the rules begins ${source.slice(start, start + 40)}`);
    const kind = (['path', 'name', 'string', 'number', 'mark'] as const).find((name) => groups[name] !== undefined);
    if (kind) tokens.push({ kind, text: groups[kind] as string, start, end: TOKEN.lastIndex });
  }
  return tokens;
}

/** Everything below an expression, itself first. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* partsOf(child);
}

function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'binary':
      return [expression.left, expression.right];
    case 'not':
      return [expression.operand];
    case 'group':
      return [expression.inner];
    case 'member':
      return [expression.object];
    case 'call':
      return [expression.callee, ...expression.args];
    case 'list':
      return expression.items;
    case 'index':
      return [expression.object, expression.at];
    default:
      return [];
  }
}
