/** One small object for each of the twenty places: used in the setting picker and on covers. Foot at (0, 0), about 96 wide. */

import type { StorySetting } from '@tuckaway/domain';
import { EMBER, LAMP, MOON, PAPER, SHADE } from '../paper/color.ts';
import { flat, paperParts } from '../paper/paper.ts';
import { star } from '../paper/shapes.ts';
import { circle, group, line, oneDecimal, path, rect } from '../paper/svg.ts';

export const rocket = (): string =>
  paperParts(
    path('M-9-14Q-12 6 0 20Q12 6 9-14Z', LAMP) +
      path('M-18-40C-38-28-40-10-36 0L-16-16ZM18-40C38-28 40-10 36 0L16-16Z', EMBER) +
      path('M0-94C24-74 28-42 18-12H-18C-28-42-24-74 0-94Z', PAPER),
  ) +
  flat(
    path('M0-94C13-83 20-70 22-62H-22C-20-70-13-83 0-94Z', '#d9604c') +
      circle(0, -44, 11.5, '#57608f') +
      circle(0, -44, 8, LAMP) +
      path('M-19-16H19L18-12H-18Z', '#c9bdd0') +
      path('M8-90C22-72 24-42 16-12H10C18-40 16-70 8-90Z', SHADE, 'opacity=".12"'),
  );

export const ship = (flag = '#d9604c', edge = 5): string =>
  paperParts(
    line('M2-20V-96M-22-20V-78', '#6b4340', 4.5) +
      path('M4-90C34-78 40-52 34-34Q20-42 4-38Z', PAPER) +
      path('M-20-72C-2-64 2-48-1-34Q-12-38-20-36Z', '#f0dfc4') +
      path('M-24-70C-40-56-44-44-44-34Q-34-38-24-36Z', '#f0dfc4') +
      path('M-50-28L-38-26H36L54-36C52-8 40 4 24 4H-26C-42 4-50-10-50-28Z', '#9a5b3f'),
    edge,
  ) +
  flat(
    path(`M2-96L24-100L18-92L24-85L2-87Z`, flag) +
      path('M-49-20Q0-10 52-26L51-19Q0-3-47-13Z', '#6f3f36') +
      circle(-18, -5, 4, LAMP) +
      circle(2, -4, 4, LAMP) +
      circle(22, -6, 4, LAMP) +
      path('M12-66q8-6 12 2q-2 9-12 14q-8-7-8-14q4-7 8-2Z', EMBER),
  );

export const tent = (): string =>
  paperParts(line('M0-74V-96', '#6b4340', 3.5) + path('M-40-36H40L46 0H-46Z', PAPER)) +
  flat(
    path('M-40-36H-24L-29 0H-46ZM-9-36H9L10 0H-10ZM24-36H40L46 0H29Z', '#d9604c') + path('M0-34C5-22 13-8 17 0H-17C-13-8-5-22 0-34Z', LAMP),
  ) +
  paperParts(
    path(
      'M0-82C6-60 26-46 48-38Q44-26 36-28Q30-30 29-37Q24-26 16-28Q11-30 10-36Q5-26 0-26Q-5-26-10-36Q-11-30-16-28Q-24-26-29-37Q-30-30-36-28Q-44-26-48-38C-26-46-6-60 0-82Z',
      '#d9604c',
    ),
  ) +
  flat(
    path(
      'M0-82C2-60 8-46 10-36Q5-26 0-26Q-5-26-10-36C-8-46-2-60 0-82ZM2-72C10-56 20-46 29-37Q30-30 36-28Q44-26 48-38C28-46 12-56 2-72ZM-2-72C-10-56-20-46-29-37Q-30-30-36-28Q-44-26-48-38C-28-46-12-56-2-72Z',
      '#f4d9a8',
    ) + path('M0-97L20-91L0-85Z', LAMP),
  );

