// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../lib/errors.ts';
import { keepDelivering } from './deliver-takes.ts';
import { putTake, putWholeTake, readTakes, removeRecorded, type Take } from './takes.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const answers = new Map<number, HttpError>();
const sent: number[] = [];

vi.mock('../firebase/api-client.ts', async (original) => ({
  ...(await original<object>()),
  async postJson(_path: string, { page }: { page: number }) {
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

/** Opens the page, and closes it once everything was tried. */
async function visit(tries: number, onGone?: () => void): Promise<void> {
  const before = sent.length;
  const stop = keepDelivering({ token: TOKEN }, undefined, onGone);
  await vi.waitFor(() => expect(sent.length - before).toBe(tries));
  await vi.waitFor(async () => expect((await readTakes()).filter(({ refused }) => refused === undefined)).toEqual([]));
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
  answers.set(0, new HttpError(409, '{"message":"Full.","code":"story-full"}'));
  answers.set(1, new HttpError(422, '{"message":"No sound."}'));
  await visit(2);
  await visit(1);
  answers.clear();
  await visit(1);
  expect(sent).toEqual([0, 1, 0, 0]);
  expect(await readTakes()).toMatchObject([{ page: 1, refused: 'No sound.' }]);
});

it('says when the invitation is gone', async () => {
  await record(0);
  answers.set(0, new HttpError(404, '{"message":"This story or invitation is not there any more."}'));
  const onGone = vi.fn();
  await visit(1, onGone);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(await readTakes()).toEqual([]);
});
