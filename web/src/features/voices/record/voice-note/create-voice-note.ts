import type { VoiceTarget } from '@tuckaway/domain';
import { encode } from '../../../../data/device/sound/encode.ts';
import { playPart } from '../../../../data/device/sound/play-sound.ts';
import { msOf, playable, type Samples, samplesOf } from '../../../../data/device/sound/samples.ts';
import { createStore } from '../../../../data/device/store.ts';
import { currentSession, currentUid } from '../../../../data/session/session.ts';
import { readSharedNotes, removeSharedNote, type SharedNote } from '../../api/shared-note.ts';
import { sayInterrupted } from '../../say-interrupted.ts';
import { levelsOf } from '../sound/levels.ts';
import { type Level, type Pause, pausesOf, sentenceStarts, soundProblem, spokenPart } from '../sound/pauses.ts';
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

export interface VoiceNoteState {
  stage: 'choosing' | 'reading' | 'checking' | 'saving';
  note: Note | null;
  starts: number[];
  /** The sentence that is heard; null in silence. */
  heard: number | null;
  /** Milliseconds that were tapped; null while not tapping along. */
  taps: number[] | null;
  problem: NoteProblem | null;
  /** What other apps shared. */
  shared: readonly SharedNote[];
}

/** Milliseconds between two looks at which sentence is heard. */
const LOOK_MS = 100;

export type VoiceNoteStore = ReturnType<typeof createVoiceNote>;

/** Reads a voice note, finds its sentences, lets them be corrected and saves the pages. Plays only as long as a component is subscribed. */
export function createVoiceNote({ uid, target }: { uid: string | null; target: VoiceTarget }) {
  const store = createStore<VoiceNoteState>({
    ...{ stage: 'choosing', note: null, starts: [], heard: null, taps: null, problem: null, shared: [] },
  });
  const change = (part: Partial<VoiceNoteState>): void => store.set({ ...store.get(), ...part });
  /** Ends what plays; `position` is where it is, in milliseconds. */
  let playing = { stop: (): void => undefined, position: () => 0 };

  function play(from: number, sound: AudioBuffer, onLook: (position: number) => void, onEnd: () => void): void {
    playing.stop();
    const began = performance.now();
    const position = () => from + performance.now() - began;
    const timer = window.setInterval(() => onLook(position()), LOOK_MS);
    const end = () => {
      window.clearInterval(timer);
      onEnd();
    };
    const interrupted = () => {
      end();
      sayInterrupted();
    };
    const silence = playPart(sound, { from, to: sound.duration * 1000, volume: 1 }, end, interrupted);
    const stop = () => {
      window.clearInterval(timer);
      silence();
      playing.stop = () => undefined;
    };
    playing = { stop, position };
  }

  function silence(): void {
    playing.stop();
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
        sound: playableNote(samples),
        levels,
        pauses: pausesOf(levels),
        end,
        sentences,
        waiting: store.get().shared.find((waiting) => waiting.file === file),
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
    const { note, starts } = store.get();
    if (note === null) return;
    change({ heard: sentence });
    const heardAt = (position: number) => starts.findLastIndex((start) => start <= position);
    play(starts[sentence] ?? 0, note.sound, (position) => change({ heard: Math.max(sentence, heardAt(position)) }), silence);
  }

  function move(sentence: number, direction: 'earlier' | 'later'): void {
    const { note, starts } = store.get();
    silence();
    if (note !== null) change({ starts: moveStart(starts, sentence, direction, note.pauses, note.end) });
  }

  function tapAlong(): void {
    const { note } = store.get();
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
    const { note, taps, starts } = store.get();
    if (note === null || taps === null) return;
    const all = [...taps, playing.position()];
    const tapped = sentenceStarts(note.levels, all).map((start) => Math.min(start, note.end));
    const done = all.length + 1 >= note.sentences.length;
    if (done) playing.stop();
    change({ taps: done ? null : all, starts: tappedStarts(tapped, starts) });
  }

  function stopTapping(): void {
    playing.stop();
    change({ taps: null });
  }

  /** @param onSaved called with the pages, counted from 0. */
  async function save(onSaved: (pages: number[]) => void): Promise<void> {
    const { note, starts } = store.get();
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

  return {
    get: store.get,
    subscribe(listener: () => void): () => void {
      const unsubscribe = store.subscribe(listener);
      // Until it is known who is signed in, a note would get the wrong owner.
      if (currentSession().status !== 'loading') {
        readSharedNotes(currentUid(), Date.now()).then(
          (shared) => change({ shared }),
          () => undefined,
        );
      }
      return () => {
        unsubscribe();
        playing.stop();
      };
    },
    ...{ read, listen, silence, move, tapAlong, tap, stopTapping, save, chooseAnother },
  };
}

/** Browsers throw different errors for sound that is too long for them. */
function playableNote(samples: Samples): AudioBuffer {
  try {
    return playable(samples);
  } catch {
    throw new NoteRefused({ kind: 'unreadable' });
  }
}

function problemOf(error: unknown): NoteProblem {
  if (error instanceof NoteRefused) return error.problem;
  throw error;
}
