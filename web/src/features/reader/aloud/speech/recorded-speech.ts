import type { PlayedPart } from '../../../../data/device/sound/play-sound.ts';
import { TimeoutError, withTimeout } from '../../../../data/device/with-timeout.ts';
import type { SpeechEngine, UtteranceEvents, UtteranceRequest } from './ports.ts';

/** A page's sound, and where each of its sentences begins. */
export interface PageSound<Sound> {
  /** The sound from its beginning at least to this moment, in milliseconds: what is needed first is decoded first. May reject. */
  soundUntil(to: number): Promise<Sound>;
  durationMs: number;
  starts: readonly number[];
}

export interface RecordedSpeechPorts<Sound> {
  /** The device's voice, for what is not recorded. */
  otherwise: SpeechEngine;
  /** Which sentence of its page a line is. */
  placeOf(line: number): { page: number; sentence: number } | null;
  /** Null if the page is not recorded. May reject, for example without a network. */
  load(page: number): Promise<PageSound<Sound> | null>;
  /** Plays a part, and calls `onEnd` or `onInterrupted` in time. May throw. @returns a function that stops it without either. */
  play(sound: Sound, part: PlayedPart, onEnd: () => void, onInterrupted: () => void): () => void;
}

/** Milliseconds between two signs of life, so that a slow reader is not taken for a silent voice. */
const SIGN_OF_LIFE_MS = 2000;
/** Milliseconds to wait once for a page, before the device's voice begins it; shorter than START_TIMEOUT_MS of reading.ts. */
const PATIENCE_MS = 5000;
/** How much of a pace a recording takes on: a slower one is deeper, too, and at four fifths of the pace it is a semitone, which sounds sleepy; more sounds ill. */
const SLOWER_SHARE = 0.28;

/** Plays a person's recording sentence by sentence; what is missing in it is read by the device's voice. */
export function recordedSpeech<Sound>({ otherwise, placeOf, load, play }: RecordedSpeechPorts<Sound>): SpeechEngine {
  const pages = new Map<number, Promise<PageSound<Sound> | null>>();
  /** Pages that did not arrive in time, and are not waited for again. */
  const late = new Set<number>();
  /** Increases with each start and stop. */
  let turn = 0;
  let silence: () => void = () => undefined;

  function pageSound(page: number): Promise<PageSound<Sound> | null> {
    const known = pages.get(page) ?? load(page).catch(() => null);
    pages.set(page, known);
    return known;
  }

  /** Resolves with null if the device's voice has to read. */
  function pageInTime(page: number): Promise<PageSound<Sound> | null> {
    return withTimeout(late.has(page) ? 0 : PATIENCE_MS, () => pageSound(page)).catch((error: unknown) => {
      if (error instanceof TimeoutError) late.add(page);
      return null;
    });
  }

  function cancel(): void {
    turn += 1;
    silence();
    silence = () => undefined;
    otherwise.cancel();
  }

  async function speak(saying: UtteranceRequest, heard: UtteranceEvents): Promise<void> {
    cancel();
    const mine = turn;
    const place = placeOf(saying.line);
    const page = place && (await pageInTime(place.page));
    if (mine !== turn) return;
    const from = place ? page?.starts[place.sentence] : undefined;
    if (!page || from === undefined || place === null) return otherwise.speak(saying, heard);
    const to = page.starts[place.sentence + 1] ?? page.durationMs;
    const sound = await page.soundUntil(to).catch(() => null);
    if (mine !== turn) return;
    if (sound === null) return otherwise.speak(saying, heard);
    heard.started();
    const alive = setInterval(() => heard.word(0, 0), SIGN_OF_LIFE_MS);
    const settle = (event: () => void) => () => {
      clearInterval(alive);
      if (mine === turn) event();
    };
    const part = { from, to, volume: saying.volume, speed: 1 - (1 - saying.pace) * SLOWER_SHARE };
    const onInterrupted = settle(() => heard.failed('interrupted'));
    let stop: () => void;
    try {
      stop = play(sound, part, settle(heard.ended), onInterrupted);
    } catch {
      clearInterval(alive);
      return otherwise.speak(saying, heard);
    }
    silence = () => {
      clearInterval(alive);
      stop();
    };
    // So that the next page begins without a wait.
    void pageSound(place.page + 1)
      .then((next) => next?.soundUntil(next.durationMs))
      .catch(() => undefined);
  }

  return { speak: (saying, heard) => void speak(saying, heard), cancel };
}
