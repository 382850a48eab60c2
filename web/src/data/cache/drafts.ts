/** Half-filled forms, kept as long as the tab and never longer than the sign-in: they hold a child's name. */
import { tabStore } from '../lib/storage.ts';

const PREFIX = 'tuckaway:draft:';
/** Who was signed in here last. Goes with the drafts. */
const OWNER = `${PREFIX}:owner`;

export function readDraft(form: string): unknown {
  try {
    return JSON.parse(tabStore.read(PREFIX + form) ?? 'null');
  } catch {
    return null;
  }
}

export function saveDraft(form: string, draft: object): void {
  tabStore.write(PREFIX + form, JSON.stringify(draft));
}

export function discardDraft(form: string): void {
  tabStore.remove(PREFIX + form);
}

/**
 * From now on drafts are this account's, or a visitor's; those of another account go, also where it left while this tab was not loaded. A
 * visitor's are taken along into the account.
 */
export function handDraftsTo(uid: string | null): void {
  const owner = tabStore.read(OWNER);
  if (owner !== null && owner !== uid) tabStore.removeAll(PREFIX);
  if (uid !== null) tabStore.write(OWNER, uid);
}
