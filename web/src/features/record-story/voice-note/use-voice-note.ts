import type { VoiceTarget } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { playPart } from '../../../data/lib/play-sound.ts';
import { currentSession, currentUid } from '../../../data/session/session.ts';
import { encode } from '../../../data/sound/encode.ts';
import { msOf, playable, type Samples, samplesOf } from '../../../data/sound/samples.ts';
import { readSharedNotes, removeSharedNote, type SharedNote } from '../../../data/voices/shared-note.ts';
import { levelsOf } from '../levels.ts';
import { type Level, type Pause, pausesOf, sentenceStarts, soundProblem, spokenPart } from '../pauses.ts';
import { type NoteProblem, NoteRefused, readNote } from './read-note.ts';
import { endOf, saveNote } from './save-note.ts';
import { moveStart, splitNote, tappedStarts } from './split-note.ts';

export interface NoteSentence {
  /** From 0. */
  page: number;
  text: string;
}

interface Note {
  samples: Samples;
  sound: AudioBuffer;
  levels: Level[];
  pauses: Pause[];
  end: number;
  sentences: NoteSentence[];
  /** Where it waited if another app shared it. */
  waiting: SharedNote | undefined;
  loudness: ReturnType<typeof soundProblem>;
}

interface State {
  stage: 'choosing' | 'reading' | 'checking' | 'saving';
  note: Note | null;
  starts: number[];
  /** The sentence that is heard; null in silence. */
  heard: number | null;
  /** Milliseconds that were tapped; null while not tapping along. */
  taps: number[] | null;
  problem: NoteProblem | null;
}

/** Milliseconds between two looks at which sentence is heard. */
const LOOK_MS = 100;

interface VoiceNote {
  uid: string | null;
  target: VoiceTarget;
  onSaved: (pages: number[]) => void;
}

/** Reads a voice note, finds its sentences, lets them be corrected and saves the pages. */
export function useVoiceNote({ uid, target, onSaved }: VoiceNote) {
  const [state, setState] = useState<State>({ stage: 'choosing', note: null, starts: [], heard: null, taps: null, problem: null });
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  /** Ends what plays; `position` is where it is, in milliseconds. */
  const playing = useRef<{ stop: () => void; position: () => number }>({ stop: () => undefined, position: () => 0 });

  useEffect(() => () => playing.current.stop(), []);

  /** What other apps shared. */
  const [shared, setShared] = useState<SharedNote[]>([]);
  useEffect(() => {
    // Until it is known who is signed in, a note would get the wrong owner.
    if (currentSession().status !== 'loading') readSharedNotes(currentUid(), Date.now()).then(setShared, () => undefined);
  }, []);

  function play(from: number, sound: AudioBuffer, onLook: (position: number) => void, onEnd: () => void): void {
    playing.current.stop();
    const began = performance.now();
    const position = () => from + performance.now() - began;
    const timer = window.setInterval(() => onLook(position()), LOOK_MS);
    const silence = playPart(sound, { from, to: sound.duration * 1000, volume: 1 }, () => {
      window.clearInterval(timer);
      onEnd();
    });
    const stop = () => {
      window.clearInterval(timer);
      silence();
      playing.current.stop = () => undefined;
    };
    playing.current = { stop, position };
  }

  function silence(): void {
    playing.current.stop();
    change({ heard: null });
  }

  async function read(file: Blob, sentences: NoteSentence[]): Promise<void> {
    change({ stage: 'reading', problem: null });
    try {
      const samples = await readNote(file, samplesOf);
      const levels = levelsOf(samples);
      const end = endOf(samples, spokenPart(levels)?.to ?? msOf(samples.length));
      const note = {
        samples,
        sound: playable(samples),
        levels,
        pauses: pausesOf(levels),
        end,
        sentences,
        waiting: shared.find((waiting) => waiting.file === file),
        loudness: soundProblem(levels),
      };
      const starts = splitNote(
        levels,
        sentences.map(({ text }) => text.length),
      );
      change({ stage: 'checking', note, starts });
    } catch (error) {
      change({ stage: 'choosing', problem: problemOf(error) });
    }
  }

  function listen(sentence: number): void {
    const { note, starts } = state;
    if (note === null) return;
    change({ heard: sentence });
    const heardAt = (position: number) => starts.findLastIndex((start) => start <= position);
    play(starts[sentence] ?? 0, note.sound, (position) => change({ heard: Math.max(sentence, heardAt(position)) }), silence);
  }

  function move(sentence: number, direction: 'earlier' | 'later'): void {
    const { note, starts } = state;
    silence();
    if (note !== null) change({ starts: moveStart(starts, sentence, direction, note.pauses, note.end) });
  }

  function tapAlong(): void {
    const { note } = state;
    if (note === null) return;
    change({ taps: [], heard: null });
    play(
      0,
      note.sound,
      () => undefined,
      () => change({ taps: null }),
    );
  }

  /** The sentence after the last tapped one begins now. The first begins with the sound. */
  function tap(): void {
    const { note, taps, starts } = state;
    if (note === null || taps === null) return;
    const all = [...taps, playing.current.position()];
    const tapped = sentenceStarts(note.levels, all).map((start) => Math.min(start, note.end));
    const done = all.length + 1 >= note.sentences.length;
    if (done) playing.current.stop();
    change({ taps: done ? null : all, starts: tappedStarts(tapped, starts) });
  }

  function stopTapping(): void {
    playing.current.stop();
    change({ taps: null });
  }

  async function save(): Promise<void> {
    const { note, starts } = state;
    if (note === null) return;
    silence();
    change({ stage: 'saving', problem: null });
    const numbers = [...new Set(note.sentences.map(({ page }) => page))];
    const pages = numbers.map((page) => ({ page, sentences: note.sentences.filter((sentence) => sentence.page === page).length }));
    try {
      await saveNote({ uid, target, samples: note.samples, starts, end: note.end, pages }, encode);
      if (note.waiting !== undefined) await removeSharedNote(note.waiting).catch(() => undefined);
      onSaved(numbers);
    } catch (error) {
      change({ stage: 'checking', problem: problemOf(error) });
    }
  }

  function chooseAnother(): void {
    silence();
    change({ stage: 'choosing', note: null, problem: null });
  }

  return { ...state, shared, read, listen, silence, move, tapAlong, tap, stopTapping, save, chooseAnother };
}

function problemOf(error: unknown): NoteProblem {
  if (error instanceof NoteRefused) return error.problem;
  throw error;
}
