import { expect, test, vi } from 'vitest';
import { goodTelling, telling } from '../../testing/scripted-storyteller.ts';
import { withFallback } from './fallback-storyteller.ts';
import { type FailureKind, StoryFailure } from './story-failure.ts';
import type { GenerateOptions, Storyteller } from './storyteller.ts';

type Generate = Storyteller['generate'];
const options = (more: Partial<GenerateOptions> = {}): GenerateOptions => ({
  signal: new AbortController().signal,
  mostTokens: 1,
  ...more,
});
const fails = (kind: FailureKind, retryAfter?: number): Generate => vi.fn(async () => Promise.reject(new StoryFailure(kind, retryAfter)));
const answers = (answer = goodTelling()): Generate => vi.fn(async () => answer);
const REFUSAL = telling('', { refused: true });

test.each(['unavailable', 'busy', 'misconfigured'] as const)('a second model answers where the first one is %s', async (kind) => {
  expect(await withFallback(fails(kind), answers())([], options())).toEqual(goodTelling());
});

test('a second model answers where the first one refuses', async () => {
  expect(await withFallback(answers(REFUSAL), answers())([], options())).toEqual(goodTelling());
});

test('a good answer is the only call', async () => {
  const second = answers();
  await withFallback(answers(), second)([], options());
  expect(second).not.toHaveBeenCalled();
});

test.each(['no-key', 'out-of-time'] as const)('a second model is not asked where the first one fails with %s', async (kind) => {
  const second = answers();
  await expect(withFallback(fails(kind), second)([], options())).rejects.toMatchObject({ kind });
  expect(second).not.toHaveBeenCalled();
});

test('a second model does not continue what the first one began', async () => {
  const second = answers();
  const onText = vi.fn();
  const first: Generate = async (_messages, given) => {
    given.onText?.('{"ti');
    throw new StoryFailure('unavailable');
  };
  await expect(withFallback(first, second)([], options({ onText }))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(onText).toHaveBeenCalledExactlyOnceWith('{"ti');
  expect(second).not.toHaveBeenCalled();
});

test('where both fail, the first one says when to come back', async () => {
  await expect(withFallback(fails('busy', 7), fails('misconfigured'))([], options())).rejects.toMatchObject({
    kind: 'busy',
    retryAfter: 7,
  });
  expect(await withFallback(answers(REFUSAL), fails('busy'))([], options())).toEqual(REFUSAL);
});

test('without a second model the first one is all there is', async () => {
  const first = fails('busy');
  expect(withFallback(first, null)).toBe(first);
});
