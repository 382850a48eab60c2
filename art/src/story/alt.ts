/** The text alternative of a family story's picture: it says what is drawn, and nothing else. */
import { type Figure, type StoryPicture, wordList } from '@tuckaway/domain';
import { KINDS, type KindName } from '../creatures/kinds.ts';
import { kindName } from '../creatures/names.ts';
import type { Place } from '../place.ts';
import { coverPlace, isRoom, shownIn } from './shown.ts';
import { counted, FRAMES, INSIDE, OUTSIDE, TIMES, WEATHERS, withArticle } from './words.ts';

export function storyAlt(picture: StoryPicture): string {
  const { scene, cover, page } = picture;
  const animal = kindName(picture.animal);
  if (page === null) {
    const feeling = scene.figures.find(({ who }) => who === 'animal')?.emotion ?? 'happy';
    const who = picture.animal.trim() === '' ? 'a lantern' : withArticle(`${feeling} ${nameOf(animal)}`);
    return sentence(`${who} ${coverWords(coverPlace(scene))}, ${FRAMES[cover]}`);
  }
  const { figures, objects, closeUp } = shownIn(scene);
  const isAlike = (one: Figure) => (other: Figure) => one.who === other.who || (isChild(one) && isChild(other));
  const who = figures.map((figure, index) => figureWords(figure, animal, figures.slice(0, index).filter(isAlike(figure)).length));
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

function nameOf(kind: KindName): string {
  if (kind === 'cloak') return 'friend in a night cloak';
  return kind === 't-rex' ? 'T-rex' : kind in KINDS ? kind : 'friend';
}

const isChild = ({ who }: Figure): boolean => who === 'child' || who === 'sibling';
const CHILDREN = ['child', 'second child', 'third child', 'fourth child', 'fifth child'] as const;

/** The family's people are seen from behind, so only what their bodies show is said. */
function figureWords(figure: Figure, animal: KindName, nth: number): string {
  const { who, pose, emotion } = figure;
  const asleep = pose === 'sleep' || emotion === 'asleep';
  const name = {
    animal: nameOf(animal),
    child: CHILDREN[nth] ?? 'child',
    sibling: CHILDREN[nth] ?? 'child',
    adult: 'grown-up',
    person: 'person',
    friend: nameOf('cloak'),
  };
  const noun = name[who as 'child'] ?? nameOf(kindName(who));
  const family = who === 'child' || who === 'sibling' || who === 'adult';
  const mood = family ? (pose === 'sleep' || pose === 'lie' ? 'resting' : '') : asleep ? 'sleeping' : emotion;
  const words = [mood, noun].filter(Boolean).join(' ');
  return nth > 0 && !isChild(figure) ? `another ${words}` : withArticle(words);
}
