/** Mutations of expressions. Each operator returns the edits it can make to an expression. */
import { EXTRA_FIELDS, UNKNOWN_CHOICE } from '../schema-cases.ts';
import type { Expression, Node } from './parse.ts';

/** A replacement for a part of the rules. */
export interface Edit extends Node {
  text: string;
}

/** The rules and the whole expression that an operator edits. */
export interface Place {
  source: string;
  /** The whole expression of a condition or function. */
  root: Expression;
}

export type ExpressionOperator = (place: Place, part: Expression) => Edit[];

export const textOf = (source: string, { start, end }: Node) => source.slice(start, end);
export const instead = ({ start, end }: Node, text: string): Edit => ({ start, end, text });
const sign = (part: Expression & { kind: 'binary' }, text: string): Edit =>
  instead({ start: part.operatorStart, end: part.operatorStart + part.operator.length }, text);
const binary = (
  operators: readonly string[],
  edits: (part: Expression & { kind: 'binary' }, source: string) => Edit[],
): ExpressionOperator => {
  return ({ source }, part) => (part.kind === 'binary' && operators.includes(part.operator) ? edits(part, source) : []);
};

const FLIPPED: Record<string, string> = { '==': '!=', '!=': '==', '<=': '>', '>=': '<' };
const BORDER: Record<string, string> = { '<=': '<', '>=': '>' };
const LOOSER: Record<string, string[]> = { '==': ['<=', '>='] };
const TYPES = ['string', 'int', 'bool', 'list', 'map', 'number', 'timestamp'];
const METHODS: Record<string, string[]> = {
  hasOnly: ['hasAny', 'hasAll'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};
/** Functions with the same parameters. */
const LIKE: Record<string, string> = {
  isText: 'isPersonText',
  isPersonText: 'isText',
  isLength: 'isTone',
  isTone: 'isLength',
};
/** Each field is replaced by the next one of its document. */
const RINGS: Record<string, string[]> = {
  profile: ['displayName', 'email', 'subscription', 'createdAt'],
  favorite: ['storyId', 'addedAt', 'title'],
  progress: ['page', 'pageCount', 'finished', 'updatedAt'],
  story: [
    'uid',
    'title',
    'content',
    'childName',
    'favoriteAnimal',
    'storySetting',
    'storyLength',
    'storyTone',
    'coverImage',
    'createdAt',
    'template',
    'siblings',
    'recap',
    'cast',
    'continues',
  ],
  child: ['nickname', 'favoriteAnimal', 'storyLength', 'storyTone', 'bedtime', 'age', 'pronouns', 'notTonight', 'appearance'],
  look: ['skin', 'hair', 'hairColor', 'glasses', 'hearingAid', 'wheelchair', 'clothes'],
};

export const EXPRESSION_OPERATORS: Record<string, ExpressionOperator> = {
  'conjunct dropped': binary(['&&'], (part, source) => [
    instead(part, textOf(source, part.left)),
    instead(part, textOf(source, part.right)),
  ]),
  'alternative dropped': binary(['||'], (part, source) => [
    instead(part, textOf(source, part.left)),
    instead(part, textOf(source, part.right)),
  ]),
  'and for or': binary(['&&'], (part) => [sign(part, '||')]),
  'or for and': binary(['||'], (part) => [sign(part, '&&')]),
  'comparison turned round': binary(Object.keys(FLIPPED), (part) => [sign(part, FLIPPED[part.operator] as string)]),
  'border moved out or in': binary(Object.keys(BORDER), (part) => [sign(part, BORDER[part.operator] as string)]),
  // Only for ordered values; invalid choices and ids sort on both sides of the valid ones.
  'equality loosened': binary(['=='], (part, source) =>
    /uid|null/.test(textOf(source, part)) ? [] : (LOOSER['=='] as string[]).map((operator) => sign(part, operator)),
  ),
  'number off by one': (_place, part) =>
    part.kind === 'number' ? [instead(part, String(Number(part.text) + 1)), instead(part, String(Number(part.text) - 1))] : [],
  'condition negated': ({ source, root }, part) => {
    const isCondition = part === root || (part.kind === 'binary' && ['==', '!=', '<=', '>=', 'is', 'in'].includes(part.operator));
    return isCondition || part.kind === 'not' ? [instead(part, `!(${textOf(source, part)})`)] : [];
  },
  'condition always true': ({ root }, part) => (part === root ? [instead(part, 'true')] : []),
  'condition always false': ({ root }, part) => (part === root ? [instead(part, 'false')] : []),
  'resource swapped': ({ source }, part) => {
    const text = textOf(source, part);
    if (part.kind === 'member' && text === 'request.resource') return [instead(part, 'resource')];
    return part.kind === 'name' && part.text === 'resource' ? [instead(part, 'request.resource')] : [];
  },
  'quoted name misspelt': (_place, part) =>
    part.kind === 'string' && !isPattern(part.text) ? [instead(part, `${part.text[0]}x${part.text.slice(1)}`)] : [],
  'entry left out of a list': ({ source }, part) =>
    part.kind === 'list'
      ? part.items.map((_, out) =>
          instead(
            part,
            `[${part.items
              .filter((_, index) => index !== out)
              .map((item) => textOf(source, item))
              .join(', ')}]`,
          ),
        )
      : [],
  'entry added to a list': ({ source }, part) =>
    part.kind === 'list'
      ? [UNKNOWN_CHOICE, ...Object.keys(EXTRA_FIELDS), 'email', 'subscription', 'createdAt']
          .filter((name) =>
            part.items.length < 2 || /^'(?:uid|page|displayName|storyId|nickname)'/.test(textOf(source, part.items[0] as Node))
              ? name !== UNKNOWN_CHOICE
              : name === UNKNOWN_CHOICE,
          )
          .filter((name) => !part.items.some((item) => textOf(source, item) === `'${name}'`))
          .filter((name) => !(name === 'email' || name === 'subscription' || name === 'createdAt') || part.items.length < 2)
          .map((name) => instead({ start: part.end - 1, end: part.end - 1 }, `, '${name}'`))
      : [],
  'sign-in not asked for': ({ source }, part) => {
    const text = textOf(source, part);
    if (part.kind === 'call' && text.startsWith('isUser(')) return [instead(part, 'request.auth != null'), instead(part, 'true')];
    return text === 'request.auth != null' ? [instead(part, 'true')] : [];
  },
  'another argument': ({ source }, part) =>
    part.kind === 'call' && part.callee.kind === 'name' && part.args.length === 1 && textOf(source, part) === 'isUser(uid)'
      ? [instead(part, 'isUser(database)')]
      : [],
  'another field': (_place, part) => {
    if (part.kind !== 'member' || part.object.kind !== 'name') return [];
    const ring = RINGS[part.object.text];
    const next = ring?.includes(part.name) && ring[(ring.indexOf(part.name) + 1) % ring.length];
    return next ? [instead({ start: part.nameStart, end: part.end }, next)] : [];
  },
  'another type': binary(['is'], ({ right }, source) =>
    TYPES.filter((type) => type !== textOf(source, right)).map((type) => instead(right, type)),
  ),
  'another method': (_place, part) =>
    part.kind === 'member' ? (METHODS[part.name] ?? []).map((method) => instead({ start: part.nameStart, end: part.end }, method)) : [],
  'another function': (_place, part) =>
    part.kind === 'call' && part.callee.kind === 'name' && LIKE[part.callee.text]
      ? [instead(part.callee, LIKE[part.callee.text] as string)]
      : [],
  'type for a moment': ({ source }, part) => {
    const text = textOf(source, part);
    if (part.kind === 'call' && text.startsWith('isPastMoment('))
      return [instead(part, `${textOf(source, part.args[0] as Node)} is timestamp`)];
    return part.kind === 'binary' && part.operator === '==' && text.endsWith('== request.time')
      ? [instead(part, `${textOf(source, part.left)} is timestamp`)]
      : [];
  },
  'document looked for elsewhere': (_place, part) => (part.kind === 'path' ? pathEdits(part) : []),
  'pattern loosened or tightened': (_place, part) => (part.kind === 'string' && isPattern(part.text) ? patternEdits(part) : []),
};

const isPattern = (text: string) => text.includes('[');

/** Changes one anchor, number, class, character or quantifier of a pattern. */
function patternEdits({ start, text }: Expression & { kind: 'string' }): Edit[] {
  const at = (index: number, length: number, put: string): Edit => ({ start: start + index, end: start + index + length, text: put });
  const all = (pattern: RegExp, edits: (found: string, index: number) => Edit[]) =>
    [...text.matchAll(pattern)].flatMap((match) => edits(match[0], match.index));
  return [
    at(1, 0, '.*'),
    at(text.length - 1, 0, '.*'),
    ...all(/(?<=[{,])\d+(?=\})|(?<=\{)\d+(?=,)/g, (found, index) => [
      at(index, found.length, String(Number(found) + 1)),
      ...(Number(found) > 0 ? [at(index, found.length, String(Number(found) - 1))] : []),
    ]),
    ...all(/0-9|a-f|1-9/g, (found, index) => [
      at(index, found.length, text.startsWith('a-f', index + 3) || found !== '0-9' ? '' : '1-9'),
      ...(found === '1-9' ? [at(index, 1, '0')] : found === 'a-f' ? [at(index, 3, 'a-g'), at(index, 3, 'a-fA-F')] : []),
    ]),
    ...all(/0-7/g, (_found, index) => ['0-6', '0-8', '1-7'].map((range) => at(index, 3, range))),
    ...all(/\\\\x\{1F000\}-\\\\x\{1FAFF\}|\\\\p\{[A-Z]\}|\\\\x\{[0-9A-F]+\}|\\\\-|(?<=\[) ?'|(?<=-)\.,/g, (found, index) => [
      at(index, found.length, ''),
    ]),
    ...all(/\*/g, (found, index) => [at(index, found.length, '?'), at(index, found.length, '+')]),
  ];
}

/** A path's collection, and the functions that compute its id. */
function pathEdits(path: Expression & { kind: 'path' }): Edit[] {
  const changes: [RegExp, string][] = [
    [/(\/documents\/\w+)/, '$1x'],
    [/\.sha256\(/, '.md5('],
    [/\.toHexString\(\)/, '.toBase64()'],
    [/\.lower\(\)/, '.upper()'],
    [/\.lower\(\)/, ''],
    [/\$\((?!database\)).*\)$/, '$(uid)'],
  ];
  return changes.map(([what, by]) => instead(path, path.text.replace(what, by)));
}
