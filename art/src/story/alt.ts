/** The text alternative of a family story's picture: it says what is drawn, and nothing else. */
import { type Figure, type StoryPicture, wordList } from '@tuckaway/domain';
import type { KindName } from '../creatures/kinds.ts';
import { inWords, kindName } from '../creatures/names.ts';
import type { Place } from '../place.ts';
import { kindOfFigure } from './cast-names.ts';
import { coverPlace, isRoom, shownIn } from './shown.ts';
import { counted, FRAMES, INSIDE, OUTSIDE, TIMES, WEATHERS, withArticle } from './words.ts';

export function storyAlt(picture: StoryPicture): string {
  const { scene, cover, page } = picture;
  const animal = kindName(picture.animal);
  if (page === null) {
    const feeling = scene.figures.find(({ who }) => who === 'animal')?.emotion ?? 'happy';
    const who = picture.animal.trim() === '' ? 'a lantern' : withArticle(`${feeling} ${inWords(animal)}`);
    return sentence(`${who} ${coverWords(coverPlace(scene))}, ${FRAMES[cover]}`);
  }
  const { figures, objects, closeUp } = shownIn(scene);
  const nouns = figures.map(({ who }) => nounOf(who, animal));
  const who = figures.map((figure, index) => {
    const noun = nouns[index] ?? '';
    return figureWords(figure, noun, nouns.slice(0, index).filter((one) => one === noun).length);
  });
  const things = objects.map(({ kind, count }) => counted(kind, count));
  if (closeUp) return sentence(`${wordList([...who, ...things])}, seen close up`);
  const air = scene.space === 'inside' || scene.place === 'space' || scene.place === 'underwater' ? undefined : WEATHERS[scene.weather];
  const where = (scene.space === 'inside' ? INSIDE : OUTSIDE)[scene.place];
  const scenery = [where, TIMES[scene.time], air].filter(Boolean).join(' ');
  if (who.length > 0) return sentence(`${wordList(who)} ${scenery}${things.length > 0 ? `, with ${wordList(things)}` : ''}`);
  return sentence(things.length > 0 ? `${wordList(things)} ${scenery}` : `A quiet view ${scenery}`);
}

const coverWords = (place: Place): string => (isRoom(place) ? INSIDE : OUTSIDE)[place];

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const PEOPLE: Partial<Record<Figure['who'], string>> = { child: 'child', sibling: 'child', adult: 'grown-up', person: 'person' };
const ORDINALS = ['', 'second', 'third', 'fourth', 'fifth'];

function nounOf(who: Figure['who'], animal: KindName): string {
  return PEOPLE[who] ?? inWords(kindOfFigure(who, animal) ?? 'cloak');
}

/**
 * The family's people are seen from behind, so only what their bodies show is said.
 * @param nth how many figures before have the same noun.
 */
function figureWords({ who, pose, emotion }: Figure, noun: string, nth: number): string {
  const asleep = pose === 'sleep' || emotion === 'asleep';
  const family = who === 'child' || who === 'sibling' || who === 'adult';
  const mood = family ? (pose === 'sleep' || pose === 'lie' ? 'resting' : '') : asleep ? 'sleeping' : emotion;
  const words = [noun === 'child' ? ORDINALS[nth] : '', mood, noun].filter(Boolean).join(' ');
  return nth > 0 && noun !== 'child' ? `another ${words}` : withArticle(words);
}
