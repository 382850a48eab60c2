/** Tells stories: chooses an arc for the request, drafts until a draft fits, and remembers what it told. */
import { describeAnimal } from './animal.ts';
import { asidesOf, type Before, heroBefore, withAsides, wordsOf } from './company.ts';
import { type Draft, draftStory, repeatedSentences } from './compose.ts';
import { plotArc } from './plot-arc.ts';
import { createRandom, hash } from './random.ts';
import { ARCS, type Arc, type Refrain, SETTINGS, TONES } from './sheets.ts';

export interface StoryOrder {
  animal: string;
  setting: string;
  tone: string;
  /** Words of the story. */
  words: number;
  /** Replaces the child's name. */
  placeholder: string;
  plot: Readonly<Record<string, string>>;
  /** Titles and openings of earlier stories. */
  avoid: readonly string[];
  /** Number of requested repairs. */
  repair?: number;
  /** Replace the other children's names. */
  others?: readonly string[];
  /** The previous episode. */
  before?: Before | null;
}

export interface Story {
  title: string;
  paragraphs: string[];
  /** What happened, for the next episode. */
  recap: string;
  /** Who was there beside the children. */
  cast: string[];
  refrain: Refrain;
  /** The arc's id. */
  arc: string;
}

export interface Storyteller {
  tell(order: StoryOrder): Story;
}

/** Drafts to compare. */
const TRIES = 80;
/** How far a draft's words may be off, as a share. */
const CLOSE = 0.04;
/** How often a story names the child: often enough to be its hero, seldom enough to sound natural. */
const NAMED = { least: 4, most: 10 };
/** How many stories of one request, and how many requests, are remembered. */
const MEMORY = { stories: 40, requests: 500 };
const OPENING_LENGTH = 40;
/** Number of characters passed on to the next episode. */
const MOST_MET = 3;

export const hasSetting = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(SETTINGS, value);
export const hasTone = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(TONES, value);

interface Memory {
  count: number;
  told: string[];
}

export function createStoryteller(seed: string): Storyteller {
  const memories = new Map<string, Memory>();
  let plots = hash(seed) % 2;

  function remember(key: string): Memory {
    const known = memories.get(key) ?? { count: 0, told: [] };
    memories.delete(key);
    memories.set(key, known);
    const oldest = memories.keys().next().value;
    if (memories.size > MEMORY.requests && oldest !== undefined) memories.delete(oldest);
    return known;
  }

  function tell(order: StoryOrder): Story {
    const key = JSON.stringify([order.animal, order.setting, order.tone, order.words]);
    const memory = remember(key);
    // The requested plot and an arc of our own take turns, for variety.
    // A plot is told in the present tense, so it fits neither a previous episode nor more children.
    const company = { others: order.others ?? [], before: order.before ?? null };
    const requested = company.others.length > 0 || company.before ? null : plotArc(order.plot, order.tone);
    const arcs = requested && plots % 2 === 0 ? [requested] : arcsFor(order, `${seed}|${key}`);
    if (requested) plots += 1;
    const avoid = [...order.avoid, ...memory.told].map(opening);
    const turn = `${seed}|${key}|${order.repair ?? 0}`;
    const animal = describeAnimal(order.animal);
    const hero = heroBefore(company.before, animal.kind);
    const asides = asidesOf(company, { words: order.words, hero: hero ?? '', random: createRandom(`${turn}|company|${memory.count}`) });
    const words = order.words - wordsOf(asides);
    const draft = bestDraft({ ...order, words, hero, storyWords: order.words }, arcs, memory.count, avoid, turn);
    const told = { ...draft, paragraphs: withAsides(draft.paragraphs, asides) };
    memory.count += 1;
    memory.told = [...memory.told, told.title, told.paragraphs[0] ?? ''].slice(-MEMORY.stories);
    return withPlaceholder({ ...told, ...notesOf(told, order, animal.kind) }, order.placeholder);
  }

  return { tell };
}

