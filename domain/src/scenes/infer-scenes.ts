/** Scenes for pages that were written without any: stories of earlier versions, and recorded answers in the old format. */
import type { StorySetting } from '../story-options.ts';
import { splitSentences } from '../story-text.ts';
import type { Figure, Scene, SceneObject } from './scene.ts';
import {
  ADULTS,
  AMBIGUOUS,
  EMOTION_CUES,
  HOME,
  INDOOR_SETTINGS,
  INSIDE,
  NEVER_INSIDE,
  NEW_DAY,
  NUMBER_WORDS,
  OUTSIDE,
  PEOPLE,
  PLURALS,
  POSE_CUES,
  TIME_CUES,
  WEATHER_CUES,
  WORN_IN_PAIRS,
} from './scene-words.ts';
import { UNSPACED } from './unspaced-scripts.ts';
import {
  CHARACTER_KINDS,
  type FigureKind,
  OBJECT_KINDS,
  SCENE_LIMITS,
  SCENE_TIMES,
  type SceneTime,
  type SceneView,
  SIDES,
} from './vocabulary.ts';

export interface InferenceContext {
  storySetting: StorySetting;
  favoriteAnimal: string;
  childName: string;
  siblings?: readonly string[] | undefined;
}

/** Alternate, so that neighboring pages look different; the last page is always wide. */
const VIEWS: readonly SceneView[] = ['wide', 'near', 'wide', 'near', 'detail'];
/** A plural without a number. */
const SEVERAL = 3;
/** An apple tree is no apple, and a fish-oil lamp no fish. */
const NOT_A_MODIFIER = `(?!-[a-z]| (?:${OBJECT_KINDS.join('|')})\\b)`;
/** A comparison names what is not there: "as round as a drum", "like a balloon", "no louder than a cup". */
const SIMILE = /\b(?:as|like|than) (?:a|an|the) (?:[a-z]+ )?[a-z]+/gi;
/** A letter that belongs to the word beside it. */
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}]`;
const LETTER_FIRST = new RegExp(`^${LETTER}`, 'u');
const LETTER_LAST = new RegExp(`${LETTER}$`, 'u');
const CHARACTERS = CHARACTER_KINDS.filter((kind) => kind !== 'person' && kind !== 'friend');

/** One scene for each text, in order. Light and weather continue until a later page says otherwise. The same texts give the same scenes. */
export function inferScenes(texts: readonly string[], context: InferenceContext): Scene[] {
  let time: Scene['time'] | null = null;
  let weather: Scene['weather'] = 'clear';
  let place: Scene['place'] = context.storySetting;
  return texts.map((whole, index) => {
    const text = whole.replace(SIMILE, ' ');
    const last = index === texts.length - 1;
    time = later(time, cue(TIME_CUES, text) ?? (last ? 'night' : null), NEW_DAY.test(text));
    weather = cue(WEATHER_CUES, text) ?? weather;
    if (last && HOME.test(text)) place = 'home';
    const space = spaceOf(place, text);
    const view = last ? 'wide' : (VIEWS[index % VIEWS.length] ?? 'wide');
    const figures = inferFigures(text, context, last);
    const objects = inferObjects(withoutNames(text, context), space);
    return { place, space, view, time: time ?? 'evening', weather, figures, objects, focus: focusOf(view, figures, objects) };
  });
}

/** It gets darker from page to page, as "it was wet in the morning" says nothing about now; lighter only on a new day. */
function later(before: SceneTime | null, said: SceneTime | null, newDay: boolean): SceneTime | null {
  if (said === null || before === null || newDay) return said ?? before;
  return SCENE_TIMES.indexOf(said) < SCENE_TIMES.indexOf(before) ? before : said;
}

/** A name can contain a word for a thing: a tree frog, or a child called Star. */
function withoutNames(text: string, { favoriteAnimal, childName, siblings = [] }: InferenceContext): string {
  return [favoriteAnimal, childName, ...siblings]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .reduce((rest, name) => {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), ',');
    }, text);
}

function spaceOf(place: Scene['place'], text: string): Scene['space'] {
  if (place === 'home') return 'inside';
  if (OUTSIDE.test(text)) return 'outside';
  return INSIDE.test(text) || INDOOR_SETTINGS.some((setting) => setting === place) ? 'inside' : 'outside';
}

function inferFigures(text: string, { favoriteAnimal, childName, siblings = [] }: InferenceContext, last: boolean): Figure[] {
  const sentences = splitSentences(text);
  const about = (isNamed: (sentence: string) => boolean) => sentences.filter(isNamed).join(' ');
  const figures: { who: FigureKind; text: string }[] = [{ who: 'animal', text: about((one) => hasWord(one, favoriteAnimal)) || text }];
  const add = (who: FigureKind, isNamed: (sentence: string) => boolean) => {
    const said = about(isNamed);
    if (said !== '' && figures.length < SCENE_LIMITS.figures) figures.push({ who, text: said });
  };
  add('child', (sentence) => hasName(sentence, childName));
  for (const sibling of siblings) add('sibling', (sentence) => hasName(sentence, sibling));
  add('adult', (sentence) => ADULTS.test(sentence));
  add('person', (sentence) => PEOPLE.test(sentence));
  for (const kind of CHARACTERS) if (!hasWord(favoriteAnimal, kind)) add(kind, (sentence) => countOf(sentence, kind) > 0);
  return figures.map(({ who, text: said }, index) => ({
    who,
    pose: cue(POSE_CUES, said) ?? (last ? 'lie' : 'stand'),
    emotion: cue(EMOTION_CUES, said) ?? (last ? 'sleepy' : 'happy'),
    size: 'medium',
    side: SIDES[index % SIDES.length] ?? 'middle',
  }));
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

function focusOf(view: SceneView, figures: readonly Figure[], objects: readonly SceneObject[]): Scene['focus'] {
  if (view === 'wide') return 'place';
  if (view === 'detail' && objects.length > 0) return 'objects';
  return figures.some(({ who }) => who === 'child') ? 'child' : 'animal';
}

/** How many of a kind the text speaks of; 0 if it names none. */
function countOf(text: string, kind: string): number {
  const plural = PLURALS[kind] ?? (/(?:s|x|ch|sh)$/.test(kind) ? `${kind}es` : `${kind}s`);
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

/** Whether the text has a word that begins so: "foxes" has "fox". */
function hasWord(text: string, word: string): boolean {
  return placesOf(word, text).length > 0;
}

/** Whether the text has the name itself: "Ana" is not in "Anansi". */
function hasName(text: string, name: string): boolean {
  return placesOf(name, text).some(({ after }) => !LETTER_FIRST.test(after));
}

/** Where a word begins with these letters, in lower case of no language, so that all devices find the same. */
function placesOf(word: string, text: string): { after: string }[] {
  const wanted = word.trim().toLowerCase();
  const whole = text.toLowerCase();
  const places: { after: string }[] = [];
  if (wanted === '') return places;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    // Two units, because a letter may have so many.
    if (!LETTER_LAST.test(whole.slice(Math.max(0, at - 2), at))) places.push({ after: whole.slice(end, end + 2) });
  }
  return places;
}

function cue<Word extends string>(cues: readonly (readonly [Word, RegExp])[], text: string): Word | undefined {
  return cues.find(([, pattern]) => pattern.test(text))?.[0];
}
