/** Small mistakes to try in the rules. They rely on how the file is formatted: a condition of several parts has one on each line. */

/** A replacement for a part of the rules. */
export interface Edit {
  operator: string;
  start: number;
  end: number;
  text: string;
}

const TYPES = ['string', 'int', 'bool', 'list', 'map', 'number', 'timestamp'];
const FLIPPED: Record<string, string> = { '==': '!=', '!=': '==', '<=': '>', '>=': '<' };
/** Functions with the same parameters. */
const LIKE: Record<string, string> = { isText: 'isPersonText', isPersonText: 'isText', isLength: 'isTone', isTone: 'isLength' };

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
  ['another type', /(?<= is )\w+/g, ([type]) => TYPES.filter((other) => other !== type)],
  ['another function', /(?<!function )\b(?:isText|isPersonText|isLength|isTone)\b/g, ([name]) => [LIKE[name] as string]],
  ['type for a moment', /(?<!function )\bisPastMoment\(([^()]+)\)/g, ([, value]) => [`${value} is timestamp`]],
  ['type for a moment', /[\w.]+ == request\.time/g, ([part]) => [part.replace('== request.time', 'is timestamp')]],
];

/** In texts and paths. */
const IN_TEXTS: readonly Operator[] = [
  ['quoted name misspelt', /'[^'[\]\n]+'/g, ([name], line) => (line.startsWith('rules_version') ? [] : [`'x${name.slice(1)}`])],
  ['choice negated', /[\w.'()]+ in \[[^\]]*\]/g, ([part]) => [`!(${part})`]],
  ['path misspelt', /(?<=match \/)(?!databases)\w+(?=\/\{)/g, ([name]) => [`${name}x`]],
];

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
  return [...made(code, IN_CODE), ...made(texts, IN_TEXTS), ...droppedParts(code)];
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
