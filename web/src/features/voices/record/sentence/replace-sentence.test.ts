import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { levelsOf } from '../sound/levels.ts';
import { spokenPart } from '../sound/pauses.ts';
import { replaceSentence } from './replace-sentence.ts';

/** Tones, told apart by their pitch, and quiet with a little noise. */
function sound(...parts: readonly (readonly [milliseconds: number, pitch: number])[]): Samples {
  const samples: number[] = [];
  for (const [milliseconds, pitch] of parts) {
    for (let at = 0; at < samplesIn(milliseconds); at += 1) {
      const noise = (((samples.length * 7919) % 101) / 101 - 0.5) * 0.002;
      samples.push(noise + (pitch === 0 ? 0 : 0.3 * Math.sin((2 * Math.PI * pitch * at) / SAMPLE_RATE)));
    }
  }
  return Float32Array.from(samples);
}

const PAGE = sound([300, 0], [1000, 200], [600, 0], [1200, 300], [600, 0], [900, 400], [400, 0]);
const STARTS = [240, 1840, 3640];
const SHORTER = sound([900, 0], [20, 900], [300, 0], [700, 500], [1500, 0]);
const LONGER = sound([200, 0], [2500, 500], [600, 0]);
const HASTY = sound([30, 0], [800, 500], [20, 0]);

const part = (samples: Samples, from: number, to: number) => samples.subarray(samplesIn(from), samplesIn(to));

describe.each([
  ['shorter', SHORTER, 700],
  ['longer', LONGER, 2500],
])('a %s sentence in the middle of a page', (_what, spoken, spokenMs) => {
  const { samples, starts } = replaceSentence({ samples: PAGE, starts: STARTS }, 1, spoken);

  it('leaves every sample of its neighbors as it was', () => {
    expect(part(samples, 0, 1840)).toEqual(part(PAGE, 0, 1840));
    const last = starts[2] ?? 0;
    expect(samples.subarray(samplesIn(last))).toEqual(PAGE.subarray(samplesIn(3640)));
    expect(starts.slice(0, 2)).toEqual([240, 1840]);
  });

  it('begins where it is marked, is whole, and has a pause behind it', () => {
    const [from = 0, to = 0] = starts.slice(1);
    const heard = spokenPart(levelsOf(part(samples, from, to) as Samples));
    expect(heard?.from).toBeGreaterThanOrEqual(40);
    expect(heard?.from).toBeLessThanOrEqual(140);
    expect((heard?.to ?? 0) - (heard?.from ?? 0)).toBeGreaterThanOrEqual(spokenMs - 60);
    expect(to - from - (heard?.to ?? 0)).toBeGreaterThanOrEqual(440);
  });

  it('does not click', () => {
    const at = samplesIn(1840);
    expect(Math.abs((samples[at] ?? 1) - (samples[at - 1] ?? 0))).toBeLessThan(0.01);
  });
});

it('the last sentence ends the page, the first keeps the quiet before it', () => {
  const last = replaceSentence({ samples: PAGE, starts: STARTS }, 2, SHORTER);
  expect(last.starts).toEqual(STARTS);
  expect(part(last.samples, 0, 3640)).toEqual(part(PAGE, 0, 3640));
  const first = replaceSentence({ samples: PAGE, starts: STARTS }, 0, LONGER);
  expect(part(first.samples, 0, 240)).toEqual(part(PAGE, 0, 240));
  expect(first.samples.subarray(samplesIn(first.starts[1] ?? 0))).toEqual(PAGE.subarray(samplesIn(1840)));
});

it('twenty changes in a row leave the other sentences alone', () => {
  let page = { samples: PAGE, starts: STARTS };
  for (let time = 0; time < 20; time += 1) page = replaceSentence(page, 1, time % 2 === 0 ? SHORTER : LONGER);
  expect(part(page.samples, 0, 1840)).toEqual(part(PAGE, 0, 1840));
  expect(page.samples.subarray(samplesIn(page.starts[2] ?? 0))).toEqual(PAGE.subarray(samplesIn(3640)));
});

it('a sentence that ends with the press is whole, with a pause of silence behind it', () => {
  const { samples, starts } = replaceSentence({ samples: PAGE, starts: STARTS }, 1, HASTY);
  expect(starts[2]).toBeGreaterThanOrEqual(1840 + 800 + 440);
  expect(starts[2]).toBeLessThanOrEqual(1840 + 850 + 500);
  expect(part(samples, 1840 + 900, starts[2] ?? 0).every((sample) => sample === 0)).toBe(true);
});

it('sound without any pause is taken whole', () => {
  const { samples, starts } = replaceSentence({ samples: PAGE, starts: STARTS }, 1, sound([800, 500]));
  expect(starts[2]).toBeGreaterThanOrEqual(1840 + 800);
  expect(samples.every(Number.isFinite)).toBe(true);
});
