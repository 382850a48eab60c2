/** Dragons and the dinosaurs that walk on two legs, facing the viewer. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, group, line, path, pathData } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { free, limb } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';
import { LAID_BODY, LAID_CHIN } from '../poses/resting.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A spinosaurus's sail, behind its back. */
const sail = (kind: Kind, paint: Paint): string => {
  const x = kind.accent ?? '#e8845a';
  return (
    path('M-92-20C-128-70-118-150-64-196C-20-226 46-214 66-160C76-130 60-90 40-60Z', paint(x)) +
    flat(line('M-60-40L-98-110M-40-60L-76-166M-16-70L-34-200M10-76L16-206M30-70L58-170', darken(x, 0.28), 4))
  );
};

/** A velociraptor's feathers, on its arms and its tail. */
const feathers = (color: string, paint: Paint): string =>
  path('M-134-34C-160-44-172-66-168-90C-156-76-148-74-142-76C-146-88-142-98-136-104C-128-84-122-62-116-44Z', paint(color)) +
  path(
    'M-36-92C-70-96-92-78-96-52C-84-60-78-58-74-52C-76-46-76-40-72-34C-58-44-44-54-34-66ZM36-92C70-96 92-78 96-52C84-60 78-58 74-52C76-46 76-40 72-34C58-44 44-54 34-66Z',
    paint(color),
  );

const claws = (color: string, toes: readonly number[], ground = 3): string =>
  flat(group(toes.map((x) => path(pathData`M${x - 6} ${ground}q6-13 12 0Z`)).join(''), `fill="${color}"`));

/** How far down from those of one that sits the feet are of one that walks. */
export const LEGS = 34;
/** Degrees by which its legs are turned when it runs. */
const RUN = 24;
const turnOf = ({ stride }: Face): number => (stride === 'run' ? RUN : 0);
const lightOf = ({ light, color }: Kind): string => light ?? lighten(color, 0.5);

/** The leg that pushes off, its heel up, behind the body. */
const rearLeg = (kind: Kind, paint: Paint, face: Face): string =>
  limb(
    'leg',
    path('M-48-46C-64-22-60-8-70 4C-80 12-84 22-76 30C-66 38-52 32-44 22C-34 10-12 2-4-26Z', paint(darken(kind.color, 0.16))) +
      flat(group(path('M-80 26l-4 13 13-4ZM-68 33l1 12 11-9Z'), `fill="${darken(lightOf(kind), 0.1)}"`)),
    `rotate(${turnOf(face)} -26 -36)`,
  );

/** The leg before it. */
const frontLeg = (kind: Kind, paint: Paint, face: Face): string =>
  limb(
    'leg',
    path(
      'M4-46C-2-18 14 0 24 10C22 18 18 28 22 34C38 39 58 38 72 35C76 24 66 14 54 12C58 0 62-34 48-52C34-64 8-62 4-46Z',
      paint(kind.color),
    ) + claws(lightOf(kind), [44, 58, 70], LEGS + 2),
    `rotate(${-turnOf(face)} 26 -40)`,
  );