export const barn = (edge = 5): string =>
  paperParts(
    path('M-36 0V-42L-26-64L0-76L26-64L36-42V0Z', '#b8493f') +
      path('M0-84L31-70L42-44L36-41L26-63L0-76L-26-63L-36-41L-42-44L-31-70Z', '#f1e2cb'),
    edge,
  ) +
  flat(
    rect(-16, -34, 32, 34, '#f1e2cb') +
      rect(-13, -31, 26, 31, LAMP) +
      path('M-13-31L13 0M13-31L-13 0', '', 'stroke="#b8493f" stroke-width="3.4"') +
      rect(-8, -60, 16, 14, '#f1e2cb') +
      rect(-5, -57, 10, 9, LAMP),
  );

export const castle = (): string =>
  paperParts(
    path('M-14-40V-78H-8V-72H-3V-78H3V-72H8V-78H14V-40Z', '#b9a6cf') +
      path('M-46 0V-54H-22V0ZM22 0V-54H46V0Z', '#a48fbe') +
      path('M-26 0V-42H-18V-37H-10V-42H-3V-37H4V-42H10V-37H18V-42H26V0Z', '#c9b8da') +
      path('M-50-53L-34-84L-18-53ZM50-53L34-84L18-53ZM-17-77L0-104L17-77Z', '#d9604c'),
  ) +
  flat(
    path('M-9 0V-16A9 9 0 0 1 9-16V0ZM-37-40a4 4 0 0 1 8 0v9h-8ZM29-40a4 4 0 0 1 8 0v9h-8ZM-4-60a4 4 0 0 1 8 0v9h-8Z', LAMP) +
      line('M34-84V-94', '#6b4340', 2) +
      path('M34-95L46-91L34-87Z', EMBER),
  );

const pines = (): string =>
  paperParts(
    path('M14 0V-10H-8L4-28H-2L10-46H6L18-66L30-46H26L38-28H32L44-10H22V0Z', '#3f7d6d') +
      path('M-24 2V-12H-48L-34-32H-41L-27-54H-33L-20-80L-7-54H-13L1-32H-6L8-12H-16V2Z', '#57997d'),
  ) +
  paperParts(path('M28 4C28-6 30-10 30-14H40C40-8 42-4 42 4Z', PAPER) + path('M20-13C20-32 50-32 50-13Q35-8 20-13Z', '#e0634c'), 3) +
  flat(circle(30, -20, 2.6, PAPER) + circle(40, -18, 2.2, PAPER));

const leafy = (): string =>
  paperParts(
    path('M-4 2C-8-30-6-50 2-70L8-70C2-48 2-28 6 2Z', '#8a5f45') +
      path(
        'M4-68C-14-92-40-88-48-66C-34-74-14-74 4-68ZM4-68C-14-70-36-56-38-36C-24-50-10-58 4-68ZM4-68C14-94 42-90 48-66C36-74 20-74 4-68ZM4-68C24-68 40-54 40-34C28-50 16-60 4-68ZM4-68C4-84 12-96 20-100C22-88 14-76 4-68Z',
        '#4f9a5f',
      ) +
      path('M-46 4C-44-18-24-26-8-20C-10-4-26 6-46 4ZM48 4C46-24 24-30 6-18C10-2 28 8 48 4Z', '#78bb6a'),
  ) + flat(circle(-3, -62, 5, '#c98a4b') + circle(8, -60, 5, '#b5763c') + line('M-40 1Q-24-8-12-16M42 1Q26-8 12-14', '#3f7f52', 2));

