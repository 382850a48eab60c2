/** Reads a file that should be a voice note, and says what is wrong with any other. */
import { msOf, type Samples } from '../../../../data/device/sound/samples.ts';

export type NoteProblem =
  | { kind: 'size'; bytes: number; most: number }
  | { kind: 'type' | 'unreadable' | 'silent' | 'encoding' | 'no-room' }
  | { kind: 'duration'; ms: number; most: number }
  /** @param page counted from 0 */
  | { kind: 'page' | 'empty-page'; page: number; ms: number };

export class NoteRefused extends Error {
  override readonly name = 'NoteRefused';
  readonly problem: NoteProblem;
  constructor(problem: NoteProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

type NoteType = 'ogg' | 'webm' | 'mp4' | 'mp3';

/** Milliseconds: decoded, each minute takes six megabytes or twelve. */
const MOST_MS = 15 * 60_000;
/** Bytes, so that decoding does not fill the memory: Opus at 16 kbit/s has eight times the minutes of an MP3. */
const MOST_BYTES: Record<NoteType, number> = { ogg: 8_000_000, webm: 8_000_000, mp4: 20_000_000, mp3: 20_000_000 };
/** A peak below this is the noise of an empty recording. */
const SILENT = 0.01;
/** Bytes at the beginning that tell the type. */
const HEAD = 12;

/** By content, because names and types of shared files are often wrong. Null for anything else. */
export function noteType(head: Uint8Array): NoteType | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  if (text.slice(4, 8) === 'ftyp') return 'mp4';
  // The frames of an MP3 begin with eleven bits of one.
  return text.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0) ? 'mp3' : null;
}

/** @throws NoteRefused */
export async function readNote(file: Blob, decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Samples>): Promise<Samples> {
  const unreadable = (): never => {
    throw new NoteRefused({ kind: 'unreadable' });
  };
  const type = noteType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer().catch(unreadable)));
  if (type === null) throw new NoteRefused({ kind: 'type' });
  const most = MOST_BYTES[type];
  if (file.size > most) throw new NoteRefused({ kind: 'size', bytes: file.size, most });
  const samples = await file
    .arrayBuffer()
    .then((bytes) => decode(new Uint8Array(bytes)))
    .catch(unreadable);
  const ms = msOf(samples.length);
  if (ms > MOST_MS) throw new NoteRefused({ kind: 'duration', ms, most: MOST_MS });
  if (!samples.some((sample) => Math.abs(sample) > SILENT)) throw new NoteRefused({ kind: 'silent' });
  return samples;
}
