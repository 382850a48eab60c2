/** Scenes for pages that were written without any: stories of earlier versions, and recorded answers in the old format. */

import { INDOOR_SETTINGS, type StorySetting } from '../stories/story-options.ts';
import { splitSentences } from '../text/paragraphs.ts';
import type { Act, PlacedThing, Staging, View } from './acts/staging.ts';
import { isInHands, type Verb } from './acts/verbs.ts';
import { hasBed } from './beds.ts';
import { derivedFields } from './derived-fields.ts';
import { canBeHeld } from './holdable.ts';
import type { Scene, SceneObject } from './scene.ts';
import {
  ADULTS,
  AMBIGUOUS,
  DONE_TO_FIGURES,
  EMOTION_CUES,
  HOME,
  INSIDE,
  MAY_HAVE_END,
  NEEDS_END,
  NEVER_INSIDE,
  NEW_DAY,
  NUMBER_WORDS,
  OUTSIDE,
  PEOPLE,
  PLURALS,
  TIME_CUES,
  VERB_CUES,
  WEATHER_CUES,
  WORN_IN_PAIRS,
} from './scene-words.ts';
import { UNSPACED } from './unspaced-scripts.ts';
import { CHARACTER_KINDS, OBJECT_KINDS, SCENE_LIMITS, SCENE_TIMES } from './vocabulary.ts';

export interface InferenceContext {
  storySetting: StorySetting;
  favoriteAnimal: string;
  childName: string;
  siblings?: readonly string[] | undefined;
}

