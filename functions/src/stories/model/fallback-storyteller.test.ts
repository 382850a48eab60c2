import { expect, test, vi } from 'vitest';
import { goodTelling, telling } from '../../../testing/scripted-storyteller.ts';
import type { GenerateOptions, Storyteller } from '../ports/storyteller.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import { withFallback } from './fallback-storyteller.ts';

type Generate = Storyteller['generate'];
const options = (more: Partial<GenerateOptions> = {}): GenerateOptions => ({
  signal: new AbortController().signal,
  mostTokens: 1,
  ...more,
});
const fails = (kind: FailureKind, retryAfter?: number): Generate => vi.fn(async () => Promise.reject(new StoryFailure(kind, retryAfter)));
const answers = (answer = goodTelling()): Generate => vi.fn(async () => answer);
const REFUSAL = telling('', { refused: true });
const FILTERED = telling('{"ti', { ending: 'filtered' });

test.each([
  ['is unavailable', fails('unavailable')],
  ['is busy', fails('busy')],
  ['is misconfigured', fails('misconfigured')],
  ['refuses', answers(REFUSAL)],
  ['is stopped by a filter', answers(FILTERED)],
])('a second model answers where the first one %s', async (_what, first) => {
  expect(await withFallback(first, answers())([], options())).toEqual(goodTelling());
});

test('a filtered answer is returned where part of it was received', async () => {
  const first: Generate = async (_messages, { onText }) => {
    onText?.('{"ti');
    return FILTERED;
  };
  expect(await withFallback(first, answers())([], options({ onText: () => undefined }))).toEqual(FILTERED);
});

test.each(['no-key', 'out-of-time'] as const)('a second model is not asked where the first one fails with %s', async (kind) => {
  const second = answers();
  await expect(withFallback(fails(kind), second)([], options())).rejects.toMatchObject({ kind });
  expect(second).not.toHaveBeenCalled();
});

test('a first model is asked again where the caller aborted its call for another reason', async () => {
  const first = fails('out-of-time');
  const generate = withFallback(first, answers());
  await expect(generate([], options({ signal: AbortSignal.abort() }))).rejects.toThrow();
  await expect(generate([], options())).rejects.toThrow();
  expect(first).toHaveBeenCalledTimes(2);
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

test('a first model that is misconfigured does not keep the second one from being asked again', async () => {
  await expect(withFallback(fails('misconfigured'), fails('busy', 7))([], options())).rejects.toMatchObject({
    kind: 'busy',
    retryAfter: 7,
  });
});

test('a first model that ran out of time is not waited for again', async () => {
  const first = fails('out-of-time');
  const generate = withFallback(first, answers());
  await expect(generate([], options({ signal: AbortSignal.abort(new StoryFailure('out-of-time')) }))).rejects.toThrow();
  expect(await generate([], options())).toEqual(goodTelling());
  expect(first).toHaveBeenCalledOnce();
});

test('an error of our own is not hidden behind the failure of the first model', async () => {
  const broken: Generate = async () => Promise.reject(new RangeError('mine'));
  await expect(withFallback(fails('busy'), broken)([], options())).rejects.toThrow(RangeError);
});
