/** Whether the notification prompt may ask: not on a first visit before a story was read, and never again after an answer. */
import { localStore, tabStore } from './browser-storage.ts';
import { type PushStatus, usePushStatus } from './push.ts';
import { createStore, useStore } from './store.ts';

const ANSWERED = 'tuckaway:notifications-answered';
/** On the device: somebody was here before. In the tab: whether this visit, with its reloads, is the first. */
const VISIT = 'tuckaway:visit';

const answered = createStore(localStore.read(ANSWERED) !== null);
const laterVisit = visit() === 'later';

/** @param hasRead whether a story was opened and left since the page is there. */
export function usePushPrompt(hasRead: boolean): boolean {
  const status: PushStatus = usePushStatus();
  const quiet = useStore(answered);
  return status === 'off' && !quiet && (hasRead || laterVisit);
}

export function answerPushPrompt(): void {
  localStore.write(ANSWERED, 'yes');
  answered.set(true);
}

function visit(): string {
  const known = tabStore.read(VISIT);
  if (known !== null) return known;
  const found = localStore.read(VISIT) === null ? 'first' : 'later';
  localStore.write(VISIT, 'yes');
  tabStore.write(VISIT, found);
  return found;
}
