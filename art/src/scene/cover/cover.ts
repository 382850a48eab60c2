/** A story's cover: its place with its animal, in the light and the frame of the chosen cover (decision P21). */
import { type Emotion, type Figure, pictureVersion, type StoryPicture } from '@tuckaway/domain';
import type { Cast } from '../../creatures/cast.ts';
import { expressionOf } from '../../creatures/expressions.ts';
import { placeHero } from '../../creatures/hero.ts';
import { inWords } from '../../creatures/lexicon.ts';
import { kindName } from '../../creatures/names.ts';
import { COVER_LIGHTS, FIGURE_SHARE, inLight } from '../../paper/light.ts';
import { makeRng } from '../../paper/prng.ts';
import type { Stage } from '../../paper/stage.ts';
import { at } from '../../paper/svg.ts';
import type { DrawPlace } from '../../places/parts/common.ts';
import { coverPlace, isRoom } from '../backdrop-place.ts';
import { inLayers, type LayeredPicture, type PictureSize, storyStage } from '../story-stage.ts';
import { FRAMES as FRAME_WORDS, INSIDE, OUTSIDE, withArticle } from '../words.ts';
import { coverChild } from './cover-child.ts';
import { FRAMES } from './frames.ts';
import { titleSheet } from './title-sheet.ts';

export interface CoverParts {
  place: DrawPlace;
  /** Null while the family has not named its animal: a lantern stands in its place. */
  cast: Cast | null;
}

export function coverMarkup(picture: StoryPicture, parts: CoverParts, size: PictureSize): string {
  const { s, mirror } = stageCover(picture, parts, size);
  return s.render({ ...size, mirror });
}

/** The cover with its frame apart. */
export function coverInLayers(picture: StoryPicture, parts: CoverParts, size: PictureSize): LayeredPicture {
  const { s, mirror, frame } = stageCover(picture, parts, size);
  return inLayers(s, frame, s.light, size, { mirror });
}

/** Into how many pictures what is behind the hero is divided. */
const BACK_LAYERS = 4;

/** The cover as at most seven pictures to lay on each other: sky and grounds, the hero, what is in front of it, and the frame. */
export function coverLayers(picture: StoryPicture, parts: CoverParts, size: PictureSize): string[] {
  const { s, mirror, hero, front, frame } = stageCover(picture, parts, size);
  const back = s.layerStarts.filter((start) => start < hero);
  const grounds = Array.from({ length: BACK_LAYERS - 1 }, (_, i) => back[Math.floor((i * back.length) / (BACK_LAYERS - 1))] ?? 0);
  return s.renderLayers([...grounds, hero, front, frame], { ...size, mirror });
}

/** A staged cover, and where its nearest layers begin. */
interface StagedCover {
  s: Stage;
  mirror: boolean;
  hero: number;
  front: number;
  frame: number;
}

function stageCover(picture: StoryPicture, { place, cast }: CoverParts, size: PictureSize): StagedCover {
  const { scene, cover, tone, seed } = picture;
  const name = kindName(picture.animal);
  const s = storyStage(picture, cast ? name : '', size);
  const mirror = pictureVersion(seed) % 2 === 1;
  const light = COVER_LIGHTS[cover];
  s.tone(inLight(light));
  const animal = scene.figures.find(({ who }) => who === 'animal');
  let hero = 0;
  let front = 0;
  place({
    s,
    hero: (spot) => {
      hero = s.beginLayer();
      s.tone(inLight(light, FIGURE_SHARE));
      placeHero(
        s,
        cast,
        { ...spot, margin: squareMargin(s) },
        { mood: expressionOf(animal ? feelingOf(animal) : 'happy', tone), dressedFor: tone, rng: makeRng(`${seed}|${name}`) },
      );
      s.add(coverChild(s, picture, cast, { ...spot, margin: squareMargin(s) }));
      s.tone(inLight(light));
      front = s.beginLayer();
    },
  });
  s.tone(null);
  const frame = s.beginLayer();
  FRAMES[cover](s);
  const sign = titleSheet(s, picture.title ?? '', cover);
  // Letters are never mirrored.
  s.add(mirror ? at(s.w, 0, 1, sign, 0, true) : sign);
  return { s, mirror, hero, front, frame };
}

/** A sleeper is asleep, also if its scene stores another feeling. */
const feelingOf = ({ pose, emotion }: Figure): Emotion => (pose === 'sleep' ? 'asleep' : emotion);

/** What a square crop removes at each side. */
const squareMargin = ({ w, h }: Stage): number => Math.max(0, (w - h) / 2);

export function coverAlt({ scene, cover, animal }: StoryPicture): string {
  const place = coverPlace(scene);
  const feeling = scene.figures.find(({ who }) => who === 'animal')?.emotion ?? 'happy';
  const who = animal.trim() === '' ? 'a lantern' : withArticle(`${feeling} ${inWords(kindName(animal))}`);
  const text = `a child and ${who} ${(isRoom(place) ? INSIDE : OUTSIDE)[place]}, ${FRAME_WORDS[cover]}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
