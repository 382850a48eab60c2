/** The check of curated pictures finds what a reader would: each of these pages says one thing and shows another. */
import { describe, expect, it } from 'vitest';
import type { CuratedPage, CuratedSource, PageScene } from '../../domain/src/content/index.ts';
import { curatedSources } from '../../tools/seed/sources.ts';
import { curatedFaults } from './support/curated-page.ts';

const [SOURCE] = curatedSources();
const players: CuratedSource['players'] = {
  mender: { person: { skin: '#eec4a0', hair: '#5a5560', style: 'bun', dress: '#4f7f8a' } },
  aunt: { animal: 'hare' },
  hedgehog: { is: 'porcupine', animal: 'hedgehog' },
  muddy: { animal: 'water buffalo', color: '#8a6a52', light: '#b89a7c', dark: '#5a4438' },
  clean: { is: 'muddy', animal: 'water buffalo', color: '#77728a', light: '#b8b2bc', dark: '#4a4660' },
  egret: { animal: 'heron', size: 0.5 },
};

type Thing = Extract<CuratedPage['scene']['things'][number], unknown[]>;

type Faulty = [
  fault: string,
  visible: Record<string, number>,
  things: Thing[],
  set?: Partial<PageScene['set']>,
  more?: Partial<CuratedPage>,
];

const FAULTY: Faulty[] = [
  ['6 arm in the text, 4 drawn', { arm: 6 }, [['octopusTeapot', 50, 86, { count: 4 }]]],
  ['7 turkey in the text, 5 drawn', { turkey: 7 }, [18, 34, 50, 66, 82].map((x) => ['turkey', x, 86, { size: 0.5 }] as Thing)],
  ['open window is wrong', { 'open window': 1 }, [['bench', 40, 90]], { window: [70, 50, 70] }],
  [
    'face of mender',
    {},
    [
      ['mender', 40, 90],
      ['umbrella', 42, 68],
    ],
  ],
  [
    '0 bare hand in the text, 2 drawn',
    { 'bare hand': 0 },
    [
      ['mender', 40, 90],
      ['mitten', 60, 80, { size: 0.4 }],
    ],
  ],
  [
    'the minute hand is at 15, not at 25',
    { clock: 1, 'minute hand at 25': 1 },
    [['clock', 40, 70, { size: 1.2, state: '4:15', is: 'at twenty-five past' }]],
  ],
  ['hedgehog hedgehog porcupine has no quills', { porcupine: 1 }, [['hedgehog', 50, 88]]],
  ['clean water buffalo muddy is clean', { 'muddy buffalo': 1 }, [['clean', 50, 90]], { name: 'land', time: 'gold' }],
  [
    'egret is not on buffalo, or behind it',
    { egret: 1 },
    [
      ['egret', 42, 66, { size: 1.2 }],
      ['muddy', 50, 90],
    ],
    { name: 'land', time: 'gold' },
    { on: { egret: 'buffalo' } },
  ],
  // A nest with eggs in it, while the bird still brings moss.
  [
    '0 egg in the text, 4 drawn',
    { moss: 1, egg: 0 },
    [
      ['openDrawer', 50, 84],
      ['egg', 50, 76, { count: 4 }],
    ],
  ],
  ['0 moon in the text, 1 drawn', { moon: 0 }, [['bench', 40, 90]], { name: 'land', disc: [60, 60, 40] }],
  [
    '0 sun in the text, 1 drawn',
    { rain: 1, sun: 0 },
    [['bench', 40, 90]],
    { name: 'land', time: 'day', disc: [60, 40, 40], weather: 'rain' },
  ],
  ['though the text says dark', {}, [['bench', 40, 90]], { name: 'land', time: 'day' }, { light: 'dark' }],
  ['nothing is listed that must be visible', { moon: 0 }, [['bench', 40, 90]]],
  [
    'of turkey and aunt hare overlap',
    { turkey: 1 },
    [
      ['aunt', 50, 88],
      ['turkey', 56, 90],
    ],
  ],
  [
    'of aunt hare inside of a crop',
    { turkey: 1 },
    [
      ['turkey', 50, 88],
      ['aunt', 3, 88],
    ],
  ],
  ['does not say 1 bench', { bench: 1 }, [['bench', 40, 90]], {}, { picture: 'A shoe stands in the room.' }],
  [
    '“Three boots stand in the room” is 2 times in the picture',
    { boot: 2 },
    [['woolBoots', 40, 90]],
    {},
    { picture: 'Three boots stand in the room.' },
  ],
  ['“five shoes” is not in the picture', { bench: 1 }, [['bench', 40, 90]], {}, { picture: 'A bench stands beside five shoes.' }],
  ['1 bench in the text, 1 drawn (22 % at 768 px', { bench: 1 }, [['bench', 50, 25]]],
];

const faultsOf = ([, visible, things, set, more]: Faulty): string => {
  if (!SOURCE) throw new Error('There is no curated story.');
  const page: CuratedPage = {
    text: '',
    picture: '',
    visible,
    ...more,
    scene: { set: { name: 'room', time: 'night', wall: 'wood', ...set }, things },
  };
  return curatedFaults({ ...SOURCE, players, pages: [page] }).join('\n');
};

describe('a curated page', () => {
  it.each(FAULTY.map((faulty, index) => [`${faulty[0]} (${index + 1})`, faulty] as const))('is found faulty: %s', (_, faulty) => {
    expect(faultsOf(faulty)).toContain(faulty[0]);
  });

  it('is found right if everything that its text tells is there', () => {
    const right: Faulty = [
      '',
      { mender: 1, turkey: 1, moon: 0, egret: 1, 'minute hand at 25': 1 },
      [
        ['mender', 15, 88],
        ['clock', 30, 40, { state: '4:25' }],
        ['turkey', 82, 88],
        ['muddy', 50, 87, { size: 1.3 }],
        ['egret', 42, 65, { size: 1.2 }],
      ] as Thing[],
      {},
      { on: { egret: 'buffalo' }, picture: 'A mender, a turkey, an egret on a buffalo, and a clock.' },
    ];
    expect(faultsOf(right)).toBe('');
  });
});
