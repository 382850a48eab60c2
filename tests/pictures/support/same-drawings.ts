/** Finds characters of a story who look the same. */
import { storyPicture } from '../../../art/src/kit.ts';
import { objectKindOf, type Staging, type StoryPicture } from '../../../domain/src/index.ts';
import { rasterize } from './raster.ts';

/** A difference of a color that eyes see, of 255, and how many pixels of a small picture differ at least. */
const SEEN = 16;
const PIXELS = 24;

/** The pairs among those who take part in a page. */
export function sameDrawings(picture: StoryPicture): string[] {
  const names = picture.scene.staging.acts.flatMap(({ who, what, to }) => [...who, what, to]).filter((name) => name !== undefined);
  return sharedBy(
    picture,
    [...new Set(names)].filter((name) => objectKindOf(name, picture.cast) === undefined),
  );
}

/** Each is drawn alone in the same place and pose. */
export function sharedBy(picture: StoryPicture, names: readonly string[]): string[] {
  const drawings = names.map((name) => ({ name, drawing: drawnAlone(picture, name) }));
  return drawings.flatMap((one, index) =>
    drawings
      .slice(0, index)
      .filter((other) => one.drawing.filter((value, at) => Math.abs(value - (other.drawing[at] ?? 0)) >= SEEN).length < PIXELS)
      .map((other) => `${other.name} and ${one.name} share a drawing`),
  );
}

function drawnAlone(picture: StoryPicture, name: string): number[] {
  const staging: Staging = { view: 'wide', acts: [{ who: [name], does: 'stand', side: 'middle' }], things: [] };
  const { svg } = storyPicture({ ...picture, scene: { ...picture.scene, staging } });
  return (['red', 'blue'] as const).flatMap((channel) => [...rasterize(svg, 200, channel).values]);
}
