/** In the order of preference: Opus where there is a choice, AAC in MP4 where that is all. */
const FORMATS = [
  ['audio/webm', 'audio/webm;codecs=opus'],
  ['audio/ogg', 'audio/ogg;codecs=opus'],
  ['audio/mp4', 'audio/mp4'],
] as const;

/** Enough for a voice, and four minutes take less than a megabyte. */
export const BITS_PER_SECOND = 24_000;

export type RecordedType = (typeof FORMATS)[number][0];

/** What this browser's MediaRecorder writes; null where it has none. */
export function recorderFormat(): { type: RecordedType; mimeType: string } | null {
  if (typeof MediaRecorder !== 'function') return null;
  const found = FORMATS.find(([, mimeType]) => MediaRecorder.isTypeSupported(mimeType));
  return found ? { type: found[0], mimeType: found[1] } : null;
}
