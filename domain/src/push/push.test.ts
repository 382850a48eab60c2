import { describe, expect, it } from 'vitest';
import { parsePushReminder, parsePushSubscription, parsePushTest } from './push.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'BA', auth: 'YQ' } };
const NOTIFICATION = { title: 'Hello', body: 'There', icon: '/icon.png', data: { url: '/story/3' } };
const REMINDER = { days: ['mon', 'sun'], time: '19:30', zone: 'Europe/Berlin' };

describe('a subscription', () => {
  it('is accepted as the browser provides it', () => {
    expect(parsePushSubscription({ ...SUBSCRIPTION, expirationTime: null })).toEqual({ ok: true, value: SUBSCRIPTION });
  });

  it.each([
    [null, undefined],
    ['https://push.example/1', undefined],
    [{ ...SUBSCRIPTION, endpoint: '' }, 'endpoint'],
    [{ ...SUBSCRIPTION, keys: { p256dh: 7, auth: 'YQ' } }, 'keys.p256dh'],
    [{ ...SUBSCRIPTION, keys: { p256dh: 'B'.repeat(129), auth: 'YQ' } }, 'keys.p256dh'],
  ])('refuses %j', (input, field) => {
    const { ok, ...rest } = parsePushSubscription(input);
    expect(ok).toBe(false);
    expect((rest as { field?: string }).field).toBe(field);
  });
});

describe('a test message', () => {
  it('is parsed with its text and link', () => {
    const test = { subscription: SUBSCRIPTION, notification: NOTIFICATION };
    expect(parsePushTest(test)).toEqual({ ok: true, value: test });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'story/3', '', '/a b', `/${'x'.repeat(200)}`])(
    'is refused with the link "%s"',
    (url) => {
      expect(parsePushTest({ subscription: SUBSCRIPTION, notification: { ...NOTIFICATION, data: { url } } }).ok).toBe(false);
      expect(parsePushTest({ subscription: SUBSCRIPTION, notification: { ...NOTIFICATION, icon: url } }).ok).toBe(false);
    },
  );
});

describe('a reminder', () => {
  const read = (reminder: unknown) => parsePushReminder({ subscription: SUBSCRIPTION, reminder });

  it('has days, time and zone, or is null, or is missing', () => {
    for (const reminder of [REMINDER, null]) expect(read(reminder)).toEqual({ ok: true, value: { subscription: SUBSCRIPTION, reminder } });
    expect(parsePushReminder({ subscription: SUBSCRIPTION })).toEqual({ ok: true, value: { subscription: SUBSCRIPTION } });
  });

  it.each([
    [{ ...REMINDER, days: [] }, 'Please choose at least one day.'],
    [{ ...REMINDER, days: ['Monday'] }, 'Please choose at least one day.'],
    [{ ...REMINDER, days: ['mon', 'mon'] }, 'Please choose at least one day.'],
    [{ ...REMINDER, time: '24:00' }, 'Please choose a time, such as 19:30.'],
    [{ ...REMINDER, zone: 'Mars/Olympus' }, 'We do not know this time zone.'],
    [{ ...REMINDER, zone: undefined }, 'Please send the time zone.'],
    ['19:30', 'Please send the days, the time and the time zone.'],
  ])('%j is refused with a message', (reminder, message) => {
    expect(read(reminder)).toMatchObject({ ok: false, message });
  });
});
