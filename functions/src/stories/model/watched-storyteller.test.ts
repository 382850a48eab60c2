import { expect, test, vi } from 'vitest';
import type { Storyteller } from '../ports/storyteller.ts';
import { StoryFailure } from '../story-failure.ts';
import { onServiceOutcome, watched } from './watched-storyteller.ts';

const ENOUGH_MS = 20_000;
const signal = new AbortController().signal;
const ANSWER = { text: '{}', ending: 'complete', refused: false } as const;
const working: Storyteller = { generate: async () => ANSWER, moderate: async () => [true], review: async () => ({ frightening: [false] }) };
const failing = (error: Error): Storyteller => {
  const fail = () => Promise.reject(error);
  return { generate: fail, moderate: fail, review: fail };
};

function listen() {
  const heard = vi.fn();
  onServiceOutcome(heard);
  return heard;
}

test('answers pass through and are reported by service', async () => {
  const heard = listen();
  const storyteller = watched(working, ENOUGH_MS);
  expect(await storyteller.generate([], { signal, mostTokens: 1 })).toBe(ANSWER);
  expect(await storyteller.moderate(['a'], signal)).toEqual([true]);
  expect(await storyteller.review(['a'], '4-5', signal)).toEqual({ frightening: [false] });
  expect(heard.mock.calls).toEqual([
    ['model', 'ok'],
    ['moderation', 'ok'],
    ['model', 'ok'],
  ]);
});

test.each([
  [new StoryFailure('busy'), 'busy'],
  [new TypeError('odd'), 'error'],
])('failures pass through and are reported by kind: %s', async (error, outcome) => {
  const heard = listen();
  const storyteller = watched(failing(error), ENOUGH_MS);
  await expect(storyteller.generate([], { signal, mostTokens: 1 })).rejects.toBe(error);
  await expect(storyteller.moderate(['a'], signal)).rejects.toBe(error);
  await expect(storyteller.review(['a'], '4-5', signal)).rejects.toBe(error);
  expect(heard.mock.calls).toEqual([
    ['model', outcome],
    ['moderation', outcome],
    ['model', outcome],
  ]);
});

test('a call that was not made because the site’s day is over says nothing about the service [safety 3]', async () => {
  const heard = listen();
  const refused = failing(new StoryFailure('site-quota'));
  await expect(watched(refused, ENOUGH_MS).generate([], { signal, mostTokens: 1 })).rejects.toThrow();
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  [2500, []],
  [25_000, [['model', 'out-of-time']]],
])('a call that ran out of time after %i ms is reported only if that was enough', async (ms, expected) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const heard = listen();
  const slow = async () => {
    vi.advanceTimersByTime(ms);
    throw new StoryFailure('out-of-time');
  };
  await expect(watched({ ...working, generate: slow }, ENOUGH_MS).generate([], { signal, mostTokens: 1 })).rejects.toThrow();
  expect(heard.mock.calls).toEqual(expected);
});
