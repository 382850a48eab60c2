/** What a story of the line-up leaves to the next one, which is read aloud without another press. */
import type { SleepTimer } from '../../aloud/sleep-timer.ts';
import { listening } from './listening.ts';

interface HandOver {
  /** What is left of it, while it does not count. */
  timer?: SleepTimer;
}

let handOver: HandOver = {};

/** The story that opens now is read aloud. Called before it opens. */
export function handOverTo(storyId: string): void {
  handOver = {};
  listening.set({ ...listening.get(), open: true, next: storyId });
}

/** For the story that opens now. */
export function passOn(parts: HandOver): void {
  Object.assign(handOver, parts);
}

/** A part that the story before has left, once; undefined if it has left none. */
export function takeOver<Part extends keyof HandOver>(part: Part): HandOver[Part] {
  const passed = handOver[part];
  delete handOver[part];
  return passed;
}