const reef = (): string =>
  paperParts(
    path(
      'M-34 2C-36-20-52-24-46-42C-38-44-36-34-33-28C-36-44-34-58-26-60C-20-54-26-40-24-28C-20-38-12-46-6-42C-6-30-20-24-22 2Z',
      '#ee7f74',
    ) +
      path('M40 2C48-22 26-34 36-58C40-66 44-70 42-80C30-70 20-54 24-38C28-24 20-12 26 2Z', '#59ab8e') +
      path('M-8 3C-16-12-6-30 8-30C22-30 32-12 24 3Q8 8-8 3Z', '#f6dfb4'),
  ) +
  flat(
    line('M8-28V3M0-26L-3 2M16-26L19 2', '#d7ae7c', 2) +
      circle(8, -4, 4.5, MOON) +
      group(circle(4, -54, 6) + circle(14, -70, 4) + circle(-2, -78, 3), `fill="none" stroke="${MOON}" stroke-width="2.2" opacity=".8"`),
  );

const egg = (): string =>
  paperParts(path('M-22-6C-22-50-8-78 6-78C20-78 34-50 34-6Q6 4-22-6Z', '#f3e3c0')) +
  flat(
    circle(-4, -50, 5, '#7fae86') +
      circle(14, -62, 4, '#7fae86') +
      circle(20, -36, 6, '#7fae86') +
      circle(-8, -24, 4, '#7fae86') +
      line('M-18-38L-8-32L-2-40L8-32L16-40L24-34L32-36', '#6b4a45', 2.4),
  ) +
  paperParts(path('M-48-8C-30-16 36-18 50-8C46 8-42 8-48-8Z', '#a9744b')) +
  flat(line('M-40-6L-22 2M-24-8L0 2M-2-9L24 2M20-9L40-1M-8 2L12-8M-36 1L-22-8', '#7d5038', 2.2)) +
  paperParts(path('M-46-8C-58-34-50-56-36-66C-38-46-36-26-38-8Z', '#5f9f68'), 3);

const skyline = (): string =>
  paperParts(
    path('M-46 2V-50H-20V2Z', '#6d76ae') + path('M18 2V-62L32-74L46-62V2Z', '#7d86bd') + path('M-24 2V-78H-14V-88H-4V-78H20V2Z', '#98a0d0'),
  ) +
  flat(
    `<path fill="${LAMP}" d="M-17-70h8v9h-8ZM0-70h8v9h-8ZM-17-52h8v9h-8ZM0-34h8v9h-8ZM-17-16h8v9h-8ZM-39-42h6v8h-6ZM-31-24h6v8h-6ZM26-56h6v8h-6ZM35-38h6v8h-6ZM26-20h6v8h-6Z"/>` +
      `<path fill="#57608f" d="M0-52h8v9h-8ZM-17-34h8v9h-8ZM0-16h8v9h-8ZM-39-24h6v8h-6ZM35-56h6v8h-6ZM26-38h6v8h-6ZM35-20h6v8h-6Z"/>`,
  );

const cactus = (): string =>
  flat(circle(20, -54, 26, LAMP)) +
  paperParts(
    path('M-16 0V-64C-16-84 8-84 8-64V-34C20-32 22-38 22-50C22-60 36-60 36-50C36-28 28-20 8-20V0Z', '#5f9c78') +
      path('M-14-30C-34-28-44-36-44-56C-44-66-31-66-31-56C-31-44-28-44-14-44Z', '#5f9c78') +
      path('M-50 4C-30-14 26-14 50 4Z', '#e2a262'),
  ) +
  flat(line('M-9-60V-16M0-62V-14', '#4a8268', 2) + path(star(-4, -80, 9, 5, 0.5), '#ef8d8d'));

const igloo = (): string =>
  paperParts(path('M-46 0C-46-66 40-66 44 0Z', '#e3edf4') + path('M6 2V-12C6-38 48-38 48-12V2Z', '#f4f7f6')) +
  flat(line('M-42-20H6M-34-38H24M-24-20V0M-8-38V-20M-20-48V-38M10-48V-38', '#b4c8dc', 2.4) + path('M16 2V-10C16-26 38-26 38-10V2Z', LAMP));

