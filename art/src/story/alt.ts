/** The text alternative of a family story's picture: it says what is drawn, and nothing else. */
import {
  type ChildAppearance,
  type Figure,
  type ObjectKind,
  type SceneObject,
  type StoryLooks,
  type StoryPicture,
  wordList,
} from '@tuckaway/domain';
import type { KindName } from '../creatures/kinds.ts';
import { inWords } from '../creatures/lexicon.ts';
import { kindName } from '../creatures/names.ts';
import type { Place } from '../place.ts';
import { kindOfFigure } from './figures/cast-names.ts';
import { coverPlace, isRoom, shownIn } from './shown.ts';
import { counted, FRAMES, INSIDE, OUTSIDE, TIMES, WEATHERS, withArticle } from './words.ts';

export function storyAlt(picture: StoryPicture): string {
  const { scene, cover, page, looks = [] } = picture;
  const animal = kindName(picture.animal);
  if (page === null) {
    const feeling = scene.figures.find(({ who }) => who === 'animal')?.emotion ?? 'happy';
    const who = picture.animal.trim() === '' ? 'a lantern' : withArticle(`${feeling} ${inWords(animal)}`);
    return sentence(`${who} ${coverWords(coverPlace(scene))}, ${FRAMES[cover]}`);
  }
  const { figures, objects, closeUp } = shownIn(scene, looks);
  const nouns = figures.map(({ who }) => nounOf(who, animal));
  const lookOf = looksInOrder(looks);
  const who = figures.map((figure, index) => {
    const noun = nouns[index] ?? '';
    return figureWords(figure, noun, nouns.slice(0, index).filter((one) => one === noun).length, lookOf(figure));
  });
  const things = [...countsOf(objects)].map(([kind, count]) => counted(kind, count));
  if (closeUp) return sentence(`${wordList([...who, ...things])}, seen close up`);
  const air = scene.space === 'inside' || scene.place === 'space' || scene.place === 'underwater' ? undefined : WEATHERS[scene.weather];
  const where = (scene.space === 'inside' ? INSIDE : OUTSIDE)[scene.place];
  const scenery = [where, TIMES[scene.time], air].filter(Boolean).join(' ');
  if (who.length > 0) return sentence(`${wordList(who)} ${scenery}${things.length > 0 ? `, with ${wordList(things)}` : ''}`);
  return sentence(things.length > 0 ? `${wordList(things)} ${scenery}` : `A quiet view ${scenery}`);
}

/** A scene may name a kind twice. */
function countsOf(objects: readonly SceneObject[]): Map<ObjectKind, number> {
  const counts = new Map<ObjectKind, number>();
  for (const { kind, count } of objects) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

const coverWords = (place: Place): string => (isRoom(place) ? INSIDE : OUTSIDE)[place];

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const PEOPLE: Partial<Record<Figure['who'], string>> = {
  child: 'child',
  sibling: 'child',
  adult: 'grown-up',
  person: 'person',
  woman: 'woman',
  man: 'man',
};
const ORDINALS = ['', 'second', 'third', 'fourth', 'fifth'];

function nounOf(who: Figure['who'], animal: KindName): string {
  return PEOPLE[who] ?? inWords(kindOfFigure(who, animal) ?? 'cloak');
}

/** The look of one figure after the other, as the page draws them (figures.ts). */
function looksInOrder(looks: StoryLooks): (figure: Figure) => ChildAppearance | null {
  let siblings = 0;
  return ({ who }) => (who === 'child' ? looks[0] : who === 'sibling' ? looks[++siblings] : null) ?? null;
}

/**
 * Of people who are seen from behind only what their bodies show is said.
 * @param nth how many figures before have the same noun.
 */
function figureWords({ who, pose, emotion, state }: Figure, noun: string, nth: number, look: ChildAppearance | null): string {
  const asleep = pose === 'sleep' || emotion === 'asleep';
  const family = who === 'child' || who === 'sibling' || who === 'adult';
  const faceless = family && look?.skin === undefined;
  const mood = faceless ? (pose === 'sleep' || pose === 'lie' ? 'resting' : '') : asleep ? 'sleeping' : emotion;
  const words = [noun === 'child' ? ORDINALS[nth] : '', mood, state, noun, look && usedBy(look, pose)].filter(Boolean).join(' ');
  return nth > 0 && noun !== 'child' ? `another ${words}` : withArticle(words);
}

/**
 * What a child wears or uses, as its family would say it. Skin, hair and body are never named: they need no remark, and a screen reader would
 * repeat them on every page.
 */
function usedBy({ skin, hair, glasses, hearingAid, wheelchair }: ChildAppearance, pose: Figure['pose']): string {
  const seated = wheelchair !== undefined && pose !== 'lie' && pose !== 'sleep' && pose !== 'swim' ? 'in a wheelchair' : '';
  if (skin === undefined) return seated;
  const worn = [glasses ? 'glasses' : '', hearingAid === 'both' ? 'hearing aids' : hearingAid ? 'a hearing aid' : ''].filter(Boolean);
  const headwear = hair === 'hijab' || hair === 'patka' ? `in a ${hair}` : '';
  return [headwear, worn.length > 0 ? `with ${worn.join(' and ')}` : '', seated].filter(Boolean).join(' ');
}
