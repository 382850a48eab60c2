// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isInsideApp } from './platform.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36';

it.each([
  [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/468.0.0.32.109]`, true],
  [`${IPHONE} Mobile/15E148 Instagram 331.0.3.29.90`, true],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 Line/15.1.0`, true],
  [`${IPHONE} Mobile/15E148`, true],
  [`${PIXEL} Build/BP1A; wv) ${CHROME}`, true],
  [`${PIXEL}) ${CHROME} MicroMessenger/8.0.49`, true],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [`${IPHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`, false],
  [`${PIXEL}) ${CHROME}`, false],
  [`${MAC} Version/18.5 Safari/605.1.15`, false],
])('%s is inside an app: %s [fault 15]', (userAgent, inside) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(isInsideApp()).toBe(inside);
});

it.each([
  ['', true],
  [' Version/18.5 Safari/605.1.15', false],
])('an iPad that claims to be a Mac%s is inside an app: %s [fault 15]', (browser, inside) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${MAC}${browser}`);
  vi.stubGlobal('navigator', Object.create(navigator, { maxTouchPoints: { value: 5 } }));
  expect(isInsideApp()).toBe(inside);
});

it('an app on the home screen of an iPhone is not inside another one [fault 15]', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${IPHONE} Mobile/15E148`);
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  expect(isInsideApp()).toBe(false);
  Reflect.deleteProperty(navigator, 'standalone');
});
