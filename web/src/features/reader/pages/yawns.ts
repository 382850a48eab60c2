/** The yawns of a curated page: a second file of its picture, in which all who are awake yawn (drawYawns in the art kit). */
import { fetchFile } from '../../../data/device/fetch-file.ts';

/** Milliseconds after which an answer would come too late. */
const PATIENCE_MS = 3000;
const PAGE = /^(\/art\/curated\/[\w-]+\/\d+)\.svg$/;
/** Of a face's radius: a wide mouth reaches below the head. */
const AROUND = 1.3;

/** The address of a picture's yawns; null for one that we did not draw. */
export const yawnsOf = (url: string): string | null => (PAGE.test(url) ? url.replace(PAGE, '$1.yawn.svg') : null);

/** The yawning face nearest to a place, as an image to lay over the picture. Null without a network, or where all characters sleep. @param at share of the width */
export async function yawnAt(url: string, at: number): Promise<string | null> {
  try {
    const response = await fetchFile(url, PATIENCE_MS);
    return response.ok ? faceNear(await response.text(), at) : null;
  } catch {
    return null;
  }
}

/** Of a drawing that says where its faces are, the part around the nearest one. */
function faceNear(svg: string, at: number): string | null {
  const root = /^<svg [^>]*>/.exec(svg)?.[0] ?? '';
  const width = Number(/ viewBox="0 0 ([\d.]+) /.exec(root)?.[1]);
  const faces =
    / data-faces="([^"]+)"/
      .exec(root)?.[1]
      ?.split(' ')
      .map((face) => face.split(',').map(Number)) ?? [];
  const [nearest] = faces.toSorted(([a = 0], [b = 0]) => Math.abs(a / width - at) - Math.abs(b / width - at));
  if (nearest === undefined) return null;
  const [x, y, r = 0] = nearest;
  const clip = `<clipPath id="face"><circle cx="${x}" cy="${y}" r="${r * AROUND}"/></clipPath><g clip-path="url(#face)">`;
  const face = `${root}${clip}${svg.slice(root.length).replace(/<\/svg>\s*$/, '</g></svg>')}`;
  return `data:image/svg+xml,${encodeURIComponent(face)}`;
}
