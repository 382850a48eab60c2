import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay, storyForEvening } from './tonight.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
const libraries = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 3, maxLength: 40 }).map((ids) => ids.map((id) => ({ id })));
const days = fc.integer({ min: 0, max: 4000 }).map(dayAt);

describe('tonight’s story', () => {
  it('is null without stories, and the only one of one', () => {
    expect(storyForEvening([], '2026-11-21')).toBeNull();
    expect(storyForEvening([{ id: 7 }], '2026-11-21')).toEqual({ id: 7 });
  });

  it('does not depend on the order of the stories', () => {
    fc.assert(
      fc.property(libraries, days, fc.integer(), (stories, day, turn) => {
        const at = Math.abs(turn) % stories.length;
        expect(storyForEvening([...stories.slice(at), ...stories.slice(0, at)], day)).toBe(storyForEvening(stories, day));
      }),
    );
  });

  it('stays when another story is published or unpublished', () => {
    let [moved, tried] = [0, 0];
    fc.assert(
      fc.property(libraries, days, fc.integer({ min: 1_000_001, max: 2e6 }), (stories, day, id) => {
        const before = storyForEvening(stories, day);
        const after = storyForEvening([...stories, { id }], day);
        tried += 1;
        // The new story itself, or the one that the previous day's suggestion had displaced.
        if (after !== before && after?.id !== id) moved += 1;
      }),
      { numRuns: 500 },
    );
    expect(moved / tried).toBeLessThan(0.1);
  });

  it('differs from the evening before, with rare exceptions, and every story has its turn', () => {
    const stories = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
    const year = Array.from({ length: 365 }, (_, index) => storyForEvening(stories, dayAt(index))?.id);
    const repeated = year.filter((id, index) => index > 0 && id === year[index - 1]).length;
    expect(repeated).toBeLessThanOrEqual(10);
    for (const { id } of stories) expect(year.filter((one) => one === id).length).toBeGreaterThan(12);
  });
});

it('the day is the local one', () => {
  expect(localDay(new Date(2026, 10, 3, 0, 0, 1))).toBe('2026-11-03');
  expect(localDay(new Date(2026, 10, 3, 23, 59, 59))).toBe('2026-11-03');
});
