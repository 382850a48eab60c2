/** Acts and things in lines: “child and paloma pull rope from bedroll, proud”, “bowl x6 on shelf”. */

import { EMOTIONS, FIGURE_SIZES, FIGURE_STATES, SIDES } from '../vocabulary.ts';
import { readPosition } from './positions.ts';
import { type Act, type PlacedThing, WHERES } from './staging.ts';
import { ENDS, firstJoint, LEADING_JOINT, secondJoint, thirdPerson, VERB_FORMS, type Verb } from './verbs.ts';

/** The verb whose last word follows what is dropped: “drops pebble into well”. */
const DIVIDED = 'drop into' satisfies Verb;
const DROPS = /^drops? (?!into )/u;

/** Null for a line that is no act. Its names may be any. */
export function readActLine(line: string): Act | null {
  const [clause = '', ...more] = line.split(',').map((part) => part.trim());
  const found = findVerb(clause);
  if (found === null) return null;
  const { who, does, what, to } = found;
  const act: Act = { who, does, ...(what && { what }), ...(to && { to }) };
  return more.every((word) => addTo(act, word)) ? act : null;
}

/** The line that is read as this act. */
export function actLine({ who, does, what, to, feels, side, size, state }: Act): string {
  const verb = who.length > 1 ? does : thirdPerson(does);
  const first = what === undefined ? '' : `${firstJoint(does)} ${what}`;
  const second = to === undefined ? '' : `${what === undefined ? '' : secondJoint(does)} ${to}`;
  const said = does === DIVIDED && what !== undefined ? verb.replace(/ into$/u, '') : verb;
  const clause = [who.join(' and '), said, first, second]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return [clause, feels, side, size, state].filter((part) => part !== undefined).join(', ');
}

type Clause = Pick<Act, 'who' | 'does' | 'what' | 'to'>;

/** The first word of the clause that begins a verb divides it; the name before it may have several words. */
function findVerb(clause: string): Clause | null {
  for (let start = clause.indexOf(' '); start !== -1; start = clause.indexOf(' ', start + 1)) {
    const tail = clause.slice(start + 1);
    const who = clause.slice(0, start).split(' and ');
    if (DROPS.test(`${tail} `)) return { who, does: DIVIDED, ...ends(tail.replace(/^\S+ ?/u, '')) };
    const form = VERB_FORMS.find(([words]) => tail === words || tail.startsWith(`${words} `));
    if (!form) continue;
    const [words, does] = form;
    const rest = tail.slice(words.length).trim();
    // Who drops into something drops nothing.
    return { who, does, ...(does === DIVIDED ? { to: rest } : ends(rest)) };
  }
  return null;
}

/** “on bed with blanket”, “jug into cup” */
function ends(rest: string): Pick<Act, 'what' | 'to'> {
  const [, what, to] = ENDS.exec(rest.replace(LEADING_JOINT, '')) ?? [];
  return { what: what?.trim(), to: to?.trim() };
}

/** Whether the word says how someone feels or looks, or where it is. */
function addTo(act: Act, word: string): boolean {
  const feels = EMOTIONS.find((each) => each === word);
  const side = SIDES.find((each) => each === word);
  const size = FIGURE_SIZES.find((each) => each === word);
  const state = FIGURE_STATES.find((each) => each === word);
  Object.assign(act, feels && { feels }, side && { side }, size && { size }, state && { state });
  return (feels ?? side ?? size ?? state) !== undefined;
}

const THING = new RegExp(`^(.+?)(?: x(\\d{1,2}))?(?: (${WHERES.filter((where) => where !== 'far').join('|')}) (.+)| far)?$`, 'u');

/** “moon at 10 20”, with a size, degrees and a depth where they differ from the usual ones. */
const AT = / at((?: -?\d+(?:\.\d+)?){2,5})$/u;

/** Null for an empty line. Its names may be any. */
export function readThingLine(line: string): PlacedThing | null {
  const [end = '', numbers = ''] = AT.exec(line.trim()) ?? [];
  const at = readPosition(numbers.trim().split(' ').map(Number));
  const [whole = '', thing, count = '1', where, of] = THING.exec(line.trim().slice(0, at && -end.length)) ?? [];
  if (thing === undefined) return null;
  const place = WHERES.find((word) => word === where) ?? (/ far$/u.test(whole) ? 'far' : undefined);
  return { thing, count: Math.max(1, Number(count)), ...(place && { where: place }), ...(of !== undefined && { of }), ...(at && { at }) };
}

/** The line that is read as this thing. */
export function thingLine({ thing, count, where, of, at }: PlacedThing): string {
  return [thing, count > 1 ? `x${count}` : '', where ?? '', of ?? '', at ? `at ${at.join(' ')}` : '']
    .filter((part) => part !== '')
    .join(' ');
}
