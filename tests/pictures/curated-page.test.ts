/** The check of curated pictures finds what a reader would: each of these pages says one thing and shows another. */
import { describe, expect, it } from 'vitest';
import { type CuratedPage, ownCastSchema, type StagedPage, stagedPageSchema } from '../../domain/src/content/index.ts';
import { curatedSources } from '../../tools/seed/sources.ts';
import { curatedFaults } from './support/curated-page.ts';

const [SOURCE] = curatedSources();
const turkeys = [1, 2, 3, 4, 5].map((nth) => [`turkey ${nth}`, { kind: 'turkey', size: 0.5 }] as const);
const cast = ownCastSchema.parse({
  characters: {
    mender: { kind: 'woman', hair: 'gray bun' },
    turkey: { kind: 'turkey' },
    ...Object.fromEntries(turkeys),
    aunt: { kind: 'hare' },
    hedgehog: { kind: 'hedgehog', is: 'porcupine' },
    muddy: { kind: 'water buffalo', color: '#8a6a52', light: '#b89a7c', dark: '#5a4438' },
    clean: { kind: 'water buffalo', is: 'muddy', color: '#77728a', light: '#b8b2bc', dark: '#4a4660' },
    egret: { kind: 'heron', size: 0.5 },
  },
  things: {
    teapot: { drawing: 'octopusTeapot', count: 4 },
    'late clock': { drawing: 'clock', state: '4:15', is: 'at twenty-five past' },
    'right clock': { drawing: 'clock', state: '4:25' },
    'four eggs': { drawing: 'egg', count: 4 },
    'own umbrella': { drawing: 'umbrella' },
    'own bench': { drawing: 'bench' },
    'one mitten': { drawing: 'mitten' },
  },
});

type Places = Readonly<Record<string, readonly number[]>>;

interface Faulty {
  fault: string;
  visible: Record<string, number>;
  /** Who stands where. */
  who?: Places;
  things?: readonly string[];
  set?: Partial<StagedPage['set']>;
  hour?: Partial<Pick<StagedPage, 'time' | 'weather'>>;
  more?: Partial<CuratedPage>;
}

const LAND = { name: 'land' } as const;
const BENCH = ['own bench at 40 90'];

const FAULTY: readonly Faulty[] = [
  { fault: '6 arm in the text, 4 drawn', visible: { arm: 6 }, things: ['teapot at 50 86'] },
  {
    fault: '7 turkey in the text, 5 drawn',
    visible: { turkey: 7 },
    who: Object.fromEntries(turkeys.map(([name], index) => [name, [18 + index * 16, 86]])),
  },
  { fault: 'open window is wrong', visible: { 'open window': 1 }, things: BENCH, set: { window: [70, 50, 70] } },
  { fault: 'face of mender', visible: {}, who: { mender: [40, 90] }, things: ['own umbrella at 42 79 1 0 91'] },
  {
    fault: '0 bare hand in the text, 2 drawn',
    visible: { 'bare hand': 0 },
    who: { mender: [40, 90] },
    things: ['one mitten at 60 80 0.4'],
  },
  {
    fault: 'the minute hand is at 15, not at 25',
    visible: { clock: 1, 'minute hand at 25': 1 },
    things: ['late clock at 40 70 1.2'],
  },
  { fault: 'hedgehog hedgehog porcupine has no quills', visible: { porcupine: 1 }, who: { hedgehog: [50, 88] } },
  {
    fault: 'clean water buffalo muddy is clean',
    visible: { 'muddy buffalo': 1 },
    who: { clean: [50, 90] },
    set: LAND,
    hour: { time: 'afternoon' },
  },
  {
    fault: 'egret is not on buffalo, or behind it',
    visible: { egret: 1 },
    who: { egret: [42, 66, 1.2], muddy: [50, 90] },
    set: LAND,
    hour: { time: 'afternoon' },
    more: { on: { egret: 'buffalo' } },
  },
  // A nest with eggs in it, while the bird still brings moss.
  { fault: '0 egg in the text, 4 drawn', visible: { moss: 1, egg: 0 }, things: ['openDrawer at 50 84', 'four eggs at 50 76 1 0 90'] },
  { fault: '0 moon in the text, 1 drawn', visible: { moon: 0 }, things: BENCH, set: { ...LAND, disc: [60, 60, 40] } },
  {
    fault: '0 sun in the text, 1 drawn',
    visible: { rain: 1, sun: 0 },
    things: BENCH,
    set: { ...LAND, disc: [60, 40, 40] },
    hour: { time: 'day', weather: 'rain' },
  },
  { fault: 'though the text says dark', visible: {}, things: BENCH, set: LAND, hour: { time: 'day' }, more: { light: 'dark' } },
  { fault: 'nothing is listed that must be visible', visible: { moon: 0 }, things: BENCH },
  { fault: 'and aunt hare overlap', visible: { turkey: 1 }, who: { aunt: [50, 88], turkey: [56, 90] } },
  { fault: 'of aunt hare inside of a crop', visible: { turkey: 1 }, who: { turkey: [50, 88], aunt: [3, 88] } },
  { fault: 'does not say 1 bench', visible: { bench: 1 }, things: BENCH, more: { picture: 'A shoe stands in the room.' } },
  {
    fault: '“Three boots stand in the room” is 2 times in the picture',
    visible: { boot: 2 },
    things: ['woolBoots at 40 90'],
    more: { picture: 'Three boots stand in the room.' },
  },
  {
    fault: '“five shoes” is not in the picture',
    visible: { bench: 1 },
    things: BENCH,
    more: { picture: 'A bench stands beside five shoes.' },
  },
  { fault: '1 bench in the text, 1 drawn (22 % at 768 px', visible: { bench: 1 }, things: ['own bench at 50 25'] },
];

function faultsOf({ visible, who = {}, things = [], set, hour, more }: Omit<Faulty, 'fault'>): string {
  const acts = Object.keys(who).map((name) => `${name} stands`);
  const scene = stagedPageSchema.parse({
    set: { name: 'room', wall: 'wood', ...set },
    ...{ time: 'night', ...hour },
    ...{ acts, things, exactly: who },
  });
  const page: CuratedPage = { text: '', picture: '', visible, ...more, scene };
  if (!SOURCE) throw new Error('There is no curated story.');
  return curatedFaults({ ...SOURCE, cast, pages: [page] }).join('\n');
}

describe('a curated page', () => {
  it.each(FAULTY.map((faulty, index) => [`${faulty.fault} (${index + 1})`, faulty] as const))('is found faulty: %s', (_, faulty) => {
    expect(faultsOf(faulty)).toContain(faulty.fault);
  });

  it('is found right if everything that its text tells is there', () => {
    const faults = faultsOf({
      visible: { mender: 1, turkey: 1, moon: 0, egret: 1, 'minute hand at 25': 1 },
      who: { mender: [15, 88], turkey: [82, 88], muddy: [50, 87, 1.3], egret: [42, 65, 1.2, 0, 88] },
      things: ['right clock at 30 40'],
      more: { on: { egret: 'buffalo' }, picture: 'A mender, a turkey, an egret on a buffalo, and a clock.' },
    });
    expect(faults).toBe('');
  });
});
