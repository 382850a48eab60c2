/** A story's cover: its place with its animal, in the light and the frame of the chosen cover (decision P21). */
import type { StoryPicture } from '@tuckaway/domain';
import type { Cast } from '../creatures/cast.ts';
import { kindName } from '../creatures/names.ts';
import { placeHero } from '../hero.ts';
import type { DrawPlace } from '../places/common.ts';
import { makeRng } from '../prng.ts';
import type { Stage } from '../stage.ts';
import { faceOf } from './faces.ts';
import { FRAMES } from './frames.ts';
import { COVER_LIGHTS, FIGURE_SHARE, inLight } from './light.ts';
import { type PictureSize, storyStage } from './stage.ts';

export interface CoverParts {
  place: DrawPlace;
  /** Null while the family has not named its animal: a lantern stands in its place. */
  cast: Cast | null;
}

export function coverMarkup(picture: StoryPicture, { place, cast }: CoverParts, size: PictureSize): string {
  const { scene, cover, tone, seed } = picture;
  const name = kindName(picture.animal);
  const s = storyStage(picture, cast ? name : '', size);
  const mirror = s.rng.chance(0.42);
  const light = COVER_LIGHTS[cover];
  s.tone(inLight(light));
  const animal = scene.figures.find(({ who }) => who === 'animal');
  place({
    s,
    hero: (spot) => {
      s.tone(inLight(light, FIGURE_SHARE));
      placeHero(
        s,
        cast,
        { ...spot, margin: squareMargin(s) },
        { ...faceOf(animal?.emotion ?? 'happy', tone), rng: makeRng(`${seed}|${name}`) },
      );
      s.tone(inLight(light));
    },
  });
  s.tone(null);
  FRAMES[cover](s);
  return s.render({ ...size, mirror });
}

/** What a square crop removes at each side. */
const squareMargin = ({ w, h }: Stage): number => Math.max(0, (w - h) / 2);
