/** Records one sentence of a recorded page again, and puts the page together once its reader wants it so. */
import { VOICE_LIMITS } from '@tuckaway/domain';
import type { Encoded } from '../../../../data/device/sound/encode.ts';
import { msOf, type Samples } from '../../../../data/device/sound/samples.ts';
import { putSentenceTake, removeSentenceTake, type SentenceTake } from '../../api/sentence-takes.ts';
import { storeSound } from '../../api/store-sound.ts';
import { putWholeTake, removeOlderTakes, soundOf, type Take } from '../../api/takes.ts';
import type { Microphone } from '../sound/microphone.ts';
import { type Level, soundProblem } from '../sound/pauses.ts';
import { replaceSentence } from './replace-sentence.ts';

export interface RunningSentence {
  /** Resolves once it is stored; null if no sound came, or none could be stored. */
  finish(): Promise<{ take: SentenceTake; problem: ReturnType<typeof soundProblem> } | null>;
  /** Stops, and forgets what was recorded. */
  discard(): Promise<void>;
}

/** @param onProblem called if the device cannot store any more, or no sound came. Rejects if not even the beginning can be stored. */
export async function recordSentence(
  microphone: Microphone,
  whose: Pick<SentenceTake, 'uid' | 'target' | 'page' | 'sentence' | 'base'>,
  onLevel: (level: Level) => void,
  onProblem: (problem: 'no-room' | 'stopped') => void,
): Promise<RunningSentence> {
  const take: SentenceTake = { ...whose, id: crypto.randomUUID(), recordedAt: Date.now(), finished: false };
  await putSentenceTake(take);
  const levels: Level[] = [];
  const onNoRoom = () => onProblem('no-room');
  const sound = storeSound(take.id, async () => undefined, onNoRoom);
  const running = await microphone.record(
    (bytes) => sound.add(bytes, 0),
    (level) => {
      levels.push(level);
      onLevel(level);
    },
  );
  const stop = async () => {
    await running.stop();
    return sound.end();
  };
  return {
    async discard() {
      await stop();
      await removeSentenceTake(take.id);
    },
    async finish() {
      const { chunks, stored } = await stop();
      if (chunks === 0) onProblem('stopped');
      if (stored === 0) {
        // The next visit removes what stays.
        await removeSentenceTake(take.id).catch(() => undefined);
        return null;
      }
      const finished = { ...take, finished: true };
      await putSentenceTake(finished).catch(onNoRoom);
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
