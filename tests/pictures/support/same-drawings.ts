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
      .filter((other) => different(one.drawing, other.drawing) < PIXELS)
      .map((other) => `${other.name} and ${one.name} share a drawing`),
  );
}

function different(one: readonly Uint8Array[], other: readonly Uint8Array[]): number {
  let sum = 0;
  for (const [nth, values] of one.entries())
    for (let at = 0; at < values.length; at++) if (Math.abs((values[at] ?? 0) - (other[nth]?.[at] ?? 0)) >= SEEN) sum += 1;
  return sum;
}

/** In red and in blue. */
function drawnAlone(picture: StoryPicture, name: string): Uint8Array[] {
  const staging: Staging = { view: 'wide', acts: [{ who: [name], does: 'stand', side: 'middle' }], things: [] };
  const { svg } = storyPicture({ ...picture, scene: { ...picture.scene, staging } });
  return (['red', 'blue'] as const).map((channel) => rasterize(svg, 200, channel).values);
}
