/** What a story adds to what its child's stories remember, and which friend of theirs comes back. */
import type { Arc, Choice, Lending } from '../../../domain/src/content/index.ts';
import { LIMITS, type MemoryKind } from '../../../domain/src/index.ts';
import { ARCS } from './arcs.ts';
import { deedOf } from './before.ts';

/** A line that the stories of a child remember. */
export interface Remembered {
  kind: MemoryKind;
  text: string;
}

/** A person of earlier stories who takes a part in this one. */
export interface KnownFriend {
  /** Whose part: a choice of the arc. */
  role: string;
  person: Choice;
  /** What the child did when they met, as in “carried a full bowl over three dunes”; null if nobody remembers. */
  deed: string | null;
}

/** What was lent, as in “cushion”, and by whom. */
export interface Loan {
  thing: string;
  owner: string;
}

/** Stories whose friends are remembered, so that the same one does not come back twice in a row. */
const LIMIT = 200;
/** Between a friend's name and what the child did when they met. */
const SINCE = ', since {child} ';
/** Words; “watched an egg” says too little. */
const LEAST_OF_DEED = 4;
/** Characters from which nobody would say it in passing. */
const LONG_DEED = 60;
const PROMISE = /^to bring the (.+) back to (.+)$/u;
const ARTICLE = /^an? /u;

const isName = (the: string) => /^\p{Lu}/u.test(the);
const isPerson = ({ word }: Choice) => ['woman', 'man', 'person'].includes(word ?? '');

/** The animal with its name, the first other character who was there with what happened, and what was or is to be given back. */
export function rememberedOf(
  arc: Arc,
  hero: string,
  [friend]: readonly Choice[],
  { isLent, returned }: { isLent: boolean; returned: Loan | null },
): Remembered[] {
  const lines: Remembered[] = [{ kind: 'friend', text: hero }];
  if (friend !== undefined) lines.push({ kind: 'friend', text: friendLine(friend, arc) });
  if (returned !== null) lines.push({ kind: 'promise', text: `${promiseOf(returned)}, which was done` });
  if (friend !== undefined && arc.lends !== null && isLent) {
    lines.push({ kind: 'promise', text: promiseOf({ thing: withoutArticle(arc.lends), owner: friend.the }) });
  }
  return lines;
}

const withoutArticle = ({ thing }: Lending) => thing.replace(ARTICLE, '');

const promiseOf = ({ thing, owner }: Loan) => `to bring the ${thing} back to ${owner}`;