/** The arcs for this tone and setting, shuffled by request, so that equal requests take turns with them. */
function arcsFor({ tone, setting, animal }: StoryOrder, seed: string): readonly Arc[] {
  const hero = `the ${describeAnimal(animal).kind}`;
  const fitting = ARCS.filter(
    (arc) => arc.tones.includes(tone) && (arc.settings.length === 0 || arc.settings.includes(setting)) && !arc.cast.includes(hero),
  );
  return createRandom(seed).shuffle(fitting);
}

type Told = Omit<Story, 'recap' | 'cast'> & { name: string };

/** @param order `hero` is the animal's known name; `storyWords` includes sentences that are added later. */
function bestDraft(
  order: StoryOrder & { hero: string | null; storyWords: number },
  arcs: readonly Arc[],
  count: number,
  avoid: readonly string[],
  seed: string,
): Told {
  let best: Told | null = null;
  let bestFaults = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && bestFaults > 0; attempt += 1) {
    // Ten attempts at the arc whose turn it is, then the others.
    const arc = arcs[(count + Math.floor(attempt / 10)) % arcs.length];
    if (!arc) break;
    const sheets = [SETTINGS[order.setting] ?? {}, TONES[order.tone] ?? {}];
    const random = createRandom(`${hash(seed)}:${count}:${attempt}`);
    const draft = draftStory({ ...order, arc, name: order.hero, sheets, random });
    if (!draft) continue;
    const found = faults(draft, order.words, avoid);
    if (found >= bestFaults) continue;
    bestFaults = found;
    best = { title: draft.title, paragraphs: draft.paragraphs, refrain: draft.refrain, arc: arc.id, name: draft.name };
  }
  if (!best) throw new Error(`No arc could be told in ${order.setting}, ${order.tone}.`);
  return best;
}

/** A draft's faults, weighted; 0 is a perfect draft. */
function faults(draft: Draft, words: number, avoid: readonly string[]): number {
  const text = draft.paragraphs.join(' ');
  const off = Math.abs(draft.words - words) / words;
  const named = text.split('{child}').length - 1;
  const name = Math.max(0, NAMED.least - named, named - NAMED.most);
  // An animal called Plum must not eat a plum.
  const namesake = new RegExp(`\\b${draft.name.toLowerCase()}`, 'u').test(text) ? 1 : 0;
  const told = [draft.title, draft.paragraphs[0] ?? ''].filter((part) => avoid.includes(opening(part))).length;
  return (off > CLOSE ? off * 100 : 0) + name + repeatedSentences(draft.paragraphs).length * 20 + told * 4 + namesake * 2;
}

/** For the next episode: the children and the animal, whom they met, and the last refrain. */
function notesOf({ title, paragraphs, refrain, name }: Told, order: StoryOrder, kind: string): Pick<Story, 'recap' | 'cast'> {
  const text = paragraphs.join(' ');
  const entries = (SETTINGS[order.setting]?.who ?? []).map((entry) => entry.split(' | ')[1]?.trim() ?? '');
  const met = entries.filter((the) => the !== '' && new RegExp(`\\b${the}\\b`, 'iu').test(text)).slice(0, MOST_MET);
  const hero = `${name} the ${kind}`;
  const out = new Intl.ListFormat('en').format(['{child}', ...(order.others ?? []), hero]);
  const meeting = met.length > 0 ? `, and met ${new Intl.ListFormat('en').format(met)}` : '';
  return {
    recap: `It was the evening of “${title}”. ${out} were out together${meeting}. “${capital(refrain.last)},” they said before they slept.`,
    cast: [hero, ...met],
  };
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

function opening(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, OPENING_LENGTH);
}

function withPlaceholder(story: Story, placeholder: string): Story {
  const place = (text: string): string => text.replaceAll('{child}', placeholder);
  return {
    ...story,
    title: place(story.title),
    paragraphs: story.paragraphs.map(place),
    recap: place(story.recap),
    cast: story.cast.map(place),
  };
}