const peaks = (): string =>
  paperParts(
    path('M-50 2L-20-58L4-18L12 2Z', '#7f8cb4') +
      path('M-20-58L-32-34L-25-38L-19-31L-12-38L-7-36Z', PAPER, 'stroke="none"') +
      path('M-26 2L18-86L52 2Z', '#9aa6cc') +
      path('M18-86L3-56L11-60L17-50L24-60L31-52Z', PAPER, 'stroke="none"'),
  ) + flat(line('M18-86V-100', '#6b4340', 2.4) + path('M18-101L32-96L18-91Z', EMBER));

export const cupcake = (): string =>
  paperParts(path('M-30-34H30L22 0H-22Z', '#d98a5b')) +
  flat(line('M-19-30L-14-3M-6-32L-4-2M7-32L5-2M20-30L15-3', '#b5653f', 3)) +
  paperParts(
    path('M-36-36A13 13 0 0 1-28-56A14 14 0 0 1-10-70A14 14 0 0 1 14-72A14 14 0 0 1 30-54A12 12 0 0 1 36-36Q0-28-36-36Z', '#f8e4d2'),
  ) +
  flat(
    line('M-26-44Q0-36 26-46M-16-57Q2-50 20-60', '#e8c4b4', 3) +
      circle(-14, -48, 2.6, EMBER) +
      circle(10, -60, 2.6, '#7fae86') +
      circle(18, -44, 2.6, '#d97f9a') +
      circle(-4, -62, 2.4, LAMP),
  ) +
  paperParts(circle(4, -82, 9, '#d9474a'), 3) +
  line('M4-90Q6-100 14-102', '#5f7f52', 2.6);

const pot = (): string =>
  paperParts(
    line('M0-30C-2-44 2-52 0-62', '#5f9a5f', 5) +
      path('M0-36C-12-54-30-52-38-42C-28-32-12-30 0-36ZM2-32C12-48 28-46 36-38C28-28 12-26 2-32Z', '#5f9a5f') +
      group(
        [0, 60, 120, 180, 240, 300].map((a) => `<path d="M-9-82Q-11-100 0-104Q11-100 9-82Z" transform="rotate(${a} 0 -76)"/>`).join(''),
        'fill="#e8809a"',
      ) +
      circle(0, -76, 11, LAMP) +
      path('M-26-26H26L19 2H-19Z', '#c9704f') +
      path('M-30-34H30V-22H-30Z', '#dd8560'),
  );

const books = (): string =>
  paperParts(rect(-42, -16, 84, 18, '#57807f', 3) + rect(-34, -34, 72, 18, '#c9604c', 3) + rect(-40, -50, 70, 16, '#e0ae5a', 3)) +
  flat(
    rect(26, -13, 16, 12, PAPER) +
      rect(24, -31, 14, 12, PAPER) +
      rect(-40, -47, 12, 10, PAPER) +
      rect(-30, -12, 6, 10, '#8fb5ae') +
      rect(-22, -30, 6, 10, '#f0a58c'),
  ) +
  paperParts(path('M0-54C-10-66-30-68-42-62V-92C-30-98-10-96 0-84C10-96 30-98 42-92V-62C30-68 10-66 0-54Z', PAPER)) +
  flat(
    path('M-3-57C-12-66-28-68-38-65V-60C-26-62-10-62 0-54C10-62 26-62 38-60V-65C28-68 12-66 3-57Z', '#d9604c') +
      line('M0-82V-58M-32-84Q-18-88-8-80M-32-76Q-18-80-8-72M32-84Q18-88 8-80M32-76Q18-80 8-72', '#c3a98c', 2.2),
  );

