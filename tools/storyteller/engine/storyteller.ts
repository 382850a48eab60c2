/** Tells stories: tries the arcs that suit a request until a draft fits it. */
import type { StorySetting } from '../../../domain/src/story-options.ts';
import { countWords } from '../../../domain/src/story-text.ts';
import { describeAnimal } from './animal.ts';
import { asidesOf, type Before, heroBefore, withAsides } from './company.ts';
import { type Draft, type DraftOrder, draftStory, repeatedSentences } from './compose.ts';
import { createRandom, type Random } from './random.ts';
import { ARCS, type Arc, type Refrain, SETTINGS, TONES } from './sheets.ts';
import { capital } from './slots.ts';

export interface StoryOrder {
  animal: string;
  setting: StorySetting;
  tone: string;
  /** Words of the story. */
  words: number;
  /** Titles and openings of earlier stories. */
  avoid: readonly string[];
  /** Replace the other children's names. */
  others: readonly string[];
  /** The previous episode. */
  before: Before | null;
}

export interface Story {
  title: string;
  paragraphs: string[];
  /** What happened, for the next episode. */
  recap: string;
  /** Who was there beside the children. */
  cast: string[];
  refrain: Refrain;
  /** What the animal is called. */
  name: string;
}

export type Storyteller = (order: StoryOrder) => Story;

/** Drafts to compare, and how many of one arc. */
const TRIES = { all: 80, ofArc: 10 };
/** How far a draft's words may be off, as a share. */
const CLOSE = 0.04;
/** How often a story names the child: often enough to be its hero, seldom enough to sound natural. */
const NAMED = { least: 4, most: 10 };
const OPENING_LENGTH = 40;
/** Number of characters passed on to the next episode. */
const MOST_MET = 3;

export const hasSetting = (value: unknown): value is StorySetting => typeof value === 'string' && Object.hasOwn(SETTINGS, value);
export const hasTone = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(TONES, value);

/** The same seed gives the same stories for the same requests. The child is called `{child}`. */
export function createStoryteller(seed: string): Storyteller {
  // Stories of the same kind take turns with the arcs, so that a family's second story is unlike its first.
  const arcsOf = new Map<string, readonly Arc[]>();
  let count = 0;
  return (order) => {
    const kind = `${order.tone} in ${order.setting}`;
    count += 1;
    const random = createRandom(`${seed}|${count}`);
    const arcs = arcsOf.get(kind) ?? random.shuffle(arcsFor(order));
    const animal = describeAnimal(order.animal);
    const hero = heroBefore(order.before, animal.kind);
    const asides = asidesOf({ ...order, hero }, random);
    const words = order.words - countWords(asides.map(([, text]) => text).join(' '));
    const sheets = [SETTINGS[order.setting] ?? {}, TONES[order.tone] ?? {}];
    const draft = bestDraft({ animal, hero, words, storyWords: order.words, sheets }, { arcs, avoid: order.avoid, random });
    arcsOf.set(kind, [...arcs.filter((arc) => arc !== draft.arc), draft.arc]);
    const { title, refrain, name } = draft;
    return { title, paragraphs: withAsides(draft.paragraphs, asides), refrain, name, ...notesOf(draft, order, animal.kind) };
  };
}

function arcsFor({ tone, setting }: StoryOrder): readonly Arc[] {
  return ARCS.filter((arc) => arc.tones.includes(tone) && (arc.settings.length === 0 || arc.settings.includes(setting)));
}

interface Choices {
  /** In the order in which to try them. */
  arcs: readonly Arc[];
  avoid: readonly string[];
  random: Random;
}

function bestDraft(order: Omit<DraftOrder, 'arc'>, { arcs, avoid, random }: Choices): Draft {
  const avoided = avoid.map(opening);
  let best: Draft | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES.all && fewest > 0; attempt += 1) {
    const arc = arcs[Math.floor(attempt / TRIES.ofArc) % arcs.length];
    const draft = arc && !arc.cast.includes(order.animal.the) ? draftStory({ ...order, arc }, random) : null;
    const found = draft ? faults(draft, order.words, avoided) : Number.POSITIVE_INFINITY;
    if (found < fewest) [best, fewest] = [draft, found];
  }
  if (!best) throw new Error('No arc could be told.');
  return best;
}

/** A draft's faults, weighted; 0 is a perfect draft. */
function faults({ title, paragraphs, words: written, name }: Draft, words: number, avoided: readonly string[]): number {
  const text = paragraphs.join(' ');
  const off = Math.abs(written - words) / words;
  const named = text.split('{child}').length - 1;
  const misnamed = Math.max(0, NAMED.least - named, named - NAMED.most);
  // An animal called Plum must not eat a plum.
  const namesake = new RegExp(`\\b${name.toLowerCase()}`, 'u').test(text) ? 1 : 0;
  const told = [title, paragraphs[0] ?? ''].filter((part) => avoided.includes(opening(part))).length;
  return (off > CLOSE ? off * 100 : 0) + misnamed + repeatedSentences(paragraphs).length * 20 + told * 4 + namesake * 2;
}

/** For the next episode: the children and the animal, whom they met, and the last refrain. */
function notesOf(
  { title, paragraphs, refrain, name }: Draft,
  { setting, others }: StoryOrder,
  kind: string,
): Pick<Story, 'recap' | 'cast'> {
  const text = paragraphs.join(' ');
  const entries = (SETTINGS[setting]?.who ?? []).map((entry) => entry.split(' | ')[1]?.trim() ?? '');
  const met = entries.filter((the) => the !== '' && new RegExp(`\\b${the}\\b`, 'iu').test(text)).slice(0, MOST_MET);
  const hero = `${name} the ${kind}`;
  const list = new Intl.ListFormat('en');
  const meeting = met.length > 0 ? `, and met ${list.format(met)}` : '';
  const out = list.format(['{child}', ...others, hero]);
  return {
    recap: `It was the evening of “${title}”. ${out} were out together${meeting}. “${capital(refrain.last)},” they said before they slept.`,
    cast: [hero, ...met],
  };
}

function opening(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, OPENING_LENGTH);
}
