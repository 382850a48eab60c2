import { SENTENCE_RULES, type VoiceTarget } from '@tuckaway/domain';
import { decodeSound, playPart } from '../../../data/device/sound/play-sound.ts';
import { createStore } from '../../../data/device/store.ts';
import { pageSound } from '../api/page-sound.ts';
import type { RecordedPage } from '../api/story-voices.ts';
import { recordedPageOf } from '../api/takes.ts';
import { sayInterrupted } from '../say-interrupted.ts';
import { type RunningPage, recordPage } from './page-recording.ts';
import { createSentenceAgain } from './sentence/create-sentence-again.ts';
import { canUseMicrophone, type Microphone, openMicrophone } from './sound/microphone.ts';
import type { Level, soundProblem } from './sound/pauses.ts';
import { problemOf, type StudioProblem } from './studio-problem.ts';

/** Milliseconds of quiet after which the next sentence comes by itself, once enough was said for this one. */
const MOVE_ON_AFTER_MS = 1300;
/** Milliseconds that a letter takes to read, at the fastest. */
const FASTEST_MS_PER_LETTER = 38;
/** Loudness above which someone is speaking; far above a quiet room. */
const SPEAKING = 0.02;

export interface StudioState {
  stage: 'ready' | 'recording' | 'recorded';
  page: number;
  /** The sentence on its page. */
  sentence: number;
  problem: StudioProblem | null;
  /** Pages whose last recording stopped early, or was not stored to its end. */
  brokenOff: ReadonlySet<number>;
  /** How the last page sounds. */
  sound: ReturnType<typeof soundProblem>;
  listening: boolean;
  /** What can be heard of this page; null if nothing can. */
  recording: RecordedPage | null;
}

interface StudioOptions {
  uid: string | null;
  target: VoiceTarget;
  /** The sentences of each page. */
  script: readonly (readonly string[])[];
  /** Where these sentences begin in a page's recording. */
  startsIn: (page: number, recording: RecordedPage) => number[];
  /** The first page to record. */
  firstPage: number;
  onTake: (page: number) => void;
}

