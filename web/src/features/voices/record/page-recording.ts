/** Records one page: stores each second at once, notes where sentences begin, and finishes the take. */
import { SENTENCE_RULES, type VoiceTarget } from '@tuckaway/domain';
import { browserLocks, type Locks } from '../../../data/device/locks.ts';
import { holdTake } from '../api/interrupted-takes.ts';
import { changeTake, hasTake, putChunk, putTake, removeOlderTakes, removeTake, type Take } from '../api/takes.ts';
import type { Microphone } from './microphone.ts';
import { type Level, sentenceStarts, soundProblem } from './pauses.ts';

export interface PageToRecord {
  uid: string | null;
  target: VoiceTarget;
  page: number;
}

export interface RunningPage {
  /** The reader goes on to the next sentence. */
  next(): void;
  /** Resolves once the take is stored, unless it has 0 milliseconds. @returns also whether all of it was stored, and what is wrong with its sound. */
  finish(): Promise<{ take: Take; isWhole: boolean; problem: ReturnType<typeof soundProblem> }>;
  /** Stops, and forgets what was recorded. */
  discard(): Promise<void>;
}

/**
 * @param onNoRoom called if the device cannot store any more. What is not stored waits for the next second, and is given up with the page.
 * @throws if not even the beginning can be stored, or the microphone does not record.
 */
export async function recordPage(
  microphone: Microphone,
  { uid, target, page }: PageToRecord,
  onLevel: (level: Level) => void,
  onNoRoom: () => void,
  locks: Locks = browserLocks,
): Promise<RunningPage> {
  const take: Take = {
    ...{ id: crypto.randomUUID(), uid, target, page, type: microphone.type },
    ...{ recordedAt: Date.now(), durationMs: 0, starts: [0], sentenceRules: SENTENCE_RULES, finished: false },
  };
  const levels: Level[] = [];
  const presses: number[] = [];
  const waiting: { number: number; bytes: Blob; durationMs: number }[] = [];
  let chunks = 0;
  let storedMs = 0;
  let storing = Promise.resolve();
  let running: Awaited<ReturnType<Microphone['record']>> | undefined;

  async function storeWaiting(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      await putChunk(take.id, next.number, await next.bytes.arrayBuffer());
      storedMs = next.durationMs;
      waiting.shift();
    }
    if (await hasTake(take.id)) await changeTake(take.id, { durationMs: storedMs, starts: [0, ...presses.map(Math.round)] });
    // Its sound would stay behind.
    else await removeTake(take.id);
  }
  const store = (bytes: Blob): void => {
    waiting.push({ number: chunks, bytes, durationMs: Math.round(running?.now() ?? 0) });
    chunks += 1;
    storing = storing.then(storeWaiting).catch(() => onNoRoom());
  };

  const release = await holdTake(take.id, locks);
  try {
    await putTake(take);
    running = await microphone.record(store, (level) => {
      levels.push(level);
      onLevel(level);
    });
  } catch (error) {
    await removeTake(take.id).catch(() => undefined);
    release();
    throw error;
  }

  const stop = async (): Promise<void> => {
    await running.stop();
    await storing;
  };
  return {
    next: () => presses.push(running.now()),
    async discard() {
      await stop();
      await removeTake(take.id).catch(() => undefined);
      release();
    },
    async finish() {
      const heardMs = Math.round(running.now());
      await stop();
      let isWhole = chunks > 0 && waiting.length === 0;
      const durationMs = isWhole ? heardMs : storedMs;
      const starts = sentenceStarts(levels, presses).filter((start, index) => index === 0 || start < durationMs);
      const done = { durationMs, starts: starts.map((start) => Math.min(start, durationMs)), finished: true };
      const finished = { ...take, ...done };
      // Where even this cannot be stored, the next visit finishes the take.
      await (durationMs > 0 ? changeTake(take.id, done).then(() => removeOlderTakes(finished)) : removeTake(take.id)).catch(() => {
        isWhole = false;
        onNoRoom();
      });
      release();
      return { take: finished, isWhole, problem: soundProblem(levels) };
    },
  };
}
