import { sceneAlt, sceneSvg } from '@tuckaway/art/kit';
import type { DrawStoryPicture } from './shared-page.ts';

/** Draws what the app shows of the same story, with the whole art kit at once. */
export const drawStoryPicture: DrawStoryPicture = ({ scene, animal, tone, cover, seed, page }) => {
  const request = {
    place: scene.place,
    mood: tone,
    seed: page === null ? seed : `${seed}/${page}`,
    ...(animal !== '' && { animal }),
    ...(page === null && { cover }),
  };
  return { svg: sceneSvg(request, { width: 960, height: 640 }), alt: sceneAlt(request) };
};
