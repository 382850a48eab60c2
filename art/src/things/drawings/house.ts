/** Things of a house, a kitchen, a bed, a shelf. */
import type { SceneTime } from '@tuckaway/domain';
import { darken, LAMP, lighten, MOON, PAPER } from '../../paper/color.ts';
import { flat, lanternBody, lanternLight } from '../../paper/paper.ts';
import { star } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData, rect, shows } from '../../paper/svg.ts';
import { letter } from '../props.ts';
import { light, type Things } from '../thing.ts';

const WOOD = '#a8714c';
/** What a clock of a page shows whose text names no time. */
const CLOCKS: Record<SceneTime, string> = {
  morning: '8:00',
  day: '11:00',
  afternoon: '3:00',
  evening: '7:00',
  night: '9:00',
  'late-night': '10:00',
};

/** @param turn a share of the dial, from the twelve. */
const clockHand = (turn: number, length: number, width: number): string => {
  const angle = turn * 2 * Math.PI;
  return line(pathData`M0 -58L${Math.sin(angle) * length} ${-58 - Math.cos(angle) * length}`, '#4a3540', width);
};
const pair = (of: string): string =>
  shows('pair of glasses', group(of, 'fill="#eaf6ff" fill-opacity=".2" stroke="#e8c37a" stroke-width="4.4"'));
const steam = 'M-12-6C-20-20-4-26-12-42M6-6C-2-20 14-26 6-42';

