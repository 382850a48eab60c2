/** In a room, the moon is seen through a window. */
import type { Stage } from '../../paper/stage.ts';
import { at, shows } from '../../paper/svg.ts';
import { drawStagedThing } from '../../things/staged-thing.ts';
import type { StageThing } from '../roles.ts';

/** The width of the moon as a share of a window's, and the height of its foot. */
const PANE = { width: 0.42, foot: 0.42 } as const;

/** @param frames whether it has a small window of its own where the text names none */
export function moonInWindow(s: Stage, all: readonly StageThing[], frames: boolean): StageThing[] {
  const moon = all.find(({ kind }) => kind === 'moon');
  const named = all.find(({ kind }) => kind === 'window');
  if (!moon || !(named || frames)) return [...all];
  const window: StageThing = named ?? { ...drawStagedThing(s, { kind: 'window' }), name: moon.name };
  const k = ((window.left + window.right) * PANE.width) / (moon.left + moon.right);
  const disc = at(((moon.left - moon.right) / 2) * k, -window.height * PANE.foot, k, moon.markup);
  const both: StageThing = named
    ? { ...window, markup: window.markup + shows('moon', disc) }
    : { ...window, kind: 'moon', markup: window.markup + disc };
  return [...all.filter((each) => each !== moon && each !== named), both];
}
