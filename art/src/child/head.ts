/** A described child's head: hair, ears, face, glasses and hearing aids around (0, 0). */
import type { ChildAppearance, Glasses, HearingAid, ShownEmotion } from '@tuckaway/domain';
import { lighten } from '../color.ts';
import type { Paint } from '../creatures/face.ts';
import { brows, EYES, face, type Gaze } from '../people/face.ts';
import { hairOf } from '../people/hair.ts';
import type { Layers } from '../people/head-cloth.ts';
import { circle, group, line, path, pathData, rect } from '../svg.ts';
import type { ChildColors } from './colors.ts';

export function headOf(appearance: ChildAppearance, colors: ChildColors, emotion: ShownEmotion, gaze: Gaze, paint: Paint): Layers {
  const { hair, glasses, hearingAid } = appearance;
  const { behind, front } = hairOf(hair, colors);
  const ear = (side: -1 | 1): string =>
    circle(side * 46, 6, 9, colors.skin) +
    group(line(pathData`M${side * 47} 2q${side * 4} 4 ${side * -1} 8`, colors.ink, 2, 'opacity=".45"'), 'stroke="none"');
  const covered = hair === undefined || hair === 'hijab';
  return {
    behind,
    front:
      (covered ? '' : ear(-1) + ear(1)) +
      path('M0-45C29-45 47-24 47 2C47 28 27 44 0 44C-27 44-47 28-47 2C-47-24-29-45 0-45Z', paint(colors.skin)) +
      face(colors, emotion, gaze) +
      front +
      brows(colors, emotion, gaze) +
      (glasses ? frames(glasses, colors.frames) : '') +
      (hearingAid ? aids(hearingAid, colors, covered) : ''),
  };
}

/** Frames around the eyes: their glass hides nothing. */
function frames(glasses: Glasses, color: string): string {
  const { x, y } = EYES;
  const glass = (side: -1 | 1): string =>
    glasses === 'round'
      ? circle(side * x, y + 0.5, 15.4, '#ffffff', 'fill-opacity=".12"')
      : rect(side * x - 15, y - 12, 30, 25.5, '#ffffff', 6, 'fill-opacity=".12"');
  return group(
    group(glass(-1) + glass(1), `stroke="${color}" stroke-width="3.6"`) +
      line(
        pathData`M${-x + 15} ${y - 1}Q0 ${y - 4} ${x - 15} ${y - 1}M${-x - 15} ${y - 2}L-46 ${y - 1}M${x + 15} ${y - 2}L46 ${y - 1}`,
        color,
        2.8,
      ),
    'stroke="none"',
  );
}

/** Behind the ear, with a tube into it. The child's left ear is on the right. */
function aids(which: HearingAid, { skin, clothes }: ChildColors, covered: boolean): string {
  const color = clothes === '#3f8f94' ? '#f0a05f' : '#3fb0b8';
  const aid = (side: -1 | 1): string =>
    (covered ? '' : circle(side * 46, 6, 9, skin)) +
    path(
      pathData`M${side * 46} ${-9}C${side * 60} ${-14} ${side * 62} 4 ${side * 55} 16C${side * 51} 17 ${side * 50} 13 ${side * 52} 9C${side * 56} 0 ${side * 53} ${-4} ${side * 46} ${-2}Z`,
      color,
    ) +
    group(
      line(pathData`M${side * 47} ${-6}Q${side * 41} ${-2} ${side * 44} 7`, lighten(color, 0.6), 2.4) +
        circle(side * 44.5, 8, 3.6, lighten(color, 0.35)),
      'stroke="none"',
    );
  return (which === 'right' ? '' : aid(1)) + (which === 'left' ? '' : aid(-1));
}
