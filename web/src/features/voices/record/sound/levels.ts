import { SAMPLE_RATE, type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { type Level, loudnessOf } from './pauses.ts';

/** Milliseconds, as the microphone is looked at. */
const INTERVAL_MS = 20;

/** How loud sound is that was not heard from the microphone. */
export function levelsOf(samples: Samples): Level[] {
  const step = samplesIn(INTERVAL_MS);
  const levels: Level[] = [];
  for (let from = 0; from < samples.length; from += step) {
    levels.push({ at: (from / SAMPLE_RATE) * 1000, ...loudnessOf(samples.subarray(from, from + step)) });
  }
  return levels;
}
