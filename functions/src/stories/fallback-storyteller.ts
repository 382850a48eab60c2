/** Asks a second model if the first one is unavailable or refuses, unless part of the first one's answer was already received. */
import { StoryFailure } from './story-failure.ts';
import type { GenerateOptions, ModelAnswer, Storyteller } from './storyteller.ts';

type Generate = Storyteller['generate'];

/** Failures of one model that another one may not have: its servers are down, or this project has no access to it. */
const ANOTHER_MAY_ANSWER: readonly unknown[] = ['unavailable', 'busy', 'misconfigured'];

/** @param second null without a second model: the first one's function is returned. */
export function withFallback(first: Generate, second: Generate | null): Generate {
  if (second === null) return first;
  return async (messages, options) => {
    let received = false;
    const watched: GenerateOptions = { ...options, ...watchedText(options, () => (received = true)) };
    let refusal: ModelAnswer | undefined;
    let failure: unknown;
    try {
      const answer = await first(messages, watched);
      if (!answer.refused || received) return answer;
      refusal = answer;
    } catch (error) {
      const mayAnswer = error instanceof StoryFailure && ANOTHER_MAY_ANSWER.includes(error.kind);
      if (!mayAnswer || received || options.signal.aborted) throw error;
      failure = error;
    }
    try {
      return await second(messages, options);
    } catch (error) {
      if (refusal) return refusal;
      // The first failure says whether and when another try makes sense.
      throw error instanceof StoryFailure && error.kind !== 'out-of-time' ? failure : error;
    }
  };
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