export const HOUSE: Things = {
  pencil: () =>
    path('M-30 4L22-30L32-16L-20 18Z', '#e8b44f') +
    flat(
      path('M-30 4L-20 18L-40 20Z', '#f3dcb4') + path('M-36 14L-32 19L-41 21Z', '#3a3048') + path('M22-30L32-16L40-21L30-35Z', '#e0766a'),
    ),
  paper: () => path('M-36 8L-30-30L38-24L32 12Z', PAPER) + flat(line('M-24-18L26-14M-26-6L22-2M-28 4L4 6', '#b09a8a', 2.8)),
  letter: () => at(0, -14, 1.3, letter()),
  eyesDrawing: () =>
    path('M-44 10L-40-38L42-34L40 14Z', PAPER) +
    flat(
      ellipse(-18, -14, 14, 16, '#ffffff', 'stroke="#4a3a52" stroke-width="3"') +
        ellipse(18, -12, 10, 12, '#ffffff', 'stroke="#4a3a52" stroke-width="3"') +
        circle(-16, -10, 5, '#3a2f4a') +
        circle(17, -9, 4, '#3a2f4a'),
    ),
  jar: ({ state }, s) =>
    flat(
      state === 'dark'
        ? path('M-26-4V-52H26V-4Q26 2 18 2H-18Q-26 2-26-4Z', '#1c2560') + line('M-12-20h.1M8-34h.1M-4-44h.1M14-14h.1', MOON, 5)
        : state === 'hum'
          ? s.glow(0, -30, 90, LAMP, 0.18)
          : '',
    ) +
    path(
      'M-22-64H22V-56C32-52 32-44 32-36V-6C32 2 26 6 18 6H-18C-26 6-32 2-32-6V-36C-32-44-32-52-22-56Z',
      '#dff0f2',
      'fill-opacity=".42"',
    ) +
    flat(
      line('M-20-42V-12', '#ffffff', 5, 'opacity=".7"') +
        (state === 'open' || state === 'dark' || state === 'hum' ? '' : rect(-25, -74, 50, 14, '#d9a860', 4)) +
        (state === 'hum' ? circle(0, -24, 9, LAMP) : ''),
    ),
  boot: () =>
    path('M-34 2V-150C-20-158 26-158 36-150V-62C70-58 96-40 98-14V2Z', '#8a5a48') +
    flat(
      ellipse(1, -150, 35, 10, '#3a2838') +
        path('M-34-8H98V2H-34Z', '#4f3a40') +
        line('M36-118L8-110M36-96L8-88M36-74L10-68', '#e0c090', 4),
    ),
  candle: (_, s) =>
    light(s.glow(0, -66, 130, LAMP, 0.8)) +
    path('M-13 0V-48H13V0Z', '#f6ead2') +
    path('M-26 0C-26-8 26-8 26 0L18 10H-18Z', '#b0865a') +
    flat(path('M0-84C14-66 10-52 0-50C-10-52-14-66 0-84Z', '#ffd989') + path('M0-70C6-62 5-55 0-54C-5-55-6-62 0-70Z', '#fff6d8')),
  lantern: (_, s) => light(s.glow(0, -34, 150, LAMP, 0.6) + at(0, 0, 1.5, lanternLight())) + at(0, 0, 1.5, lanternBody()),
  flame: (_, s) => light(s.glow(0, -30, 110, LAMP, 0.5) + at(0, 0, 1.2, lanternLight())) + at(0, 0, 1.2, lanternBody()),
  lamp: (_, s) =>
    light(s.glow(0, -96, 170, LAMP, 0.75)) +
    path('M-7 0V-70H7V0Z', '#8a6a58') +
    path('M-30 4C-24-8 24-8 30 4Z', '#8a6a58') +
    path('M-46-62L-24-122H24L46-62Q0-52-46-62Z', '#f2c88a'),
  fig: () => path('M-18-6C-24-34-6-40 0-56C6-40 24-34 18-6Q0 10-18-6Z', '#7d4f7a') + flat(line('M-8-30V-6M4-34V-4', '#a9789f', 2.6)),
  parcel: () =>
    path('M-56 4V-58H56V4Z', '#cf9f6c') +
    flat(
      path('M-8-58H8V4H-8Z', '#f0dcb4') +
        path('M-56-34H56V-24H-56Z', '#f0dcb4') +
        path('M0-58C-28-92-50-70-2-58C46-70 28-92 0-58Z', '#f0dcb4'),
    ),
  woolBoots: () =>
    shows('boot', path('M-44 4C-50-24-44-40-26-40C-8-40-4-20-8 4Z', '#37314a')) +
    shows('boot', path('M8 4C4-24 10-40 28-40C46-40 50-20 44 4Z', '#37314a')) +
    flat(line('M-40-26q14 6 28 0M-42-12q16 6 32 0M12-26q14 6 28 0M12-12q16 6 32 0', '#5a5270', 3)),
  /** Two wool pockets over a sleeper's eyes. */
  eyeBoots: () =>
    shows('boot', path('M-34 6C-40-22-32-34-18-34C-4-34 0-18-3 6Z', '#37314a')) +
    shows('boot', path('M3 6C0-18 6-34 20-34C34-34 40-20 34 6Z', '#37314a')) +
    flat(line('M-32-14q12 5 24 0M8-14q12 5 24 0', '#5a5270', 2.6)),
  teapot: ({ color = '#5f8fc4' }) =>
    path(
      'M104-84C152-96 158-26 108-34',
      'none',
      `stroke="${darken(color, 0.1)}" stroke-width="18" stroke-opacity="1" stroke-linecap="round"`,
    ) +
    path('M-96-40C-136-46-132-92-166-104L-148-124C-112-112-112-78-88-72Z', color) +
    path('M-102-58C-102-124 102-124 108-58C112-18 84 6 50 8H-46C-84 6-104-18-102-58Z', color) +
    flat(
      path('M-84-70C-78-100-30-112 10-110C-30-100-60-84-66-52Z', lighten(color, 0.4), 'opacity=".7"') +
        ellipse(2, -108, 60, 12, darken(color, 0.5)) +
        line('M-60-12Q0 6 66-12', lighten(color, 0.3), 5),
    ),
  pot: (_, s) =>
    flat(line('M-20-96C-34-120-6-130-20-156M18-96C4-120 32-130 18-156', PAPER, 8, 'opacity=".4"') + s.glow(0, -50, 100, LAMP, 0.07)) +
    path('M-64-76H64C70-30 62 4 40 6H-40C-62 4-70-30-64-76Z', '#5f6478') +
    flat(ellipse(0, -76, 64, 14, '#7d8296') + ellipse(0, -76, 52, 9, '#d98a4f') + line('M-66-58h-16M66-58h16', '#5f6478', 9)),
  bowl: () => path('M-34-26H34C32-4 20 4 0 4C-20 4-32-4-34-26Z', '#c9705a') + flat(ellipse(0, -26, 34, 9, '#f6e8cc')),
  cup: () =>
    path('M20-34C44-36 44-8 20-12', 'none', 'stroke="#e8d4bc" stroke-width="7" stroke-opacity="1"') +
    path('M-26-40H26L20 2Q0 8-20 2Z', '#f4e4cc') +
    flat(line(steam, PAPER, 4, 'opacity=".55" transform="translate(0 -40)"') + path('M-25-28H25L24-20H-24Z', '#d9705a')),
  hammer: () => path('M-7 4V-80H7V4Z', WOOD) + path('M-36-100H30L40-92V-78H-36Z', '#8f98b0'),
  ladle: () => path('M-5-110H5V-30H-5Z', '#9aa2b8') + path('M-28-34H28C28-6 16 4 0 4C-16 4-28-6-28-34Z', '#aab2c6'),
  bench: () =>
    path('M-210-96H210V-74H-210Z', '#b5805a') +
    path('M-190-76H-164V4H-190ZM164-76H190V4H164Z', darken('#b5805a', 0.2)) +
    flat(line('M-180-85H-40M20-88H180', darken('#b5805a', 0.2), 2.6)),
  /** A mender's chest; its second drawer stands open. */
  drawers: ({ state }) =>
    path('M-92 4V-206H92V4Z', '#9a6a4c') +
    path('M-102-206H102V-222H-102Z', '#b5805a') +
    flat([-196, -92, -44].map((y) => rect(-80, y, 160, 42, '#b5805a', 5) + circle(0, y + 21, 6, '#e8c37a')).join('')) +
    (state === 'shut' ? flat(rect(-80, -144, 160, 42, '#b5805a', 5)) : flat(rect(-80, -148, 160, 50, '#3a2838', 5))),
  /** The drawer's front, with moss over its edge, in front of the creature that sits in it. */
  openDrawer: ({ state }) =>
    shows('moss', path('M-84-38C-70-58-54-44-40-54C-22-64-8-48 6-56C24-66 40-48 54-54C70-60 78-48 86-38Z', '#7fa05a')) +
    path('M-98-40H98L92 6H-92Z', '#c08a60') +
    flat(
      circle(0, -16, 7, '#e8c37a') +
        line('M-86-34H86', '#8f5f42', 3) +
        (state === 'lace' ? shows('shoelace', line('M50-44C70-70 96-40 84-10C80 8 92 16 98 20', '#e07a5f', 6)) : ''),
    ),
  hammerBed: () => path('M-96-26H-20V-10H-96Z', WOOD) + path('M-20-40H14V4H-20Z', '#8f98b0'),
  egg: ({ count: n = 4, color = '#f3e6cf' }) =>
    Array.from({ length: n }, (_, i) => shows('egg', ellipse((i - (n - 1) / 2) * 24, -13, 12, 15, color))).join('') +
    flat(Array.from({ length: n * 2 }, (_, i) => circle((i / 2 - (n - 1) / 2) * 24, -8 - (i % 3) * 5, 1.8, '#b07a5a')).join('')),
  /** Its state is the time that it shows, as 4:25. */
  clock: ({ color = '#d8a868', state }, s) => {
    const [hour = 0, minute = 0] = (state ?? (s.time ? CLOCKS[s.time] : '10:02')).split(':').map(Number);
    return (
      circle(0, -58, 56, color) +
      flat(
        shows('part dial', circle(0, -58, 45, '#fbf1dc')) +
          line('M0-96V-90M0-26V-20M-38-58H-32M32-58H38', '#7a5a4a', 5) +
          clockHand((hour + minute / 60) / 12, 24, 6.5) +
          shows('part minute hand', clockHand(minute / 60, 37, 4.5)) +
          circle(0, -58, 5, '#4a3540'),
      )
    );
  },
  shoes: ({ count: n = 4 }) =>
    Array.from({ length: n }, (_, i) =>
      at(
        (i - (n - 1) / 2) * 62,
        0,
        1,
        path('M-24 2V-26C-14-32-4-30 0-22C14-20 24-12 24 2Z', ['#8a5a48', '#5f7f8f', '#c9604c', '#7a6a8f'][i % 4] ?? '#8a5a48') +
          flat(path('M-24-4H24V2H-24Z', '#3a2f40')),
      ),
    ).join(''),
  umbrella: ({ color = '#d9604c' }) =>
    path('M-4-8V-140H4V-8C4 14-22 14-22-4', 'none', 'stroke="#5a4048" stroke-width="7" stroke-opacity="1" stroke-linecap="round"') +
    path(
      'M-130-120C-116-206 116-206 130-120Q108-138 87-120Q65-138 43-120Q22-138 0-120Q-22-138-43-120Q-65-138-87-120Q-108-138-130-120Z',
      color,
    ) +
    flat(path('M0-184C-24-166-40-140-43-120Q-22-138 0-120Q22-138 43-120C40-140 24-166 0-184Z', lighten(color, 0.3))),
  beaks: () =>
    Array.from({ length: 4 }, (_, i) =>
      at(
        (i - 1.5) * 42,
        -i % 2 ? 0 : -6,
        1,
        circle(0, -18, 19, '#8a6a58') +
          shows('beak', path('M-15-28L0-62L15-28Q0-18-15-28Z', '#f2c04f') + flat(path('M-8-32L0-52L8-32Z', '#e0604a'))) +
          flat(circle(-9, -18, 3, '#2a2036') + circle(9, -18, 3, '#2a2036')),
      ),
    ).join(''),
  bed: ({ color = '#7fa0b8', state }) =>
    path('M-170 4V-110H-150V-60H150V-90H170V4Z', WOOD) +
    path('M-150-60C-120-76 120-78 150-60V-16H-150Z', '#f6ead6') +
    path('M-70-70C-20-84 110-80 150-66V-14H-76C-90-34-86-56-70-70Z', color) +
    flat(line('M-66-52C0-66 100-62 150-50M-74-34C0-46 100-42 150-32', lighten(color, 0.3), 6)) +
    (state === 'loaf' ? shows('loaf bump', path('M70-74C78-104 132-104 140-70Z', color)) : ''),
  pillow: () =>
    path('M-60 4C-74-10-70-40-56-44C-20-50 20-50 56-44C70-40 74-10 60 4C20 10-20 10-60 4Z', '#f6ead6') +
    flat(line('M-40-12Q0-6 40-12', '#d9c4b0', 3)),
  blanket: ({ color = '#c9705a' }) =>
    path('M-200 8C-210-50-150-96-60-92C0-120 90-110 130-80C190-74 214-30 204 8Z', color) +
    flat(
      line('M-186-14C-120-50 110-56 190-14M-150-50C-80-78 90-80 156-50', lighten(color, 0.3), 8) +
        line('M-100-82C-120-40-110-10-96 6M20-100C30-60 26-20 36 6M120-76C130-40 124-10 132 6', darken(color, 0.2), 5, 'opacity=".6"'),
    ),
  chair: ({ color = '#8a6aa0' }) =>
    path('M-104 4V-150C-104-206 104-206 104-150V4H74V-10H-74V4Z', color) +
    path('M-124-20V-74C-124-96-86-96-86-74V-34H86V-74C86-96 124-96 124-74V-20Z', lighten(color, 0.16)),
  bundle: (_, s) =>
    light(s.glow(0, -20, 50, LAMP, 0.2)) +
    path('M-40-4C-46-34-20-50 8-48C36-46 48-28 40-8C20 8-24 8-40-4Z', '#a9c4b4') +
    flat(line('M-30-12Q0 0 34-16', '#cfe0d0', 5)),
  shelf: () => path('M-130-8H130V4H-130Z', WOOD),
  mitten: () =>
    path('M-40 4V-80C-40-118 40-118 40-80V-50C60-66 78-50 62-26L40 0V4Z', '#c9564c') +
    flat(path('M-44-12H44V8H-44Z', '#f4e2c8') + path(star(0, -64, 20, 6, 0.4), '#f4e2c8')),
  bag: () => path('M-34 4L-38-60L-20-70L-6-60L8-70L22-60L38-68L34 4Z', '#c99a68') + flat(line('M-10-56V0M12-56V0', '#a87a50', 3)),
  counter: () =>
    path('M-130-74H130V-54H-130Z', '#b5805a') +
    path('M-116-56H116V4H-116Z', '#8a5f48') +
    flat(line('M-60-52V0M0-52V0M60-52V0', '#6a4638', 4)),
  /** A hollow oak with a lit opening. */
  oak: (_, s) =>
    path('M-210 8C-150-30-160-220-190-330L-120-300L-90-420H90L120-310L196-350C160-220 150-30 214 8Z', '#6a4c46') +
    path(
      'M-300-300C-330-400-220-460-150-430C-110-500 110-500 150-430C230-460 330-400 300-300C220-330 150-290 90-330C20-290-60-290-100-330C-160-290-240-330-300-300Z',
      '#5f8058',
    ) +
    flat(
      path('M-126 2V-150C-126-260 126-260 126-150V2Z', '#2f2030') +
        path('M-112 2V-148C-112-240 112-240 112-148V2Z', '#a86a3c') +
        s.glow(0, -110, 190, LAMP, 0.2) +
        line('M-170-60C-160-120-170-180-176-220M172-40C160-110 168-170 176-220', '#4f3838', 6),
    ),
  glasses: () =>
    flat(
      pair(circle(-26, 0, 21) + circle(26, 0, 21) + path('M-5 0H5')) +
        pair(circle(-28, -30, 15) + circle(28, -30, 15) + path('M-13-30H13')),
    ),
  door: ({ color = '#7d8fa8', state }) =>
    path('M-70 4V-210C-70-226 70-226 70-210V4Z', darken(color, 0.4)) +
    (state === 'ajar'
      ? flat(path('M-60 4V-206H60V4Z', '#ffd98a'))
      : path('M-60 4V-206H60V4Z', color) + flat(circle(40, -96, 8, '#e8c37a') + circle(0, -160, 20, '#2f3a5c'))),
  piano: () =>
    path('M-150 4V-150H150V4Z', '#4a3548') +
    path('M-164-86H164V-60H-164Z', '#5f4658') +
    flat(
      path('M-150-80H150V-64H-150Z', PAPER) +
        line(Array.from({ length: 19 }, (_, i) => `M${-142 + i * 15} -80v10`).join(''), '#2f2236', 6) +
        path('M-60-136H60V-96H-60Z', '#f0dcb4') +
        line('M-46-126H46M-46-116H46M-46-106H20', '#a8907a', 2.4),
    ),
  pipes: (_, s) =>
    light(s.glow(0, -60, 200, '#ffb070', 0.3)) +
    shows(
      'pipe',
      group(
        '<path d="M-320-40H-120V-110H60V-40H320M-320-80H-160V-170H140V-80H320M-200 0V-200M220 0V-230"/>',
        'fill="none" stroke="#b8846a" stroke-width="26" stroke-opacity="1" stroke-linejoin="round"',
      ),
    ) +
    flat(
      line('M-316-46H-126V-116H54M-316-86H-166V-176H134', '#e0b49a', 6) +
        [
          [-120, -76],
          [60, -76],
          [140, -124],
          [-160, -124],
        ]
          .map(([x = 0, y = 0]) => rect(x - 18, y - 8, 36, 16, '#8f6252', 4))
          .join(''),
    ),
  hotpipe: (_, s) =>
    light(s.glow(0, -20, 260, '#ff9a5a', 0.7)) + path('M-320-26H320V12H-320Z', '#d9805a') + flat(path('M-316-20H316V-12H-316Z', '#ffc890')),
  logbook: () =>
    path('M-64 4V-8C-40-20-14-16 0-6C14-16 40-20 64-8V4C40-4 14-2 0 6C-14-2-40-4-64 4Z', '#7d4f48') +
    path('M-60-2V-16C-40-26-14-22 0-12C14-22 40-26 60-16V-2C40-10 14-8 0 2C-14-8-40-10-60-2Z', PAPER) +
    flat(line('M-48-12Q-30-18-12-10M48-12Q30-18 12-10M-48-6Q-30-12-12-4', '#b09a8a', 2.6)),
  book: (_, s) =>
    light(s.glow(0, -30, 60, LAMP, 0.25)) +
    at(0, 0, 1.5, path('M0-4C-10-16-30-18-42-12V-42C-30-48-10-46 0-34C10-46 30-48 42-42V-12C30-18 10-16 0-4Z', PAPER)) +
    flat(
      at(
        0,
        0,
        1.5,
        path('M-38-10C-26-12-10-12 0-4C10-12 26-12 38-10L42-4C30-10 10-8 0 2C-10-8-30-10-42-4Z', '#5f8f6a') +
          line('M0-32V-8M-32-34Q-18-38-8-30M-32-26Q-18-30-8-22M32-34Q18-38 8-30M32-26Q18-30 8-22', '#c3a98c', 2.2),
      ),
    ),
  shutbook: () =>
    path('M-40 4V-12H40V4Z', '#f4e6cc') +
    path('M-44-20H44V-10H-44ZM-44 2H44V8H-44Z', '#5f8f6a') +
    flat(path('M-44-20H-34V8H-44Z', '#4a7a58') + line('M-12-24C-16-34 16-34 12-24V8M0-20V8', '#e0c090', 3)),
  bookshelf: (_, s) => {
    const colors = ['#b5564a', '#c98f4e', '#5f8a7c', '#4f6f94', '#8a5f86', '#d9bf8a'];
    let out = '';
    for (let row = 0; row < 4; row++)
      for (let x = -96; x < 88; ) {
        const w = s.rng.range(10, 20);
        const h = s.rng.range(52, 70);
        out += rect(x, -16 - row * 84 - h, w, h, s.rng.pick(colors), 2);
        x += w + 2;
      }
    return (
      path('M-112 4V-352H112V4Z', '#6a4a3c') +
      flat(path('M-100-8V-342H100V-8Z', '#42302f') + out + [0, 1, 2, 3].map((r) => rect(-100, -16 - r * 84, 200, 10, '#8a6248')).join(''))
    );
  },
  key: () =>
    line('M-30 0H26M12 0V12M24 0V10', '#e8c37a', 8) + circle(-38, 0, 15, 'none', 'stroke="#e8c37a" stroke-width="8" stroke-opacity="1"'),
  keys: () =>
    flat(
      circle(0, 0, 16, 'none', 'stroke="#e8c37a" stroke-width="4"') + line('M-8 14L-14 40l6 2M2 16L4 46l7-1M10 12L22 34l5-4', '#e8c37a', 5),
    ),
  noodle: () => flat(line('M-34-4C-20 8-8-12 4 0C16 10 26-6 44 10C54 20 40 34 30 28', '#f6e2a8', 9)),
  fork: () => path('M-6 4V-64H6V4Z', '#aab2c6') + path('M-20-66V-112H-13V-82H-4V-112H4V-82H13V-112H20V-66Q0-50-20-66Z', '#c3cad8'),
  pan: () => path('M30-14H96V-4H30Z', '#5a4a52') + path('M-44-20H44L36 4H-36Z', '#6f7890'),
  bun: () =>
    path('M-32 2C-40-30-20-42 0-42C20-42 40-30 32 2Q0 10-32 2Z', '#d99a58') +
    flat(path('M-22-22C-14-34 10-36 18-28', 'none', 'stroke="#f3cc94" stroke-width="6" stroke-linecap="round"')),
  loaf: () =>
    path('M-62 0C-56-30-20-40 0-40C20-40 56-30 62 0C30 12-30 12-62 0Z', '#d9944f') +
    flat(line('M-28-22L-18-4M-4-28L4-6M22-24L28-6', '#f6d6a0', 6)),
  melon: () =>
    path('M-46 0C-52-52 52-52 46 0C30 14-30 14-46 0Z', '#5f9a5a') +
    flat(line('M-24-34C-30-10-26 6-20 8M0-38V10M24-34C30-10 26 6 20 8', '#8fc07a', 5)),
  sheet: ({ color = '#f4efe6' }) =>
    path('M-90-180C-40-172 40-172 90-180C96-120 84-60 94-6C40 8-30-14-88 0C-96-60-84-120-90-180Z', color) +
    flat(
      line('M-50-172C-44-110-56-60-48-8M4-174C10-110-2-60 6-6M52-174C58-110 48-60 56-4', darken(color, 0.16), 4) +
        path('M-70-188h10v18h-10ZM60-188h10v18h-10Z', '#c08a5a'),
    ),
  washline: () => flat(line('M-420-20Q0 26 420-20', '#e8d8c0', 4)),
  cot: ({ color = '#c98a6a' }) =>
    path('M-120-34H120V-20H-120Z', '#8a5f48') +
    path('M-108-22H-94V6H-108ZM94-22H108V6H94Z', '#8a5f48') +
    path('M-116-36C-60-48 60-48 116-36V-30H-116Z', color),
  claypot: () =>
    path('M-34-168H34C38-150 30-142 26-136C84-120 104-40 60 4C30 12-30 12-60 4C-104-40-84-120-26-136C-30-142-38-150-34-168Z', '#c97a56') +
    flat(
      ellipse(0, -168, 34, 8, '#6a3f38') +
        path('M-66-70C-62-100-40-118-20-122C-40-100-48-70-46-40Z', '#e8a684', 'opacity=".7"') +
        line('M-80-66Q0-50 80-66M-80-50Q0-34 80-50', '#a85f44', 4),
    ),
  fan: () =>
    line('M0-110V-60', '#5a4a52', 7) +
    group('<path d="M-8-60C-60-84-110-76-120-62C-96-48-40-48-8-60ZM8-60C60-84 110-76 120-62C96-48 40-48 8-60Z"/>', 'fill="#8f86a0"') +
    circle(0, -60, 15, '#6f6880'),
  curtain: ({ color = '#d98a6a' }, s) =>
    light(s.glow(0, -120, 170, '#ffdf9a', 0.8)) +
    path('M-92 4V-236H92V4C60-8 30 8 0-2C-30 8-60-8-92 4Z', color) +
    flat(
      line(
        'M-60-230C-54-150-66-70-58-4M-22-230C-16-150-28-70-20-4M20-230C26-150 14-70 22-2M60-230C66-150 54-70 62-4',
        lighten(color, 0.3),
        5,
      ) + rect(-106, -246, 212, 14, '#8a5f48', 6),
    ),
  bottle: () =>
    path('M-24 2V-50C-24-60-10-62-10-72H10C10-62 24-60 24-50V2Z', '#c9705a') +
    flat(path('M-26-40H26V-8H-26Z', '#f0dcb4') + line('M-26-30H26M-26-18H26', '#c99a7a', 3)),
  sack: () =>
    path('M-62 4C-76-40-56-76-34-84C-48-100-30-108 0-102C30-108 48-100 34-84C56-76 76-40 62 4Q0 14-62 4Z', '#e8d6b4') +
    flat(line('M-36-84Q0-74 36-84', '#b0946a', 6) + path('M-14-44C-4-62 12-58 16-44C18-28 2-22-8-26Q-18-32-14-44Z', '#c9a878')),
};
