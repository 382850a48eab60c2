/** Records one page: stores each second at once, notes where sentences begin, and finishes the take. */
import { SENTENCE_RULES, type VoiceTarget } from '@tuckaway/domain';
import { browserLocks, type Locks } from '../../../data/device/locks.ts';
import { holdTake } from '../api/interrupted-takes.ts';
import { storeSound } from '../api/store-sound.ts';
import { changeTake, hasTake, putTake, removeOlderTakes, removeTake, type Take } from '../api/takes.ts';
import type { Microphone } from './sound/microphone.ts';
import { type Level, sentenceStarts, soundProblem } from './sound/pauses.ts';

export interface PageToRecord {
  uid: string | null;
  target: VoiceTarget;
  page: number;
}

export interface RunningPage {
  /** The reader goes on to the next sentence. */
  next(): void;
  /** Resolves once the take is stored, unless nothing is left of it: then it has 0 milliseconds. @returns also whether all of it was stored, and what is wrong with its sound. */
  finish(): Promise<{ take: Take; isWhole: boolean; problem: ReturnType<typeof soundProblem> }>;
  /** Stops, and forgets what was recorded. */
  discard(): Promise<void>;
}

/**
 * @param onNoRoom called if the device cannot store any more.
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
  let running: Awaited<ReturnType<Microphone['record']>> | undefined;

  async function onStored(durationMs: number): Promise<void> {
    if (await hasTake(take.id)) await changeTake(take.id, { durationMs, starts: [0, ...presses.map(Math.round)] });
    // Its sound would stay behind.
    else await removeTake(take.id);
  }
  const sound = storeSound(take.id, onStored, onNoRoom);

  const release = await holdTake(take.id, locks);
  try {
    await putTake(take);
    running = await microphone.record(
      (bytes) => sound.add(bytes, Math.round(running?.now() ?? 0)),
      (level) => {
        levels.push(level);
        onLevel(level);
      },
    );
  } catch (error) {
    await removeTake(take.id).catch(() => undefined);
    release();
    throw error;
  }

  const stop = async () => {
    await running.stop();
    return sound.end();
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
      const { chunks, stored, storedMs } = await stop();
      let isWhole = chunks > 0 && stored === chunks;
      const durationMs = isWhole ? heardMs : storedMs;
      const starts = sentenceStarts(levels, presses).filter((start, index) => index === 0 || start < durationMs);
      const done = { durationMs, starts: starts.map((start) => Math.min(start, durationMs)), finished: true };
      const finished = { ...take, ...done };
      try {
        await (durationMs > 0 ? changeTake(take.id, done).then(() => removeOlderTakes(finished)) : removeTake(take.id));
        if (!(await hasTake(take.id))) finished.durationMs = 0;
      } catch {
        // The next visit finishes the take.
        isWhole = false;
        onNoRoom();
      }
      release();
      return { take: finished, isWhole, problem: soundProblem(levels) };
    },
  };
}
