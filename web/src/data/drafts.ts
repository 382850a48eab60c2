/** Half-filled forms, kept as long as the tab and never longer than the sign-in: they hold a child's name. */
import { tabStore } from './browser-storage.ts';

const PREFIX = 'tuckaway:draft:';

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

export function discardAllDrafts(): void {
  tabStore.removeAll(PREFIX);
}
