import { keepDelivering } from './deliver-takes.ts';
import { keepRecordedPage, refreshVoices } from './story-voices.ts';
import { soundOf, type Take } from './takes.ts';

/** Delivers what an account recorded on this device. @returns a function that stops. */
export function deliverOwnTakes(uid: string): () => void {
  return keepDelivering({ uid }, keepCopy);
}

/** What this device recorded plays without a network, too. */
async function keepCopy({ id, target, page, type, durationMs, starts }: Take): Promise<void> {
  if (target.by !== 'family') return;
  await keepRecordedPage(target.storyId, target.voiceId, page, { type, durationMs, starts, audio: await soundOf(id) });
  await refreshVoices(target.storyId);
}
