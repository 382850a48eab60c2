/** Cuts a voice note into pages and stores each as a take, as if it had been recorded here. */
import { SENTENCE_RULES, VOICE_LIMITS, type VoiceTarget } from '@tuckaway/domain';
import type { Encoded } from '../../../../data/device/sound/encode.ts';
import { msOf, type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { putWholeTake, removeOlderTakes, type Take } from '../../api/takes.ts';
import { NoteRefused } from './read-note.ts';

export interface CutNote {
  uid: string | null;
  target: VoiceTarget;
  samples: Samples;
  /** Milliseconds at which each sentence begins, of all pages. */
  starts: readonly number[];
  /** Milliseconds at which the last one ends. */
  end: number;
  /** In order: the page from 0, and how many of the sentences are on it. */
  pages: readonly { page: number; sentences: number }[];
}

/** Milliseconds; below it, the note did not contain this page. */
const SHORTEST_PAGE_MS = 300;

/**
 * Either all pages fit and are stored, one after the other, or none is.
 * @throws NoteRefused if a page is too long, the browser cannot encode it, or the device has no room.
 */
export async function saveNote(note: CutNote, encode: (samples: Samples) => Promise<Encoded>): Promise<void> {
  const takes: { take: Take; sound: Encoded['bytes'] }[] = [];
  let first = 0;
  for (const { page, sentences } of note.pages) {
    const from = note.starts[first] ?? note.end;
    const to = note.starts[first + sentences] ?? note.end;
    const durationMs = to - from;
    if (durationMs < SHORTEST_PAGE_MS) throw new NoteRefused({ kind: 'empty-page', page, ms: durationMs });
    const tooLong = new NoteRefused({ kind: 'page', page, ms: durationMs });
    if (durationMs > VOICE_LIMITS.recordingMs) throw tooLong;
    const { type, bytes } = await encode(note.samples.slice(samplesIn(from), samplesIn(to))).catch(() => {
      throw new NoteRefused({ kind: 'encoding' });
    });
    if (bytes.length > VOICE_LIMITS.recordingBytes) throw tooLong;
    const starts = note.starts.slice(first, first + sentences).map((start) => Math.min(start - from, durationMs));
    const take: Take = {
      ...{ id: crypto.randomUUID(), uid: note.uid, target: note.target, page, type },
      ...{ recordedAt: Date.now(), durationMs, starts, sentenceRules: SENTENCE_RULES, finished: true },
    };
    takes.push({ take, sound: bytes });
    first += sentences;
  }
  try {
    for (const { take, sound } of takes) {
      await putWholeTake(take, sound);
      await removeOlderTakes(take);
    }
  } catch {
    throw new NoteRefused({ kind: 'no-room' });
  }
}

/** Milliseconds of quiet after the last word that stay. */
const TAIL_MS = 700;

/** @param spoken milliseconds at which the last sound ends */
export function endOf(samples: Samples, spoken: number): number {
  return Math.min(msOf(samples.length), Math.round(spoken) + TAIL_MS);
}
