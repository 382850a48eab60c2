import { expect, test } from 'vitest';
import webPush from 'web-push';
import { vapidTokens } from '../../functions/src/push/vapid.ts';
import { vapidProblem } from './vapid.ts';

const HOUR = 60 * 60_000;
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:somebody@example.com' };

test('a token is good for its push service, and for no other', () => {
  const token = vapidTokens(keys, Date.now)('https://push.example');
  expect(vapidProblem(token, 'https://push.example')).toBeNull();
  expect(vapidProblem(token, 'https://other.example')).toBe('vapid token for another service');
});

test('a token is signed once for each push service, and anew before it is over', () => {
  const start = Date.now();
  let now = start;
  const tokenFor = vapidTokens(keys, () => now);
  const first = tokenFor('https://push.example');
  expect(tokenFor('https://other.example')).not.toBe(first);
  now = start + 10.9 * HOUR;
  expect(tokenFor('https://push.example')).toBe(first);
  now = start + 11.1 * HOUR;
  const second = tokenFor('https://push.example');
  expect(second).not.toBe(first);
  expect(vapidProblem(second, 'https://push.example', now)).toBeNull();
  // The first one is over soon after: it would have failed.
  expect(vapidProblem(first, 'https://push.example', start + 12.1 * HOUR)).toBe('vapid token over, or good for too long');
});
