import type { AudioType } from '@tuckaway/domain';

/** One recorded page. Apart from voice-documents.ts, because the service worker needs it, too. */
export interface RecordedPage {
  type: AudioType;
  audio: Uint8Array<ArrayBuffer>;
  durationMs: number;
  /** Milliseconds at which each sentence begins. */
  starts: number[];
  /** Which `SENTENCE_RULES` divided the page; undefined in recordings of earlier versions. */
  sentenceRules?: number | undefined;
  /** Which take it is; undefined in the device's own copies. */
  recordedAt?: number | undefined;
}
