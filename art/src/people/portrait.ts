/** A child on its own, for the form in which its family describes it. */
import type { ChildAppearance } from '@tuckaway/domain';
import { cutPaper, paintOn } from '../creatures/draw.ts';
import { Stage } from '../paper/stage.ts';
import { at, rect } from '../paper/svg.ts';
import { lookOfChild } from './look.ts';
import { personBody } from './person.ts';

/** What a portrait shows, in drawing units: the width and height, and where the child's feet are. */
const CROPS = {
  whole: { w: 200, h: 240, foot: 228 },
  head: { w: 180, h: 150, foot: 240 },
} as const;
export type PortraitCrop = keyof typeof CROPS;

/** A standalone `<svg>` with ids of its own, for a file or a data address. Clothes that the family left open are teal; in a story their color depends on it. */
export function portrait(appearance: ChildAppearance, crop: PortraitCrop): string {
  const { w, h, foot } = CROPS[crop];
  const s = new Stage(w, h, 'portrait', 'c', 'calm');
  const look = lookOfChild({ clothes: 'teal', ...appearance }, 'portrait', 0);
  const { body } = personBody(look, { pose: 'stand', way: 1, feeling: 'happy', gaze: { x: 0, y: 0 } }, paintOn(s));
  s.add(rect(0, 0, w, h, '#e9dfe6'), at(w / 2, foot, 1, cutPaper(s, body)));
  return s.render({ width: w, height: h });
}
