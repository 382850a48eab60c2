/** The check of curated pictures finds what a reader would: each of these pages says one thing and shows another. */
import { describe, expect, it } from 'vitest';
import type { PageScene } from '../../art/src/kit.ts';
import { type CuratedPage, type CuratedSource, curatedSources } from '../seed/sources.ts';
import { curatedFaults } from './curated-page.ts';

type Thing = PageScene['things'][number];

const [SOURCE] = curatedSources();
const players: CuratedSource['players'] = {
  mender: { person: { skin: '#eec4a0', hair: '#5a5560', style: 'bun', dress: '#4f7f8a' } },
  grandmother: { animal: 'jerboa' },
  aunt: { animal: 'hare' },
};

type Faulty = [
  fault: string,
  visible: Record<string, number>,
  things: Thing[],
  set?: Partial<PageScene['set']>,
  light?: CuratedPage['light'],
];

const FAULTY: Faulty[] = [
  ['6 arm in the text, 4 drawn', { arm: 6 }, [['octopusTeapot', 50, 86, { count: 4 }]]],
  ['7 turkey in the text, 5 drawn', { turkey: 7 }, [18, 34, 50, 66, 82].map((x) => ['turkey', x, 86, { size: 0.5 }] as Thing)],
  [
    '4 beak in the text, 4 drawn',
    { beak: 4 },
    [
      ['drawers', 50, 92],
      ['beaks', 50, 78, { size: 0.9 }],
      ['openDrawer', 50, 74],
    ],
  ],
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
    'face of mender',
    {},
    [
      ['mender', 40, 90, { size: 1.35, arms: 'out' }],
      ['yarnstring', 40, 62, { size: 1.4 }],
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
  ['1 clock at 4:25 in the text, 0 drawn', { 'clock at 4:25': 1 }, [['clock', 40, 70, { state: '4:15', is: 'at' }]]],
  ['1 jerboa in the text, 0 drawn', { jerboa: 1 }, [['aunt', 50, 88]]],
  ['1 porcupine in the text, 0 drawn', { porcupine: 1 }, [['hedgehog', 50, 88]]],
  ['0 moon in the text, 1 drawn', { moon: 0 }, [['bench', 40, 90]], { name: 'land', disc: [60, 60, 40] }],
  ['though the text says dark', {}, [['bench', 40, 90]], { name: 'land', time: 'day' }, 'dark'],
  ['though the text says bright', {}, [['bench', 40, 90]], {}, 'bright'],
  ['1 bench in the text, 1 drawn (22 % at 768 px', { bench: 1 }, [['bench', 50, 25]]],
];

const faultsOf = ([, visible, things, set, light]: Faulty): string => {
  if (!SOURCE) throw new Error('There is no curated story.');
  const page: CuratedPage = {
    text: '',
    picture: '',
    visible,
    ...(light && { light }),
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
      { mender: 1, turkey: 1, moon: 0 },
      [
        ['mender', 30, 88],
        ['turkey', 70, 88],
      ] as Thing[],
    ];
    expect(faultsOf(right)).toBe('');
  });
});
