import { describe, expect, it } from 'vitest';
import { parsePushReminder, parsePushSubscription, parsePushTest } from './push.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'BA', auth: 'YQ' } };
const NOTIFICATION = { title: 'Hello', body: 'There', icon: '/icon.png', data: { url: '/story/3' } };
const REMINDER = { days: ['mon', 'sun'], time: '19:30', zone: 'Europe/Berlin' };

describe('a subscription', () => {
  it('is read as the browser gives it', () => {
    expect(parsePushSubscription({ ...SUBSCRIPTION, expirationTime: null })).toEqual({ ok: true, value: SUBSCRIPTION });
  });

  it.each([
    [null, undefined],
    ['https://push.example/1', undefined],
    [{ keys: SUBSCRIPTION.keys }, 'endpoint'],
    [{ ...SUBSCRIPTION, endpoint: '' }, 'endpoint'],
    [{ endpoint: SUBSCRIPTION.endpoint }, 'keys'],
    [{ ...SUBSCRIPTION, keys: { p256dh: 'BA' } }, 'keys.auth'],
    [{ ...SUBSCRIPTION, keys: { p256dh: 7, auth: 'YQ' } }, 'keys.p256dh'],
    [{ ...SUBSCRIPTION, keys: { p256dh: 'B'.repeat(129), auth: 'YQ' } }, 'keys.p256dh'],
  ])('%j is none', (input, field) => {
    const { ok, ...rest } = parsePushSubscription(input);
    expect(ok).toBe(false);
    expect((rest as { field?: string }).field).toBe(field);
  });
});

describe('a test', () => {
  it('is read with what it says and where it leads', () => {
    const test = { subscription: SUBSCRIPTION, notification: NOTIFICATION };
    expect(parsePushTest(test)).toEqual({ ok: true, value: test });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'story/3', '', '/a b', `/${'x'.repeat(200)}`])(
    'that leads to “%s” leads off the site',
    (url) => {
      expect(parsePushTest({ subscription: SUBSCRIPTION, notification: { ...NOTIFICATION, data: { url } } }).ok).toBe(false);
      expect(parsePushTest({ subscription: SUBSCRIPTION, notification: { ...NOTIFICATION, icon: url } }).ok).toBe(false);
    },
  );
});

describe('a reminder', () => {
  const read = (reminder: unknown) => parsePushReminder({ subscription: SUBSCRIPTION, reminder });

  it('has days, a time and a zone, or is off, or is only asked for', () => {
    for (const reminder of [REMINDER, null]) expect(read(reminder)).toEqual({ ok: true, value: { subscription: SUBSCRIPTION, reminder } });
    expect(parsePushReminder({ subscription: SUBSCRIPTION })).toEqual({ ok: true, value: { subscription: SUBSCRIPTION } });
  });

  it.each([
    [{ ...REMINDER, days: [] }, 'Please choose at least one day.'],
    [{ ...REMINDER, days: ['mon', 'mon'] }, 'Please choose at least one day.'],
    [{ ...REMINDER, days: ['Monday'] }, 'Please choose at least one day.'],
    [{ ...REMINDER, time: '24:00' }, 'Please choose a time, such as 19:30.'],
    [{ ...REMINDER, time: '7:30' }, 'Please choose a time, such as 19:30.'],
    [{ ...REMINDER, zone: 'Mars/Olympus' }, 'We do not know this time zone.'],
    [{ ...REMINDER, zone: undefined }, 'Please send the time zone.'],
    ['19:30', 'Please send the days, the time and the time zone.'],
  ])('%j is refused in plain words', (reminder, message) => {
    expect(read(reminder)).toMatchObject({ ok: false, message });
  });
});
