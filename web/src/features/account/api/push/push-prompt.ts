/** Whether the notification prompt may show: not on a first visit before a story was read, and never again after an answer. */
import { localStore } from '../../../../data/device/storage.ts';
import { createStore, useStore } from '../../../../data/device/store.ts';
import { isLaterVisit } from '../../../../data/device/visit.ts';
import { usePushStatus } from './push.ts';

const ANSWERED = 'tuckaway:notifications-answered';

const answered = createStore(localStore.read(ANSWERED) !== null);

/** @param hasRead whether a story was opened and closed on this page. */
export function usePushPrompt(hasRead: boolean): boolean {
  const status = usePushStatus();
  const hasAnswered = useStore(answered);
  return status === 'off' && !hasAnswered && (hasRead || isLaterVisit);
}

export function answerPushPrompt(): void {
  localStore.write(ANSWERED, 'yes');
  answered.set(true);
}
