/** What a drawn thing is: markup with its foot at (0, 0), outlines bare, details flat; it is laid down as cut paper. */
import type { Stage } from '../stage.ts';
import { group } from '../svg.ts';
import type { Look } from './scene.ts';

export type Draw = (look: Look, s: Stage) => string;
export type Things = Record<string, Draw>;

/** Details that cast no shadow of their own. */
export const flat = (content: string): string => group(content, 'stroke="none"');

const LIGHT = /<!--light-->(.*?)<!--\/light-->/gs;

/** Light and other thin stuff: laid down once, behind the rest, and never as paper. */
export const light = (content: string): string => `<!--light-->${flat(content)}<!--/light-->`;

/** Whether markup is nothing but flat groups: it casts no shadow, and is laid down once, so that what is thin in it stays thin. */
export function isFlat(markup: string): boolean {
  let depth = 0;
  for (const [tag] of markup.matchAll(/<\/?[a-zA-Z][^>]*>/g)) {
    if (depth === 0 && tag !== '<g stroke="none">') return false;
    if (tag.startsWith('<g ')) depth += 1;
    else if (tag === '</g>') depth -= 1;
  }
  return true;
}

/** What was marked as light, and the rest. */
export function separateLights(markup: string): { lights: string; solid: string } {
  return { lights: [...markup.matchAll(LIGHT)].map(([, inner]) => inner).join(''), solid: markup.replaceAll(LIGHT, '') };
}
