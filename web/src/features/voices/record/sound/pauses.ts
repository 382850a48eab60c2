/** Finds the pauses in a recording, and with them where its sentences really begin. Pure. */

/** How loud it was at one moment. */
export interface Level {
  /** Milliseconds since the recording began. */
  at: number;
  /** Root mean square of the samples, 0 to 1. */
  loudness: number;
  /** The highest sample, 0 to 1. */
  peak: number;
  /** The share of samples whose sign is not that of the one before: low in vowels, high in hissing. Where missing, coughs are told by their length only. */
  hiss?: number;
}

/** How loud samples are together, and how much they hiss. */
export function loudnessOf(samples: Float32Array): Omit<Level, 'at'> {
  let sum = 0;
  let peak = 0;
  let crossings = 0;
  let before = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
    if (sample < 0 !== before < 0) crossings += 1;
    before = sample;
  }
  const length = Math.max(1, samples.length);
  return { loudness: Math.sqrt(sum / length), peak, hiss: crossings / length };
}

/** Milliseconds of quiet that count as a pause; shorter ones are within words. */
const SHORTEST_PAUSE_MS = 100;
/** Milliseconds from which on it has to be quiet, so that a page begins with a pause; the press before it may be heard. */
const OPENING_MS = 160;
/** Milliseconds in which a browser's noise suppression learns the room: its noise is louder until then, but softer than a voice. */
const SETTLING_MS = 700;
/** Where between the room's noise and the voice a sound in that time can be a word. */
const VOICE_SHARE = 0.8;
/** Milliseconds of sound within a pause that may be no word of the story: a cough, a page. */
const COUGH_MS = 180;
/** Coughs in one pause. */
const MOST_COUGHS = 2;
/** Milliseconds of sound that are no word at all: the press of a button. */
const CLICK_MS = 60;
/** Milliseconds around a press in which its pause is looked for: readers press a little early or late. */
const REACH_MS = 900;
/** Milliseconds by which presses scatter around the middle of their pauses; more than most readers do, so that a clear pause counts as well. */
const SCATTER_MS = 320;
/** How much more a long pause is likely to be meant than a short one, as a power of its length. Found by trying it with readings, like the next. */
const LONGER_IS_LIKELIER = 2.5;
/** Milliseconds from which a pause is long enough. */
const LONG_PAUSE_MS = 900;
/** The natural logarithm of how much less likely a short sound with a vowel in it is a cough than a word. */
const COUGH_IS_RARE = 1.6;
/** The share of a page's sounding moments, sorted by how much they hiss, among which its vowels are. */
const VOWELS_SHARE = 0.7;
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

interface LikelyPause extends Pause {
  /** Milliseconds of quiet in it. */
  quiet: number;
  /** Short sounds in it that may be words. */
  sounds: number;
}

const decibels = (loudness: number): number => 20 * Math.log10(Math.max(loudness, 1e-5));

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100;
}

/** Decibels below which it is quiet. @param shares how many of the levels are as soft as the room, and softer than the voice. */
function quietLimit(levels: readonly Level[], [noiseShare, voiceShare]: readonly [number, number], limitShare = QUIET_SHARE): number {
  const sorted = levels.map(({ loudness }) => decibels(loudness)).sort((one, other) => one - other);
  const noise = quantile(sorted, noiseShare);
  return noise + (quantile(sorted, voiceShare) - noise) * limitShare;
}

/** The shares of a whole page's levels. */
const ROOM_AND_VOICE = [0.1, 0.85] as const;

/** In order. The quiet after the last sound is none. */
export function pausesOf(levels: readonly Level[]): LikelyPause[] {
  const limit = quietLimit(levels, ROOM_AND_VOICE);
  const pauses: LikelyPause[] = [];
  let from: number | null = null;
  for (const { at, loudness } of levels) {
    if (decibels(loudness) < limit) from ??= at;
    else if (from !== null) {
      if (at - from >= SHORTEST_PAUSE_MS) pauses.push({ from, to: at, quiet: at - from, sounds: 0 });
      from = null;
    }
  }
  return pauses;
}

/** Neighbors with only a short sound between them, as one pause: the sound may be a cough, or the sentence's first word. */
function joined(pauses: readonly LikelyPause[], levels: readonly Level[]): LikelyPause[] {
  const limit = quietLimit(levels, ROOM_AND_VOICE);
  const sounding = levels.filter(({ loudness }) => decibels(loudness) >= limit);
  const hisses = sounding.map(({ hiss = 0 }) => hiss).sort((one, other) => one - other);
  const vowel = hisses[Math.floor(hisses.length * VOWELS_SHARE)] ?? 0;
  const hasVowel = (from: number, to: number) => sounding.some(({ at, hiss = 0 }) => at >= from && at < to && hiss <= vowel);
  return pauses.flatMap((first, index) => {
    const together: LikelyPause[] = [];
    let before = first;
    for (const next of pauses.slice(index + 1, index + 1 + MOST_COUGHS)) {
      if (next.from - before.to > COUGH_MS) break;
      const sounds = before.sounds + (hasVowel(before.to, next.from) ? 1 : 0);
      before = { from: first.from, to: next.to, quiet: before.quiet + next.quiet, sounds };
      together.push(before);
    }
    return together;
  });
}

/** Where the quiet before the first word ends; 0 if a page begins with a word. */
function endOfOpening(levels: readonly Level[], pauses: readonly Pause[]): number {
  const voice = quietLimit(levels, ROOM_AND_VOICE, VOICE_SHARE);
  const firstVoice = levels.find(({ at, loudness }) => at > OPENING_MS && decibels(loudness) >= voice)?.at ?? 0;
  let end = 0;
  for (const { from, to } of pauses) {
    const isNoise = from <= SETTLING_MS && from <= firstVoice;
    if (Math.round(from - end) > (end === 0 ? OPENING_MS : CLICK_MS) && !isNoise) break;
    end = to;
  }
  return end;
}

/** The distance of a press from a pause; 0 within it. */
function distance({ from, to }: Pause, press: number): number {
  return press < from ? from - press : Math.max(0, press - to);
}

/** The logarithm of how likely this pause was meant by a press, compared with others. */
function fit({ from, to, quiet, sounds }: LikelyPause, press: number): number {
  const off = (press - (from + to) / 2) / SCATTER_MS;
  return LONGER_IS_LIKELIER * Math.log(Math.min(quiet, LONG_PAUSE_MS)) - (off * off) / 2 - COUGH_IS_RARE * sounds;
}

/**
 * Where each sentence begins.
 * @param presses milliseconds at which the reader went on, one for each sentence after the first, in order.
 * @returns one start for each press and one for the first sentence, in order: whole milliseconds, as they are stored.
 */
export function sentenceStarts(levels: readonly Level[], presses: readonly number[]): number[] {
  const pauses = pausesOf(levels);
  const choices = [...pauses, ...joined(pauses, levels)];
  const starts = [Math.max(0, Math.round(endOfOpening(levels, pauses) - LEAD_MS))];
  for (const press of presses) {
    const before = starts.at(-1) ?? 0;
    const near = choices.filter((pause) => distance(pause, press) <= REACH_MS && pause.to - LEAD_MS > before + 1);
    const best = near.sort((one, other) => fit(other, press) - fit(one, press))[0];
    const start = best === undefined ? press : best.to - LEAD_MS;
    starts.push(Math.round(Math.max(start, before)));
  }
  return starts;
}

/** Milliseconds between which someone speaks, without clicks before and after. Null if it is equally loud, or quiet, throughout. */
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
