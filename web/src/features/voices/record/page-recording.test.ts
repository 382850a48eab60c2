import 'fake-indexeddb/auto';
import { SENTENCE_RULES } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { device } from '../../../../testing/tab-locks.ts';
import { finishInterrupted } from '../api/interrupted-takes.ts';
import { readTakes, removeTake, soundOf } from '../api/takes.ts';
import { recordPage } from './page-recording.ts';
import type { Microphone } from './sound/microphone.ts';
import type { Level } from './sound/pauses.ts';

const PAGE = { uid: 'anna', target: { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' }, page: 2 } as const;

/** A microphone whose clock and sound the test moves. */
function rehearsal() {
  let now = 0;
  let chunk: (bytes: Blob) => void = () => undefined;
  let level: (heard: Level) => void = () => undefined;
  const microphone: Microphone = {
    type: 'audio/webm',
    async record(onChunk, onLevel) {
      chunk = onChunk;
      level = onLevel;
      return { now: () => now, stop: async () => chunk(new Blob(['end'])) };
    },
    ended: () => false,
    close: () => undefined,
  };
  return {
    microphone,
    hear(milliseconds: number, loudness: number) {
      for (const end = now + milliseconds; now < end; now += 20) level({ at: now, loudness, peak: loudness * 2 });
    },
    chunk: (text: string) => chunk(new Blob([text])),
  };
}

beforeEach(async () => {
  for (const { id } of await readTakes()) await removeTake(id);
});

it('stores the sound as it comes, and where each sentence begins, by which rules [fault 1]', async () => {
  const { microphone, hear, chunk } = rehearsal();
  const running = await recordPage(microphone, PAGE, vi.fn(), vi.fn());
  hear(400, 0.001);
  hear(1000, 0.1);
  chunk('one ');
  hear(300, 0.001);
  running.next();
  hear(300, 0.001);
  hear(900, 0.1);
  chunk('two ');
  const { take, problem } = await running.finish();
  expect(problem).toBeNull();
  expect(take).toMatchObject({ page: 2, finished: true, durationMs: 2900, sentenceRules: SENTENCE_RULES });
  expect(take.starts.map((start) => Math.round(start / 100) * 100)).toEqual([300, 1900]);
  expect(await readTakes()).toEqual([take]);
  expect(new TextDecoder().decode(await soundOf(take.id))).toBe('one two end');
});

it('takes the place of an older recording of its page, and of no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const record = async (page: number) => {
    vi.setSystemTime(Date.now() + 1000);
    const { microphone, hear, chunk } = rehearsal();
    const running = await recordPage(microphone, { ...PAGE, page }, vi.fn(), vi.fn());
    hear(1000, 0.1);
    chunk('sound');
    return (await running.finish()).take;
  };
  const other = await record(0);
  await record(2);
  const newer = await record(2);
  vi.useRealTimers();
  expect(await readTakes()).toEqual([other, newer]);
});

it('keeps what was read when the tab dies', async () => {
  const { microphone, hear, chunk } = rehearsal();
  const { openTab } = device();
  const tab = openTab();
  const running = await recordPage(microphone, PAGE, vi.fn(), vi.fn(), tab.locks);
  hear(1000, 0.1);
  running.next();
  chunk('half');
  await vi.waitFor(async () => expect((await readTakes())[0]?.durationMs).toBe(1000));
  // A second tab on the same page leaves what is being recorded alone.
  await finishInterrupted(await readTakes(), openTab().locks);
  expect(await readTakes()).toMatchObject([{ finished: false }]);
  tab.die();
  await finishInterrupted(await readTakes(), openTab().locks);
  const [take] = await readTakes();
  expect(take).toMatchObject({ finished: true, durationMs: 1000, starts: [0, 1000] });
  expect(take).not.toHaveProperty('refused');
});

it('a page that died before its first second leaves nothing', async () => {
  const { microphone } = rehearsal();
  const { openTab } = device();
  const tab = openTab();
  await recordPage(microphone, PAGE, vi.fn(), vi.fn(), tab.locks);
  tab.die();
  await finishInterrupted(await readTakes(), openTab().locks);
  expect(await readTakes()).toEqual([]);
});

/** Makes the device full until the returned function is called. */
function fullDevice(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

it('says so if the device has no room, and stores the sound as soon as there is', async () => {
  const { microphone, hear, chunk } = rehearsal();
  const noRoom = vi.fn();
  const running = await recordPage(microphone, PAGE, vi.fn(), noRoom);
  hear(500, 0.1);
  chunk('one ');
  await vi.waitFor(async () => expect((await readTakes())[0]?.durationMs).toBe(500));
  const makeRoom = fullDevice();
  chunk('two ');
  await vi.waitFor(() => expect(noRoom).toHaveBeenCalled());
  makeRoom();
  hear(500, 0.1);
  const { take, isWhole } = await running.finish();
  expect(take).toMatchObject({ finished: true, durationMs: 1000 });
  expect(isWhole).toBe(true);
  expect(new TextDecoder().decode(await soundOf(take.id))).toBe('one two end');
});

it('keeps the beginning of a page whose end has no room', async () => {
  const { microphone, hear, chunk } = rehearsal();
  const { openTab } = device();
  const tab = openTab();
  const running = await recordPage(microphone, PAGE, vi.fn(), vi.fn(), tab.locks);
  hear(500, 0.1);
  chunk('one ');
  await vi.waitFor(async () => expect((await readTakes())[0]?.durationMs).toBe(500));
  hear(800, 0.1);
  running.next();
  hear(400, 0.1);
  const makeRoom = fullDevice();
  chunk('two ');
  const { take, isWhole } = await running.finish();
  makeRoom();
  expect(take).toMatchObject({ durationMs: 500, starts: [0] });
  expect(isWhole).toBe(false);
  await finishInterrupted(await readTakes(), openTab().locks);
  expect(await readTakes()).toMatchObject([{ finished: true, durationMs: 500 }]);
  expect(new TextDecoder().decode(await soundOf(take.id))).toBe('one ');
});

it('leaves nothing of a page if the device has no room at all, or the microphone fails', async () => {
  const makeRoom = fullDevice();
  await expect(recordPage(rehearsal().microphone, PAGE, vi.fn(), vi.fn())).rejects.toThrow('Full');
  makeRoom();
  const broken = (): Promise<never> => Promise.reject(new Error('Unplugged.'));
  await expect(recordPage({ ...rehearsal().microphone, record: broken }, PAGE, vi.fn(), vi.fn())).rejects.toThrow('Unplugged.');
  expect(await readTakes()).toEqual([]);
});
