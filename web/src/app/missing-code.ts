/**
 * A screen whose code is not there: after a deployment, a page that was opened before asks for files that are gone. One fresh load brings
 * the new version whole. Only for screens; on the way to another one no form is left half-filled (create-story keeps a draft).
 */
import { siteAnswers } from '../data/lib/fetch-file.ts';
import { tabStore } from '../data/lib/storage.ts';

/** Which screen the page was loaded anew for; kept until its code has come. */
const KEY = 'tuckaway:loaded-anew-for';

/** The screen's code is there: should it go missing once more, another load may help. */
export function screenArrived(path: string): void {
  if (tabStore.read(KEY) === path) tabStore.remove(KEY);
}

/** Loads the page anew where that may help (without a network it would remove even what is shown), and never twice in a row; else rejects with the error that led here. */
export async function loadAnewFor(path: string, error: unknown): Promise<never> {
  if (tabStore.read(KEY) !== null || !(await siteAnswers(window.location.pathname))) throw error;
  tabStore.write(KEY, path);
  // Where nothing can be kept, nothing would stop the second load.
  if (tabStore.read(KEY) !== path) throw error;
  window.location.reload();
  // What is shown stays until the page goes.
  return new Promise<never>(() => undefined);
}