/** Records a story page by page, as long as a component is subscribed. The microphone is opened with the first press. */
export function createStudio({ uid, target, script, startsIn, firstPage, onTake }: StudioOptions) {
  const store = createStore<StudioState>({
    ...{ stage: 'ready', page: firstPage, sentence: 0, problem: canUseMicrophone() ? null : 'unsupported' },
    ...{ brokenOff: new Set<number>(), sound: null, listening: false, recording: null },
  });
  const change = (part: Partial<StudioState>): void => store.set({ ...store.get(), ...part });
  /** How loud it is, 0 to 1. */
  const level = createStore(0);
  let microphone: Microphone | null = null;
  /** The microphone while it is being opened. */
  let opening: Promise<Microphone> | null = null;
  let hasLeft = false;
  let isStarting = false;
  let running: RunningPage | null = null;
  /** By page: a delivered take leaves the device. */
  const recordings = new Map<number, RecordedPage | null>();
  let stopSound = (): void => undefined;
  let spokenMs = 0;
  let quietMs = 0;
  let heardAt = 0;

  const again = createSentenceAgain({
    whose: () => ({ uid, target, page: store.get().page }),
    base: () => store.get().recording,
    async openMicrophone() {
      stopListening();
      try {
        const live = await liveMicrophone();
        return hasLeft ? null : live;
      } catch (error) {
        change({ problem: problemOf(error) });
        return null;
      }
    },
    onProblem: (problem) => change({ problem }),
    onUndecided: openPage,
    onReplaced: keep,
  });

  /** The recording as today's rules divide it, because one of their sentences can be spoken again. */
  function divided(page: number, recording: RecordedPage): RecordedPage {
    return { ...recording, starts: startsIn(page, recording), sentenceRules: SENTENCE_RULES };
  }

  /** What was recorded of the open page, here or before. */
  async function findRecording(): Promise<void> {
    const { page } = store.get();
    const earlier = recordings.get(page) ?? (await pageSound(target, page).catch(() => null));
    const found = recordings.get(page) ?? earlier;
    if (store.get().page === page) change({ recording: found && divided(page, found) });
  }

  /** @param recording null if it is stored, but cannot be read. */
  function keep(page: number, recording: RecordedPage | null): void {
    recordings.set(page, recording);
    const problem = recording ? store.get().problem : (store.get().problem ?? 'unplayable');
    change({ stage: 'recorded', sound: null, recording: recording && divided(page, recording), problem });
    onTake(page);
  }

  function closeMicrophone(): void {
    microphone?.close();
    microphone = null;
  }

  /** All presses share one microphone, because a second one would never be closed. */
  async function liveMicrophone(): Promise<Microphone> {
    if (microphone?.ended()) closeMicrophone();
    if (microphone !== null) return microphone;
    opening ??= openMicrophone().finally(() => {
      opening = null;
    });
    const opened = await opening;
    microphone = opened;
    if (hasLeft) closeMicrophone();
    return opened;
  }

  /** Ignores presses while an earlier one is opening the microphone, because each would record the page. */
  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    stopListening();
    try {
      const live = await liveMicrophone();
      if (hasLeft) return;
      [spokenMs, quietMs, heardAt] = [0, 0, 0];
      const noRoom = () => change({ problem: 'no-room' });
      const recording = await recordPage(live, { uid, target, page: store.get().page }, hear, noRoom);
      if (hasLeft) return await recording.discard();
      running = recording;
      change({ stage: 'recording', sentence: 0, problem: null, sound: null });
    } catch (error) {
      change({ problem: problemOf(error) });
    } finally {
      isStarting = false;
    }
  }

  function hear({ at, loudness }: Pick<Level, 'at' | 'loudness'>): void {
    const passed = at - heardAt;
    heardAt = at;
    if (loudness >= SPEAKING) {
      spokenMs += passed;
      quietMs = 0;
    } else quietMs += passed;
    level.set(loudness);
    const { stage, page, sentence } = store.get();
    if (stage !== 'recording' || running === null) return;
    if (microphone?.ended()) {
      change({ problem: 'stopped' });
      void finish({ stopped: true });
      return;
    }
    const sentences = script[page] ?? [];
    const enough = (sentences[sentence]?.length ?? 0) * FASTEST_MS_PER_LETTER;
    if (sentence + 1 < sentences.length && spokenMs >= enough && quietMs >= MOVE_ON_AFTER_MS) void goOn();
  }

  /** The next sentence, or the end of the page. */
  async function goOn(): Promise<void> {
    const { page, sentence } = store.get();
    if (running === null) return;
    if (sentence + 1 >= (script[page]?.length ?? 0)) return finish();
    running.next();
    [spokenMs, quietMs] = [0, 0];
    change({ sentence: sentence + 1 });
  }

  async function finish({ stopped = false } = {}): Promise<void> {
    const page = running;
    if (page === null) return;
    running = null;
    const { take, isWhole, problem } = await page.finish();
    level.set(0);
    // Nothing of it is stored.
    if (take.durationMs === 0) return change({ stage: 'ready', sentence: 0, problem: store.get().problem ?? 'stopped' });
    const brokenOff = new Set(store.get().brokenOff);
    if (stopped || !isWhole) brokenOff.add(take.page);
    else brokenOff.delete(take.page);
    change({ brokenOff });
    keep(take.page, await recordedPageOf(take).catch(() => null));
    change({ sound: problem });
  }

  async function listen(): Promise<void> {
    const { recording } = store.get();
    if (recording === null) return;
    const { starts, durationMs, audio } = recording;
    stopListening();
    let stopped = false;
    stopSound = () => {
      stopped = true;
    };
    const sound = await decodeSound(audio).catch(() => null);
    if (stopped) return;
    // What cannot be decoded here may still play elsewhere.
    if (sound === null) return change({ recording: null, problem: 'unplayable' });
    change({ listening: true });
    const onEnd = () => change({ listening: false });
    const onInterrupted = () => {
      onEnd();
      sayInterrupted();
    };
    stopSound = playPart(sound, { from: starts[0] ?? 0, to: durationMs, volume: 1 }, onEnd, onInterrupted);
  }

  function stopListening(): void {
    stopSound();
    stopSound = () => undefined;
    change({ listening: false });
  }

  function openPage(page: number): void {
    stopListening();
    const { problem } = store.get();
    const lasting = problem === 'stopped' || problem === 'unplayable' ? null : problem;
    change({ stage: 'ready', page, sentence: 0, sound: null, recording: null, problem: lasting });
    void findRecording();
  }

  return {
    get: store.get,
    subscribe(listener: () => void): () => void {
      const unsubscribe = store.subscribe(listener);
      hasLeft = false;
      void findRecording();
      again.begin();
      return () => {
        unsubscribe();
        hasLeft = true;
        stopSound();
        again.end();
        void running?.finish();
        closeMicrophone();
      };
    },
    level,
    again,
    ...{ start, goOn, finish, listen, stopListening, openPage },
  };
}
