/** Records one page: stores each second at once, notes where sentences begin, and finishes the take. */
import type { VoiceTarget } from '@tuckaway/domain';
import type { RecordedType } from '../../data/sound/recorder-format.ts';
import { changeTake, putChunk, putTake, removeOlderTakes, removeTake, type Take } from '../../data/voices/takes.ts';
import type { Microphone } from './microphone.ts';
import { type Level, sentenceStarts, soundProblem } from './pauses.ts';

export interface PageToRecord {
  uid: string | null;
  target: VoiceTarget;
  page: number;
  type: RecordedType;
}

export interface RunningPage {
  /** The reader goes on to the next sentence. */
  next(): void;
  /** Resolves once the take is stored. @returns what is wrong with how it sounds. */
  finish(): Promise<{ take: Take; problem: ReturnType<typeof soundProblem> }>;
}

/** @param onNoRoom called once where the device cannot store any more. Rejects where not even the beginning can be stored. */
export async function recordPage(
  microphone: Microphone,
  { uid, target, page, type }: PageToRecord,
  onLevel: (level: Level) => void,
  onNoRoom: () => void,
): Promise<RunningPage> {
  const take: Take = {
    ...{ id: crypto.randomUUID(), uid, target, page, type },
    ...{ recordedAt: Date.now(), durationMs: 0, starts: [0], finished: false },
  };
  await putTake(take);
  const levels: Level[] = [];
  const presses: number[] = [];
  let chunks = 0;
  let stored = Promise.resolve();
  let running: Awaited<ReturnType<Microphone['record']>> | undefined;

  const store = (bytes: Blob): void => {
    const number = chunks;
    chunks += 1;
    const progress = { durationMs: Math.round(running?.now() ?? 0), starts: [0, ...presses.map(Math.round)] };
    stored = stored
      .then(async () => {
        await putChunk(take.id, number, await bytes.arrayBuffer());
        await changeTake(take.id, progress);
      })
      .catch(() => onNoRoom());
  };
  running = await microphone.record(store, (level) => {
    levels.push(level);
    onLevel(level);
  });

  return {
    next: () => presses.push(running.now()),
    async finish() {
      const durationMs = Math.round(running.now());
      await running.stop();
      await stored;
      const starts = sentenceStarts(levels, presses).map((start) => Math.min(start, durationMs));
      const done = { durationMs, starts, finished: true };
      await changeTake(take.id, done);
      const finished = { ...take, ...done };
      await removeOlderTakes(finished);
      return { take: finished, problem: soundProblem(levels) };
    },
  };
}

/** Finishes takes whose recorder is gone: what was read before the tab died is kept, and the voice of the device reads on from there. */
export async function finishInterrupted(takes: readonly Take[]): Promise<void> {
  for (const { id, durationMs } of takes.filter(({ finished }) => !finished)) {
    await (durationMs > 0 ? changeTake(id, { finished: true }) : removeTake(id));
  }
}
