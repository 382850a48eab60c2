/** What a story of the line-up leaves to the next one, which is read aloud without another press. */
import type { SleepTimer } from '../../aloud/sleep-timer.ts';
import type { Sounds } from '../../sounds/sounds.ts';
import { listening, NOT_LISTENING } from './listening.ts';

/** Milliseconds after which the next story has failed to open, and what it has not taken over is closed. */
const EXPIRY_MS = 30_000;

interface HandOver {
  /** What is left of it, while it does not count. */
  timer?: SleepTimer;
  /** The quiet sounds, because a page that opens without a press may not begin any. */
  sounds?: Promise<Sounds>;
  /** Browsers may stop a page without sound while the screen is off. */
  silence?: { sound: HTMLAudioElement; close: () => void };
}

let handOver: HandOver | null = null;
let stopWaiting: () => void = () => undefined;

/** The story that opens now is read aloud, unless it fails to open or another one opens. Called before it opens. */
export function handOverTo(storyId: string): void {
  endHandOver();
  handOver = {};
  listening.set({ ...listening.get(), open: true, next: storyId });
  const stopFollowing = listening.subscribe(() => {
    if (!listening.get().open) endHandOver();
  });
  const expiry = window.setTimeout(endHandOver, EXPIRY_MS);
  stopWaiting = () => {
    stopFollowing();
    window.clearTimeout(expiry);
  };
}

/** Closes what no story has taken over. If the next story has not opened by then, the voice is closed, too. */
export function endHandOver(): void {
  stopWaiting();
  const { sounds, silence } = handOver ?? {};
  handOver = null;
  silence?.close();
  // Without their code there is nothing to close.
  void sounds?.then((ready) => ready.close()).catch(() => undefined);
  if (listening.get().next !== null) listening.set(NOT_LISTENING);
}

/** For the story that opens now. */
export function passOn(parts: HandOver): void {
  if (handOver) Object.assign(handOver, parts);
}

/** A part that the story before has left, once; undefined if it has left none. */
export function takeOver<Part extends keyof HandOver>(part: Part): HandOver[Part] | undefined {
  const passed = handOver?.[part];
  delete handOver?.[part];
  return passed;
}
