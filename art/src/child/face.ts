/** A described child's face. The middle of the head is at (0, 0), its radius about 45; brows, eyelids and mouth show the feeling. */
import type { ShownEmotion } from '@tuckaway/domain';
import { mix } from '../color.ts';
import { circle, ellipse, group, line, path, pathData } from '../svg.ts';
import type { ChildColors } from './colors.ts';

/** The direction of the eyes: -1 left or up, 1 right or down. */
export interface Gaze {
  x: number;
  y: number;
}

/** Where the eyes are; glasses fit around them. */
export const EYES = { x: 18, y: 3 } as const;

interface Feeling {
  /** Heights of a brow's outer end, middle and inner end above the eye. */
  brow: readonly [outer: number, middle: number, inner: number];
  /** How far the upper eyelid is closed, from 0 to 1; an eye at 1 sleeps. */
  lid: number;
  mouth: 'smile' | 'laugh' | 'small' | 'round' | 'wavy' | 'proud' | 'pout' | 'asleep' | 'yawn';
}

const FEELINGS: Record<ShownEmotion, Feeling> = {
  happy: { brow: [16, 20, 18], lid: 0.16, mouth: 'laugh' },
  curious: { brow: [17, 22, 20], lid: 0.08, mouth: 'small' },
  worried: { brow: [14, 18, 21], lid: 0.2, mouth: 'wavy' },
  surprised: { brow: [20, 25, 23], lid: 0, mouth: 'round' },
  proud: { brow: [17, 20, 17], lid: 0.3, mouth: 'proud' },
  sulky: { brow: [19, 18, 13.5], lid: 0.34, mouth: 'pout' },
  sleepy: { brow: [15, 17.5, 16], lid: 0.58, mouth: 'small' },
  asleep: { brow: [15, 17.5, 16], lid: 1, mouth: 'asleep' },
  yawning: { brow: [17, 21, 21], lid: 1, mouth: 'yawn' },
};

/** The colors of a face. */
export type FaceColors = Pick<ChildColors, 'skin' | 'ink' | 'blush' | 'lips' | 'brow'>;

/** @param colors also of a grown-up: feelings look the same at any age. */
export function face(colors: FaceColors, emotion: ShownEmotion, gaze: Gaze): string {
  const { brow, lid, mouth } = FEELINGS[emotion];
  const both = (make: (side: -1 | 1) => string): string => make(-1) + make(1);
  // One brow of a curious child is higher.
  const raised = (side: -1 | 1): number => (emotion === 'curious' && side === 1 ? 4 : 0);
  return group(
    both((side) => ellipse(side * 29, 19, 8.5, 5.6, colors.blush, 'opacity=".5"')) +
      both((side) => eye(side, lid, gaze, emotion === 'surprised' ? 1.06 : 1, colors)) +
      both((side) => browLine(side, brow, raised(side), colors.brow)) +
      line('M-3.5 14Q.5 18 4.5 13.5', colors.ink, 2.5, 'opacity=".7"') +
      mouthOf(mouth, colors),
    'stroke="none"',
  );
}

function browLine(side: -1 | 1, [outer, middle, inner]: Feeling['brow'], raised: number, color: string): string {
  const at = (dx: number, height: number): string => pathData`${side * (EYES.x + dx)} ${EYES.y - height - raised}`;
  return line(`M${at(9.5, outer)}Q${at(1, middle + 2)} ${at(-8, inner)}`, color, 3.6);
}

function eye(side: -1 | 1, lid: number, { x: gx, y: gy }: Gaze, size: number, { skin, ink }: FaceColors): string {
  const [x, y, rx, ry] = [side * EYES.x, EYES.y, 8.8 * size, 9.6 * size];
  if (lid === 1) {
    const lashes = pathData`M${x - 8.5} ${y + 1}Q${x} ${y + 9} ${x + 8.5} ${y + 1}M${x + side * 7} ${y + 3.6}l${side * 3.4} 3M${x + side * 2.6} ${y + 5.4}l${side * 1.6} 4`;
    return line(lashes, ink, 2.7);
  }
  const [px, py] = [x + gx * 2.4, y + 0.6 + gy * 2.6];
  const edge = y - ry + ry * 2 * lid;
  // The lid is skin over the upper part of the eye, with lashes at its edge.
  const lids =
    path(
      pathData`M${x - rx - 1.4} ${edge + 1.4}C${x - rx - 1} ${y - ry - 4} ${x + rx + 1} ${y - ry - 4} ${x + rx + 1.4} ${edge + 1.4}Q${x} ${edge - 3.4} ${x - rx - 1.4} ${edge + 1.4}Z`,
      skin,
    ) + line(pathData`M${x - rx - 0.6} ${edge + 1.6}Q${x} ${edge - 3.6} ${x + rx + 0.6} ${edge + 1.6}`, ink, 2.9);
  return (
    ellipse(x, y, rx, ry, mix(skin, '#fff9f0', 0.84)) +
    ellipse(px, py, 6.6, 7.4, '#2a1a26') +
    circle(px + 2, py - 2.4, 2.1, '#fffaf0') +
    circle(px - 2, py + 2.6, 1, '#fffaf0', 'opacity=".7"') +
    lids
  );
}

function mouthOf(mouth: Feeling['mouth'], { ink, lips }: FaceColors): string {
  switch (mouth) {
    case 'laugh':
      return (
        path('M-11.5 23Q0 27.5 11.5 23Q9.5 34.5 0 34.8Q-9.5 34.5-11.5 23Z', '#5a2030') +
        path('M-8.6 24.4Q0 27.4 8.6 24.4L7.8 27Q0 29.4-7.8 27Z', '#fff8ec') +
        path('M-6.4 32.6Q0 28.6 6.4 32.6Q3.4 34.8 0 34.8Q-3.4 34.8-6.4 32.6Z', '#c26c6c')
      );
    case 'smile':
      return line('M-9.5 24.5Q0 33 9.5 24.5', ink, 2.8);
    case 'proud':
      return (
        line('M-10.5 24Q0 33.5 10.5 24M-12 23.2Q-10.6 23-9.6 24.4M12 23.2Q10.6 23 9.6 24.4', ink, 2.8) +
        line('M-4 32.6Q0 33.8 4 32.6', lips, 2.6)
      );
    case 'small':
      return line('M-6.5 26Q0 31 7 25', ink, 2.7) + line('M-3 30.6Q.4 32 4 30.2', lips, 2.4);
    case 'round':
      return ellipse(0, 28.5, 4.8, 5.8, '#5a2030');
    case 'yawn':
      return ellipse(0, 30, 8, 9.4, '#5a2030') + path('M-5.8 35Q0 30.6 5.8 35Q3 39.2 0 39.2Q-3 39.2-5.8 35Z', '#c26c6c');
    case 'wavy':
      return line('M-8 29.5Q-4 25.4 0 27.8Q4 30 8 27', ink, 2.8);
    case 'pout':
      return line('M-7 29.5Q0 25.4 7 29.5', ink, 2.8) + line('M-3.6 32.4Q0 31 3.6 32.4', lips, 2.6);
    case 'asleep':
      return line('M-5 27Q0 30.4 5 27', ink, 2.6) + line('M-2.6 30.6Q0 31.4 2.6 30.6', lips, 2.2);
  }
}
