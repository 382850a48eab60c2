/** Puts a sentence that was spoken again into its page. Pure. */
import { msOf, type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { levelsOf } from '../sound/levels.ts';
import { spokenPart } from '../sound/pauses.ts';

export interface SpokenPage {
  samples: Samples;
  /** Milliseconds at which each sentence begins. */
  starts: number[];
}

/** Milliseconds before the first sound that belong to a sentence, because consonants begin softly. */
const LEAD_MS = 100;
/** Milliseconds of quiet between a sentence and the next. */
const PAUSE_MS = 500;
/** Milliseconds over which sound that is cut becomes loud or soft; shorter, it clicks. */
const EDGE_MS = 8;

/**
 * Every other sample of the page stays as it is. If the new sentence is longer or shorter, those after it move.
 * @param sentence one that has a start.
 */
export function replaceSentence({ samples, starts }: SpokenPage, sentence: number, spoken: Samples): SpokenPage {
  const placeOf = (index: number) => Math.min(samples.length, samplesIn(starts[index] ?? msOf(samples.length)));
  const from = placeOf(sentence);
  const to = Math.max(from, placeOf(sentence + 1));
  const piece = trimmed(spoken);
  const whole = new Float32Array(from + piece.length + samples.length - to);
  whole.set(samples.subarray(0, from));
  whole.set(piece, from);
  whole.set(samples.subarray(to), from + piece.length);
  const moved = msOf(piece.length - (to - from));
  return { samples: whole, starts: starts.map((start, index) => (index > sentence ? Math.max(0, start + moved) : start)) };
}

/** From shortly before its first word to a pause after its last one. */
function trimmed(spoken: Samples): Samples {
  const part = spokenPart(levelsOf(spoken)) ?? { from: 0, to: msOf(spoken.length) };
  const from = Math.max(0, samplesIn(part.from - LEAD_MS));
  const piece = new Float32Array(samplesIn(part.to + PAUSE_MS) - from);
  const heard = spoken.subarray(from, from + piece.length);
  piece.set(heard);
  const edge = Math.min(samplesIn(EDGE_MS), heard.length);
  for (let at = 0; at < edge; at += 1) {
    piece[at] = ((piece[at] as number) * at) / edge;
    const end = heard.length - 1 - at;
    piece[end] = ((piece[end] as number) * at) / edge;
  }
  return piece;
}
