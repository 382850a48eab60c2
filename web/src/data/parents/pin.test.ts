// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetParentSettings, PIN_KEY } from './device-settings.ts';
import { isPin, PIN_PATTERN, pinIsSet, removePin, setPin } from './pin.ts';

beforeEach(removePin);

it('a PIN is known again, another is not, and it is not readable on the device', async () => {
  expect(await isPin('2580')).toBe(false);
  await setPin('2580');
  expect(pinIsSet()).toBe(true);
  expect([await isPin('2580'), await isPin('2581'), await isPin('')]).toEqual([true, false, false]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('2580');
});

it('the same PIN is kept differently each time', async () => {
  await setPin('2580');
  const first = localStorage.getItem(PIN_KEY);
  await setPin('2580');
  expect(localStorage.getItem(PIN_KEY)).not.toBe(first);
});

it('what is no PIN counts as none', () => {
  localStorage.setItem('tuckaway:gate-pin', 'nonsense');
  expect(pinIsSet()).toBe(false);
  localStorage.setItem('tuckaway:gate-pin', '{"salt":1}');
  expect(pinIsSet()).toBe(false);
});

it('is gone with the session', async () => {
  await setPin('2580');
  forgetParentSettings();
  expect(pinIsSet()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('has four to eight digits', () => {
  expect(['1234', '12345678', '123', '123456789', '12a4', ''].map((pin) => PIN_PATTERN.test(pin))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
