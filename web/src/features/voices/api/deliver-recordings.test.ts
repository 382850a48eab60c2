// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverRecordings } from './deliver-recordings.ts';
import { holdTake } from './interrupted-takes.ts';
import { changeTake, putTake, putWholeTake, readTakes, removeRecorded, type Take } from './takes.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const ANOTHER = { target: { by: 'guest', token: 'another-family-token-xyz' } } as const;
const DAY = 24 * 60 * 60 * 1000;
/** The server's refusals by page; others are taken. */
const refusals = new Map<number, { status: number; message: string; code?: string }>();
const sent: number[] = [];

async function record(page: number, change: Partial<Take> = {}): Promise<void> {
  const take: Take = {
    ...{ id: `take-${page}`, uid: null, target: { by: 'guest', token: TOKEN, terms: CURRENT_TERMS }, page, type: 'audio/webm' },
    ...{ recordedAt: Date.now() + page, durationMs: 1000, starts: [0], finished: true },
    ...change,
  };
  await putTake(take);
  await putWholeTake(take, new Uint8Array([1, 2, 3]));
}

/** Opens the page, and closes it once everything was tried. @param ended how often it then was said that the invitation has ended. */
async function visit(tries: number, ended = 0, deliver = deliverRecordings): Promise<void> {
  const before = sent.length;
  const onEnd = vi.fn();
  const stop = deliver({ token: TOKEN }, onEnd);
  await vi.waitFor(() => expect(sent.length - before).toBe(tries));
  await vi.waitFor(async () => expect((await readTakes()).filter(({ refused }) => refused === undefined)).toEqual([]));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(ended));
  stop();
}

beforeEach(async () => {
  await removeRecorded(() => true);
  refusals.clear();
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    expect(url).toBe('/api/voices/recording');
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
    const { page } = JSON.parse(String(init?.body)) as { page: number };
    sent.push(page);
    const { status = 200, ...body } = refusals.get(page) ?? {};
    return new Response(JSON.stringify(body), { status });
  });
});

it.each([
  [0, 409, 'taken-down'],
  [1, 403, 'sharing-stopped'],
  [2, 409, 'closed'],
])(
  'keeps what an operator ended (page %i, %i %s), and sends it once more with each visit, until it is allowed [safety 4]',
  async (page, status, code) => {
    await record(page);
    refusals.set(page, { status, message: 'Not now.', code });
    await visit(1, 1);
    // The screen that opens then tries again, and does not end once more.
    await visit(1);
    await visit(0);
    expect(await readTakes()).toMatchObject([{ page, refused: 'Not now.' }]);
    refusals.clear();
    vi.resetModules();
    await visit(1, 0, (await import('./deliver-recordings.ts')).deliverRecordings);
    expect(await readTakes()).toEqual([]);
  },
);

it('says that the invitation has ended also if the screen has begun to deliver anew meanwhile', async () => {
  await record(0);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValueOnce(promise);
  const onEnd = vi.fn();
  const stop = deliverRecordings({ token: TOKEN }, onEnd);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  stop();
  const stopNext = deliverRecordings({ token: TOKEN }, onEnd);
  resolve(Response.json({ message: 'Gone.', code: 'missing' }, { status: 404 }));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  stopNext();
});

it('sends once what an earlier version stored as refused, which may be for an operator’s end [safety 4]', async () => {
  await record(3);
  await changeTake('take-3', { refused: 'No.', noRoom: false });
  refusals.set(3, { status: 422, message: 'No sound.' });
  await visit(1);
  await record(4);
  await visit(1);
  expect(sent).toEqual([3, 4]);
  expect(await readTakes()).toMatchObject([{ page: 3, refused: 'No sound.' }]);
});

it('removes what a guest recorded more than 14 days ago, delivered or not', async () => {
  await record(0, { recordedAt: Date.now() - 15 * DAY });
  await record(1, { ...ANOTHER, recordedAt: Date.now() - 15 * DAY });
  await record(2, { ...ANOTHER, recordedAt: Date.now() - 13 * DAY });
  await record(3, { uid: 'anna', target: { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' }, recordedAt: Date.now() - 90 * DAY });
  const stop = deliverRecordings({ token: TOKEN });
  await vi.waitFor(async () => expect((await readTakes()).map(({ page }) => page)).toEqual([3, 2]));
  stop();
  expect(sent).toEqual([]);
});

it('finishes and sends what has lost its recorder, but not what is being recorded, nor what others recorded on this device', async () => {
  const release = await holdTake('take-1');
  await record(0, { finished: false });
  await record(1, { finished: false });
  await record(2, { finished: false, ...ANOTHER });
  await record(3, { finished: false, uid: 'anna', target: { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' } });
  const stop = deliverRecordings({ token: TOKEN });
  await vi.waitFor(async () => expect(await readTakes()).toMatchObject([1, 2, 3].map((page) => ({ page, finished: false }))));
  stop();
  release();
  expect(sent).toEqual([0]);
});

it('tries again when the network is back', async () => {
  await record(0);
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const stop = deliverRecordings({ token: TOKEN });
  await vi.waitFor(async () => expect(await readTakes()).toMatchObject([{ wait: { because: 'offline' } }]));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await readTakes()).toEqual([]));
  stop();
  expect(sent).toEqual([0]);
});
