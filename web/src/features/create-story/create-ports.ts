import { systemClock } from '../../data/lib/with-timeout.ts';
import { returnsFromGoogle } from '../../data/session/session-actions.ts';
import { discardReplacedRequest } from '../../data/stories/changed-request.ts';
import { submitStoryRequest } from '../../data/stories/submit-story-request.ts';
import { toast } from '../../ui/toaster/toast.ts';
import type { CreatePorts } from './run-create-flow.ts';
import { discardForm, storedForm, storedProblem, storeForm } from './story-form.ts';

/** What the create flow needs from outside, in the browser. */
export const createPorts: CreatePorts = {
  readDraft: () => ({ form: storedForm(), problem: storedProblem() }),
  storeDraft: storeForm,
  discardDraft: discardForm,
  submit: submitStoryRequest,
  discardReplaced: discardReplacedRequest,
  async conflictOf({ favoriteAnimal, notTonight = [] }) {
    // Without the words, the function checks it.
    const words = await import('./topic-words.ts').catch(() => null);
    const topic = words?.conflictingTopic(favoriteAnimal, notTonight) ?? null;
    return words && topic ? words.conflictMessage(topic) : null;
  },
  loadWaiting: () => import('./waiting/late.ts'),
  returnsFromGoogle,
  online: () => navigator.onLine,
  toast: (message) => void toast(message),
  newId: () => crypto.randomUUID(),
  clock: systemClock,
};
