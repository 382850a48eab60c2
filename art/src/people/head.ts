/** A person's head: hair, ears, face, beard, glasses, hearing aids and hats around (0, 0). */
import type { Glasses, HearingAid, ShownEmotion } from '@tuckaway/domain';
import type { Stance } from '../creatures/drawn-body.ts';
import type { Paint } from '../creatures/face.ts';
import { lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { at, circle, group, line, path, pathData, rect } from '../paper/svg.ts';
import type { PersonColors } from './colors.ts';
import { brows, EYES, face, type Gaze, turnOf } from './face.ts';
import { HAIR_ROOM, hairOf } from './hair.ts';
import { HAT_TOP, headgearOf } from './hats.ts';
import type { Layers } from './head-cloth.ts';
import type { PersonLook } from './look.ts';

/** Coverings that hide the ears. */
const COVERED: readonly PersonLook['hair'][] = [undefined, 'hijab', 'shawl'];

/** A face that looks at the reader still shows which way its body faces. */
export const facing = ({ gaze, way }: Stance): Gaze => (gaze.x === 0 && gaze.y === 0 ? { x: way * 0.3, y: 0 } : gaze);

export function headOf(look: PersonLook, colors: PersonColors, stance: Stance, paint: Paint): Layers {
  const { feeling, gaze, way } = stance;
  const turn = facing(stance);
  const { hair, glasses, hearingAid, age, headgear } = look;
  const { behind, front } = hairOf(hair, colors);
  const covered = COVERED.includes(hair);
  // The ear that the face turns away from comes forward.
  const back = -turn.x * 3;
  const ear = (one: -1 | 1): string =>
    circle(one * 46 + back, 6, age === 'old' ? 10.5 : 9, colors.skin) +
    flat(line(pathData`M${one * 47 + back} 2q${one * 4} 4 ${one * -1} 8`, colors.ink, 2, 'opacity=".45"')) +
    (look.earrings ? circle(one * 46.5 + back, 19, 3.8, '#f2cf86') : '');
  const worn = glasses ? frames(glasses, look.frames ?? colors.frames) : '';
  return {
    behind,
    front:
      (covered ? '' : ear(-1) + ear(1)) +
      path(HEADS[age] ?? HEAD, paint(colors.skin)) +
      face(colors, feeling, gaze, age, turn) +
      (look.beard ? beard(colors, feeling, turn, age) : '') +
      front +
      brows(colors, feeling, turn, age) +
      (worn ? at(turnOf(feeling, turn, age).x, turnOf(feeling, turn, age).y, 1, worn) : '') +
      (hearingAid ? at(back, 0, 1, aids(hearingAid, colors, covered)) : '') +
      (headgear ? headgearOf(headgear.what, headgear.color, way) : ''),
  };
}

const HEAD = 'M0-45C29-45 47-24 47 2C47 28 27 44 0 44C-27 44-47 28-47 2C-47-24-29-45 0-45Z';
/** Round cheeks of small children, longer chins of grown-ups. */
const HEADS: Partial<Record<PersonLook['age'], string>> = {
  baby: 'M0-45C29-45 46-24 48 4C50 30 27 44 0 44C-27 44-50 30-48 4C-46-24-29-45 0-45Z',
  small: 'M0-45C29-45 46-24 48 4C50 29 27 44 0 44C-27 44-50 29-48 4C-46-24-29-45 0-45Z',
  grown: 'M0-45C29-45 47-24 47 0C47 24 24 48 0 48C-24 48-47 24-47 0C-47-24-29-45 0-45Z',
};

/** How far hair and hats rise above the middle of the head, and how far they extend to its sides. */
export function headRoom({ hair, headgear }: PersonLook): { rise: number; side: number } {
  const { rise, side } = HAIR_ROOM[hair ?? 'none'] ?? { rise: hair === undefined ? 18 : 12, side: 56 };
  return { rise: Math.max(45 + rise, headgear ? HAT_TOP[headgear.what] : 0), side };
}

/** Around the mouth, which stays free. */
function beard({ hair }: PersonColors, emotion: ShownEmotion, gaze: Gaze, age: PersonLook['age']): string {
  const { x: mx, y: my } = turnOf(emotion, gaze, age);
  return (
    path(
      pathData`M-47 2C-50 52-22 64 0 66C22 64 50 52 47 2C43 14 36 19 ${22 + mx} ${18 + my}Q${mx} ${11 + my} ${mx - 22} ${18 + my}C-36 19-43 14-47 2ZM${mx - 17} ${25 + my}Q${mx} ${16 + my} ${mx + 17} ${25 + my}Q${mx + 15} ${41 + my} ${mx} ${41 + my}Q${mx - 15} ${41 + my} ${mx - 17} ${25 + my}Z`,
      hair,
      'fill-rule="evenodd"',
    ) + flat(line('M-26 44Q-22 54-14 58M26 44Q22 54 14 58M0 50V60', lighten(hair, 0.4), 2.2, 'opacity=".5"'))
  );
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
        pathData`M${-x + 15} ${y - 1}Q0 ${y - 4} ${x - 15} ${y - 1}M${-x - 15} ${y - 2}L-44 ${y - 1}M${x + 15} ${y - 2}L44 ${y - 1}`,
        color,
        2.8,
      ),
    'stroke="none"',
  );
}

/** Behind the ear, with a tube into it. The person's left ear is on the right. */
function aids(which: HearingAid, { skin, clothes }: PersonColors, covered: boolean): string {
  const color = clothes === '#3f8f94' ? '#f0a05f' : '#3fb0b8';
  const aid = (side: -1 | 1): string =>
    (covered ? '' : circle(side * 46, 6, 9, skin)) +
    path(
      pathData`M${side * 46} ${-9}C${side * 60} ${-14} ${side * 62} 4 ${side * 55} 16C${side * 51} 17 ${side * 50} 13 ${side * 52} 9C${side * 56} 0 ${side * 53} ${-4} ${side * 46} ${-2}Z`,
      color,
    ) +
    flat(
      line(pathData`M${side * 47} ${-6}Q${side * 41} ${-2} ${side * 44} 7`, lighten(color, 0.6), 2.4) +
        circle(side * 44.5, 8, 3.6, lighten(color, 0.35)),
    );
  return (which === 'right' ? '' : aid(1)) + (which === 'left' ? '' : aid(-1));
}
