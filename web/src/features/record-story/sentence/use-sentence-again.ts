import { useEffect, useRef, useState } from 'react';
import { decodeSound, playPart } from '../../../data/lib/play-sound.ts';
import { encode } from '../../../data/sound/encode.ts';
import { samplesOf } from '../../../data/sound/samples.ts';
import { removeSentenceTake, type SentenceTake, undecidedSentence } from '../../../data/voices/sentence-takes.ts';
import type { RecordedPage } from '../../../data/voices/story-voices.ts';
import { soundOf } from '../../../data/voices/takes.ts';
import type { Microphone } from '../microphone.ts';
import type { soundProblem } from '../pauses.ts';
import { PageTooLong, putTogether, type RunningSentence, recordSentence } from './sentence-recording.ts';

/** `spoken`: its reader decides whether it takes the old one's place. */
export type SentenceStage = 'closed' | 'choosing' | 'speaking' | 'spoken' | 'saving';
export type SentenceProblem = 'too-long' | 'not-possible';

interface State {
  stage: SentenceStage;
  sentence: number;
  take: SentenceTake | null;
  sound: ReturnType<typeof soundProblem>;
  problem: SentenceProblem | null;
  listening: boolean;
}

const CLOSED: State = { stage: 'closed', sentence: 0, take: null, sound: null, problem: null, listening: false };

interface SentenceAgain {
  whose: Pick<SentenceTake, 'uid' | 'target' | 'page'>;
  /** The page as it is; null if it cannot be changed. */
  base: RecordedPage | null;
  /** Null if it cannot be opened; then the studio says why. */
  openMicrophone: () => Promise<Microphone | null>;
  onNoRoom: () => void;
  /** An earlier visit left a sentence of this page undecided. */
  onUndecided: (page: number) => void;
  onReplaced: (page: number, recording: RecordedPage) => void;
}

/** Speaks one sentence of a recorded page again. The page changes only when its reader says so. */
export function useSentenceAgain({ whose, base, openMicrophone, onNoRoom, onUndecided, onReplaced }: SentenceAgain) {
  const [state, setState] = useState<State>(CLOSED);
  const [level, setLevel] = useState(0);
  const running = useRef<RunningSentence | null>(null);
  /** The attempt before this one. */
  const before = useRef<SentenceTake | null>(null);
  const stopSound = useRef<() => void>(() => undefined);
  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the screen.
  useEffect(() => {
    void undecidedSentence(whose.target)
      .then((take) => {
        if (take === null) return;
        onUndecided(take.page);
        setState({ ...CLOSED, stage: 'spoken', sentence: take.sentence, take });
      })
      .catch(() => undefined);
    return () => {
      stopSound.current();
      void running.current?.finish();
    };
  }, []);

  function stopListening(): void {
    stopSound.current();
    stopSound.current = () => undefined;
    change({ listening: false });
  }

  async function speak(sentence: number): Promise<void> {
    stopListening();
    // The page as it was before the first of several attempts.
    const page = state.take?.base ?? base;
    const microphone = page && (await openMicrophone());
    if (!page || !microphone) return;
    try {
      before.current = state.take;
      running.current = await recordSentence(microphone, { ...whose, sentence, base: page }, (heard) => setLevel(heard.loudness), onNoRoom);
      setState({ ...CLOSED, stage: 'speaking', sentence });
    } catch {
      onNoRoom();
    }
  }

  async function finish(): Promise<void> {
    const recording = running.current;
    if (recording === null) return;
    running.current = null;
    const { take, problem } = await recording.finish();
    if (before.current !== null) await removeSentenceTake(before.current.id);
    before.current = null;
    setLevel(0);
    change({ stage: 'spoken', take, sound: problem });
  }

  async function listen(): Promise<void> {
    if (state.take === null) return;
    stopListening();
    try {
      const sound = await decodeSound(await soundOf(state.take.id));
      change({ listening: true });
      stopSound.current = playPart(sound, { from: 0, to: sound.duration * 1000, volume: 1 }, () => change({ listening: false }));
    } catch {
      change({ problem: 'not-possible' });
    }
  }

  async function accept(): Promise<void> {
    if (state.take === null) return;
    stopListening();
    change({ stage: 'saving', problem: null });
    try {
      const { id, page, type, durationMs, starts } = await putTogether(state.take, { samplesOf, encode });
      const audio = await soundOf(id);
      setState(CLOSED);
      onReplaced(page, { type, durationMs, starts, audio });
    } catch (error) {
      change({ stage: 'spoken', problem: error instanceof PageTooLong ? 'too-long' : 'not-possible' });
    }
  }

  async function close(): Promise<void> {
    stopListening();
    setState(CLOSED);
    if (state.take !== null) await removeSentenceTake(state.take.id).catch(() => undefined);
  }

  return { ...state, level, choose: () => setState({ ...CLOSED, stage: 'choosing' }), speak, finish, listen, stopListening, accept, close };
}
