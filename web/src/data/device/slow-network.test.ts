import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowNetwork, watchAnswers } from './slow-network.ts';

/** Requests that wait, to be answered or ended by the test. */
let requests: { answer: (text: string) => void; fail: () => void }[];
const send = watchAnswers(
  () => new Promise<string>((answer, reject) => requests.push({ answer, fail: () => reject(new DOMException('', 'AbortError')) })),
);
const ask = () => void send().catch(() => undefined);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  slowNetwork.set(false);
});
afterEach(async () => {
  for (const { fail } of requests) fail();
  await pass(0);
  vi.useRealTimers();
});

it('is slow after four seconds without an answer, until there is one [fault 6]', async () => {
  ask();
  await pass(3900);
  expect(slowNetwork.get()).toBe(false);
  await pass(200);
  expect(slowNetwork.get()).toBe(true);
  requests[0]?.answer('late');
  await pass(0);
  expect(slowNetwork.get()).toBe(false);
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

it('says nothing new where a request is given up, or none waits [fault 6]', async () => {
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
