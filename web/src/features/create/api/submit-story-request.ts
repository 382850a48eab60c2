/** "Create My Story!", from the press to its outcome (section 4, decisions P6 and P7). */
import { anySignal } from '../../../data/device/any-signal.ts';
import { VERIFY_EMAIL } from '../../../data/http/call.ts';
import type { StoryEntry, StoryOrder, Wait } from '../../../data/outbox/entry.ts';
import type { ReadyStory, StoryOptions, StoryOutcome } from '../../../data/outbox/outbox.ts';
import { deliverStoryEntry } from '../../../data/outbox/page/sync.ts';
import { remindOfVerification } from '../../../data/session/unverified-email.ts';
import { askForTerms } from '../../parents/api/ask-for-terms.ts';
import { friendAtHand } from '../../parents/api/children/friends.ts';
import { primeStoryCache } from '../../reader/api/stories/prime-story-cache.ts';

/** Stores the request in the outbox, then delivers it at once. Never throws. */
export async function submitStoryRequest(order: StoryOrder, options: StoryOptions): Promise<StoryOutcome> {
  let stored = false;
  /** Whether the code that sends it has arrived and stored it. */
  let isSending = false;
  /** Aborts when the user was told that the request failed: it must not be sent after that. */
  const givenUp = new AbortController();
  try {
    const entry = entryOf(order);
    const onStored = (isStored: boolean): void => {
      if (givenUp.signal.aborted) return;
      isSending = true;
      stored = isStored;
      options.onStored?.(isStored);
    };
    const open = (story: ReadyStory): boolean => {
      if (story.written) primeStoryCache(order, story.written);
      return options.open(story);
    };
    const withoutCode = new Promise<never>((_, reject) => {
      options.silence?.addEventListener('abort', () => {
        if (isSending) return;
        givenUp.abort();
        reject(new Error('The sync engine has not arrived.'));
      });
    });
    const signal = anySignal(options.signal, givenUp.signal);
    const deliver = () => Promise.race([deliverStoryEntry(entry, { ...options, signal, onStored, open }), withoutCode]);
    let outcome = await deliver();
    // An agreement that was given on this device may not have reached the server yet.
    if (outcome.kind === 'waiting' && (await askForTerms(outcome.wait.code, order.uid))) outcome = await deliver();
    if (outcome.kind === 'waiting' && outcome.stored && outcome.wait.code === VERIFY_EMAIL) remindOfVerification();
    return outcome;
  } catch {
    // The code of the sync engine could not be loaded.
    return { kind: 'waiting', wait: NO_ANSWER, stored };
  }
}

const NO_ANSWER: Wait = { because: 'no-answer', until: 0 };

function entryOf({ storyId, uid, request }: StoryOrder): StoryEntry {
  const timestamp = Date.now();
  const friend = friendAtHand(uid, request);
  return {
    id: `${timestamp}-${storyId}`,
    timestamp,
    retryCount: 0,
    userId: uid,
    type: 'story',
    action: 'create',
    data: { ...request, ...(friend && { friend }), uid, createdAt: new Date(timestamp).toISOString() },
  };
}
