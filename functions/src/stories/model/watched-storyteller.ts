/** Reports how each call of the model and of moderation ended, so that the health check knows it without paying for a call. */
import type { Storyteller } from '../ports/storyteller.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';

export type Service = 'model' | 'moderation';
/** `error`: a failure of another kind. */
export type Outcome = 'ok' | FailureKind | 'error';
export type OutcomeListener = (service: Service, outcome: Outcome) => void;

let listener: OutcomeListener = () => undefined;

/** The one listener of this instance, which must not throw. */
export function onServiceOutcome(listen: OutcomeListener): void {
  listener = listen;
}

/**
 * The same storyteller, with its outcomes reported to the listener.
 * @param enoughMs a call that ran out of time earlier says nothing about the service: our own time for it was short. Nor does one that was not made.
 */
export function watched(storyteller: Storyteller, enoughMs: number): Storyteller {
  async function reported<T>(service: Service, call: () => Promise<T>): Promise<T> {
    const startedAt = Date.now();
    try {
      const answer = await call();
      listener(service, 'ok');
      return answer;
    } catch (error) {
      const outcome = error instanceof StoryFailure ? error.kind : 'error';
      const says = outcome === 'out-of-time' ? Date.now() - startedAt >= enoughMs : outcome !== 'site-quota';
      if (says) listener(service, outcome);
      throw error;
    }
  }
  return {
    generate: (messages, limits) => reported('model', () => storyteller.generate(messages, limits)),
    moderate: (texts, signal) => reported('moderation', () => storyteller.moderate(texts, signal)),
    review: (texts, age, signal) => reported('model', () => storyteller.review(texts, age, signal)),
  };
}
