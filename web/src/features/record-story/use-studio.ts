import type { VoiceTarget } from '@tuckaway/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeSound, playPart } from '../../data/lib/play-sound.ts';
import { describe, type Recorder } from '../../data/voices/deliver-takes.ts';
import { pageSound } from '../../data/voices/page-sound.ts';
import type { RecordedPage } from '../../data/voices/story-voices.ts';
import { isSame, readTakes, soundOf } from '../../data/voices/takes.ts';
import { type Microphone, openMicrophone, recordingFormat } from './microphone.ts';
import { finishInterrupted, type RunningPage, recordPage } from './page-recording.ts';
import type { soundProblem } from './pauses.ts';
import { useSentenceAgain } from './sentence/use-sentence-again.ts';

/** Milliseconds of quiet after which the next sentence comes by itself, once enough was said for this one. */
const MOVE_ON_AFTER_MS = 1300;
/** Milliseconds that a letter takes to read, at the fastest. */
const FASTEST_MS_PER_LETTER = 38;
/** Loudness above which someone is speaking; far above a quiet room. */
const SPEAKING = 0.02;

export type StudioProblem = 'blocked' | 'missing' | 'busy' | 'stopped' | 'unsupported' | 'no-room';

export interface StudioState {
  stage: 'ready' | 'recording' | 'recorded';
  page: number;
  /** The sentence on its page. */
  sentence: number;
  problem: StudioProblem | null;
  /** How the last page sounds. */
  sound: ReturnType<typeof soundProblem>;
  listening: boolean;
  /** What can be heard of this page; null if nothing can. */
  recording: RecordedPage | null;
}

interface Studio {
  uid: string | null;
  target: VoiceTarget;
  recorder: Recorder;
  /** The sentences of each page. */
  script: readonly (readonly string[])[];
  /** The first page to record. */
  firstPage: number;
  onTake: (page: number) => void;
}

/** Records a story page by page. The microphone is opened with the first press and closed with the screen. */
export function useStudio({ uid, target, recorder, script, firstPage, onTake }: Studio) {
  const [state, setState] = useState<StudioState>({
    ...{ stage: 'ready', page: firstPage, sentence: 0, problem: recordingFormat() === null ? 'unsupported' : null },
    ...{ sound: null, listening: false, recording: null },
  });
  // An object, because a browser that removes noise reports the same silence again and again.
  const [level, setLevel] = useState({ loudness: 0 });
  const microphone = useRef<Microphone | null>(null);
  const running = useRef<RunningPage | null>(null);
  /** By page: a delivered take leaves the device. */
  const recordings = useRef(new Map<number, RecordedPage>());
  const stopSound = useRef<() => void>(() => undefined);
  const speech = useRef({ spokenMs: 0, quietMs: 0, at: 0 });
  const change = useCallback((part: Partial<StudioState>) => setState((before) => ({ ...before, ...part })), []);
  const sentences = script[state.page] ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the screen.
  useEffect(() => {
    // What an earlier visit left unfinished.
    void readTakes()
      .then((takes) => finishInterrupted(takes.filter((take) => isSame(take.target, target))))
      .then(() => describe(recorder))
      .catch(() => undefined);
    return () => {
      stopSound.current();
      void running.current?.finish();
      microphone.current?.close();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a studio has one target.
  useEffect(() => {
    let current = true;
    const known = recordings.current.get(state.page);
    void (known ? Promise.resolve(known) : pageSound(target, state.page).catch(() => null)).then((recording) => {
      if (current) change({ recording: recordings.current.get(state.page) ?? recording });
    });
    return () => {
      current = false;
    };
  }, [state.page]);

  function keep(page: number, recording: RecordedPage): void {
    recordings.current.set(page, recording);
    change({ stage: 'recorded', sound: null, recording });
    onTake(page);
  }

  const again = useSentenceAgain({
    whose: { uid, target, page: state.page },
    base: state.recording,
    openMicrophone: async () => {
      stopListening();
      try {
        return await liveMicrophone();
      } catch (error) {
        change({ problem: problemOf(error) });
        return null;
      }
    },
    onNoRoom: () => change({ problem: 'no-room' }),
    onUndecided: openPage,
    onReplaced: keep,
  });

  async function liveMicrophone(): Promise<Microphone> {
    if (microphone.current?.ended()) {
      microphone.current.close();
      microphone.current = null;
    }
    microphone.current ??= await openMicrophone();
    return microphone.current;
  }

  async function start(): Promise<void> {
    stopListening();
    try {
      const live = await liveMicrophone();
      const type = recordingFormat()?.type ?? 'audio/webm';
      speech.current = { spokenMs: 0, quietMs: 0, at: 0 };
      running.current = await recordPage(
        live,
        { uid, target, page: state.page, type },
        ({ at, loudness }) => {
          const heard = speech.current;
          const passed = at - heard.at;
          heard.at = at;
          if (loudness >= SPEAKING) Object.assign(heard, { spokenMs: heard.spokenMs + passed, quietMs: 0 });
          else heard.quietMs += passed;
          setLevel({ loudness });
        },
        () => change({ problem: 'no-room' }),
      );
      change({ stage: 'recording', sentence: 0, problem: null, sound: null });
    } catch (error) {
      change({ problem: problemOf(error) });
    }
  }

  /** The next sentence, or the end of the page. */
  async function goOn(): Promise<void> {
    const page = running.current;
    if (!page) return;
    if (state.sentence + 1 < sentences.length) {
      page.next();
      speech.current = { ...speech.current, spokenMs: 0, quietMs: 0 };
      change({ sentence: state.sentence + 1 });
      return;
    }
    await finish();
  }

  async function finish(): Promise<void> {
    const page = running.current;
    if (!page) return;
    running.current = null;
    const { take, problem } = await page.finish();
    setLevel({ loudness: 0 });
    const { type, durationMs, starts } = take;
    keep(take.page, { type, durationMs, starts, audio: await soundOf(take.id) });
    change({ sound: problem });
  }

  const words = sentences[state.sentence]?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each level that arrives.
  useEffect(() => {
    if (state.stage === 'recording' && microphone.current?.ended()) {
      void finish().then(() => change({ problem: 'stopped' }));
      return;
    }
    const { spokenMs, quietMs } = speech.current;
    const last = state.sentence + 1 >= sentences.length;
    if (state.stage === 'recording' && !last && spokenMs >= words * FASTEST_MS_PER_LETTER && quietMs >= MOVE_ON_AFTER_MS) void goOn();
  }, [level]);

  async function listen(): Promise<void> {
    const { recording } = state;
    if (recording === null) return;
    const { starts, durationMs, audio } = recording;
    const sound = await decodeSound(audio).catch(() => null);
    // What cannot be decoded here may still play elsewhere.
    if (sound === null) return change({ recording: null });
    change({ listening: true });
    stopSound.current = playPart(sound, { from: starts[0] ?? 0, to: durationMs, volume: 1 }, () => change({ listening: false }));
  }

  function stopListening(): void {
    stopSound.current();
    stopSound.current = () => undefined;
    change({ listening: false });
  }

  function openPage(page: number): void {
    stopListening();
    change({ stage: 'ready', page, sentence: 0, sound: null, recording: null });
    if (state.problem === 'stopped') change({ problem: null });
  }

  return { state, level: level.loudness, sentences, start, goOn, finish, listen, stopListening, openPage, again };
}

function problemOf(error: unknown): StudioProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  if (name === 'NotFoundError') return 'missing';
  if (name === 'NotReadableError') return 'busy';
  if (name === 'NotSupportedError') return 'unsupported';
  return 'no-room';
}
