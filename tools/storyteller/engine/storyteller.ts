/** Tells stories: chooses an arc for the request, tries until a draft is right, and remembers what it told. */
import { describeAnimal } from './animal.ts';
import { asidesOf, type Before, heroBefore, withAsides, wordsOf } from './company.ts';
import { type Draft, draftStory, repeatedSentences } from './compose.ts';
import { plotArc } from './plot-arc.ts';
import { createRandom, hash } from './random.ts';
import { ARCS, type Arc, SETTINGS, TONES } from './sheets.ts';

export interface StoryOrder {
  animal: string;
  setting: string;
  tone: string;
  /** Words wanted, exactly. */
  words: number;
  /** What stands for the child's name. */
  placeholder: string;
  plot: Readonly<Record<string, string>>;
  /** Titles and openings that were told before. */
  avoid: readonly string[];
  /** How often it was sent back. */
  repair?: number;
  /** What stands for the other children's names. */
  others?: readonly string[];
  /** The episode that it goes on from. */
  before?: Before | null;
}

export interface Story {
  title: string;
  paragraphs: string[];
  /** What happened, and who was there beside the children. */
  recap: string;
  cast: string[];
}

export interface ToldStory extends Story {
  refrain: { phrase: string; last: string };
  arc: string;
}

export interface Storyteller {
  tell(order: StoryOrder): Story;
  /** The same with what a test wants to know of it. */
  tellOpenly(order: StoryOrder): ToldStory;
}

/** Drafts that are weighed before the best of them is told. */
const TRIES = 80;
/** Share of the wanted words that a draft may be off without a word being said. */
const CLOSE = 0.04;
/** The child's name in a story: often enough to be its hero, seldom enough to sound like speech. */
const NAMED = { least: 4, most: 10 };
/** Stories of one request that are remembered, and requests. */
const MEMORY = { stories: 40, requests: 500 };
const OPENING_LENGTH = 40;
/** Whom a next episode hears of. */
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

  function tellOpenly(order: StoryOrder): ToldStory {
    const key = JSON.stringify([order.animal, order.setting, order.tone, order.words]);
    const memory = remember(key);
    // The plot that came along every other time, and a story of one's own in between: so neither way of telling wears out.
    // A plot is told in the present tense, as what happens always: it has no evening before, and no room for more children.
    const company = { others: order.others ?? [], before: order.before ?? null };
    const brought = company.others.length > 0 || company.before ? null : plotArc(order.plot, order.tone);
    const arcs = brought && plots % 2 === 0 ? [brought] : arcsFor(order, `${seed}|${key}`);
    if (brought) plots += 1;
    const avoid = [...order.avoid, ...memory.told].map(opening);
    const turn = `${seed}|${key}|${order.repair ?? 0}`;
    const animal = describeAnimal(order.animal);
    const hero = heroBefore(company.before, animal.kind);
    const asides = asidesOf(company, { words: order.words, hero: hero ?? '', random: createRandom(`${turn}|company|${memory.count}`) });
    const words = order.words - wordsOf(asides);
    const draft = bestDraft({ ...order, words, hero, room: order.words }, arcs, memory.count, avoid, turn);
    const told = { ...draft, paragraphs: withAsides(draft.paragraphs, asides) };
    memory.count += 1;
    memory.told = [...memory.told, told.title, told.paragraphs[0] ?? ''].slice(-MEMORY.stories);
    return withPlaceholder({ ...told, ...notesOf(told, order, animal.kind) }, order.placeholder);
  }

  return {
    tellOpenly,
    tell(order) {
      const { title, paragraphs, recap, cast } = tellOpenly(order);
      return { title, paragraphs, recap, cast };
    },
  };
}

/** The arcs of this tone and place, in an order of their own for each request, so that equal requests go round them. */
function arcsFor({ tone, setting, animal }: StoryOrder, seed: string): readonly Arc[] {
  const hero = `the ${describeAnimal(animal).kind}`;
  const fitting = ARCS.filter(
    (arc) => arc.tones.includes(tone) && (arc.settings.length === 0 || arc.settings.includes(setting)) && !arc.cast.includes(hero),
  );
  return createRandom(seed).shuffle(fitting);
}

type Told = Omit<ToldStory, 'recap' | 'cast'> & { name: string };

/** @param order `hero` is what the animal is called, where that is known; `room` the words of all of the story, of which this is most. */
function bestDraft(
  order: StoryOrder & { hero: string | null; room: number },
  arcs: readonly Arc[],
  count: number,
  avoid: readonly string[],
  seed: string,
): Told {
  let best: Told | null = null;
  let bestFaults = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && bestFaults > 0; attempt += 1) {
    // Ten tries at the arc whose turn it is, then the others.
    const arc = arcs[(count + Math.floor(attempt / 10)) % arcs.length];
    if (!arc) break;
    const sheets = [SETTINGS[order.setting] ?? {}, TONES[order.tone] ?? {}];
    const random = createRandom(`${hash(seed)}:${count}:${attempt}`);
    const draft = draftStory({ arc, animal: order.animal, name: order.hero, words: order.words, room: order.room, sheets, random });
    if (!draft) continue;
    const found = faults(draft, order.words, avoid);
    if (found >= bestFaults) continue;
    bestFaults = found;
    best = { title: draft.title, paragraphs: draft.paragraphs, refrain: draft.refrain, arc: arc.id, name: draft.name };
  }
  if (!best) throw new Error(`No arc could be told in ${order.setting}, ${order.tone}.`);
  return best;
}

/** How far a draft is from right; 0 is right. */
function faults(draft: Draft, words: number, avoid: readonly string[]): number {
  const text = draft.paragraphs.join(' ');
  const off = Math.abs(draft.words - words) / words;
  const named = text.split('{child}').length - 1;
  const name = Math.max(0, NAMED.least - named, named - NAMED.most);
  // A Plum who eats a plum makes children ask.
  const namesake = new RegExp(`\\b${draft.name.toLowerCase()}`, 'u').test(text) ? 1 : 0;
  const told = [draft.title, draft.paragraphs[0] ?? ''].filter((part) => avoid.includes(opening(part))).length;
  return (off > CLOSE ? off * 100 : 0) + name + repeatedSentences(draft.paragraphs).length * 20 + told * 4 + namesake * 2;
}

/** For the next episode: the children and the animal, whom they met, and what was said at the end. */
function notesOf({ title, paragraphs, refrain, name }: Told, order: StoryOrder, kind: string): Pick<ToldStory, 'recap' | 'cast'> {
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

function withPlaceholder(story: ToldStory, placeholder: string): ToldStory {
  const place = (text: string): string => text.replaceAll('{child}', placeholder);
  return {
    ...story,
    title: place(story.title),
    paragraphs: story.paragraphs.map(place),
    recap: place(story.recap),
    cast: story.cast.map(place),
  };
}
