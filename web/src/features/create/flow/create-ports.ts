import type { StoryRequest } from '@tuckaway/domain';
import { listenForSilence } from '../../../data/device/network/silence.ts';
import { systemClock } from '../../../data/device/with-timeout.ts';
import type { StoryOrder } from '../../../data/outbox/entry.ts';
import { waitingEntries } from '../../../data/outbox/page/sync-state.ts';
import { returnsFromGoogle } from '../../../data/session/session-actions.ts';
import { type ToastMessage, toast } from '../../../ui/toaster/toast.ts';
import { noStoriesUntil } from '../../reader/api/stories/more-stories.ts';
import { discardReplacedRequest } from '../api/changed-request.ts';
import { submitStoryRequest } from '../api/submit-story-request.ts';
import { discardForm, storedForm, storedProblem, storeForm } from './story-form.ts';

export type CreatePorts = typeof createPorts;

/** What the create flow needs from outside, in the browser. */
export const createPorts = {
  readDraft: () => ({ form: storedForm(), problem: storedProblem() }),
  storeDraft: storeForm,
  discardDraft: discardForm,
  submit: submitStoryRequest,
  /** Asks for the draft, whose answer ends a silence. */
  listenForSilence: (order: StoryOrder, onSilence: () => void) =>
    listenForSilence(
      (signal) => import('../api/story-draft.ts').then(({ readDraft }) => readDraft(order, signal)).catch(() => undefined),
      onSilence,
    ),
  discardReplaced: discardReplacedRequest,
  /** Why the animal cannot be in a story without these topics; null if it can. Without the words, the function checks it. */
  async conflictOf({ favoriteAnimal, notTonight = [] }: StoryRequest): Promise<string | null> {
    const words = await import('../topic-words.ts').catch(() => null);
    const topic = words?.conflictingTopic(favoriteAnimal, notTonight) ?? null;
    return words && topic ? words.conflictMessage(topic) : null;
  },
  loadWaiting: () => import('../waiting/late.ts'),
  returnsFromGoogle,
  /** Whether this account has no stories left today, as far as the device knows. */
  isUsedUp: (uid: string) => noStoriesUntil(uid, waitingEntries()) !== null,
  online: () => navigator.onLine,
  toast: (message: ToastMessage): void => void toast(message),
  newId: (): string => crypto.randomUUID(),
  clock: systemClock,
};
