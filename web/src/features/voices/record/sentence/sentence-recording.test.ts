import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { putSentenceTake, type SentenceTake, undecidedSentence } from '../../api/sentence-takes.ts';
import { putChunk, putTake, readTakes, removeExpiredTakes, removeOlderTakes, removeRecorded, soundOf, type Take } from '../../api/takes.ts';
import type { Microphone } from '../sound/microphone.ts';
import { PageTooLong, putTogether, recordSentence, type SoundPorts } from './sentence-recording.ts';

const TARGET = { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' } as const;
/** Encoded sound is the samples' own bytes. */
const asBytes = (samples: Samples) => new Uint8Array(samples.slice().buffer);
const ports: SoundPorts = {
  samplesOf: async (bytes) => new Float32Array(bytes.slice().buffer),
  encode: async (samples) => ({ type: 'audio/webm', bytes: asBytes(samples) }),
};
const tone = (milliseconds: number, height: number): Samples => new Float32Array(samplesIn(milliseconds)).fill(height);
const joined = (...parts: Samples[]): Samples => Float32Array.from(parts.flatMap((part) => [...part]));

const OLD = joined(tone(400, 0.1), tone(400, 0.2), tone(400, 0.3));
const WHOSE = {
  ...{ uid: 'anna', target: TARGET, page: 2, sentence: 1 },
  base: { type: 'audio/webm', audio: asBytes(OLD), durationMs: 1200, starts: [0, 400, 800], sentenceRules: 2 },
} as const;

/** Hears what the test says. */
function rehearsal() {
  let chunk: (bytes: Blob) => void = () => undefined;
  const microphone: Microphone = {
    type: 'audio/webm',
    async record(onChunk) {
      chunk = onChunk;
      return { now: () => 0, stop: async () => undefined };
    },
    ended: () => false,
    close: () => undefined,
  };
  return { microphone, hear: (samples: Samples) => chunk(new Blob([asBytes(samples)])) };
}

async function spoken(samples = joined(tone(200, 0), tone(600, 0.7), tone(200, 0))) {
  const { microphone, hear } = rehearsal();
  const running = await recordSentence(microphone, { ...WHOSE, base: { ...WHOSE.base, starts: [...WHOSE.base.starts] } }, vi.fn(), vi.fn());
  hear(samples);
  return (await running.finish())?.take as SentenceTake;
}

beforeEach(() => removeRecorded(() => true));

describe('a sentence that was spoken again', () => {
  it('takes its place in a new take of the page', async () => {
    const take = await putTogether(await spoken(), ports);
    expect(take).toMatchObject({ uid: 'anna', page: 2, target: TARGET, finished: true, sentenceRules: 2 });
    const samples = await ports.samplesOf(await soundOf(take.id));
    expect(samples.subarray(0, samplesIn(400))).toEqual(OLD.subarray(0, samplesIn(400)));
    expect(samples.subarray(samplesIn(take.starts[2] ?? 0))).toEqual(OLD.subarray(samplesIn(800)));
    expect(samples[samplesIn(700)]).toBeCloseTo(0.7);
    expect(take.starts.every(Number.isInteger)).toBe(true);
    expect(await readTakes()).toEqual([take]);
    expect(await undecidedSentence(TARGET)).toBeNull();
  });

  it('replaces a take of the page that still waits', async () => {
    const old: Take = {
      id: 'old',
      uid: 'anna',
      target: TARGET,
      page: 2,
      type: 'audio/webm',
      recordedAt: 1,
      durationMs: 9,
      starts: [0],
      finished: true,
    };
    await putTake(old);
    const take = await putTogether(await spoken(), ports);
    expect((await readTakes()).map(({ id }) => id)).toEqual([take.id]);
  });

  it('is still there after the app was killed, even in the middle of it', async () => {
    const { microphone, hear } = rehearsal();
    await recordSentence(microphone, { ...WHOSE, base: { ...WHOSE.base, starts: [0, 400, 800] } }, vi.fn(), vi.fn());
    hear(tone(300, 0.7));
    await vi.waitFor(async () => expect(await undecidedSentence(TARGET)).not.toBeNull());
    const left = await undecidedSentence(TARGET);
    expect(left?.base.audio).toEqual(asBytes(OLD));
    expect(await soundOf(left?.id ?? '')).toEqual(asBytes(tone(300, 0.7)));
  });

  it('that was whole is kept if the app was killed during another attempt', async () => {
    const whole = await spoken();
    const { microphone, hear } = rehearsal();
    await recordSentence(microphone, { ...WHOSE, base: { ...WHOSE.base, starts: [0, 400, 800] } }, vi.fn(), vi.fn());
    hear(tone(300, 0.7));
    expect(await undecidedSentence(TARGET)).toEqual(whole);
  });

  it('keeps its beginning without a gap, and says so, if the device becomes full [fault 4]', async () => {
    const { microphone, hear } = rehearsal();
    const onProblem = vi.fn();
    const running = await recordSentence(microphone, { ...WHOSE, base: { ...WHOSE.base, starts: [0, 400, 800] } }, vi.fn(), onProblem);
    hear(tone(300, 0.7));
    await vi.waitFor(async () => expect(await undecidedSentence(TARGET)).not.toBeNull());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    hear(tone(300, 0.8));
    await vi.waitFor(() => expect(onProblem).toHaveBeenCalledWith('no-room'));
    hear(tone(300, 0.9));
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(3));
    put.mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const left = await running.finish();
    put.mockRestore();
    expect(await undecidedSentence(TARGET)).toMatchObject({ id: left?.take.id });
    expect(await soundOf(left?.take.id ?? '')).toEqual(asBytes(joined(tone(300, 0.7), tone(300, 0.8), tone(300, 0.9))));
  });

  it('without any sound leaves nothing', async () => {
    await putSentenceTake({ ...WHOSE, id: 'silent', recordedAt: 5, finished: true, base: { ...WHOSE.base, starts: [0] } });
    expect(await undecidedSentence(TARGET)).toBeNull();
    const all: string[] = [];
    await removeRecorded(({ id }) => all.push(id) < 0);
    expect(all).toEqual([]);
  });

  it.each([
    ['cannot be encoded', { ...ports, encode: () => Promise.reject(new DOMException('No', 'NotSupportedError')) }],
    ['becomes too long', { ...ports, encode: async () => ({ type: 'audio/webm' as const, bytes: new Uint8Array(400_001) }) }],
  ])('stays, and so does the page, if it %s', async (_what, failing) => {
    const take = await spoken();
    await expect(putTogether(take, failing)).rejects.toThrow();
    expect(await readTakes()).toEqual([]);
    expect(await undecidedSentence(TARGET)).toEqual(take);
    await expect(
      putTogether(take, { ...ports, encode: async () => ({ type: 'audio/webm', bytes: new Uint8Array(400_001) }) }),
    ).rejects.toBeInstanceOf(PageTooLong);
  });

  it('goes with a newer take of its page, and a guest’s after 14 days', async () => {
    const take = await spoken();
    await removeOlderTakes({ ...take, id: 'newer', recordedAt: take.recordedAt + 1 });
    expect(await undecidedSentence(TARGET)).toBeNull();
    await putSentenceTake({ ...take, uid: null });
    await putChunk(take.id, 0, new ArrayBuffer(4));
    await removeExpiredTakes(take.recordedAt + 15 * 24 * 60 * 60 * 1000);
    expect(await undecidedSentence(TARGET)).toBeNull();
    expect(await soundOf(take.id)).toHaveLength(0);
  });
});
