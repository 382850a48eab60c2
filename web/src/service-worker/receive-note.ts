/** The Web Share Target of the manifest: another app shares a voice note with the installed app. */
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { putSharedNote } from '../data/voices/shared-note.ts';

/** The action of `share_target` in the manifest, and the page that asks which story the note belongs to. */
const SHARED = '/record/shared';
const FIELD = 'note';
/** Bytes; what is larger is no voice note (record-story/voice-note/read-note.ts). */
const MOST_BYTES = 25_000_000;

export const isSharedNote: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARED;

/** Keeps the file on this device, and nothing else of what was sent; the page sees whether it is one. */
export const receiveNote: RouteHandlerCallback = async ({ request }) => {
  try {
    const file = (await request.formData()).get(FIELD);
    if (file instanceof File && file.size <= MOST_BYTES) await putSharedNote(file, Date.now());
    else return Response.redirect(`${SHARED}?failed`, 303);
  } catch {
    return Response.redirect(`${SHARED}?failed`, 303);
  }
  return Response.redirect(SHARED, 303);
};
