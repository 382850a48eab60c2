/** A drawn thing: markup with its foot at (0, 0), with bare outlines and flat details; it is drawn as cut paper. */
import type { OwnThing } from '@tuckaway/domain/content';
import { flat } from '../paper/paper.ts';
import type { Stage } from '../paper/stage.ts';

/** How a thing is drawn. */
export type Look = Pick<OwnThing, 'color' | 'state' | 'count' | 'mood'>;

export type Draw = (look: Look, s: Stage) => string;
export type Things = Record<string, Draw>;

const LIGHT = /<!--light-->(.*?)<!--\/light-->/gs;

/** Light and other translucent parts: drawn once, behind the rest, without paper edges. */
export const light = (content: string): string => `<!--light-->${flat(content)}<!--/light-->`;

/** Whether markup consists only of flat groups. It then casts no shadow and is drawn only once, so that its translucent parts stay so. */
export function isFlat(markup: string): boolean {
  let depth = 0;
  for (const [tag] of markup.matchAll(/<\/?[a-zA-Z][^>]*>/g)) {
    if (depth === 0 && tag !== '<g stroke="none">') return false;
    if (tag.startsWith('<g ')) depth += 1;
    else if (tag === '</g>') depth -= 1;
  }
  return true;
}

/** The parts marked as light, and the rest. */
export function separateLights(markup: string): { lights: string; solid: string } {
  return { lights: [...markup.matchAll(LIGHT)].map(([, inner]) => inner).join(''), solid: markup.replaceAll(LIGHT, '') };
}
