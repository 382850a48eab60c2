/** What the page's own script asked for while the code was on its way (web/build/preloads.ts). */

declare global {
  /** A GET that is under way or answered, with its path. */
  var tuckawayAsked: { readonly path: string; readonly answer: Promise<Response> } | undefined;
}

/** The answer to a GET of this path, for the first who wants it; undefined where nobody has asked, or in vain. Never rejects. */
export async function takeEarlyAnswer(path: string): Promise<Response | undefined> {
  const asked = globalThis.tuckawayAsked;
  if (asked?.path !== path) return undefined;
  globalThis.tuckawayAsked = undefined;
  return asked.answer.catch(() => undefined);
}
