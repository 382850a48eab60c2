/** Drafts of half-filled forms: kept as long as the tab, but removed at sign-out, because they hold a child's name. */
import { tabStore } from '../device/storage.ts';

const PREFIX = 'tuckaway:draft:';
/** The uid whose drafts these are; none for a visitor's. */
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

/** From now on drafts are this account's, or a visitor's (null): another account's are removed, and a visitor's are kept for the account. */
export function handDraftsTo(uid: string | null): void {
  const owner = tabStore.read(OWNER);
  if (owner !== null && owner !== uid) tabStore.removeAll(PREFIX);
  if (uid !== null) tabStore.write(OWNER, uid);
}
