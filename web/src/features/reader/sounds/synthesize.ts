/** Makes the sound of a place as a loop: everything in it repeats with the loop, so that its end leads to its beginning without a click. */
import type { Part } from './recipes.ts';

/** Samples a second: enough for soft sounds, and half the work of a usual rate. */
export const SAMPLE_RATE = 22_050;
const LOOP_SECONDS = 16;
/** The loudest sample: a fifth of what a device can play would still be quiet. */
export const PEAK = 0.15;
const TURN = 2 * Math.PI;

/** The samples of a loop, from -{@link PEAK} to {@link PEAK}. Lets other work run between its parts. */
export async function synthesize(recipe: readonly Part[]): Promise<Float32Array<ArrayBuffer>> {
  const loop = new Float32Array(LOOP_SECONDS * SAMPLE_RATE);
  const random = randomFrom(recipe.length);
  for (const part of recipe) {
    const own = samplesOf(part, loop.length, random);
    const scale = part.level / peakOf(own);
    for (let i = 0; i < loop.length; i++) loop[i] = (loop[i] ?? 0) + (own[i] ?? 0) * scale;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const scale = PEAK / peakOf(loop);
  return loop.map((value) => value * scale);
}

const peakOf = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);

type Random = () => number;

/** Numbers from 0 to 1, the same at every visit (mulberry32). */
function randomFrom(seed: number): Random {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function samplesOf(part: Part, length: number, random: Random): Float32Array {
  const samples = new Float32Array(length);
  if (part.kind === 'noise') fillNoise(samples, part, random);
  else if (part.kind === 'hum') {
    const cycles = Math.round(part.hertz * LOOP_SECONDS);
    for (let i = 0; i < length; i++)
      samples[i] = Math.sin((TURN * cycles * i) / length) + 0.6 * Math.sin((TURN * (cycles + 3) * i) / length);
  } else if (part.kind === 'ticks') {
    for (let nth = 0; nth < part.count; nth++) {
      const at = (part.even ? nth / part.count : random()) * length;
      addTone(samples, at, part.hertz * (part.even ? 1 : 0.6 + random()), 0.03, part.even ? 1 : random() ** 3);
    }
  } else {
    const { count, hertz, lasts, trembles = 0, glides = 0 } = part;
    for (let nth = 0; nth < count; nth++)
      addTone(
        samples,
        ((nth + 0.8 * random()) / count) * length,
        hertz * (0.9 + 0.2 * random()),
        lasts,
        0.5 + random() / 2,
        trembles,
        glides,
      );
  }
  return samples;
}

/** White noise through two filters, which run around the loop twice: at its end they are as at its beginning. */
function fillNoise(samples: Float32Array, { from, to, swells = 0, depth = 0 }: Extract<Part, { kind: 'noise' }>, random: Random): void {
  const white = Float32Array.from(samples, () => random() * 2 - 1);
  const [low, high] = [from, to].map((hertz) => 1 - Math.exp((-TURN * hertz) / SAMPLE_RATE)) as [number, number];
  let [smooth, smoother, slow] = [0, 0, 0];
  for (let i = 0; i < 2 * samples.length; i++) {
    const at = i % samples.length;
    smooth += high * ((white[at] ?? 0) - smooth);
    smoother += high * (smooth - smoother);
    slow += low * (smoother - slow);
    const swell = 1 - depth * (0.5 + 0.5 * Math.cos((TURN * swells * at) / samples.length));
    samples[at] = (smoother - slow) * swell;
  }
}

/** Adds a tone that begins and ends softly; what is beyond the end goes on at the beginning. @param lasts seconds */
function addTone(samples: Float32Array, at: number, hertz: number, lasts: number, level: number, trembles = 0, glides = 0): void {
  const length = Math.round(lasts * SAMPLE_RATE);
  const rise = Math.min(length / 4, 0.02 * SAMPLE_RATE);
  for (let i = 0; i < length; i++) {
    const envelope = Math.min(1, i / rise) * (1 - i / length) ** 2;
    const tremble = trembles === 0 ? 1 : 0.5 - 0.5 * Math.cos((TURN * trembles * i) / SAMPLE_RATE);
    const phase = (TURN * hertz * i * (1 + (glides * i) / length / 2)) / SAMPLE_RATE;
    const place = (Math.floor(at) + i) % samples.length;
    samples[place] = (samples[place] ?? 0) + level * envelope * tremble * Math.sin(phase);
  }
}
