import { withTimeout } from '../with-timeout.ts';
import { samplesOf } from './samples.ts';
import { webmFromOpus } from './webm-opus.ts';

/** `OpusHead` (RFC 7845): version 1, one channel, 312 samples to skip, 48 kHz. */
const HEAD = Uint8Array.from([...new TextEncoder().encode('OpusHead'), 1, 1, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0]);
/** A packet of 20 milliseconds of silence (RFC 6716), five times. */
const SILENCE = [0, 20, 40, 60, 80].map((at) => ({ bytes: Uint8Array.of(0xf8, 0xff, 0xfe), at }));
/** Milliseconds to wait; a slower browser is taken at its word. */
const PATIENCE_MS = 3000;

let answer: Promise<boolean> | undefined;

/** Whether this browser can play Opus in WebM. Tried once, with a tenth of a second of silence, because some only claim it. */
export function playsWebm(): Promise<boolean> {
  answer ??= withTimeout(PATIENCE_MS, () => samplesOf(webmFromOpus(HEAD, SILENCE, 100))).then(
    ({ length }) => length > 0,
    (error: unknown) => error instanceof Error && error.name === 'TimeoutError',
  );
  return answer;
}
