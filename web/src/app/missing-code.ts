/**
 * Handles a screen whose code is missing: after a deployment, an open page requests files that no longer exist. Reloading once brings the
 * new version. Only for screens, as leaving one for another loses no input (create-story keeps a draft).
 */
import { siteAnswers } from '../data/device/fetch-file.ts';
import { tabStore } from '../data/device/storage.ts';

/** The screen for which the page was reloaded; kept until its code has loaded. */
const KEY = 'tuckaway:loaded-anew-for';

/** The screen's code has loaded, so a later failure may reload the page again. */
export function screenLoaded(path: string): void {
  if (tabStore.read(KEY) === path) tabStore.remove(KEY);
}

/** Reloads the page, but never twice in a row and not without a network, which would lose even the current screen; else throws the error. */
export async function reloadFor(path: string, error: unknown): Promise<never> {
  if (tabStore.read(KEY) !== null || !(await siteAnswers(window.location.pathname))) throw error;
  tabStore.write(KEY, path);
  // Without storage nothing would prevent a second reload.
  if (tabStore.read(KEY) !== path) throw error;
  window.location.reload();
  // Keeps the current screen until the page is replaced.
  return new Promise<never>(() => undefined);
}