/** Alternate, so that neighboring pages look different; the last page is always wide. */
const VIEWS: readonly View[] = ['wide', 'near', 'wide', 'near', 'hands'];
/** A plural without a number. */
const SEVERAL = 3;
/** An apple tree is no apple, and a fish-oil lamp no fish. */
const NOT_A_MODIFIER = `(?!-[a-z]| (?:${OBJECT_KINDS.join('|')})\\b)`;
/** A comparison names what is not there: "as round as a drum", "like a balloon", "no louder than a cup". */
const SIMILE = /\b(?:as|like|than) (?:a|an|the) (?:[a-z]+ )?[a-z]+/gi;
/** A letter that belongs to the word beside it. */
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}]`;
const CHARACTERS = CHARACTER_KINDS.filter((kind) => !['person', 'woman', 'man', 'friend'].includes(kind));

/** One scene for each text, in order. Light and weather continue until a later page says otherwise. The same texts give the same scenes. */
export function inferScenes(texts: readonly string[], context: InferenceContext): Scene[] {
  let time = -1;
  let weather: Scene['weather'] = 'clear';
  let place: Scene['place'] = context.storySetting;
  return texts.map((whole, index) => {
    const text = whole.replace(SIMILE, ' ');
    const last = index === texts.length - 1;
    const hour = cue(TIME_CUES, text) ?? (last ? 'night' : null);
    const said = hour === null ? -1 : SCENE_TIMES.indexOf(hour);
    // It gets darker from page to page, as "it was wet in the morning" says nothing about now; lighter only on a new day.
    time = said >= 0 && NEW_DAY.test(text) ? said : Math.max(time, said);
    weather = cue(WEATHER_CUES, text) ?? weather;
    if (last && HOME.test(text)) place = 'home';
    const space = spaceOf(place, text);
    const view = viewOf(index, texts.length - 1);
    const objects = inferObjects(withoutNames(text, context), space);
    const acts = inferActs(text, context, last, { objects, place, space });
    const staging: Staging = { view, acts, things: thingsBeside(acts, objects) };
    return { place, space, time: SCENE_TIMES[time] ?? 'evening', weather, ...derivedFields(staging), staging };
  });
}

/** A name can contain a word for a thing: a tree frog, or a child called Star. */
function withoutNames(text: string, { favoriteAnimal, childName, siblings = [] }: InferenceContext): string {
  return [favoriteAnimal, childName, ...siblings].reduce((rest, name) => rest.replace(namePattern(name), ','), text);
}

function spaceOf(place: Scene['place'], text: string): Scene['space'] {
  if (place === 'home') return 'inside';
  if (OUTSIDE.test(text)) return 'outside';
  return INSIDE.test(text) || INDOOR_SETTINGS.some((setting) => setting === place) ? 'inside' : 'outside';
}

interface Around extends Pick<Scene, 'place' | 'space'> {
  objects: readonly SceneObject[];
}

/** Each figure does what the sentences that name it say. */
function inferActs(text: string, { favoriteAnimal, childName, siblings = [] }: InferenceContext, last: boolean, around: Around): Act[] {
  const sentences = splitSentences(text);
  const about = (isNamed: (sentence: string) => boolean) => sentences.filter(isNamed).join(' ');
  const isAnimal = (sentence: string) => wordPattern(favoriteAnimal).test(sentence);
  const figures = [{ who: 'animal', text: about(isAnimal) || text, isNamed: isAnimal }];
  const add = (who: string, isNamed: (sentence: string) => boolean) => {
    const said = about(isNamed);
    if (said !== '' && figures.length < SCENE_LIMITS.figures) figures.push({ who, text: said, isNamed });
  };
  add('child', (sentence) => namePattern(childName).test(sentence));
  for (const [index, sibling] of siblings.entries())
    add(index === 0 ? 'sibling' : `sibling${index + 1}`, (sentence) => namePattern(sibling).test(sentence));
  add('adult', (sentence) => ADULTS.test(sentence));
  add('person', (sentence) => PEOPLE.test(sentence));
  for (const kind of CHARACTERS) if (!wordPattern(kind).test(favoriteAnimal)) add(kind, (sentence) => countOf(sentence, kind) > 0);
  return figures.map(({ who, text: said }): Act => {
    const others = figures.filter((figure) => figure.who !== who);
    const [does, named] = verbIn(said, others, around) ?? [last ? 'lie' : 'stand'];
    const rests = does === 'lie' || does === 'sleep';
    const what = named ?? (rests && hasBed(who, around) ? 'bed' : undefined);
    return { who: [who], does, ...(what !== undefined && { what }), feels: cue(EMOTION_CUES, said) ?? (last ? 'sleepy' : 'happy') };
  });
}

/** The first verb of the list that is said, with what the rest of its sentence names; null for none. */
function verbIn(
  text: string,
  others: readonly { who: string; isNamed: (sentence: string) => boolean }[],
  { objects, space }: Around,
): [does: Verb, what?: string | undefined] | null {
  for (const [does, pattern] of VERB_CUES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [rest = ''] = text.slice(found.index + found[0].length).split(/[.!?]/u);
    const other = DONE_TO_FIGURES.includes(does) ? others.find(({ isNamed }) => isNamed(rest))?.who : undefined;
    const what =
      other ?? objects.find(({ kind }) => countOf(rest, kind) > 0 && (!isInHands(does) || canBeHeld(kind, space === 'inside')))?.kind;
    if (what === undefined && NEEDS_END.includes(does)) continue;
    return MAY_HAVE_END.includes(does) ? [does, what] : [does];
  }
  return null;
}

/** Everything that nobody has in hands. */
function thingsBeside(acts: readonly Act[], objects: readonly SceneObject[]): PlacedThing[] {
  const held = acts.filter(({ does }) => isInHands(does)).map(({ what }) => what);
  return objects
    .map(({ kind, count }) => ({ thing: kind, count: count - held.filter((what) => what === kind).length }))
    .filter(({ count }) => count > 0);
}

function inferObjects(text: string, space: Scene['space']): SceneObject[] {
  const objects: SceneObject[] = [];
  let room: number = SCENE_LIMITS.objects;
  for (const kind of OBJECT_KINDS) {
    if (space === 'inside' && NEVER_INSIDE.includes(kind)) continue;
    const count = Math.min(countOf(text, kind), room);
    if (count === 0 || objects.length === SCENE_LIMITS.objectKinds) continue;
    objects.push({ kind, count });
    room -= count;
  }
  return objects;
}

/** How many of a kind the text speaks of; 0 if it names none. */
function countOf(text: string, kind: string): number {
  const plural = PLURALS[kind] ?? (/(?:s|x|ch|sh)$/.test(kind) ? `${kind}es` : `${kind.replace(/([^e])y$/, '$1ie')}s`);
  const before = `(?:\\b(a|an|the|${NUMBER_WORDS.join('|')}|\\d{1,2})\\s+(?:[a-z]+\\s+)?)?`;
  const found = new RegExp(`${before}\\b(${kind}|${plural})\\b${NOT_A_MODIFIER}`, 'i').exec(text);
  if (!found) return 0;
  const [, said = '', noun = ''] = found;
  const word = said.toLowerCase();
  if (word === '' && AMBIGUOUS.includes(kind) && noun.toLowerCase() === kind) return 0;
  if (/^\d/.test(word)) return Number(word);
  const number = NUMBER_WORDS.indexOf(word);
  if (number >= 0) return number;
  if (noun.toLowerCase() !== plural || plural === kind) return 1;
  return WORN_IN_PAIRS.includes(kind) ? 2 : SEVERAL;
}

/** Where a word begins so: "foxes" has "fox". Nowhere for an empty one. In lower case of no language, so that all devices find the same. */
function wordPattern(start: string, end = ''): RegExp {
  // A story is written with one kind of apostrophe, whichever was typed.
  const escaped = start
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]");
  return new RegExp(`(?<!${LETTER})${escaped || '(?!)'}${end}`, 'giu');
}

/** Where the name itself is: "Ana" is not in "Anansi". */
const namePattern = (name: string): RegExp => wordPattern(name, `(?!${LETTER})`);

function cue<Word extends string>(cues: readonly (readonly [Word, RegExp])[], text: string): Word | undefined {
  return cues.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The view of a page. The page before the last is not wide, because the last one is. */
function viewOf(index: number, lastIndex: number): View {
  if (index === lastIndex) return 'wide';
  const view = VIEWS[index % VIEWS.length] ?? 'wide';
  if (index < lastIndex - 1 || view !== 'wide') return view;
  return VIEWS[(index - 1) % VIEWS.length] === 'near' ? 'hands' : 'near';
}
