import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersSoFar, noteAnswers, slowNetwork, watchLong, watchWait } from './slow-network.ts';

/** Requests that wait, to be answered or ended by the test. */
let requests: { answer: (text: string) => void; fail: () => void }[];
const request = () =>
  new Promise<string>((answer, reject) => requests.push({ answer, fail: () => reject(new DOMException('', 'AbortError')) }));
const send = watchWait(noteAnswers(request));
const ask = (how = send) => void how().catch(() => undefined);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  slowNetwork.set(false);
});
afterEach(async () => {
  for (const { fail } of requests) fail();
  await pass(0);
  vi.unstubAllGlobals();
});

it('is slow after four seconds without an answer, until there is one [fault 6]', async () => {
  ask();
  await pass(3900);
  expect(slowNetwork.get()).toBe(false);
  await pass(200);
  expect(slowNetwork.get()).toBe(true);
  const before = answersSoFar();
  requests[0]?.answer('late');
  await pass(0);
  expect(slowNetwork.get()).toBe(false);
  expect(answersSoFar()).toBe(before + 1);
});

it('is not slow while others are answered [fault 6]', async () => {
  ask();
  for (let time = 0; time < 5; time += 1) {
    await pass(3000);
    ask();
    requests.at(-1)?.answer('quick');
  }
  await pass(3900);
  expect(slowNetwork.get()).toBe(false);
  await pass(200);
  expect(slowNetwork.get()).toBe(true);
});

it('says nothing new if a request is given up, or none waits [fault 6]', async () => {
  ask();
  await pass(1000);
  requests[0]?.fail();
  await pass(60_000);
  expect(slowNetwork.get()).toBe(false);
  ask();
  await pass(5000);
  requests[1]?.fail();
  await pass(0);
  expect(slowNetwork.get()).toBe(true);
});

it('is not slow because a story takes long, whose answer counts all the same [fault 6]', async () => {
  ask(noteAnswers(request));
  await pass(60_000);
  expect(slowNetwork.get()).toBe(false);
  ask();
  await pass(5000);
  expect(slowNetwork.get()).toBe(true);
  requests[0]?.answer('a story');
  await pass(0);
  expect(slowNetwork.get()).toBe(false);
});

it('is slow while a story takes long only if the site does not answer either [fault 6]', async () => {
  vi.stubGlobal('fetch', request);
  ask(watchLong(request));
  await pass(1000);
  requests[1]?.answer('the site');
  await pass(60_000);
  expect(slowNetwork.get()).toBe(false);
  ask(watchLong(request));
  await pass(5100);
  expect(slowNetwork.get()).toBe(true);
  requests[2]?.answer('a story');
  await pass(0);
  expect(slowNetwork.get()).toBe(false);
});

it('is slow while a sign-in cannot be confirmed, and not fast because it gives up [fault 6]', async () => {
  ask(watchWait(request));
  await pass(5000);
  expect(slowNetwork.get()).toBe(true);
  requests[0]?.answer('a token of before');
  await pass(0);
  expect(slowNetwork.get()).toBe(true);
});
