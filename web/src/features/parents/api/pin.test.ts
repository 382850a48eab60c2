// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetParentSettings, PIN_KEY } from './device-settings.ts';
import { isPin, PIN_PATTERN, pinIsSet, removePin, setPin } from './pin.ts';

beforeEach(removePin);

it('recognizes its PIN only, which cannot be read on the device, and is gone with the session', async () => {
  expect(await isPin('2580')).toBe(false);
  await setPin('2580');
  const { salt } = JSON.parse(localStorage.getItem(PIN_KEY) ?? '{}');
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify({ ...localStorage })).not.toContain('2580');
  expect(await Promise.all([isPin('2580'), isPin('2581')])).toEqual([true, false]);
  forgetParentSettings();
  expect(pinIsSet()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it.each(['nonsense', '{"salt":1}'])('treats %s in the storage as no PIN', (stored) => {
  localStorage.setItem(PIN_KEY, stored);
  expect(pinIsSet()).toBe(false);
});

it('has four to eight digits', () => {
  const pins = ['1234', '12345678', '123', '123456789', '12a4', ''];
  expect(pins.filter((pin) => PIN_PATTERN.test(pin))).toEqual(['1234', '12345678']);
});
