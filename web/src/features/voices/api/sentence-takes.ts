/** Single sentences of a recorded page, spoken again. The page stays as it is until its reader decides; both are kept on this device until then. */
import { entries, set } from 'idb-keyval';
import type { RecordedPage } from './recorded-page.ts';
import { isSame, type Recorded, removeRecorded, soundOf, store, testSafely } from './takes.ts';

export interface SentenceTake extends Recorded {
  /** The sentence on its page. */
  sentence: number;
  /** The page as it was, because a guest's leaves the device once it is delivered. */
  base: RecordedPage;
  /** Whether it was spoken to its end. */
  finished: boolean;
}

const PREFIX = 'sentence/';

/** Its sound is stored with `putChunk`. Throws if the device has no room. */
export async function putSentenceTake(take: SentenceTake): Promise<void> {
  await set(PREFIX + take.id, take, store());
}

/** What an earlier visit left undecided: the newest that was spoken to its end, or else has any sound. The others are removed. */
export async function undecidedSentence(target: SentenceTake['target']): Promise<SentenceTake | null> {
  const all = await entries<string, SentenceTake>(store());
  const isMine = (take: SentenceTake) => isSame(take.target, target) && take.base.audio.length > 0;
  const mine = all.filter(([key, take]) => key.startsWith(PREFIX) && testSafely(isMine, take)).map(([, take]) => take);
  const order = mine.sort((one, other) => Number(other.finished) - Number(one.finished) || other.recordedAt - one.recordedAt);
  let best: SentenceTake | null = null;
  for (const take of order) {
    if (best === null && (await soundOf(take.id)).length > 0) best = take;
    else await removeSentenceTake(take.id);
  }
  return best;
}

export async function removeUndecided(target: SentenceTake['target']): Promise<void> {
  const take = await undecidedSentence(target);
  if (take !== null) await removeSentenceTake(take.id);
}

export async function removeSentenceTake(id: string): Promise<void> {
  await removeRecorded((recorded) => recorded.id === id);
}
