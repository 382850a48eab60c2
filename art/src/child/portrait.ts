/** A child on its own, for the form in which its family describes it. */
import type { ChildAppearance } from '@tuckaway/domain';
import { cutPaper, paintOn } from '../creatures/draw.ts';
import { Stage } from '../stage.ts';
import { at, rect } from '../svg.ts';
import { describedChild } from './child.ts';

/** Color of clothes that the family left open; in a story it depends on the story. */
const CLOTHES = '#3f8f94';

/** What a portrait shows, in drawing units: the width and height, and where the child's feet are. */
const CROPS = {
  whole: { w: 200, h: 240, foot: 226 },
  head: { w: 180, h: 150, foot: 240 },
} as const;
export type PortraitCrop = keyof typeof CROPS;

/** A standalone `<svg>` with ids of its own, for a file or a data address. */
export function portrait(appearance: ChildAppearance, crop: PortraitCrop): string {
  const { w, h, foot } = CROPS[crop];
  const s = new Stage(w, h, 'portrait', 'c', 'calm');
  const { body, hands } = describedChild(appearance, {
    ...{ pose: 'stand', emotion: 'happy', look: 0, arms: 'down', held: null },
    ...{ clothes: CLOTHES, blanket: CLOTHES, paint: paintOn(s) },
  });
  // Heads in a wheelchair are higher.
  const lower = crop === 'head' && appearance.wheelchair ? 16 : 0;
  s.add(rect(0, 0, w, h, '#e9dfe6'), at(w / 2, foot + lower, 1, cutPaper(s, body + hands)));
  return s.render({ width: w, height: h });
}