export const robot = (): string =>
  paperParts(
    line('M0-78V-92', '#6d6f88', 4) +
      circle(0, -94, 6, EMBER) +
      rect(-40, -40, 14, 26, '#8f96ae', 6) +
      rect(26, -40, 14, 26, '#8f96ae', 6) +
      rect(-18, -10, 13, 12, '#6d6f88', 3) +
      rect(5, -10, 13, 12, '#6d6f88', 3) +
      rect(-27, -46, 54, 38, '#b5743f', 7) +
      rect(-33, -82, 66, 38, '#d8a86a', 10),
  ) +
  flat(
    rect(-25, -74, 50, 23, '#3b3350', 8) +
      circle(-11, -63, 5.5, LAMP) +
      circle(11, -63, 5.5, LAMP) +
      circle(0, -27, 9, '#f0d9a8') +
      line('M0-27L4-32', '#6b4340', 2.4) +
      circle(-20, -14, 2.4, PAPER) +
      circle(20, -14, 2.4, PAPER),
  );

const bow = (): string => {
  const arc = (r: number, c: string): string =>
    `<path d="M${-r} -12A${r} ${r} 0 0 1 ${r} -12" fill="none" stroke="${c}" stroke-width="8.4"/>`;
  return (
    arc(46, '#d9604c') +
    arc(38, '#f0a05a') +
    arc(30, '#f5cf72') +
    arc(22, '#7fb583') +
    arc(14, '#6f8fc4') +
    paperParts(
      path(
        'M-56 0A11 11 0 0 1-54-20A13 13 0 0 1-32-24A12 12 0 0 1-16-12A9 9 0 0 1-14 0ZM16 0A10 10 0 0 1 20-18A13 13 0 0 1 42-24A12 12 0 0 1 56-12A8 8 0 0 1 54 0Z',
        PAPER,
      ),
    )
  );
};

const moonCloud = (): string =>
  paperParts(path('M12-94A38 38 0 1 0 44-38A30 30 0 0 1 12-94Z', LAMP)) +
  paperParts(path('M-46 0A15 15 0 0 1-44-28A19 19 0 0 1-12-40A20 20 0 0 1 26-32A16 16 0 0 1 44 0Z', '#f1e9f3')) +
  flat(
    path(star(-24, -66, 7, 4, 0.35), MOON) +
      path('M-46-4A12 12 0 0 1-30-18A18 18 0 0 0-2-14A18 18 0 0 0 30-16A14 14 0 0 1 50-6Q50 0 44 0H-46Z', '#d8cbe4'),
  );

const bloom = (): string => {
  const petals = (x: number, y: number, r: number, c: string): string =>
    group(
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<ellipse cx="${x}" cy="${y - r}" rx="${oneDecimal(r * 0.62)}" ry="${oneDecimal(r * 0.85)}" transform="rotate(${a} ${x} ${y})"/>`,
        )
        .join(''),
      `fill="${c}"`,
    ) + circle(x, y, r * 0.5, LAMP);
  return (
    paperParts(
      path('M-20 2C-16-26-22-40-20-54L-16-54C-16-38-12-26-14 2ZM10 2C14-30 16-46 18-66L22-66C22-44 20-24 16 2Z', '#5d9a62') +
        petals(-18, -60, 13, '#f0e2f2') +
        petals(22, -72, 15, '#ef8f6a'),
    ) +
    paperParts(
      path(
        'M-48 4C-46-14-44-24-48-34C-40-26-36-12-36-2C-34-14-30-20-28-26C-26-16-26-6-24 0C-10-8-6-16-4-28C2-16 2-6 4 0C10-8 24-10 28-22C32-12 30-4 32 0C38-8 44-12 50-22C50-12 48-2 46 4Z',
        '#7fb36a',
      ),
    )
  );
};

/** The object that represents each place. */
export const TOKENS: Record<StorySetting, () => string> = {
  space: rocket,
  jungle: leafy,
  underwater: reef,
  forest: pines,
  castle,
  pirate: () => ship(),
  dinosaur: egg,
  circus: tent,
  farm: () => barn(),
  city: skyline,
  desert: cactus,
  arctic: igloo,
  mountain: peaks,
  bakery: cupcake,
  garden: pot,
  library: books,
  workshop: robot,
  rainbow: bow,
  clouds: moonCloud,
  meadow: bloom,
};
