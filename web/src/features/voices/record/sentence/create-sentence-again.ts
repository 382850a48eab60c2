import { encode } from '../../../../data/device/sound/encode.ts';
import { decodeSound, playPart } from '../../../../data/device/sound/play-sound.ts';
import { samplesOf } from '../../../../data/device/sound/samples.ts';
import { createStore } from '../../../../data/device/store.ts';
import { removeSentenceTake, type SentenceTake, undecidedSentence } from '../../api/sentence-takes.ts';
import type { RecordedPage } from '../../api/story-voices.ts';
import { recordedPageOf, soundOf } from '../../api/takes.ts';
import { sayInterrupted } from '../../say-interrupted.ts';
import type { Microphone } from '../sound/microphone.ts';
import type { Level, soundProblem } from '../sound/pauses.ts';
import { problemOf, type StudioProblem } from '../studio-problem.ts';
import { PageTooLong, putTogether, type RunningSentence, recordSentence } from './sentence-recording.ts';

/** `spoken`: its reader decides whether it takes the old one's place. */
export type SentenceStage = 'closed' | 'choosing' | 'speaking' | 'spoken' | 'saving';
export type SentenceProblem = 'too-long' | 'not-possible';

export interface SentenceAgainState {
  stage: SentenceStage;
  sentence: number;
  take: SentenceTake | null;
  sound: ReturnType<typeof soundProblem>;
  problem: SentenceProblem | null;
  listening: boolean;
}

const CLOSED: SentenceAgainState = { stage: 'closed', sentence: 0, take: null, sound: null, problem: null, listening: false };

interface SentenceAgainOptions {
  whose: () => Pick<SentenceTake, 'uid' | 'target' | 'page'>;
  /** The page as it is; null if it cannot be changed. */
  base: () => RecordedPage | null;
  /** Resolves with null if it cannot be opened, and the studio says why, or if the screen was left meanwhile. */
  openMicrophone: () => Promise<Microphone | null>;
  /** Called with the reason if recording does not begin, or stops. */
  onProblem: (problem: StudioProblem) => void;
  /** An earlier visit left a sentence of this page undecided. */
  onUndecided: (page: number) => void;
  onReplaced: (page: number, recording: RecordedPage) => void;
}

export type SentenceAgain = ReturnType<typeof createSentenceAgain>;

/** Speaks one sentence of a recorded page again. The page changes only when its reader says so. */
export function createSentenceAgain({ whose, base, openMicrophone, onProblem, onUndecided, onReplaced }: SentenceAgainOptions) {
  const store = createStore<SentenceAgainState>(CLOSED);
  const change = (part: Partial<SentenceAgainState>): void => store.set({ ...store.get(), ...part });
  /** How loud it is, 0 to 1. */
  const level = createStore(0);
  let running: RunningSentence | null = null;
  let isStarting = false;
  let hasLeft = false;
  /** The attempt before this one. */
  let before: SentenceTake | null = null;
  let stopSound = (): void => undefined;

  function stopListening(): void {
    stopSound();
    stopSound = () => undefined;
    change({ listening: false });
  }

  /** Ignores presses while an earlier one is opening the microphone, because each would record the sentence. */
  async function speak(sentence: number): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    await record(sentence);
    isStarting = false;
  }

  async function record(sentence: number): Promise<void> {
    stopListening();
    // The page as it was before the first of several attempts.
    const { take } = store.get();
    const page = take?.base ?? base();
    const microphone = page && (await openMicrophone());
    if (!page || !microphone) return;
    const onLevel = ({ loudness }: Level): void => {
      level.set(loudness);
      if (running === null || !microphone.ended()) return;
      onProblem('stopped');
      void finish();
    };
    try {
      before = take;
      const recording = await recordSentence(microphone, { ...whose(), sentence, base: page }, onLevel, onProblem);
      if (hasLeft) return await recording.discard();
      running = recording;
      store.set({ ...CLOSED, stage: 'speaking', sentence });
    } catch (error) {
      onProblem(problemOf(error));
    }
  }

  async function finish(): Promise<void> {
    const recording = running;
    if (recording === null) return;
    running = null;
    const { sentence } = store.get();
    const spoken = await recording.finish();
    level.set(0);
    if (spoken === null) return store.set({ ...CLOSED, stage: before === null ? 'choosing' : 'spoken', sentence, take: before });
    if (before !== null) await removeSentenceTake(before.id).catch(() => undefined);
    before = null;
    change({ stage: 'spoken', take: spoken.take, sound: spoken.problem });
  }

  async function listen(): Promise<void> {
    const { take } = store.get();
    if (take === null) return;
    stopListening();
    let stopped = false;
    stopSound = () => {
      stopped = true;
    };
    try {
      const sound = await decodeSound(await soundOf(take.id));
      if (stopped) return;
      change({ listening: true });
      const onEnd = () => change({ listening: false });
      const onInterrupted = () => {
        onEnd();
        sayInterrupted();
      };
      stopSound = playPart(sound, { from: 0, to: sound.duration * 1000, volume: 1 }, onEnd, onInterrupted);
    } catch {
      if (!stopped) change({ problem: 'not-possible' });
    }
  }

  async function accept(): Promise<void> {
    const { take } = store.get();
    if (take === null) return;
    stopListening();
    change({ stage: 'saving', problem: null });
    try {
      const whole = await putTogether(take, { samplesOf, encode });
      const recording = await recordedPageOf(whole);
      store.set(CLOSED);
      onReplaced(whole.page, recording);
    } catch (error) {
      change({ stage: 'spoken', problem: error instanceof PageTooLong ? 'too-long' : 'not-possible' });
    }
  }

  async function close(): Promise<void> {
    stopListening();
    const { take } = store.get();
    store.set(CLOSED);
    if (take !== null) await removeSentenceTake(take.id).catch(() => undefined);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    level,
    /** Asks about the sentence that an earlier visit has left undecided. */
    begin(): void {
      hasLeft = false;
      void undecidedSentence(whose().target)
        .then((take) => {
          if (take === null) return;
          onUndecided(take.page);
          store.set({ ...CLOSED, stage: 'spoken', sentence: take.sentence, take });
        })
        .catch(() => undefined);
    },
    end(): void {
      hasLeft = true;
      stopSound();
      void running?.finish();
    },
    choose: () => store.set({ ...CLOSED, stage: 'choosing' }),
    ...{ speak, finish, listen, stopListening, accept, close },
  };
}
