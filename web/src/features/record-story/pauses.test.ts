import { describe, expect, it } from 'vitest';
import { type Level, sentenceStarts, soundProblem } from './pauses.ts';

const FRAME_MS = 20;
/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Reading {
  levels: Level[];
  /** Where the sentences really begin. */
  begins: number[];
  /** Where the reader is done with each sentence. */
  ends: number[];
}

/** A page as it might be read: sentences of words with short gaps, hesitations within them, pauses between them, a cough now and then, noise. */
function readAloud(random: () => number, noise = 0.004): Reading {
  const levels: Level[] = [];
  const add = (milliseconds: number, loudness: () => number): void => {
    for (let passed = 0; passed < milliseconds; passed += FRAME_MS) {
      const loud = Math.max(0, loudness());
      levels.push({ at: levels.length * FRAME_MS, loudness: loud, peak: Math.min(1, loud * 3) });
    }
  };
  const now = () => levels.length * FRAME_MS;
  const quiet = (milliseconds: number) => add(milliseconds, () => noise * (0.6 + random() * 0.8));
  const word = () => add(140 + random() * 380, () => 0.05 + random() * 0.12);
  const begins: number[] = [];
  const ends: number[] = [];
  quiet(250 + random() * 500);
  const sentences = 3 + Math.floor(random() * 4);
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    begins.push(now());
    const words = 4 + Math.floor(random() * 10);
    for (let spoken = 0; spoken < words; spoken += 1) {
      word();
      // A hesitation is longer than the gap between two words, but shorter than the pause after a sentence.
      if (spoken < words - 1) quiet(random() < 0.08 ? 180 + random() * 160 : 30 + random() * 70);
    }
    ends.push(now());
    const pause = 420 + random() * 700;
    if (random() < 0.08) {
      quiet(pause / 2);
      add(120, () => 0.1 + random() * 0.2);
      quiet(pause / 2);
    } else quiet(pause);
  }
  return { levels, begins, ends };
}

/** Presses in the middle of each pause, moved by a normal distribution of so many milliseconds. */
function pressesOf({ begins, ends }: Reading, scatterMs: number, random: () => number): number[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return begins.slice(1).map((begin, index) => ((ends[index] ?? 0) + begin) / 2 + normal() * scatterMs);
}

function shareWithin(scatterMs: number, readings: number): number {
  const random = seeded(20_261_125);
  let all = 0;
  let right = 0;
  for (let number = 0; number < readings; number += 1) {
    const reading = readAloud(random);
    const starts = sentenceStarts(reading.levels, pressesOf(reading, scatterMs, random));
    expect(starts).toHaveLength(reading.begins.length);
    for (const [index, begin] of reading.begins.entries()) {
      all += 1;
      if (Math.abs((starts[index] ?? 0) - begin) <= 300) right += 1;
    }
  }
  return right / all;
}

describe('sentence starts', () => {
  it('are within 300 ms for at least 98 of 100 sentences where presses scatter by 150 ms', () => {
    const share = shareWithin(150, 200);
    console.info(
      `recording: ${(share * 100).toFixed(1)} % within 300 ms at 150 ms scatter, ${(shareWithin(300, 200) * 100).toFixed(1)} % at 300 ms`,
    );
    expect(share).toBeGreaterThanOrEqual(0.98);
  });

  it('are whole milliseconds in order, although levels and presses come at any moment', () => {
    const random = seeded(7);
    for (let number = 0; number < 50; number += 1) {
      const reading = readAloud(random);
      const shift = random();
      const levels = reading.levels.map((level) => ({ ...level, at: level.at + shift }));
      const starts = sentenceStarts(levels, pressesOf(reading, 150, random));
      expect(starts.every(Number.isInteger)).toBe(true);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }
  });

  it('begin with the first word, not with the noise of a microphone that has just been opened', () => {
    const parts = (...lengths: readonly (readonly [milliseconds: number, loudness: number])[]): Level[] =>
      lengths
        .flatMap(([milliseconds, loudness]) => Array.from({ length: milliseconds / FRAME_MS }, () => loudness))
        .map((loudness, index) => ({ at: index * FRAME_MS, loudness, peak: loudness * 3 }));
    const rest = [
      [400, 0.1],
      [500, 0.001],
      [900, 0.1],
      [300, 0.001],
    ] as const;
    const noiseSuppression = [
      [440, 0.012],
      [1600, 0.001],
    ] as const;
    expect(sentenceStarts(parts(...noiseSuppression, ...rest), [2700])).toEqual([1980, 2880]);
    const click = [
      [60, 0.05],
      [340, 0.001],
    ] as const;
    expect(sentenceStarts(parts(...noiseSuppression, ...click, ...rest), [3100])).toEqual([2380, 3280]);
    // A word right after the press stays, however short it is.
    expect(sentenceStarts(parts([300, 0.1], [500, 0.001], ...rest), [1500])).toEqual([0, 1640]);
  });

  it('never go back, and stay where nothing is heard', () => {
    const flat = Array.from({ length: 300 }, (_, index): Level => ({ at: index * FRAME_MS, loudness: 0.1, peak: 0.2 }));
    expect(sentenceStarts(flat, [1000, 2000])).toEqual([0, 1000, 2000]);
    expect(sentenceStarts([], [500, 400])).toEqual([0, 500, 500]);
  });
});

describe('how a page sounds', () => {
  const at = (loudness: number, peak: number) =>
    Array.from({ length: 100 }, (_, index): Level => ({ at: index * FRAME_MS, loudness, peak }));
  it.each([
    ['a clear voice', at(0.08, 0.4), null],
    ['a whisper far away', at(0.004, 0.02), 'too-quiet'],
    ['a voice too near the microphone', at(0.3, 1), 'clipped'],
    ['nothing yet', [], null],
  ] as const)('%s', (_what, levels, problem) => expect(soundProblem(levels)).toBe(problem));
});
