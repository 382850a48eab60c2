/** Chooses an arc for each request, or verse for ages 2–3, and tells it. */
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import type { Arc, Choice, Verse } from '../../../domain/src/content/index.ts';
import {
  DEFAULT_AGE_BAND,
  type FamilyPage,
  FRIEND_NAMES,
  type Moment,
  pageParagraphs,
  STORY_TONES,
  type StorySetting,
} from '../../../domain/src/index.ts';
import { type Animal, describeAnimal, sceneWordOf, withName } from './animal.ts';
import { ARCS, PLACES } from './arcs.ts';
import { type Before, heroBefore } from './before.ts';
import { friendPicker, type KnownFriend, type Remembered, rememberedOf } from './known.ts';
import type { OwnFriend } from './pieces.ts';
import { createRandom, type Random } from './random.ts';
import { type Told, tell } from './tell.ts';
import { waysOf } from './traits.ts';
import { familyTurns, type Waiting } from './turns.ts';
import { evening, tellVerse, VERSE, VERSE_OF_BODIES, VERSE_OF_PLACES } from './verse.ts';
import type { Pronouns } from './wording/pronouns.ts';

export interface StoryOrder {
  animal: string;
  setting: StorySetting;
  tone: string;
  /** Words of the story. */
  words: number;
  /** The child's age band; {@link DEFAULT_AGE_BAND} if it is missing. */
  age?: string;
  /** What happened to the family today. */
  moment?: Moment | null;
  /** Missing: the name only. */
  pronouns?: Pronouns | null;
  /** The code of the family that asks, for which arcs take turns. */
  family?: string;
  /** Titles and openings of its earlier stories, newest first. */
  avoid?: readonly string[];
  /** Replace the other children's names. */
  others?: readonly string[];
  /** Who the animal is. */
  own?: OwnFriend | undefined;
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
export function createStoryteller(seed: string, arcs: readonly Arc[] = ARCS, verse: readonly Verse[] = VERSE): Storyteller {
  const turnsOf = familyTurns(seed, arcs, ({ place }) => place !== null);
  const verseTurnsOf = familyTurns(seed, verse);
  const friends = friendPicker();
  return (order) => {
    const { avoid = [], family = '' } = order;
    // A story about today is not remembered, so nothing is lent or given back in it.
    const remembered = order.moment ? [] : (order.known ?? []);
    const [turns, verseTurns] = [turnsOf(family), verseTurnsOf(family)];
    const random = createRandom(`${seed}|${family}|${turns.count + verseTurns.count}`);
    const avoided = avoid.map(opening);
    const titled = (arc: Arc | Verse) => avoided.findIndex((text) => isTitled(arc, text));
    const today = aboutMoment(arcs, order);
    if (order.age === '2-3' && today.length === 0) {
      const book = evening(verseTurns.waiting(wantedVerse(verse, order), titled), order.words);
      for (const { arc } of book) verseTurns.note(arc);
      // Only a family that left out all of them hears an arc.
      if (book.length > 0) return tellBook(book, order, random);
    }
    const fitting = [...turns.waiting(today, titled), ...turns.waiting(suited(arcs, order), titled)];
    for (const { arc, telling } of fitting) {
      const friend = friends.pick(remembered, arc, { family, avoid });
      const story = tellArc(arc, telling, { ...order, friend, remembered, night: turns.night }, random);
      if (order.isUnwanted?.(textsOf(story).join('\n'))) continue;
      if (friend && story.cast.includes(friend.person.the)) friends.note(family, story.title, friend.person.the);
      turns.note(arc);
      return story;
    }
    throw new Error('No arc could be told.');
  };
}

function textsOf({ title, paragraphs, recap, cast }: Story): string[] {
  return [title, ...paragraphs, recap, ...cast];
}

/** Pieces without a topic that the family does not want. */
function wantedVerse(verse: readonly Verse[], order: StoryOrder): Verse[] {
  const { isUnwanted } = order;
  if (!isUnwanted) return [...verse];
  return verse.filter((arc) => {
    const alone = tellBook([{ arc, telling: 0, told: 0 }], { ...order, before: null }, createRandom(arc.id));
    return !isUnwanted(textsOf(alone).join('\n'));
  });
}

function tellBook(book: readonly Waiting<Verse>[], order: StoryOrder, random: Random): Story {
  const { others = [], setting, tone, isUnwanted } = order;
  const animal = describeAnimal(order.animal);
  const before = order.before?.recap ? order.before : null;
  const name = heroName(animal, order, JSON.stringify([book, VERSE_OF_PLACES[setting], VERSE_OF_BODIES]), random);
  const told = tellVerse(book, { animal, name, setting, tone, others, before, isUnwanted }, random);
  const hero = withName(name, animal);
  return {
    ...told,
    paragraphs: told.pages.flatMap(({ text }) => pageParagraphs(text)),
    cast: [hero],
    remember: [{ kind: 'friend', text: hero }],
    name,
    arc: book.map(({ arc }) => arc.id).join(' + '),
  };
}

/** As it is called by the family, as the child's friend, or in an earlier story. @param told what the story has, which must not be the name of an animal. */
function heroName(animal: Animal, { before, known = [], own }: StoryOrder, told: string, random: Random): string {
  const friends = { recap: '', cast: known.map(({ text }) => text) };
  const earlier = heroBefore(before?.recap ? before : null, animal.kind) ?? heroBefore(friends, animal.kind);
  return animal.name ?? own?.name ?? earlier ?? nameFor(told, friends.cast, random);
}

/** Arcs of today's moment that can be told here; none if the family named no moment. */
export function aboutMoment(arcs: readonly Arc[], { setting, animal, moment }: Pick<StoryOrder, 'setting' | 'animal' | 'moment'>): Arc[] {
  const own = moment ? arcs.filter((arc) => arc.moment === moment) : [];
  const everywhere = own.filter(({ place, body }) => place === null && body === null);
  return [...suited(own, { setting, animal }), ...withoutDouble(everywhere, animal)];
}

/** Arcs of the place or of the animal's body. */
export function suited(arcs: readonly Arc[], { setting, animal }: Pick<StoryOrder, 'setting' | 'animal'>): Arc[] {
  const { body } = bodyOfAnimal(describeAnimal(animal).kind);
  return withoutDouble(
    arcs.filter((arc) => arc.place === setting || arc.body === body),
    animal,
  );
}

/** Leaves out arcs in which another animal has to be of the family's kind. */
function withoutDouble(arcs: readonly Arc[], animal: string): Arc[] {
  const word = sceneWordOf(describeAnimal(animal));
  const isFree = ({ choices }: Arc) => word === null || Object.values(choices).every((list) => list.some((one) => one.word !== word));
  return arcs.filter(isFree);
}

function tellArc(
  arc: Arc,
  telling: number,
  order: StoryOrder & { friend: KnownFriend | null; remembered: readonly Remembered[]; night: number },
  random: Random,
): Story {
  const animal = describeAnimal(order.animal);
  const before = order.before?.recap ? order.before : null;
  const name = heroName(animal, order, JSON.stringify(arc), random);
  const { age = DEFAULT_AGE_BAND, pronouns = null, others = [] } = order;
  const parts = {
    ...order,
    arc,
    telling,
    animal,
    traits: waysOf(animal.kind),
    name,
    age,
    pronouns,
    others,
    before,
    known: order.remembered,
  };
  const drafts = Array.from({ length: DRAFTS }, () => tell(parts, random));
  const off = ({ words }: Told) => Math.abs(words - order.words);
  const told = drafts.reduce((best, draft) => (off(draft) < off(best) ? draft : best));
  const paragraphs = told.pages.flatMap(({ text }) => pageParagraphs(text));
  // A short story may leave one out.
  const isThere = ({ the }: Choice) => paragraphs.some((text) => text.toLowerCase().includes(the.toLowerCase()));
  const characters = arc.cast.flatMap((key) => told.choices[key] ?? []).filter(isThere);
  const hero = withName(name, animal);
  return {
    ...told,
    paragraphs,
    cast: [hero, ...characters.map(({ the }) => the)],
    remember: rememberedOf(arc, hero, characters, told),
    name,
    arc: arc.id,
  };
}

/** An animal called Plum must not eat a plum, nor have the name of another friend. */
function nameFor(told: string, known: readonly string[], random: Random): string {
  const text = `${told} ${known.join(' ')}`.toLowerCase();
  const names = FRIEND_NAMES.filter((name) => !text.includes(name.toLowerCase()));
  return random.pick(names.length > 0 ? names : FRIEND_NAMES);
}

function isTitled({ titles }: Pick<Arc, 'titles'>, text: string): boolean {
  return titles.some((title) => {
    const pattern = opening(title.replace(/<\p{L}+>/gu, 'NAME')).replaceAll('name', '.+');
    return new RegExp(`^${pattern}$`, 'u').test(text);
  });
}

function opening(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, OPENING_LENGTH);
}
