/** Things of the farm, the street, the ship and the shore. */

import { darken, EMBER, LAMP, lighten, MOON, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { at, circle, ellipse, group, line, path, pathData, rect, shows } from '../../paper/svg.ts';
import { house } from '../props.ts';
import { light, type Things } from '../thing.ts';
import { barn, ship } from '../tokens.ts';

const STONE = '#a39aa4';
const WOODEN = '#a8714c';
/** A heap in a barrel's mouth. */
const fruits = (color: string): string =>
  group(
    [-54, -18, 18, 54].map((x, i) => circle(x, -140 - (i % 2) * 4, 20)).join('') +
      circle(-34, -158, 19) +
      circle(2, -164, 19) +
      circle(38, -158, 19),
    `fill="${color}"`,
  );
const bucket = (inside = ''): string =>
  path('M-40-60C-40-110 40-110 40-60', 'none', 'stroke="#6f5a5a" stroke-width="6" stroke-opacity="1"') +
  flat(ellipse(0, -60, 46, 13, '#3a2c38')) +
  inside +
  path('M-46-60Q0-46 46-60L36 4Q0 14-36 4Z', '#a8714c') +
  flat(path('M-44-46Q0-32 44-46L43-38Q0-24-43-38ZM-40-18Q0-6 40-18L39-10Q0 2-39-10Z', '#6f5a62'));
const tower = (x: number, y: number, w: number, h: number, c: string): string =>
  path(pathData`M${x - w} ${y}V${y - h}H${x - w * 0.5}v-10H${x - w * 0.2}v10H${x + w * 0.2}v-10H${x + w * 0.5}v10H${x + w}V${y}Z`, c);

export const WORLD: Things = {
  /** A stone well under a small roof. */
  well: (_, s) =>
    path('M-96-120H-82V-250H-96ZM82-120H96V-250H82Z', '#8a5f48') +
    path('M-140-238L0-320L140-238L126-222L0-294L-126-222Z', '#b5564a') +
    flat(line('M-88-206H104M104-206V-184H122', '#6a4a40', 10) + line('M0-206V-130', '#e3cfa4', 4)) +
    path('M-110 6V-112Q0-92 110-112V6Q0 24-110 6Z', STONE) +
    flat(ellipse(0, -112, 110, 25, lighten(STONE, 0.3)) + ellipse(0, -112, 90, 18, '#22203a') + s.glow(0, -112, 60, '#8fb4d0', 0.04)) +
    flat(
      line(
        'M-108-72Q0-54 108-72M-110-32Q0-14 110-32M-60-66V-28M10-62V-24M70-68V-30M-84-28V4M-20-20V12M44-24V8',
        darken(STONE, 0.3),
        4,
        'opacity=".7"',
      ),
    ),
  /** The same well from above, a star in its water. */
  wellstar: (_, s) =>
    flat(ellipse(0, 0, 66, 12, '#2f4a78') + s.glow(0, 0, 50, MOON, 0.15)) + path('M-5-2L0-12L5-2L14 0L5 2L0 10L-5 2L-14 0Z', MOON),
  bucket: ({ state }) =>
    bucket(
      state === 'tamales'
        ? flat(line('M-20-84C-28-98-12-104-20-120M16-84C8-98 24-104 16-120', PAPER, 5, 'opacity=".5"')) +
            shows('tamale', path('M-36-58C-34-88-6-86-4-58Z', '#e8cf8f')) +
            shows('tamale', path('M2-58C4-88 34-86 36-58Z', '#e8cf8f')) +
            flat(line('M-28-76Q-20-82-12-76M10-76Q18-82 26-76', '#b59a5a', 3))
        : state === 'oats'
          ? shows('oats', path('M-40-58Q0-84 40-58Z', '#ead2a0'))
          : state === 'pillow'
            ? shows('pillow', path('M-62-62C-84-66-84-92-58-96C-24-104 24-104 58-96C84-92 84-66 62-62Q0-48-62-62Z', '#f6ead6'))
            : state === 'melon'
              ? path('M-40-58C-42-98 42-98 40-58Z', '#5f9a5a') + flat(line('M-16-84V-60M2-88V-58M20-84V-60', '#8fc07a', 4))
              : '',
    ),
  strawhat: () =>
    path('M-80 0Q0-26 80 0Q50 14 0 14Q-50 14-80 0Z', '#e8c37a') +
    path('M-40-4C-38-52 38-52 40-4Q0-14-40-4Z', '#f0d291') +
    flat(path('M-41-12Q0-24 41-12V-2Q0-14-41-2Z', '#c9604c')),
  husks: () => path('M-40 4L-56-22L-20-12L-14-34L4-10L30-28L24-4L50 4Z', '#d9c890'),
  scoop: () => path('M-40-26H14L6 4H-34Z', '#9aa2b8') + path('M10-20H54V-10H10Z', WOODEN) + flat(path('M-40-26Q-14-50 14-26Z', '#ead2a0')),
  rope: () => flat(line('M-420 0Q0 22 420-6', '#e3cfa4', 7)),
  /** A rope by which an animal is led, from its muzzle to a hand at the right. */
  lead: () => flat(line('M-80-20Q0 26 80 20', '#e3cfa4', 6)),
  barn: () => at(0, 0, 2.1, barn()),
  fence: () =>
    path('M-170-64H170V-52H-170ZM-170-34H170V-22H-170Z', '#b08a6a') +
    [-150, -75, 0, 75, 150].map((x) => path(pathData`M${x - 8} 4V${-76}L${x} ${-86}L${x + 8} ${-76}V4Z`, '#c49c7a')).join(''),
  house: ({ color = '#8a6a78' }) => at(0, 0, 1.9, house(color, darken(color, 0.4))),
  hut: ({ color = '#b5805a' }, s) =>
    light(s.glow(0, -50, 150, LAMP, 0.5)) +
    path('M-92 4V-104H92V4Z', color) +
    path('M-118-98L0-176L118-98Z', '#c9a050') +
    flat(path('M-26 4V-74A26 26 0 0 1 26-74V4Z', LAMP) + line('M-100-104L0-168L100-104', '#9a7838', 4)),
  bicycle: ({ state }) =>
    circle(-74, -50, 48, 'none', 'stroke="#3f3a52" stroke-width="8" stroke-opacity="1"') +
    circle(78, -50, 48, 'none', 'stroke="#3f3a52" stroke-width="8" stroke-opacity="1"') +
    flat(
      line('M-74-50L-24-112L42-112L78-50M-24-112L6-50L42-112M-74-50H6M42-112L52-142H74M-24-112L-30-130M-46-132H-14', '#d9604c', 8) +
        circle(6, -50, 13, '#3f3a52'),
    ) +
    (state === 'bell'
      ? at(-46, -134, 0.62, shows('bell', path('M-22 0C-20-34 20-34 22 0Z', '#e8c37a') + circle(0, -30, 6, '#b8863f')))
      : ''),
  shop: (_, s) =>
    path('M-150 4V-240H150V4Z', '#e0b4a0') +
    path('M-166-232H166L150-262H-150Z', '#8a5a5a') +
    flat(
      s.glow(0, -90, 200, LAMP, 0.11) +
        path('M-126-20V-130H30V-20Z', LAMP) +
        path('M52 4V-132H122V4Z', '#9a6a5a') +
        [-100, -64, -28, 6]
          .map(
            (x, i) =>
              rect(x - 12, -62, 24, 36, ['#e07a7a', '#7fae86', '#e8c37a', '#9a8ac0'][i] ?? '#e07a7a', 6) + circle(x, -66, 11, PAPER),
          )
          .join(''),
    ) +
    path(
      'M-160-150H160L176-112Q154-100 132-112Q110-100 88-112Q66-100 44-112Q22-100 0-112Q-22-100-44-112Q-66-100-88-112Q-110-100-132-112Q-154-100-176-112Z',
      '#d9604c',
    ) +
    flat(
      path(
        'M-106-150H-62L-44-112Q-66-100-88-112Q-100-106-112-112ZM-18-150H22L44-112Q22-100 0-112Q-12-106-22-112ZM70-150H112L132-112Q110-100 88-112Z',
        PAPER,
      ),
    ),
  workshop: (_, s) =>
    path('M-130 4V-150H130V4Z', '#a8806c') +
    path('M-156-142L0-238L156-142L140-126L0-212L-140-126Z', '#5f4a5c') +
    flat(
      s.glow(0, -70, 170, LAMP, 0.11) +
        path('M-40 4V-92H40V4Z', '#5a4048') +
        path('M-32 4V-84H32V4Z', LAMP) +
        rect(-108, -100, 48, 46, LAMP, 3) +
        rect(60, -100, 48, 46, LAMP, 3) +
        line('M-84-100V-54M-108-77H-60M84-100V-54M60-77H108', '#a8806c', 5),
    ),
  bus: () =>
    path('M-200-20V-130C-200-150-186-160-166-160H150C180-160 196-130 200-90V-20Z', '#d99a4f') +
    flat(
      path('M-182-142H-120V-92H-182ZM-104-142H-42V-92H-104ZM-26-142H36V-92H-26ZM52-142H140C158-142 168-116 172-92H52Z', '#f6e6bc') +
        rect(-200, -70, 400, 16, '#c9564c') +
        circle(186, -46, 10, LAMP),
    ) +
    circle(-116, -14, 34, '#3a3048') +
    circle(120, -14, 34, '#3a3048') +
    flat(circle(-116, -14, 14, '#b8b0c0') + circle(120, -14, 14, '#b8b0c0')),
  stall: (_, s) =>
    light(s.glow(0, -130, 190, LAMP, 0.7)) +
    path('M-140 4V-190H-128V4ZM128 4V-190H140V4Z', '#7d5746') +
    path('M-130-78H130V4H-130Z', '#a8714c') +
    path('M-144-90H144V-72H-144Z', '#c9905f') +
    path(
      'M-170-184L-130-240H130L170-184Q150-168 128-184Q106-168 84-184Q62-168 42-184Q20-168 0-184Q-20-168-42-184Q-62-168-84-184Q-106-168-128-184Q-150-168-170-184Z',
      '#4f8f88',
    ) +
    flat(
      path('M-64-90C-64-124-24-124-24-90Z', '#d9b060') +
        circle(-44, -118, 6, '#d9b060') +
        rect(10, -114, 22, 26, '#f4e4cc', 4) +
        rect(42, -114, 22, 26, '#f4e4cc', 4) +
        rect(74, -114, 22, 26, '#f4e4cc', 4),
    ),
  porch: (_, s) =>
    light(s.glow(0, -150, 240, LAMP, 0.5)) +
    path('M-310-20H310V10H-310Z', '#9a6a4c') +
    path('M-290-300H-270V-16H-290ZM270-300H290V-16H270Z', '#7d5746') +
    path('M-350-290L-240-390H240L350-290Z', '#8a4f4a') +
    flat(
      line('M-340-296H340', '#c98a5a', 8) +
        [
          [-190, '#d9604c'],
          [-80, '#5f8fae'],
          [60, '#e8b44f'],
          [180, '#8a6ab0'],
        ]
          .map(
            ([x, c]) =>
              path(pathData`M${x as number} ${-286}v30`, '', 'stroke="#4a3540" stroke-width="4"') +
              path(
                pathData`M${(x as number) - 38} ${-232}Q${x as number} ${-290} ${(x as number) + 38} ${-232}Q${x as number} ${-246} ${(x as number) - 38} ${-232}Z`,
                String(c),
              ),
          )
          .join(''),
    ),
  /** A library with nine steps before it. */
  library: (_, s) =>
    path('M-150-176V-330H150V-176Z', '#d9c0a0') +
    path('M-180-324L0-420L180-324Z', '#a8604c') +
    flat(
      s.glow(0, -240, 260, LAMP, 0.15) +
        path('M-46-176V-262A46 46 0 0 1 46-262V-176Z', '#8a5a3c') +
        path('M-38-176V-260A38 38 0 0 1 38-260V-176Z', LAMP) +
        [-112, 80].map((x) => rect(x, -282, 34, 56, LAMP, 15)).join(''),
    ) +
    Array.from({ length: 9 }, (_v, i) => {
      const w = 92 + i * 15;
      return path(pathData`M${-w} ${-176 + i * 20}H${w}V${-154 + i * 20}H${-w}Z`, i % 2 ? '#c9b098' : '#bba188');
    }).join(''),
  farLibrary: (_, s) =>
    light(s.glow(0, -40, 70, LAMP, 0.7)) +
    path('M-30 0V-36H30V0ZM-38-34L0-62L38-34Z', '#c9a080') +
    flat(path('M-8 0V-18A8 8 0 0 1 8-18V0ZM-24-26h8v12h-8ZM16-26h8v12h-8Z', LAMP)),
  steps: () =>
    Array.from({ length: 9 }, (_, i) => {
      const w = 160 + i * 30;
      return shows('step', path(pathData`M${-w} ${-270 + i * 31}H${w}V${-236 + i * 31}H${-w}Z`, i % 2 ? '#cdb49c' : '#bda48c'));
    }).join(''),
  train: () =>
    flat(
      group(
        Array.from(
          { length: 6 },
          (_, i) =>
            rect(i * 34 - 100, -16, 30, 16, '#3a4a78', 4) +
            circle(i * 34 - 92, -9, 3.4, '#9fd0ff') +
            circle(i * 34 - 80, -9, 3.4, '#9fd0ff'),
        ).join('') + line('M-110 2H110', '#8090b0', 2.4),
        '',
      ),
    ),
  wallwords: () =>
    flat(
      line(
        'M-70-40q10-16 20 0t20 0M-20-42q8-18 18 0t18 0M24-40q12-16 22 0t20 0M-56-14q10-14 20 0t20 0t20 0M14-14q10-16 20 0t20 0',
        '#6fc08a',
        6,
      ),
    ),
  /** A barrel with a warm shine of Arrrs in it. */
  barrel: ({ count: n = 3, state }, s) =>
    flat(ellipse(0, -138, 84, 20, '#2c2030')) +
    (state === 'limes' || state === 'biscuits' ? fruits(state === 'limes' ? '#8fb04f' : '#d9b070') : '') +
    (n > 0 && state === undefined
      ? flat(
          s.glow(0, -132, 100, LAMP, Math.min(0.2, 0.05 + n * 0.03)) +
            group(
              Array.from({ length: Math.min(7, n) }, (_, i) =>
                path(
                  'M-10-8Q-14-22 0-20Q14-22 10-8Q14 4 0 2Q-12 4-10-8Z',
                  '',
                  `transform="translate(${((i % 4) - 1.5) * 34} ${-134 - (i > 3 ? 22 : 0)})"`,
                ),
              ).join(''),
              `fill="${LAMP}"`,
            ),
        )
      : '') +
    path('M-84-138Q0-112 84-138C104-90 104-40 80 2Q0 20-80 2C-104-40-104-90-84-138Z', '#a06a48') +
    flat(
      path('M-93-108Q0-80 93-108V-92Q0-64-95-92ZM-92-40Q0-12 92-40L88-26Q0 2-89-26Z', '#5f4a52') +
        line('M-46-118C-54-80-50-40-42 10M0-114V16M46-118C54-80 50-40 42 10', '#7d4f38', 3.4),
    ),
  crate: ({ color = '#8fb04f' }) =>
    path('M-70 4V-64H70V4Z', '#b5805a') +
    group([-44, -16, 14, 42].map((x, i) => circle(x, -68 - (i % 2) * 6, 17)).join(''), `fill="${color}"`) +
    path('M-74-58H74V-40H-74ZM-74-30H74V-10H-74Z', '#c9966a'),
  ship: () => at(0, 0, 3, ship()),
  smallship: () => at(0, 0, 1.2, ship()),
  rowboat: () =>
    path('M-180-66C-150-56 150-58 186-80C182-34 150 4 100 10H-96C-146 4-174-26-180-66Z', '#9a5d40') +
    flat(path('M-178-60C-130-44 140-46 184-72L182-58C140-34-130-32-174-46Z', '#c9885a')),
  knitting: () =>
    path('M-40 4C-50-30-20-40 0-30C20-40 50-30 40 4Z', '#d9708a') +
    flat(line('M-50-46L10-4M50-46L-10-4', '#e8d4a8', 5) + circle(62, 0, 16, '#d9708a')),
  chain: () =>
    flat(
      group(
        Array.from({ length: 12 }, (_, i) => ellipse(i * 30 - 170, Math.sin(i / 2) * 8, 17, 9)).join(''),
        'fill="none" stroke="#6f7890" stroke-width="6"',
      ),
    ),
  hammock: ({ color = '#d9a06a' }) =>
    flat(line('M-190-110L-130-60M190-110L130-60', '#e3cfa4', 5)) +
    path('M-134-64C-100 10 100 10 134-64C90-40-90-40-134-64Z', color) +
    flat(line('M-110-44C-70-4 70-4 110-44', lighten(color, 0.4), 6)),
  /** A grand castle of sand; the tide takes it in two more states. */
  sandcastle: ({ state }) => {
    const c = '#e6bc80';
    if (state === 'slumped')
      return (
        path('M-200 8C-190-50-150-60-120-56C-110-100-60-110-40-66C0-90 50-84 60-50C90-90 140-80 150-40C190-30 206-10 206 8Z', c) +
        flat(line('M-150-30q40-20 80 0M20-30q40-16 90 4', darken(c, 0.25), 4))
      );
    return (
      shows('tower', tower(-70, -96, 28, 84, darken(c, 0.06))) +
      shows('tower', tower(70, -96, 28, 70, darken(c, 0.06))) +
      shows('tower', tower(-134, 4, 38, 150, c)) +
      shows('tower', tower(134, 4, 38, 150, c)) +
      path('M-110 6V-100H-86V-88H-62V-100H-38V-88H-14V-100H14V-88H38V-100H62V-88H86V-100H110V6Z', lighten(c, 0.15)) +
      flat(
        path('M-30 6V-40A30 30 0 0 1 30-40V6Z', darken(c, 0.55)) +
          group(
            '<path d="M-142-104h16v22h-16ZM126-104h16v22h-16ZM-76-142h12v18h-12ZM64-130h12v18h-12ZM-74-66h12v18h-12ZM62-66h12v18h-12Z"/>',
            `fill="${darken(c, 0.45)}"`,
          ) +
          line('M-134-156V-190M134-156V-186', '#8a5f48', 4) +
          path('M-134-190L-106-182L-134-172ZM134-186L162-178L134-168Z', EMBER) +
          group([-160, -110, -50, 50, 108, 160].map((x) => circle(x, -4, 8)).join(''), 'fill="#f6e8d4"'),
      ) +
      (state === 'flooded'
        ? flat(
            path('M-260 12C-200-26-150-12-100-24C-50-34 50-34 100-24C150-12 200-26 260 12Z', '#7fc0c8', 'opacity=".85"') +
              line('M-190-6q30-10 60 0M-20-18q30-8 60 0M120-6q30-10 60 0', PAPER, 4, 'opacity=".7"'),
          )
        : '')
    );
  },
  peel: () =>
    path('M-36 4C-42-14-40-22-36-30L-20-16L-6-40L10-16L28-34L36 2Q0 16-36 4Z', '#f09a3f') + flat(line('M-28-2Q0 8 28-4', '#f9c884', 5)),
  redbucket: () =>
    at(
      0,
      0,
      1,
      path('M-44-66H44L34 4Q0 12-34 4Z', '#d9564c') +
        flat(ellipse(0, -66, 44, 12, '#7fc0c8') + ellipse(0, -66, 44, 12, 'none', 'stroke="#b8423c" stroke-width="5"')),
    ),
  foam: () =>
    flat(
      path(
        'M-420 20C-340-14-260 10-180-8C-100-24-20 6 60-10C140-26 220 4 300-10C360-20 400 0 430 10V120H-420Z',
        '#7fc0c8',
        'opacity=".72"',
      ) + line('M-420 20C-340-14-260 10-180-8C-100-24-20 6 60-10C140-26 220 4 300-10C360-20 400 0 430 10', PAPER, 6, 'opacity=".8"'),
    ),
  oven: (_, s) =>
    path('M-150 4V-150C-150-250 150-250 150-150V4Z', '#b0664c') +
    flat(
      s.glow(0, -70, 220, '#ff9a4f', 0.15) +
        path('M-92-10V-84C-92-150 92-150 92-84V-10Z', '#4a2c34') +
        path('M-78-10V-82C-78-134 78-134 78-82V-10Z', '#f0803f') +
        path('M-50-10C-50-60-10-60 0-100C20-64 54-54 50-10Z', '#ffd27a') +
        line('M-140-170Q0-220 140-170M-148-60H-100M100-60H148M-148-110H-96M96-110H148', '#8a4a3c', 4),
    ),
  /** `count` loaves stick to its wall. */
  tandoor: ({ count: loaves = 3 }, s) =>
    path('M-150 8C-186-60-150-150-96-166H96C150-150 186-60 150 8Z', '#b8784f') +
    flat(
      s.glow(0, -80, 230, '#ff9a4f', 0.18) +
        ellipse(0, -84, 106, 72, '#4a2c30') +
        ellipse(0, -80, 94, 62, '#f08a42') +
        ellipse(0, -56, 60, 32, '#ffd884') +
        [
          [-58, -100],
          [0, -126],
          [58, -100],
        ]
          .slice(0, loaves)
          .map(([x = 0, y = 0]) =>
            shows(
              'loaf',
              path(
                pathData`M${x - 28} ${y}C${x - 18} ${y - 22} ${x + 18} ${y - 22} ${x + 28} ${y}C${x + 14} ${y + 14} ${x - 14} ${y + 14} ${x - 28} ${y}Z`,
                '#e8b45f',
              ),
            ),
          )
          .join(''),
    ),
  trough: ({ state, count: n = 0 }) =>
    shows(
      state === 'cloth' ? 'covered' : 'dough',
      path(
        state === 'flat'
          ? 'M-134-54C-96-78 96-78 134-54Z'
          : n > 0
            ? 'M-140-50C-130-170 130-170 140-50Z'
            : 'M-136-50C-120-130 120-130 136-50Z',
        '#f4e4c4',
      ),
    ) +
    (state === 'cloth'
      ? shows('cloth over the dough', path('M-150-52C-140-180 140-180 150-52Z', '#e8ece8')) +
        flat(
          line(
            'M-120-104C-60-146 60-146 120-104M-138-72C-60-112 60-112 138-72M-60-140C-70-100-76-70-78-40M0-150V-40M60-140C70-100 76-70 78-40',
            '#c9705a',
            6,
            'opacity=".7"',
          ),
        )
      : state === 'flat'
        ? ''
        : flat(circle(60, -86, 9, '#d9c49a') + line('M-60-100Q-30-116 0-112', '#fffaf0', 7, 'opacity=".8"'))) +
    path('M-160-56H160L136 4H-136Z', '#9a6a48') +
    flat(line('M-150-30H150', '#7a4f38', 4)),
  plank: () => path('M-230-8H230V6H-230Z', '#b5805a'),
  yarnstring: () => flat(line('M-60 0Q0 18 60-4', '#f4e2c8', 4)),
  litWindow: (_, s) =>
    light(s.glow(0, -70, 200, LAMP, 0.7)) + path('M-86 4V-128H86V4Z', '#6a4a42') + flat(rect(-76, -118, 152, 112, '#ffdf9a')),
  windowBars: () => flat(line('M-78-14H78M0-14V0', '#6a4a42', 6)),
  lodge: (_, s) =>
    path('M-160 8C-130-90-60-130 0-134C60-130 130-90 160 8Z', '#7d5a48') +
    flat(
      line('M-130-10L-60-96M-90 0L20-120M-30 4L90-84M40 4L120-40M-110-40L60-60M-60-84L100-30', '#5f4238', 8) +
        s.glow(0, -30, 110, LAMP, 0.15) +
        path('M-30 8V-34A30 30 0 0 1 30-34V8Z', LAMP),
    ),
  darkden: (_, s) =>
    path('M-200 8C-170-110-70-150 0-150C70-150 170-110 200 8Z', '#34523f') +
    flat(
      path('M-66 8V-40A66 62 0 0 1 66-40V8Z', '#191630') + s.glow(6, -30, 60, EMBER, 0.2) + shows('lantern', circle(6, -30, 8, '#ff7a4a')),
    ),
  stream: () =>
    flat(
      path('M-460 0C-300-26-160-20 0-8C160 4 300-10 460-4V50C300 60-200 70-460 46Z', '#6fa4b8') +
        line('M-300 10q40-10 80 0M-60 22q40-10 80 0M180 12q40-10 80 0M-180 36q40-10 80 0', PAPER, 4, 'opacity=".6"'),
    ),
  /** The visible part of a buffalo who has lain down in a river. */
  horns: () =>
    shows('horn', path('M-84 0C-150-30-150-96-96-112C-118-76-84-44-40-34Z', '#cfc4b0')) +
    shows('horn', path('M84 0C150-30 150-96 96-112C118-76 84-44 40-34Z', '#cfc4b0')) +
    path('M-66 4C-60-44 60-44 66 4Z', '#6f6a78') +
    flat(ellipse(-16, 22, 9, 6, '#3f3a4c') + ellipse(16, 22, 9, 6, '#3f3a4c')) +
    flat(
      path('M-46 26C-40 6 40 6 46 26Z', '#8a8492') +
        ellipse(-15, 18, 7, 5, '#3f3a4c') +
        ellipse(15, 18, 7, 5, '#3f3a4c') +
        line('M-150 14q40-10 70 0M90 14q40-10 70 0M-110 34Q0 22 110 34', PAPER, 5, 'opacity=".7"'),
    ),
  bananas: () =>
    path('M-30-8C-44-40-30-60-16-70C-14-44-8-24 6-14ZM-10-6C-20-36-10-58 4-70C6-44 12-24 26-16Z', '#f2cf5a') +
    path('M14-6C6-32 16-54 28-62C28-40 34-22 46-14Z', '#e8bc44'),
  straw: () => flat(line('M-20 6L24-34M-14 10L32-26M-26 0L14-38', '#e8c878', 6)),
  riceBank: () => path('M-470-10C-240-26 240-26 470-6V30H-470Z', '#8a9a58'),
};
