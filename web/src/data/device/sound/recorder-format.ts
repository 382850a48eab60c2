import { playsWebm } from './plays-webm.ts';

/** In the order of preference: Opus if there is a choice, AAC in MP4 if that is all. */
const FORMATS = [
  ['audio/webm', 'audio/webm;codecs=opus'],
  ['audio/ogg', 'audio/ogg;codecs=opus'],
  ['audio/mp4', 'audio/mp4'],
] as const;

/** Enough for a voice, and four minutes take less than a megabyte. */
export const BITS_PER_SECOND = 24_000;

export type RecordedType = (typeof FORMATS)[number][0];

export interface RecorderFormat {
  type: RecordedType;
  mimeType: string;
}

let asked: { recorder: typeof MediaRecorder; formats: RecorderFormat[] } | undefined;

/** The formats that this browser's MediaRecorder claims to write; asked once, because screens ask at each rendering. */
function claimedFormats(): RecorderFormat[] {
  if (typeof MediaRecorder !== 'function') return [];
  if (asked?.recorder !== MediaRecorder) {
    const formats = FORMATS.filter(([, mimeType]) => MediaRecorder.isTypeSupported(mimeType)).map(([type, mimeType]) => ({
      type,
      mimeType,
    }));
    asked = { recorder: MediaRecorder, formats };
  }
  return asked.formats;
}

/** Whether this browser's MediaRecorder claims to write a format that we accept. */
export function canRecord(): boolean {
  return claimedFormats().length > 0;
}

/** What to record: MP4 if the browser cannot play the WebM that it writes, null if it cannot record. */
export async function recorderFormat(plays: () => Promise<boolean> = playsWebm): Promise<RecorderFormat | null> {
  const [first = null, ...others] = claimedFormats();
  const mp4 = others.find(({ type }) => type === 'audio/mp4');
  return first?.type === 'audio/webm' && mp4 !== undefined && !(await plays()) ? mp4 : first;
}
