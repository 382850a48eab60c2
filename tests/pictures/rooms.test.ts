/** Rooms of pages: the sky is behind the window, and a window shows the sky. */
import { describe, expect, it } from 'vitest';
import { sample } from '../long.ts';
import { boxOf } from './support/boxes.ts';
import { measure } from './support/measure.ts';
import { markedSvg, stagedPicture, type WrittenPage } from './support/staged-page.ts';

const room = (place: string, things: readonly string[], more: WrittenPage = {}): string =>
  markedSvg(stagedPicture({ place, things, acts: ['child stands, left'], space: 'inside', time: 'night', id: 'rooms', ...more }));

/** The middle of what is drawn, as a share of the width. */
function middleOf(svg: string, what: string): number {
  const [found] = measure(svg, (each) => each === what);
  const pixels = found?.pixels ?? [];
  const columns = [...pixels].map((index) => index % 600);
  return ((Math.min(...columns) + Math.max(...columns)) / 2 - 150) / 300;
}

/** Stories with their window on the left, and on the right. */
const IDS = sample(['a', 'b', 'c', 'd', 'e', 'f'], 3);
const MOON = ['moon'];

describe('a room', () => {
  it('has the moon of the text in its window, which is on the left or on the right', () => {
    const middles = IDS.map((id) => middleOf(room('home', MOON, { id }), 'moon'));
    for (const middle of middles) expect(Math.abs(middle - 0.5)).toBeGreaterThan(0.1);
  });

  it.each(['clock', 'mirror', 'curtain'])('has the %s of the text beside its window', (kind) => {
    for (const id of IDS) {
      const svg = room('home', [...MOON, kind], { id });
      expect(Math.abs(middleOf(svg, kind) - middleOf(svg, 'moon'))).toBeGreaterThan(0.22);
    }
  });

  it.each(['clock', 'curtain', 'mirror', 'window'])('has the %s of the text on its walls, above all heads', (kind) => {
    const all = measure(room('farm', [`${kind} x2`], { acts: ['child stands', 'animal stands, right'] }));
    const footOf = (what: string): number => Math.max(...all.filter((one) => one.what === what).map((one) => boxOf(one).bottom));
    expect(footOf('child') - footOf(kind)).toBeGreaterThan(180);
  });

  it('has no window behind the door of the text', () => {
    const windows = (things: readonly string[]): number => room('farm', things).split('window-->').length - 1;
    expect([windows([]), windows(['door'])]).toEqual([1, 0]);
  });

  it('has the moon of the text in the window of the text', () => {
    const all = measure(room('farm', [...MOON, 'window']));
    const find = (what: string) => all.find((each) => each.what === what);
    expect(find('moon')?.mark.parent).toBe(find('window')?.mark);
    expect(find('moon')?.shown).toBeGreaterThan(0.95);
  });

  it('has a small window for the moon of the text from near, where the window is above the picture', () => {
    const svg = room('home', MOON, { view: 'near' });
    const [moon] = measure(svg, (what) => what === 'moon');
    expect(moon?.shown).toBeGreaterThan(0.95);
    // The pane of a window of the text.
    expect(svg).toContain('M-46-10V-90A46');
  });

  it.each(['bakery', 'library', 'workshop'])('has no second moon in its window: %s', (place) => {
    const moons = (things: readonly string[]): string[] =>
      measure(room(place, things), (what) => /moon$/.test(what)).map(({ what }) => what);
    expect(moons([])).toEqual(['sky moon']);
    expect(moons(MOON)).toEqual(['moon']);
  });

  it('shows the sky in a window of the text, and a lit one in the street', () => {
    const pane = (where: WrittenPage): string => room('home', ['window'], where);
    expect(pane({ time: 'night' })).toContain('M-24-100h.1');
    expect(pane({ time: 'day' })).not.toContain('M-24-100h.1');
    expect(pane({ time: 'night', space: 'outside' })).not.toContain('M-24-100h.1');
  });
});
