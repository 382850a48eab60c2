/** Whether the notification prompt may ask: not on a first visit before a story was read, and never again after an answer. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';
import { isLaterVisit } from '../lib/visit.ts';
import { type PushStatus, usePushStatus } from './push.ts';

const ANSWERED = 'tuckaway:notifications-answered';

const answered = createStore(localStore.read(ANSWERED) !== null);

/** @param hasRead whether a story was opened and left since the page is there. */
export function usePushPrompt(hasRead: boolean): boolean {
  const status: PushStatus = usePushStatus();
  const quiet = useStore(answered);
  return status === 'off' && !quiet && (hasRead || isLaterVisit);
}

export function answerPushPrompt(): void {
  localStore.write(ANSWERED, 'yes');
  answered.set(true);
}
