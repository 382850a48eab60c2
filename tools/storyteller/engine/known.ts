/** What a story adds to what its child's stories remember, and which friend of theirs comes back. */
import type { Arc, Choice } from '../../../domain/src/content/index.ts';
import { LIMITS, type MemoryKind } from '../../../domain/src/index.ts';
import { nameIn } from './animal.ts';
import { ARCS } from './arcs.ts';
import { deedOf } from './before.ts';

/** A line that the stories of a child remember. */
export interface Remembered {
  kind: MemoryKind;
  text: string;
}

/** A person of earlier stories who takes a part in this one. */
export interface KnownFriend {
  /** The remembered line. */
  text: string;
  /** Whose part: a choice of the arc. */
  role: string;
  person: Choice;
  /** What the child did when they met, as in “carried a full bowl over three dunes”, with the arc's slots; null if nobody remembers. */
  deed: string | null;
}

/** What was lent, as in “cushion”, and by whom. */
export interface Loan {
  thing: string;
  owner: string;
}

/** Stories whose friends are remembered, so that the same one does not come back twice in a row. */
const LIMIT = 200;
const EVENING = ', from the evening when ';
const PROMISE = /^to bring the (.+) back to (.+)$/u;
const ARTICLE = /^an? /u;
/** Whoever has one is needed for it. */
const CALLING = /^(?:Captain|Bosun|Doctor|Dr\.|Master) /u;

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
  if (friend !== undefined) lines.push({ kind: 'friend', text: friendLine(friend, arc.evening) });
  if (returned !== null) lines.push({ kind: 'promise', text: `${promiseOf(returned)}, which was done` });
  if (friend !== undefined && arc.lends !== null && isLent) {
    lines.push({ kind: 'promise', text: promiseOf({ thing: arc.lends.replace(ARTICLE, ''), owner: friend.the }) });
  }
  return lines;
}

const promiseOf = ({ thing, owner }: Loan) => `to bring the ${thing} back to ${owner}`;

function friendLine({ a, the }: Choice, evening: string | null): string {
  const who = isName(the) ? the : a;
  const whole = `${who}${EVENING}${evening}`;
  return evening === null || whole.length > LIMITS.memoryText ? who : whole;
}

/** The character whose part someone else can take: one with a plain name, who lives there only if the other one was met there. */
function roleOf({ cast: [key = ''], choices, place }: Arc, metAt: string | null): string | null {
  if (place !== null && place !== metAt) return null;
  const list = choices[key] ?? [];
  const isPlain = (one: Choice) => isPerson(one) && !CALLING.test(one.the) && one.a.replace(/^old /u, '') === one.the;
  return list.length > 0 && list.every(isPlain) ? key : null;
}

const CHARACTERS = ARCS.flatMap(({ cast, choices }) => cast.flatMap((key) => choices[key] ?? []));
/** Short names of our own characters. */
const SHORT_NAMES = new Map(CHARACTERS.map(({ a, the }) => [a, the]));
const PEOPLE = new Map(CHARACTERS.filter((one) => isPerson(one) && isName(one.the)).map((one) => [one.the, one]));

/** As the arc calls its character; of other texts the name (“Crumb the fox” is Crumb), else what it is (“a baker who is asleep” is the baker). */
export function shortName(line: string): string {
  const [text = ''] = line.split(EVENING);
  const name = /^\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*/u.exec(text)?.[0] ?? /\bcalled (\p{Lu}[^,]*)/u.exec(text)?.[1];
  return SHORT_NAMES.get(text) ?? name ?? text.replace(/(?:,| who | with | that | from ).*/u, '').replace(/^an? /u, 'the ');
}

const eveningIn = (line: string): string | null => line.split(EVENING)[1] ?? null;
const arcOf = (evening: string | null) => (evening === null ? undefined : ARCS.find((arc) => arc.evening === evening));

/** What is still to be given back, newest first. Nothing more is lent then. */
export function loansIn(known: readonly Remembered[]): Loan[] {
  return known.flatMap(({ kind, text }): Loan[] => {
    const [, thing, owner] = (kind === 'promise' && PROMISE.exec(text)) || [];
    return thing !== undefined && owner !== undefined && PEOPLE.has(owner) ? [{ thing, owner }] : [];
  });
}

/** Remembers which friend came back in which story, as long as the family's requests name its title. */
export function friendPicker() {
  const cameBack = new Map<string, string>();
  return {
    /**
     * The newest friend who can take a part in the arc, first one who has lent something; but not the one who came back last, nor one whom the arc's
     * own words could be about.
     * @param avoid texts of the family's last stories, newest first.
     * @param animal the kind of tonight's animal, which is in the story anyway.
     */
    pick(known: readonly Remembered[], arc: Arc, animal: string, avoid: readonly string[]): KnownFriend | null {
      const words = new Set(wordsIn(JSON.stringify(arc)));
      const friends = known.flatMap(({ kind, text }): KnownFriend[] => {
        const person = PEOPLE.get(shortName(text));
        if (kind !== 'friend' || person === undefined || nameIn(text, animal) !== null) return [];
        const met = arcOf(eveningIn(text));
        const role = roleOf(arc, met?.place ?? null);
        const isSuited = role !== null && arc.choices[role]?.some(({ word }) => word === person.word);
        if (!isSuited || words.has(wordsIn(person.the).at(-1) ?? '')) return [];
        const deed = met?.recaps.map(deedOf).find((one) => !one.includes('{child}')) ?? null;
        return [{ text, role, person: { ...person, a: person.the }, deed }];
      });
      const last = avoid.map((text) => cameBack.get(text)).find((friend) => friend !== undefined);
      const others = friends.filter(({ person }) => person.the !== last);
      const lenders = new Set(loansIn(known).map(({ owner }) => owner));
      return others.find(({ person }) => lenders.has(person.the)) ?? others[0] ?? null;
    },
    /** The story with this title was told. */
    note(title: string, friend: KnownFriend | null): void {
      if (friend === null) return;
      cameBack.set(title, friend.person.the);
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
