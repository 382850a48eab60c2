import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { favoriteEntry } from '../../../../tests/outbox-simulation/entries.ts';
import { MAX_RETRY_AFTER_MS } from '../http/call.ts';
import { MAX_AGE_MS, MAX_RETRIES, postponed, renewed, stateOf, waitFor } from './retry-policy.ts';

const NOW = Date.UTC(2026, 10, 21, 19);
const MINUTE = 60_000;
const entry = favoriteEntry({ userId: 'anna', now: NOW, random: () => 0.5 }, '1', 'add');

describe('the next wait', () => {
  test('is at most the back-off of its try, and at least what the server asked for', () => {
    const waits = fc.record({
      tries: fc.nat(40),
      random: fc.double({ min: 0, max: 0.999, noNaN: true }),
      retryAfter: fc.nat(MAX_RETRY_AFTER_MS),
    });
    fc.assert(
      fc.property(waits, ({ tries, random, retryAfter }) => {
        const backoff = Math.min(15 * MINUTE, 2000 * 2 ** tries);
        const free = waitFor({ because: 'trouble' }, tries, NOW, random);
        expect(free.until - NOW).toBeLessThanOrEqual(backoff + 1);
        expect(free.tries).toBe(tries + 1);
        const asked = waitFor({ because: 'trouble', retryAfter }, tries, NOW, random);
        expect(asked.until - NOW).toBeGreaterThanOrEqual(retryAfter);
        expect(asked.until - NOW).toBeLessThanOrEqual(Math.max(backoff, retryAfter) + 1);
      }),
    );
  });

  test('is random over the whole back-off', () => {
    expect(waitFor({ because: 'no-answer' }, 3, NOW, 0).until).toBe(NOW);
    expect(waitFor({ because: 'no-answer' }, 3, NOW, 0.5).until).toBe(NOW + 8000);
  });
});

describe('an entry', () => {
  test('starts again when the user retries it', () => {
    const given = postponed({ ...entry, retryCount: MAX_RETRIES }, waitFor({ because: 'trouble' }, 0, NOW, 0.5));
    expect(stateOf(given, NOW + MAX_AGE_MS + 1)).toBe('attention');
    const again = renewed(given, NOW + MAX_AGE_MS + 1);
    expect(again).toEqual({ ...entry, askedAt: NOW + MAX_AGE_MS + 1 });
    expect(stateOf(again, NOW + MAX_AGE_MS + 2)).toBe('due');
  });

  test('is not held back by a clock that was set back', () => {
    const waiting = { ...entry, wait: waitFor({ because: 'trouble', retryAfter: MINUTE }, 0, NOW, 0) };
    expect(stateOf(waiting, NOW - 1)).toBe('due');
    expect(stateOf({ ...entry, wait: { because: 'trouble', until: NOW + MAX_RETRY_AFTER_MS + 1 } }, NOW)).toBe('due');
  });

  test('is not sent without asking after 30 days, unless a wrong clock made it look old', () => {
    expect(stateOf(entry, NOW + MAX_AGE_MS)).toBe('due');
    expect(stateOf(entry, NOW + MAX_AGE_MS + 1, true)).toBe('too-old');
    const marked = { ...entry, attention: { because: 'too-old' as const, message: '' } };
    expect(stateOf(marked, NOW + MAX_AGE_MS + 1)).toBe('attention');
    expect(stateOf(marked, NOW)).toBe('due');
  });
});
