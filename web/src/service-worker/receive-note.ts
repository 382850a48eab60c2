/** The Web Share Target of the manifest: another app shares a voice note with the installed app. */
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { putSharedNote } from '../features/voices/api/shared-note.ts';

/** The action of `share_target` in the manifest, and the page that asks which story the note belongs to. */
const SHARED = '/record/shared';
const FIELD = 'note';
/** Bytes; what is larger is no voice note (voices/record/voice-note/read-note.ts). */
const MOST_BYTES = 25_000_000;
/** The system opens a window. */
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'embed', 'object']);

export const isSharedNote: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARED;

/** Keeps the file on this device, beside those that wait, and nothing else of what was sent; the page sees whether it is one. */
export const receiveNote: RouteHandlerCallback = async ({ request, url }) => {
  if (isOfWebsite(request, url.origin)) return Response.redirect(`${SHARED}?failed`, 303);
  try {
    const file = (await request.formData()).get(FIELD);
    if (!(file instanceof File) || file.size > MOST_BYTES) return Response.redirect(`${SHARED}?failed`, 303);
    return Response.redirect((await putSharedNote(file, Date.now())) ? SHARED : `${SHARED}?full`, 303);
  } catch {
    return Response.redirect(`${SHARED}?failed`, 303);
  }
};

/** Whether another website sends its form here: apps have no referrer, or none of the web. One that hides its own can add a note, but replaces none. */
function isOfWebsite({ referrer, destination }: Request, origin: string): boolean {
  return FRAMES.has(destination) || (/^https?:/.test(referrer) && new URL(referrer).origin !== origin);
}
