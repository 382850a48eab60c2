/** Records one sentence of a recorded page again, and puts the page together once its reader wants it so. */
import { VOICE_LIMITS } from '@tuckaway/domain';
import type { Encoded } from '../../../../data/device/sound/encode.ts';
import { msOf, type Samples } from '../../../../data/device/sound/samples.ts';
import { putSentenceTake, removeSentenceTake, type SentenceTake } from '../../api/sentence-takes.ts';
import { putChunk, putWholeTake, removeOlderTakes, soundOf, type Take } from '../../api/takes.ts';
import type { Microphone } from '../microphone.ts';
import { type Level, soundProblem } from '../pauses.ts';
import { replaceSentence } from './replace-sentence.ts';

export interface RunningSentence {
  /** Resolves once it is stored. */
  finish(): Promise<{ take: SentenceTake; problem: ReturnType<typeof soundProblem> }>;
  /** Stops, and forgets what was recorded. */
  discard(): Promise<void>;
}

/** @param onNoRoom called if the device cannot store any more. Rejects if not even the beginning can be stored. */
export async function recordSentence(
  microphone: Microphone,
  whose: Pick<SentenceTake, 'uid' | 'target' | 'page' | 'sentence' | 'base'>,
  onLevel: (level: Level) => void,
  onNoRoom: () => void,
): Promise<RunningSentence> {
  const take: SentenceTake = { ...whose, id: crypto.randomUUID(), recordedAt: Date.now(), finished: false };
  await putSentenceTake(take);
  const levels: Level[] = [];
  let chunks = 0;
  let stored = Promise.resolve();
  const running = await microphone.record(
    (bytes) => {
      const number = chunks;
      chunks += 1;
      stored = stored.then(async () => putChunk(take.id, number, await bytes.arrayBuffer())).catch(() => onNoRoom());
    },
    (level) => {
      levels.push(level);
      onLevel(level);
    },
  );
  const stop = async (): Promise<void> => {
    await running.stop();
    await stored;
  };
  return {
    async discard() {
      await stop();
      await removeSentenceTake(take.id);
    },
    async finish() {
      await stop();
      const finished = { ...take, finished: true };
      await putSentenceTake(finished);
      return { take: finished, problem: soundProblem(levels) };
    },
  };
}

/** The page is longer than what can be stored. */
export class PageTooLong extends Error {
  override readonly name = 'PageTooLong';
}

export interface SoundPorts {
  samplesOf(bytes: Uint8Array<ArrayBuffer>): Promise<Samples>;
  encode(samples: Samples): Promise<Encoded>;
}

/**
 * Stores the page with the new sentence as a take of its own, and forgets the sentence. Repeating it, after it was interrupted, changes nothing.
 * Throws {@link PageTooLong}, and what the ports and the database throw; then page and sentence stay.
 */
export async function putTogether(sentence: SentenceTake, { samplesOf, encode }: SoundPorts): Promise<Take> {
  const { id, uid, target, page, recordedAt, base } = sentence;
  const [samples, spoken] = await Promise.all([samplesOf(base.audio), soundOf(id).then(samplesOf)]);
  const replaced = replaceSentence({ samples, starts: base.starts }, sentence.sentence, spoken);
  const durationMs = msOf(replaced.samples.length);
  const { type, bytes } = await encode(replaced.samples);
  if (bytes.length > VOICE_LIMITS.recordingBytes || durationMs > VOICE_LIMITS.recordingMs) throw new PageTooLong();
  const starts = replaced.starts.map((start) => Math.min(start, durationMs));
  const { sentenceRules } = base;
  const take: Take = { id: crypto.randomUUID(), uid, target, page, type, recordedAt, durationMs, starts, sentenceRules, finished: true };
  await putWholeTake(take, bytes);
  await removeOlderTakes(take);
  await removeSentenceTake(id);
  return take;
}
