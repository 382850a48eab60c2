// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallFailed } from '../http/call.ts';
import { keepDelivering } from './deliver-takes.ts';
import { changeTake, putTake, putWholeTake, readTakes, removeRecorded, type Take } from './takes.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const answers = new Map<number, CallFailed>();
const sent: number[] = [];

vi.mock('../http/page-http.ts', () => ({
  async callApi({ body: { page } }: { body: { page: number } }) {
    sent.push(page);
    const refusal = answers.get(page);
    if (refusal) throw refusal;
    return { page };
  },
}));
vi.mock('../lib/locks.ts', () => ({
  browserLocks: { request: (_name: string, _options: object, work: (held: boolean) => unknown) => work(true) },
}));

async function record(page: number): Promise<void> {
  const take: Take = {
    ...{ id: `take-${page}`, uid: null, target: { by: 'guest', token: TOKEN, terms: CURRENT_TERMS }, page, type: 'audio/webm' },
    ...{ recordedAt: Date.now() + page, durationMs: 1000, starts: [0], finished: true },
  };
  await putTake(take);
  await putWholeTake(take, new Uint8Array([1, 2, 3]));
}

/** Opens the page, and closes it once everything was tried. @param gone how often it then was said that the invitation has ended. */
async function visit(tries: number, gone = 0, keep = keepDelivering): Promise<void> {
  const before = sent.length;
  const onGone = vi.fn();
  const stop = keep({ token: TOKEN }, undefined, onGone);
  await vi.waitFor(() => expect(sent.length - before).toBe(tries));
  await vi.waitFor(async () => expect((await readTakes()).filter(({ refused }) => refused === undefined)).toEqual([]));
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(gone));
  stop();
}

beforeEach(async () => {
  await removeRecorded(() => true);
  answers.clear();
  sent.length = 0;
});

it('sends what found no room once more with each visit, and nothing else that was refused', async () => {
  await record(0);
  await record(1);
  answers.set(0, new CallFailed(409, '{"message":"Full.","code":"story-full"}'));
  answers.set(1, new CallFailed(422, '{"message":"No sound."}'));
  await visit(2);
  await visit(1);
  answers.clear();
  await visit(1);
  expect(sent).toEqual([0, 1, 0, 0]);
  expect(await readTakes()).toMatchObject([{ page: 1, refused: 'No sound.' }]);
});

it.each([
  [0, 409, 'taken-down'],
  [1, 403, 'sharing-stopped'],
  [2, 409, 'closed'],
])(
  'keeps what an operator ended (page %i, %i %s), and sends it once more with each visit, until it is allowed [safety 4]',
  async (page, status, code) => {
    await record(page);
    answers.set(page, new CallFailed(status, `{"message":"Not now.","code":"${code}"}`));
    await visit(1, 1);
    // The screen that opens then tries again, and does not end once more.
    await visit(1);
    await visit(0);
    expect(await readTakes()).toMatchObject([{ page, refused: 'Not now.' }]);
    answers.clear();
    vi.resetModules();
    await visit(1, 0, (await import('./deliver-takes.ts')).keepDelivering);
    expect(await readTakes()).toEqual([]);
  },
);

it('sends once what an earlier version stored as refused, which may be for an operator’s end [safety 4]', async () => {
  await record(3);
  await changeTake('take-3', { refused: 'No.', noRoom: false });
  answers.set(3, new CallFailed(422, '{"message":"No sound."}'));
  await visit(1);
  await visit(0);
  expect(await readTakes()).toMatchObject([{ page: 3, refused: 'No sound.' }]);
});

it('says when the invitation is gone', async () => {
  await record(0);
  answers.set(0, new CallFailed(404, '{"message":"This story or invitation is not there any more."}'));
  await visit(1, 1);
  expect(await readTakes()).toEqual([]);
});
