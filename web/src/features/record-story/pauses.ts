/** Finds the pauses in a recording, and with them where its sentences really begin. Pure. */

/** How loud it was at one moment. */
export interface Level {
  /** Milliseconds since the recording began. */
  at: number;
  /** Root mean square of the samples, 0 to 1. */
  loudness: number;
  /** The highest sample, 0 to 1. */
  peak: number;
}

/** How loud samples are together. */
export function loudnessOf(samples: Float32Array): Omit<Level, 'at'> {
  let sum = 0;
  let peak = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { loudness: Math.sqrt(sum / Math.max(1, samples.length)), peak };
}

/** Milliseconds of quiet that count as a pause; shorter ones are between words. */
const SHORTEST_PAUSE_MS = 160;
/** Milliseconds of sound within a pause that are no word of the story: a cough, a page. */
const COUGH_MS = 180;
/** Milliseconds of sound that are no word at all: the press of a button. */
const CLICK_MS = 60;
/** Milliseconds around a press in which its pause is looked for: readers press a little early or late. */
const REACH_MS = 800;
/** Milliseconds before the first sound that belong to a sentence, because consonants begin softly. */
export const LEAD_MS = 60;
/** Where between the room's noise and the voice quiet ends, as a share of their distance in decibels. */
const QUIET_SHARE = 0.35;
/** Decibels below which a voice is too soft to understand on a phone's speaker. */
const TOO_QUIET_DB = -38;
/** Samples this high are cut off by the microphone. */
const CLIPPED = 0.985;
/** Levels that may be that high by chance. */
const CLIPPED_AT_MOST = 4;

export interface Pause {
  from: number;
  /** Where sound begins again. */
  to: number;
}

const decibels = (loudness: number): number => 20 * Math.log10(Math.max(loudness, 1e-5));

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100;
}

/** Decibels below which it is quiet. @param shares how many of the levels are as soft as the room, and softer than the voice. */
function quietLimit(levels: readonly Level[], [noiseShare, voiceShare]: readonly [number, number]): number {
  const sorted = levels.map(({ loudness }) => decibels(loudness)).sort((one, other) => one - other);
  const noise = quantile(sorted, noiseShare);
  return noise + (quantile(sorted, voiceShare) - noise) * QUIET_SHARE;
}

/** In order. The quiet after the last sound is none. */
export function pausesOf(levels: readonly Level[]): Pause[] {
  const limit = quietLimit(levels, [0.1, 0.85]);
  const pauses: Pause[] = [];
  let from: number | null = null;
  for (const { at, loudness } of levels) {
    if (decibels(loudness) < limit) from ??= at;
    else if (from !== null) {
      const before = pauses.at(-1);
      if (before && at - from >= SHORTEST_PAUSE_MS && from - before.to <= COUGH_MS) before.to = at;
      else if (at - from >= SHORTEST_PAUSE_MS) pauses.push({ from, to: at });
      from = null;
    }
  }
  return pauses;
}

/** The distance of a press from a pause; 0 within it. */
function distance({ from, to }: Pause, press: number): number {
  return press < from ? from - press : Math.max(0, press - to);
}

/** A long pause a little further away is more likely meant than a short one next to the press. */
function fit(pause: Pause, press: number): number {
  return Math.min(pause.to - pause.from, 700) - distance(pause, press);
}

/**
 * Where each sentence begins.
 * @param presses milliseconds at which the reader went on, one for each sentence after the first, in order.
 * @returns one start for each press and one for the first sentence, in order: whole milliseconds, as they are stored.
 */
export function sentenceStarts(levels: readonly Level[], presses: readonly number[]): number[] {
  const pauses = pausesOf(levels);
  const [opening] = pauses;
  const starts = [opening !== undefined && opening.from <= SHORTEST_PAUSE_MS ? Math.max(0, Math.round(opening.to - LEAD_MS)) : 0];
  for (const press of presses) {
    const near = pauses.filter((pause) => distance(pause, press) <= REACH_MS && pause.to > (starts.at(-1) ?? 0));
    const best = near.sort((one, other) => fit(other, press) - fit(one, press))[0];
    const start = best === undefined ? press : best.to - LEAD_MS;
    starts.push(Math.round(Math.max(start, starts.at(-1) ?? 0)));
  }
  return starts;
}

/** Milliseconds between which someone speaks, without clicks before and after. Null where it is equally loud, or quiet, throughout. */
export function spokenPart(levels: readonly Level[]): { from: number; to: number } | null {
  // A reader may wait for longer than the sentence takes, or not at all.
  const limit = quietLimit(levels, [0.02, 0.97]);
  let from: number | null = null;
  let to = 0;
  let since: number | null = null;
  for (const { at, loudness } of levels) {
    if (decibels(loudness) <= limit) since = null;
    else {
      since ??= at;
      if (at - since < CLICK_MS) continue;
      from ??= since;
      to = at;
    }
  }
  return from === null ? null : { from, to };
}

/** What is wrong with how a page sounds; null if nothing. */
export function soundProblem(levels: readonly Level[]): 'too-quiet' | 'clipped' | null {
  if (levels.length === 0) return null;
  if (levels.filter(({ peak }) => peak >= CLIPPED).length > CLIPPED_AT_MOST) return 'clipped';
  const sorted = levels.map(({ loudness }) => decibels(loudness)).sort((one, other) => one - other);
  return quantile(sorted, 0.9) < TOO_QUIET_DB ? 'too-quiet' : null;
}
