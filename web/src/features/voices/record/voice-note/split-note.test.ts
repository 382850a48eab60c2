import { describe, expect, it } from 'vitest';
import { LONG, numbersFrom } from '../../../../../../tests/long.ts';
import type { Level } from '../sound/pauses.ts';
import { moveStart, splitNote, tappedStarts } from './split-note.ts';

const FRAME_MS = 20;

interface Note {
  levels: Level[];
  letters: number[];
  begins: number[];
}

/** A story read at one go, by a reader whose pace varies, with hesitations, commas, coughs and a noisy room. */
function note(random: () => number): Note {
  const levels: Level[] = [];
  const letters: number[] = [];
  const begins: number[] = [];
  const noise = 0.002 + random() * 0.006;
  const pace = 45 + random() * 40;
  const add = (milliseconds: number, loudness: () => number): void => {
    for (let passed = 0; passed < milliseconds; passed += FRAME_MS) {
      const loud = loudness();
      levels.push({ at: levels.length * FRAME_MS, loudness: loud, peak: Math.min(1, loud * 3) });
    }
  };
  const quiet = (milliseconds: number) => add(milliseconds, () => noise * (0.6 + random() * 0.8));
  quiet(random() * 2500);
  const sentences = 4 + Math.floor(random() * 40);
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    begins.push(levels.length * FRAME_MS);
    let count = 0;
    const words = 2 + Math.floor(random() * 14);
    for (let spoken = 0; spoken < words; spoken += 1) {
      const word = 2 + Math.floor(random() * 8);
      count += word + 1;
      add(word * pace * (0.75 + random() * 0.5), () => 0.05 + random() * 0.12);
      if (spoken === words - 1) continue;
      const kind = random();
      // A comma, or a hesitation; otherwise the gap between words.
      quiet(kind < 0.12 ? 200 + random() * 250 : kind < 0.15 ? 300 + random() * 400 : 20 + random() * 80);
    }
    letters.push(count);
    const pause = 450 + random() * 900;
    if (random() < 0.04) {
      quiet(pause / 2);
      add(140, () => 0.1 + random() * 0.2);
      quiet(pause / 2);
    } else quiet(pause);
  }
  quiet(random() * 1500);
  return { levels, letters, begins };
}

describe('the sentences of a voice note', () => {
  it('are found within 300 ms for at least 95 of 100', () => {
    const random = numbersFrom(20_261_126);
    let all = 0;
    let right = 0;
    for (let number = 0; number < (LONG ? 100 : 20); number += 1) {
      const { levels, letters, begins } = note(random);
      const starts = splitNote(levels, letters);
      expect(starts).toHaveLength(begins.length);
      expect(starts.every(Number.isInteger)).toBe(true);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      all += begins.length;
      right += begins.filter((begin, index) => Math.abs((starts[index] ?? 0) - begin) <= 300).length;
    }
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });

  it('have one start each, in order, if nothing or too few pauses are heard', () => {
    const flat = Array.from({ length: 500 }, (_, index): Level => ({ at: index * FRAME_MS, loudness: 0.1, peak: 0.2 }));
    const starts = splitNote(flat, [10, 20, 10]);
    expect(starts).toHaveLength(3);
    expect(starts[1]).toBeGreaterThan(1800);
    expect(starts[2]).toBeGreaterThan(starts[1] ?? 0);
    expect(splitNote([], [5, 5])).toHaveLength(2);
    expect(splitNote(flat, [12])).toEqual([0]);
  });
});

describe('moving a start', () => {
  const PAUSES = [
    { from: 900, to: 1060 },
    { from: 2000, to: 2560 },
    { from: 3000, to: 3260 },
  ];

  it('goes to the next pause in that direction, else a little', () => {
    expect(moveStart([0, 2500, 6000], 1, 'earlier', PAUSES, 9000)).toEqual([0, 1000, 6000]);
    expect(moveStart([0, 2500, 6000], 1, 'later', PAUSES, 9000)).toEqual([0, 3200, 6000]);
    expect(moveStart([0, 3200, 6000], 1, 'later', PAUSES, 9000)).toEqual([0, 3500, 6000]);
  });

  it('never passes a neighbor or the end', () => {
    let starts = [0, 2500, 3000];
    for (let press = 0; press < 30; press += 1) starts = moveStart(starts, 1, 'later', PAUSES, 9000);
    expect(starts).toEqual([0, 2800, 3000]);
    for (let press = 0; press < 60; press += 1) starts = moveStart(starts, 2, 'later', PAUSES, 9000);
    expect(starts[2]).toBe(8800);
    for (let press = 0; press < 60; press += 1) starts = moveStart(starts, 0, 'earlier', PAUSES, 9000);
    expect(starts[0]).toBe(0);
    expect(moveStart([0, 100], 1, 'earlier', [], 9000)).toEqual([0, 100]);
  });
});

it('starts after the last tap stay where they were, but never before it', () => {
  expect(tappedStarts([100, 2000], [0, 900, 1500, 5000])).toEqual([100, 2000, 2000, 5000]);
  expect(tappedStarts([], [0, 900])).toEqual([0, 900]);
});
