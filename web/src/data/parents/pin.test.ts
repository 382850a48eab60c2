// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetParentSettings, keepPin, pinIsSet, readPin } from './device-settings.ts';
import { isPin, PIN_PATTERN, setPin } from './pin.ts';

beforeEach(() => keepPin(null));

it('a PIN is known again, another is not, and it is not readable on the device', async () => {
  expect(await isPin('2580')).toBe(false);
  await setPin('2580');
  expect(pinIsSet.get()).toBe(true);
  expect([await isPin('2580'), await isPin('2581'), await isPin('')]).toEqual([true, false, false]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('2580');
});

it('the same PIN is kept differently each time', async () => {
  await setPin('2580');
  const first = readPin();
  await setPin('2580');
  expect(readPin()?.hash).not.toBe(first?.hash);
});

it('what is no PIN counts as none', () => {
  localStorage.setItem('tuckaway:gate-pin', 'nonsense');
  expect(readPin()).toBeNull();
  localStorage.setItem('tuckaway:gate-pin', '{"salt":1}');
  expect(readPin()).toBeNull();
});

it('is gone with the session', async () => {
  await setPin('2580');
  forgetParentSettings();
  expect(readPin()).toBeNull();
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