/** A dragon, or in other forms a small tyrannosaur, velociraptor or spinosaurus. */
export function dragon(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = lightOf(kind);
  const k = kind.dark ?? darken(c, 0.35);
  const x = kind.accent ?? '#f08a5b';
  const raptor = kind.form === 'raptor';
  const spino = kind.form === 'spino';
  const rex = kind.form !== undefined;
  const walks = face.stride === 'walk' || face.stride === 'run';
  const wing =
    path('M28-96C50-146 96-164 132-154C120-142 124-128 116-116C102-120 94-108 88-98C76-104 64-96 58-82Z', paint(x)) +
    flat(line('M34-94C58-118 90-140 126-152M52-98C76-108 92-112 112-118', darken(x, 0.3), 3));
  const tail =
    path('M-22-46C-66-40-92-8-132-28C-146-36-150-52-146-64C-162-30-136 6-96 6C-56 6-30 2-8-8Z', paint(c)) +
    (rex ? '' : path('M-146-60C-164-62-168-82-158-96C-150-88-140-84-130-84C-126-72-134-62-146-60Z', paint(x)));
  const spine = rex ? '' : path('M-40-86l-18-8 8 20ZM-52-58l-20-4 12 17ZM-72-30l-18-6 8 18Z', paint(x));
  const body =
    (rex ? '' : `<g transform="translate(-6 0) scale(-1 1) rotate(${face.asymmetric ? 7 : 0} 30 -96)">${wing}</g>${wing}`) +
    (spino ? sail(kind, paint) : '') +
    (raptor ? feathers(x, paint) : '') +
    spine +
    tail +
    (walks ? rearLeg(kind, paint, face) : path('M-52-40C-72-22-66 2-48 3H-12L-14-30ZM52-40C72-22 66 2 48 3H12L14-30Z', paint(c))) +
    path(
      symmetric(-118, [
        [30, -118, 42, -90, 48, -62],
        [56, -28, 40, -2, 0, -2],
      ]),
      paint(c),
    ) +
    flat(
      path(
        symmetric(-104, [
          [22, -104, 30, -78, 32, -54],
          [34, -24, 20, -8, 0, -8],
        ]),
        b,
      ) + line('M-26-72Q0-64 26-72M-30-52Q0-44 30-52M-28-32Q0-24 28-32', darken(b, 0.2), 3),
    ) +
    (rex
      ? free(face, line('M-34-84C-48-78-50-70-44-62', c, 12), line('M34-84C48-78 50-70 44-62', c, 12))
      : free(face, line('M-38-84C-54-70-52-56-38-50', c, 15), line('M38-84C54-70 52-56 38-50', c, 15))) +
    (walks ? frontLeg(kind, paint, face) : face.lies ? '' : claws(b, [-44, -30, 30, 44]));
  const paws = path('M-34 3C-44-16-12-20-8 3ZM94 3C104-16 72-20 68 3Z', paint(c)) + claws(b, [-30, -18, 78, 90]);
  return (
    (face.lies ? `<g transform="scale(${LAID_BODY.x} ${LAID_BODY.y})">${body}</g>${paws}` : body) +
    at(
      face.lies ? LAID_CHIN.x : face.asymmetric ? 3 : 0,
      face.lies ? LAID_CHIN.y : -138,
      1.08,
      (raptor ? path('M-16-42L-24-74L-8-58L0-82L10-58L24-72L16-40Z', paint(x)) : '') +
        (rex
          ? ''
          : path('M14-36C18-56 32-66 46-68C44-54 38-40 30-30ZM-14-36C-18-56-32-66-46-68C-44-54-38-40-30-30Z', paint(b)) +
            path('M44-14C60-26 74-24 82-16C74-4 60 2 48 2ZM-44-14C-60-26-74-24-82-16C-74-4-60 2-48 2Z', paint(x)) +
            path('M-9-44L0-66L9-44Z', paint(x))) +
        path(
          symmetric(-46, [
            [34, -46, 48, -28, 46, -4],
            [54, 10, 60, 24, 50, 36],
            [36, 52, 18, 50, 0, 50],
          ]),
          paint(c),
        ) +
        flat(
          path(
            symmetric(10, [
              [24, 8, 50, 14, 48, 30],
              [40, 50, 20, 50, 0, 50],
            ]),
            lighten(c, 0.2),
          ) +
            turnedFeatures(
              face,
              pair(14, 20, 4, 5, k) +
                blush(42, 16, 7) +
                eyes(23, -6, 8.6, face, darken(c, 0.15)) +
                at(0, 33, 1, mouth(0, 17, face)) +
                (rex || face.asymmetric ? path('M-26 34l5 9 5-8ZM26 34l-5 9-5-8Z', '#fbf4e6') : ''),
            ) +
            (raptor ? line('M-34-26Q-20-40-6-30M34-26Q20-40 6-30M-30-14L-44-6M30-14L44-6', k, 5) : '') +
            (spino ? line('M-8-40V-14M8-40V-14', k, 4) : '') +
            (kind.form === 'rex' ? group(circle(-20, -34, 4) + circle(-4, -38, 5) + circle(14, -36, 4), `fill="${k}" opacity=".7"`) : ''),
        ),
      face.asymmetric ? -5 : 4,
    )
  );
}
