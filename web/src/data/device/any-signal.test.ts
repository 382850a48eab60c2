import { expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

it('aborts with the first of the signals, with its reason', () => {
  const one = new AbortController();
  const other = new AbortController();
  const either = anySignal(one.signal, undefined, other.signal);
  expect(either.aborted).toBe(false);
  other.abort('other');
  one.abort('one');
  expect(either.aborted).toBe(true);
  expect(either.reason).toBe('other');
});
