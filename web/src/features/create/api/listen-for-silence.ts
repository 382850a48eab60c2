import { answersSoFar } from '../../../data/device/network/slow-network.ts';
import type { SubmittedStory } from './submit-story-request.ts';

const SECOND_MS = 1000;
/** Seconds without an answer of any kind, after which a story request waits in the outbox. */
const SILENCE_S = 15;
/** Seconds without an answer after which the page asks for the draft, because the story takes longer, and nothing else may be asked. */
const QUESTION_S = 5;

/**
 * Notices a network that accepts a story request, and then answers nothing that this page asks. Time on a hidden page does not count, as it asks nothing.
 * @param onSilence called once at most.
 * @returns stops listening.
 */
export function listenForSilence(order: SubmittedStory, onSilence: () => void): () => void {
  const over = new AbortController();
  let heard = answersSoFar();
  let silent = 0;

  function look(): void {
    const isSilent = heard === answersSoFar() && document.visibilityState === 'visible';
    silent = isSilent ? silent + 1 : 0;
    heard = answersSoFar();
    if (silent >= SILENCE_S) {
      onSilence();
      return;
    }
    if (silent > 0 && silent % QUESTION_S === 0) void ask(order, over.signal);
    timer = setTimeout(look, SECOND_MS);
  }

  let timer = setTimeout(look, SECOND_MS);
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}

/** Asks for the draft, whose answer ends the silence. Never rejects. */
async function ask(order: SubmittedStory, signal: AbortSignal): Promise<void> {
  await import('./story-draft.ts').then(({ readDraft }) => readDraft(order, signal)).catch(() => undefined);
}
