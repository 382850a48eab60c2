/** Asks a second model if the first one is unavailable or refuses, unless part of the first one's answer was already received. */
import type { GenerateOptions, ModelAnswer, Storyteller } from '../ports/storyteller.ts';
import { StoryFailure } from '../story-failure.ts';

type Generate = Storyteller['generate'];

/** Failures of one model that another one may not have: its servers are down, or this project has no access to it. */
const ANOTHER_MAY_ANSWER: readonly unknown[] = ['unavailable', 'busy', 'misconfigured'];

/**
 * For one story: once the first model ran out of time, the second one is asked right away, because there is no time to wait for the first again.
 * @param second null without a second model: the first one's function is returned.
 */
export function withFallback(first: Generate, second: Generate | null): Generate {
  if (second === null) return first;
  let isFirstSlow = false;
  return async (messages, options) => {
    if (isFirstSlow) return second(messages, options);
    let received = false;
    const watched: GenerateOptions = { ...options, ...watchedText(options, () => (received = true)) };
    let refusal: ModelAnswer | undefined;
    let failure: unknown;
    try {
      const answer = await first(messages, watched);
      if (received || !isRefusal(answer)) return answer;
      refusal = answer;
    } catch (error) {
      // A caller may also abort a call for other reasons.
      if (isOutOfTime(error) && isOutOfTime(options.signal.reason)) isFirstSlow = true;
      const mayAnswer = error instanceof StoryFailure && ANOTHER_MAY_ANSWER.includes(error.kind);
      if (!mayAnswer || received || options.signal.aborted) throw error;
      failure = error;
    }
    try {
      return await second(messages, options);
    } catch (error) {
      if (refusal) return refusal;
      if (!(error instanceof StoryFailure) || isOutOfTime(error)) throw error;
      // The first failure says whether and when another try makes sense, unless no other try could change it.
      throw failure instanceof StoryFailure && failure.kind === 'misconfigured' ? error : failure;
    }
  };
}

/** A provider's filter stops answers that another model may have written differently. */
export function isRefusal({ refused, ending }: ModelAnswer): boolean {
  return refused || ending === 'filtered';
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof StoryFailure && error.kind === 'out-of-time';
}

function watchedText({ onText }: GenerateOptions, onReceived: () => void): Pick<GenerateOptions, 'onText'> {
  if (!onText) return {};
  return {
    onText: (text) => {
      onReceived();
      onText(text);
    },
  };
}
