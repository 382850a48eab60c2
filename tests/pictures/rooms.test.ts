/** Rooms of pages: the sky is behind the window, and a window shows the sky. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene } from '../../domain/src/index.ts';
import { sample } from '../long.ts';
import { measure } from './measure.ts';

const STORY = { id: 'rooms', storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'garden' } as const;

function room(
  place: string,
  objects: readonly object[],
  { space = 'inside', time = 'night', id = 'rooms', view = 'wide', pages = 8 } = {},
): string {
  const scene = parseScene({ place, space, time, view, figures: [{ who: 'child', side: 'left' }], objects });
  return storyPicture(pagePicture({ ...STORY, id }, scene, 2, [], pages), { width: 960, height: 640, marks: true }).svg;
}

/** The middle of what is drawn, as a share of the width. */
function middleOf(svg: string, what: string): number {
  const [found] = measure(svg, (each) => each === what);
  const pixels = found?.pixels ?? [];
  const columns = [...pixels].map((index) => index % 600);
  return ((Math.min(...columns) + Math.max(...columns)) / 2 - 150) / 300;
}

/** Stories with their window on the left, and on the right. */
const IDS = sample(['a', 'b', 'c', 'd', 'e', 'f'], 3);
const MOON = [{ kind: 'moon', count: 1 }];

describe('a room', () => {
  it('has the moon of the text in its window, which is on the left or on the right', () => {
    const middles = IDS.map((id) => middleOf(room('home', MOON, { id }), 'moon'));
    for (const middle of middles) expect(Math.abs(middle - 0.5)).toBeGreaterThan(0.1);
  });

  it.each(['clock', 'mirror', 'curtain'])('has the %s of the text beside its window', (kind) => {
    for (const id of IDS) {
      const svg = room('home', [...MOON, { kind, count: 1 }], { id });
      expect(Math.abs(middleOf(svg, kind) - middleOf(svg, 'moon'))).toBeGreaterThan(0.22);
    }
  });

  it('has no window behind the door of the text', () => {
    const windows = (objects: readonly object[]): number => room('farm', objects).split('window-->').length - 1;
    expect([windows([]), windows([{ kind: 'door', count: 1 }])]).toEqual([1, 0]);
  });

  it('has the moon of the text in the window of the text', () => {
    const all = measure(room('farm', [...MOON, { kind: 'window', count: 1 }]));
    const find = (what: string) => all.find((each) => each.what === what);
    expect(find('moon')?.mark.parent).toBe(find('window')?.mark);
    expect(find('moon')?.shown).toBeGreaterThan(0.95);
  });

  it.each([
    ['on the last page, whose light hides the window', { pages: 3 }],
    ['from near, where the window is above the picture', { view: 'near' }],
  ])('has a small window for the moon of the text %s', (_where, how) => {
    const svg = room('home', MOON, how);
    const [moon] = measure(svg, (what) => what === 'moon');
    expect(moon?.shown).toBeGreaterThan(0.95);
    // The pane of a window of the text.
    expect(svg).toContain('M-46-10V-90A46');
  });

  it.each(['bakery', 'library', 'workshop'])('has no second moon in its window: %s', (place) => {
    const moons = (objects: readonly object[]): string[] =>
      measure(room(place, objects), (what) => /moon$/.test(what)).map(({ what }) => what);
    expect(moons([])).toEqual(['sky moon']);
    expect(moons(MOON)).toEqual(['moon']);
  });

  it('shows the sky in a window of the text, and a lit one in the street', () => {
    const pane = (where: object): string => room('home', [{ kind: 'window', count: 1 }], where);
    expect(pane({ time: 'night' })).toContain('M-24-100h.1');
    expect(pane({ time: 'day' })).not.toContain('M-24-100h.1');
    expect(pane({ time: 'night', space: 'outside' })).not.toContain('M-24-100h.1');
  });
});
