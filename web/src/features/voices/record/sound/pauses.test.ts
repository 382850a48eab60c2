import { describe, expect, it } from 'vitest';
import { type Level, sentenceStarts, soundProblem } from './pauses.ts';

const FRAME_MS = 20;

describe('sentence starts', () => {
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

  it('never go back, and stay if nothing is heard', () => {
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