/** What the child did, in an arc's recaps, long ones last, without the animal, which may be another one next time. */
export const deedsOf = ({ recaps }: Arc) =>
  recaps
    .map(deedOf)
    .filter((deed) => !/[{<]/u.test(deed) && deed.split(' ').length >= LEAST_OF_DEED)
    .sort((one, other) => Number(one.length > LONG_DEED) - Number(other.length > LONG_DEED));

function friendLine({ a, the }: Choice, arc: Arc): string {
  const who = isName(the) ? the : a;
  return (
    deedsOf(arc)
      .map((deed) => `${who}${SINCE}${deed}`)
      .find(({ length }) => length <= LIMITS.memoryText) ?? who
  );
}

/** Whether someone else can take a part: of somebody with a plain name, without a title that the part is about. */
function isPlainPart(list: readonly Choice[]): boolean {
  const isPlain = (one: Choice) => isPerson(one) && one.a.replace(/^old /u, '') === one.the;
  const titles = new Set(list.map(({ the }) => the.split(' ')[0]));
  return list.every(isPlain) && titles.size > 1;
}

/** What the first character is called besides: “the baker” of “Mr. Park, the baker”. */
function callingsOf({ cast: [role = ''], lengths }: Arc): string[] {
  const calling = new RegExp(`\\bthe (\\p{L}+), <${role}>|<${role}>, the (\\p{L}+)`, 'giu');
  return [...JSON.stringify(lengths).matchAll(calling)].map(([, before, after]) => before ?? after ?? '');
}

/** A cook does not come back as a teacher. */
function hasSameCalling(arc: Arc, met: Arc | undefined): boolean {
  const callings = callingsOf(arc);
  return callings.length === 0 || (met !== undefined && callingsOf(met).some((one) => callings.includes(one)));
}

const CHARACTERS = ARCS.flatMap(({ cast, choices }) => cast.flatMap((key) => choices[key] ?? []));
/** Without names that an animal of an arc has, too. */
const PEOPLE = new Map(
  CHARACTERS.filter((one) => isName(one.the) && CHARACTERS.every((other) => other.the !== one.the || isPerson(other))).map((one) => [
    one.the,
    one,
  ]),
);

/** The friends of whom the lines are, newest first, and what the child did when they met. */
function friendsIn(known: readonly Remembered[]): { name: string; deed: string | undefined }[] {
  return known.flatMap(({ kind, text }) => {
    const [name = '', deed] = text.split(SINCE);
    return kind === 'friend' ? [{ name, deed }] : [];
  });
}

/** What the child did in earlier stories, newest first: with whom, and in which arc. */
export function deedsIn(known: readonly Remembered[]): { name: string; deed: string; arc: Arc }[] {
  return friendsIn(known).flatMap(({ name, deed }) => {
    const arc = deed === undefined ? undefined : arcOf(deed);
    return deed !== undefined && arc ? [{ name, deed, arc }] : [];
  });
}

const arcOf = (deed: string): Arc | undefined => ARCS.find((arc) => deedsOf(arc).includes(deed));

/** Their names. Nobody is met for the first time twice. */
export const namesIn = (known: readonly Remembered[]): Set<string> => new Set(friendsIn(known).map(({ name }) => name));

/** Whether it is somebody who can come back. */
export const isFriend = (name: string): boolean => PEOPLE.has(name);

/** The lines about something lent; undefined for what arcs of earlier versions lent. */
export const lendingOf = ({ thing }: Loan): Lending | undefined =>
  ARCS.flatMap(({ lends }) => lends ?? []).find((lends) => withoutArticle(lends) === thing);

/** What is still to be given back to somebody who can come back. Nothing more is lent then. */
export function loansIn(known: readonly Remembered[]): Loan[] {
  return known.flatMap(({ kind, text }): Loan[] => {
    const [, thing, owner] = (kind === 'promise' && PROMISE.exec(text)) || [];
    if (thing === undefined || owner === undefined) return [];
    return isFriend(owner) && lendingOf({ thing, owner }) ? [{ thing, owner }] : [];
  });
}

/** Remembers which friend came back in which story, as long as the family's requests name its title. */
export function friendPicker() {
  const cameBack = new Map<string, string>();
  return {
    /**
     * The newest friend who can take the part of the arc's first character, before all others one who has lent something; but not the one who came back
     * last, nor one whom the arc's other words could be about. Who lives at a place is only replaced by somebody who was met there.
     * @param avoid texts of the family's last stories, newest first.
     */
    pick(known: readonly Remembered[], arc: Arc, { family, avoid }: { family: string; avoid: readonly string[] }): KnownFriend | null {
      const [role = ''] = arc.cast;
      const part = arc.choices[role] ?? [];
      const words = new Set(wordsIn(JSON.stringify(arc)));
      const friends = friendsIn(known).flatMap(({ name, deed }): KnownFriend[] => {
        const person = PEOPLE.get(name);
        if (person === undefined) return [];
        const met = deed === undefined ? undefined : arcOf(deed);
        const isOwn = part.some(({ the }) => the === name) && (met === undefined || met.id === arc.id);
        const isFree = part.some(({ word }) => word === person.word) && !words.has(wordsIn(name).at(-1) ?? '');
        const fits = isPlainPart(part) && [null, met?.place].includes(arc.place) && hasSameCalling(arc, met);
        return isOwn || (isFree && fits) ? [{ role, person: { ...person, a: name }, deed: met && deed ? deed : null }] : [];
      });
      const last = avoid.map((text) => cameBack.get(`${family}|${text}`)).find((name) => name !== undefined);
      const others = friends.filter(({ person }) => person.the !== last);
      const lenders = new Set(loansIn(known).map(({ owner }) => owner));
      return others.find(({ person }) => lenders.has(person.the)) ?? others[0] ?? null;
    },
    /** The story with this title was told to the family, with a friend who came back. */
    note(family: string, title: string, friend: string): void {
      cameBack.set(`${family}|${title}`, friend);
      for (const oldest of cameBack.keys()) {
        if (cameBack.size <= LIMIT) break;
        cameBack.delete(oldest);
      }
    },
  };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
