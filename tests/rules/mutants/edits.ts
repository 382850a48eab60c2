/** The small mistakes that somebody could make in the rules. They rely on how the file is formatted: a condition of several parts has one on each line. */
import { COLLECTIONS } from '../collections.ts';
import { PERMISSIONS } from '../permissions.ts';
import { EXTRA_FIELDS, UNKNOWN_CHOICE } from '../schema-cases.ts';

/** A replacement for a part of the rules. */
export interface Edit {
  operator: string;
  start: number;
  end: number;
  text: string;
}

const VERBS = ['get', 'list', 'create', 'update', 'delete'];
const TYPES = ['string', 'int', 'bool', 'list', 'map', 'number', 'timestamp'];
const FLIPPED: Record<string, string> = { '==': '!=', '!=': '==', '<=': '>', '>=': '<' };
const METHODS: Record<string, string[]> = {
  hasOnly: ['hasAny', 'hasAll'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};
/** Functions with the same parameters. */
const LIKE: Record<string, string> = { isText: 'isPersonText', isPersonText: 'isText', isLength: 'isTone', isTone: 'isLength' };
/** Each field is replaced by the next one of its document. */
const RINGS: Record<string, string[]> = {
  profile: ['displayName', 'email', 'subscription', 'createdAt'],
  favorite: ['storyId', 'addedAt', 'title'],
  progress: ['page', 'pageCount', 'finished', 'updatedAt'],
  child: ['nickname', 'favoriteAnimal', 'storyLength', 'storyTone', 'bedtime', 'age', 'pronouns', 'notTonight', 'appearance'],
};
/** Collections of the functions. */
const CLOSED = Object.keys(COLLECTIONS).filter((name) => /^\w+$/.test(name) && !PERMISSIONS[name as keyof typeof PERMISSIONS]);

/** How a part of the rules is mistaken: what it looks like, and what is written instead, given the match and the line it is in. */
type Operator = [name: string, pattern: RegExp, instead: (match: RegExpMatchArray, line: string) => readonly string[]];

/** In code, where texts are blank. */
const IN_CODE: readonly Operator[] = [
  ['and for or', /&&/g, () => ['||']],
  ['or for and', /\|\|/g, () => ['&&']],
  ['comparison turned round', /[=!<>]=/g, ([sign]) => [FLIPPED[sign] as string]],
  ['border moved', /[<>]=/g, ([sign]) => [sign.charAt(0)]],
  // Only for ordered values; invalid choices and ids sort on both sides of the valid ones.
  ['equality loosened', /==/g, (_match, line) => (/uid|null/.test(line) ? [] : ['<=', '>='])],
  ['number off by one', /(?<![\w'])\d+\b/g, ([number]) => [String(Number(number) + 1), String(Number(number) - 1)]],
  ['condition replaced', /(?<=\b(?:return|if)\s)[^;{}]+(?=;)/g, ([condition]) => ['true', 'false', `!(${condition})`]],
  ['type negated', /[\w.]+ is \w+/g, ([part]) => [`!(${part})`]],
  ['negation left out', /!(?=[\w(])/g, () => ['']],
  ['resource swapped', /\brequest\.resource\b/g, () => ['resource']],
  ['resource swapped', /(?<![\w.])resource\b/g, () => ['request.resource']],
  ['sign-in not asked for', /(?<!function )\bisUser\([^()]*\)/g, () => ['request.auth != null', 'true']],
  ['another argument', /(?<!function )\bisUser\(uid\)/g, () => ['isUser(database)']],
  ['another field', /(?<=\b(profile|favorite|progress|child)\.)\w+/g, ([field, of = '']) => nextOf(RINGS[of] ?? [], field)],
  ['another type', /(?<= is )\w+/g, ([type]) => TYPES.filter((other) => other !== type)],
  ['another method', /(?<=\.)(?:hasOnly|affectedKeys)\b/g, ([name]) => METHODS[name] ?? []],
  ['another function', /(?<!function )\b(?:isText|isPersonText|isLength|isTone)\b/g, ([name]) => [LIKE[name] as string]],
  ['type for a moment', /(?<!function )\bisPastMoment\(([^()]+)\)/g, ([, value]) => [`${value} is timestamp`]],
  ['type for a moment', /[\w.]+ == request\.time/g, ([part]) => [part.replace('== request.time', 'is timestamp')]],
];

/** In texts and paths. */
const IN_TEXTS: readonly Operator[] = [
  ['quoted name misspelt', /'[^'[\]\n]+'/g, ([name], line) => (line.startsWith('rules_version') ? [] : [`'x${name.slice(1)}`])],
  ['choice negated', /[\w.'()]+ in \[[^\]]*\]/g, ([part]) => [`!(${part})`]],
  ['list changed', /(?<=\[)'[^[\]]*'(?=\])/g, ([entries]) => listEdits(entries.split(', '))],
  [
    'document looked for elsewhere',
    /\/databases\/\$\(database\)\/documents\/\w+\/\$\((?:[^()]|\([^()]*\))*\)/g,
    ([path]) => pathEdits(path),
  ],
  ['pattern changed', /(?<=\.matches\()(?:'[^'\n]*'|"[^"\n]*")/g, ([pattern]) => patternEdits(pattern)],
];

const nextOf = (ring: readonly string[], field: string) =>
  ring.includes(field) ? [ring[(ring.indexOf(field) + 1) % ring.length] as string] : [];

/** All edits of the rules, in no order. */
export function editsOf(rules: string): Edit[] {
  const blank = (text: string) => text.replace(/./g, ' ');
  const texts = rules.replace(/(?<=^|\s)\/\/.*/gm, blank);
  const code = texts.replace(/'[^'\n]*'|"[^"\n]*"/g, (quoted) => `'${quoted.slice(1, -1).replace(/./g, '_')}'`);
  const made = (source: string, operators: readonly Operator[]): Edit[] =>
    operators.flatMap(([operator, pattern, instead]) =>
      [...source.matchAll(pattern)].flatMap((match) => {
        const [start, end] = [match.index, match.index + match[0].length];
        const line = rules.slice(rules.lastIndexOf('\n', start) + 1, rules.indexOf('\n', end));
        // The match with its texts.
        const whole = Object.assign([...match], { 0: rules.slice(start, end) }) as RegExpMatchArray;
        return instead(whole, line).map((text) => ({ operator, start, end, text }));
      }),
    );
  return [...made(code, IN_CODE), ...made(texts, IN_TEXTS), ...droppedParts(code), ...blockEdits(texts)];
}

/** One part of a conjunction or alternative left out. */
function droppedParts(code: string): Edit[] {
  const end = (from: number, step: 1 | -1) => {
    let depth = 0;
    for (let at = from; ; at += step) {
      const letter = code.charAt(at);
      const [open, close] = step === 1 ? ['([', ')]'] : [')]', '(['];
      if (open.includes(letter)) depth += 1;
      else if (close.includes(letter) && depth-- === 0) return at;
      const two = code.slice(at - (step === 1 ? 0 : 1), at + (step === 1 ? 2 : 1));
      if (
        depth === 0 &&
        (letter === ';' || two === '&&' || two === '||' || (step === -1 && /\b(?:if|return)$/.test(code.slice(at - 6, at + 1))))
      )
        return at;
    }
  };
  return [...code.matchAll(/&&|\|\|/g)].flatMap(({ index }) => [
    { operator: 'part left out', start: index, end: end(index + 2, 1), text: '' },
    { operator: 'part left out', start: end(index - 1, -1) + 1, end: index + 2, text: ' ' },
  ]);
}

/** Mistakes in whole rules: verbs, paths, and rules that do not belong there. */
function blockEdits(source: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of source.matchAll(/^ +match (\/[^\n]*?) \{\n((?:(?! *(?:match|function) |\n *\}\n)[\s\S])*)/gm)) {
    const [whole, path = '', body = ''] = match;
    const bodyStart = match.index + whole.length - body.length;
    const add = (operator: string, text: string) => edits.push({ operator, start: bodyStart, end: bodyStart, text: `${text}\n` });
    if (path.startsWith('/databases')) {
      for (const text of ADDED_MATCHES) add('match added', text);
      continue;
    }
    const pathStart = match.index + whole.indexOf(path);
    const [, name = '', wildcard = ''] = /^\/(\w+)\/\{(\w+)\}$/.exec(path) ?? [];
    for (const text of [`/{anything}/{${wildcard}}`, `/${name}/{${wildcard}=**}`, `/${name}x/{${wildcard}}`]) {
      edits.push({ operator: 'path widened or misspelt', start: pathStart, end: pathStart + path.length, text });
    }
    const allows = [...body.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)].map((allow) => ({
      verbs: (allow[1] as string).split(', '),
      condition: allow[2] as string,
      start: bodyStart + allow.index + 'allow '.length,
    }));
    const present = allows.flatMap(({ verbs }) => verbs);
    for (const { verbs, condition, start } of allows) {
      const instead = (operator: string, text: readonly string[]) =>
        edits.push({ operator, start, end: start + verbs.join(', ').length, text: text.join(', ') });
      for (const verb of VERBS) if (!present.includes(verb) && canHold(verb, condition)) instead('verb added', [...verbs, verb]);
      if (verbs.join() === 'create' && condition.includes('request.resource')) instead('creation open to updates', [...verbs, 'update']);
      if (verbs.length > 1)
        for (const verb of verbs)
          instead(
            'verb left out',
            verbs.filter((other) => other !== verb),
          );
    }
    for (const verb of VERBS)
      for (const condition of ['true', 'request.auth != null']) add('rule added', `allow ${verb}: if ${condition};`);
    if (present.includes('create')) continue;
    for (const condition of ['isUser(request.resource.data.uid)', 'resource == null'])
      add('creation allowed', `allow create: if ${condition};`);
  }
  return edits;
}

const ADDED_MATCHES = [
  'match /{document=**} { allow read: if request.auth != null; }',
  'match /{document=**} { allow read, write: if request.auth.token.email in ["admin@example.com"]; }',
  'match /{document=**} { allow write: if request.auth.token.admin == true; }',
  'match /{document=**} { allow write: if request.auth.token.premium == true; }',
  'match /{path=**}/favorites/{id} { allow read: if request.auth != null; }',
  'match /{path=**}/progress/{id} { allow list: if request.auth != null; }',
  'match /{path=**}/stories/{id} { allow list: if request.auth.uid == resource.data.uid; }',
  ...CLOSED.flatMap((name) => [
    `match /${name}/{id} { allow read: if true; }`,
    `match /${name}/{id} { allow get: if request.auth.uid == id.split('_')[0]; }`,
    `match /${name}/{id} { allow write: if request.auth != null; }`,
  ]),
];

/** Whether the condition can hold for this verb. If it reads what the verb does not have, the mutant would equal the rules. */
function canHold(verb: string, condition: string): boolean {
  const readsStored = /(?<!request\.)\bresource\b/.test(condition);
  if (condition.includes('request.query.limit')) return verb === 'list';
  if (condition.includes('request.resource')) return verb === 'update' && !readsStored;
  return verb !== 'create' || !condition.includes('resource.data') || condition.includes('resource == null');
}

/** One entry left out, and one added that no list has, or that a list of fields must not have. */
function listEdits(entries: readonly string[]): string[] {
  const less = entries.length < 2 ? [] : entries.map((out) => entries.filter((entry) => entry !== out));
  const areFields = entries.length < 2 || /^'(?:page|displayName|storyId|nickname)'/.test(entries[0] as string);
  const more = areFields
    ? [...Object.keys(EXTRA_FIELDS), ...(entries.length < 2 ? ['email', 'subscription', 'createdAt'] : [])]
    : [UNKNOWN_CHOICE];
  return [
    ...less,
    ...more
      .map((name) => `'${name}'`)
      .filter((name) => !entries.includes(name))
      .map((name) => [...entries, name]),
  ].map((list) => list.join(', '));
}

/** Another collection, and another id. */
function pathEdits(path: string): string[] {
  const changes: [RegExp, string][] = [
    [/(\/documents\/\w+)/, '$1x'],
    [/\.sha256\(/, '.md5('],
    [/\.toHexString\(\)/, '.toBase64()'],
    [/\.lower\(\)/, '.upper()'],
    [/\.lower\(\)/, ''],
    [/\$\((?!database\)).*\)$/, '$(uid)'],
  ];
  return changes.map(([what, by]) => path.replace(what, by));
}

/** One anchor, number, class, character or quantifier of a pattern changed. */
function patternEdits(pattern: string): string[] {
  const all = (what: RegExp, instead: (found: string, after: string) => readonly string[]) =>
    [...pattern.matchAll(what)].flatMap(({ 0: found, index }) => {
      const after = pattern.slice(index + found.length);
      return instead(found, after).map((text) => pattern.slice(0, index) + text + after);
    });
  return [
    `${pattern.charAt(0)}.*${pattern.slice(1)}`,
    `${pattern.slice(0, -1)}.*${pattern.at(-1)}`,
    ...all(/(?<=[{,])\d+(?=\})|(?<=\{)\d+(?=,)/g, (found) =>
      [Number(found) + 1, Number(found) - 1].filter((bound) => bound >= 0).map(String),
    ),
    ...all(/0-9/g, () => ['1-9']),
    ...all(/1-9/g, () => ['', '0-9']),
    ...all(/0-7/g, () => ['0-6', '0-8', '1-7']),
    ...all(/\\\\x\{1F000\}-\\\\x\{1FAFF\}|\\\\p\{[A-Z]\}|\\\\x\{[0-9A-F]+\}|\\\\-|(?<=\[) ?'|(?<=-)\.,/g, () => ['']),
    ...all(/\*/g, () => ['?', '+']),
  ];
}
