/** Chooses an arc for each request and tells it. */
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import type { Arc } from '../../../domain/src/content/index.ts';
import {
  DEFAULT_AGE_BAND,
  type FamilyPage,
  headOfKind,
  pageParagraphs,
  STORY_TONES,
  type StorySetting,
  UNKNOWN_KIND,
} from '../../../domain/src/index.ts';
import { describeAnimal, withName } from './animal.ts';
import { ARCS, PLACES, WORDS } from './arcs.ts';
import { type Before, heroBefore } from './before.ts';
import { friendPicker, type KnownFriend, type Remembered, rememberedOf } from './known.ts';
import type { Pronouns } from './pronouns.ts';
import { createRandom, type Random } from './random.ts';
import { TELLINGS, type Told, tell } from './tell.ts';
import { traitsOf } from './traits.ts';

export interface StoryOrder {
  animal: string;
  setting: StorySetting;
  tone: string;
  /** Words of the story. */
  words: number;
  /** The child's age band; {@link DEFAULT_AGE_BAND} if it is missing. */
  age?: string;
  /** Missing: the name only. */
  pronouns?: Pronouns | null;
  /** Titles and openings of earlier stories. */
  avoid?: readonly string[];
  /** Replace the other children's names. */
  others?: readonly string[];
  /** The previous episode. */
  before?: Before | null;
  /** What this child's earlier stories remember, newest first. */
  known?: readonly Remembered[];
  /** Whether a text has a topic that the family does not want. */
  isUnwanted?: (text: string) => boolean;
}

export interface Story {
  title: string;
  pages: FamilyPage[];
  paragraphs: string[];
  /** What happened, for the next episode. */
  recap: string;
  /** Who was there beside the children. */
  cast: string[];
  /** What this child's next stories may bring back. */
  remember: Remembered[];
  /** The animal's name. */
  name: string;
  /** The arc's id. */
  arc: string;
}

export type Storyteller = (order: StoryOrder) => Story;

/** Tellings of an arc to compare by their length. */
const DRAFTS = 12;
const OPENING_LENGTH = 40;

export const hasSetting = (value: unknown): value is StorySetting => typeof value === 'string' && Object.hasOwn(PLACES, value);
export const hasTone = (value: unknown): value is string => STORY_TONES.some(({ id }) => id === value);

/** The same seed gives the same stories for the same requests. The child is called `{child}`. */
export function createStoryteller(seed: string, arcs: readonly Arc[] = ARCS): Storyteller {
  const start = createRandom(seed);
  // Arcs and wordings take turns, so that the next story is unlike the last ones, of every place and mood.
  const turns = new Map(
    start.shuffle(arcs).map((arc, index) => {
      // Arcs of a place or a body are told before those for anywhere.
      const last = index - arcs.length * (arc.place === null && arc.body === null ? 1 : 2);
      return [arc.id, { told: 0, last, first: Math.floor(start.next() * TELLINGS) }];
    }),
  );
  const friends = friendPicker();
  let count = 0;
  return (order) => {
    const random = createRandom(`${seed}|${count}`);
    const avoided = (order.avoid ?? []).map(opening);
    const waiting = suited(arcs, order).sort((one, other) => (turns.get(one.id)?.last ?? 0) - (turns.get(other.id)?.last ?? 0));
    const unlike = waiting.filter((arc) => !isTold(arc, avoided));
    for (const arc of [...unlike, ...waiting]) {
      const turn = turns.get(arc.id);
      const { kind } = describeAnimal(order.animal);
      // The next episode has its own character who comes back.
      const friend = order.before?.recap ? null : friends.pick(order.known ?? [], arc, kind, order.avoid ?? []);
      const story = turn && tellArc(arc, (turn.first + turn.told) % TELLINGS, { ...order, friend }, random);
      if (!story || order.isUnwanted?.(textsOf(story).join('\n'))) continue;
      count += 1;
      friends.note(story.title, friend);
      turns.set(arc.id, { ...turn, told: turn.told + 1, last: count });
      return story;
    }
    throw new Error('No arc could be told.');
  };
}

function textsOf({ title, paragraphs, recap, cast }: Story): string[] {
  return [title, ...paragraphs, recap, ...cast];
}

/** Arcs of the place or of the animal's body, without those in which another animal is of the family's kind, which would be confusing. */
function suited(arcs: readonly Arc[], { setting, animal }: StoryOrder): Arc[] {
  const { kind } = describeAnimal(animal);
  const word = headOfKind(kind).toLowerCase().split(' ').at(-1);
  // A name alone is “a friend”, which is no kind.
  const isFree = (arc: Arc) => word === UNKNOWN_KIND || !Object.values(arc.choices).some((list) => list.some((one) => one.word === word));
  const { body } = bodyOfAnimal(kind);
  const isHere = (arc: Arc) => (arc.place === null || arc.place === setting) && (arc.body === null || arc.body === body);
  return arcs.filter(isHere).filter(isFree);
}

function tellArc(arc: Arc, telling: number, order: StoryOrder & { friend: KnownFriend | null }, random: Random): Story {
  const animal = describeAnimal(order.animal);
  const before = order.before?.recap ? order.before : null;
  const known = { recap: '', cast: (order.known ?? []).map(({ text }) => text) };
  const name = animal.name ?? heroBefore(before, animal.kind) ?? heroBefore(known, animal.kind) ?? nameFor(arc, random);
  const { age = DEFAULT_AGE_BAND, pronouns = null, others = [] } = order;
  const parts = {
    ...order,
    arc,
    telling,
    animal,
    traits: traitsOf(animal.kind),
    name,
    age,
    pronouns,
    others,
    before,
    friend: order.friend?.the ?? null,
  };
  const drafts = Array.from({ length: DRAFTS }, () => tell(parts, random));
  const off = ({ words }: Told) => Math.abs(words - order.words);
  const told = drafts.reduce((best, draft) => (off(draft) < off(best) ? draft : best));
  const characters = arc.cast.flatMap((key) => told.choices[key] ?? []);
  const hero = withName(name, animal);
  return {
    ...told,
    paragraphs: told.pages.flatMap(({ text }) => pageParagraphs(text)),
    cast: [hero, ...characters.map(({ the }) => the)],
    remember: rememberedOf(arc, hero, characters, order.setting, told.title),
    name,
    arc: arc.id,
  };
}

/** An animal called Plum must not eat a plum. */
function nameFor(arc: Arc, random: Random): string {
  const text = JSON.stringify(arc).toLowerCase();
  const names = WORDS.names.filter((name) => !text.includes(name.toLowerCase()));
  return random.pick(names.length > 0 ? names : WORDS.names);
}

function isTold({ titles }: Arc, avoided: readonly string[]): boolean {
  return titles.some((title) => {
    const pattern = new RegExp(`^${opening(title.replace(/<\p{L}+>/gu, 'NAME')).replaceAll('name', '.+')}$`, 'u');
    return avoided.some((text) => pattern.test(text));
  });
}

function opening(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, OPENING_LENGTH);
}
