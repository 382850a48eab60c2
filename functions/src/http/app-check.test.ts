import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireOurApp } from './app-check.ts';

const INVALID = Object.assign(new Error('no'), { code: 'app-check/invalid-argument' });
const REFUSED = { status: 401, message: 'Please reload the page and try again.', details: { code: 'app-check' } };
const verify = vi.hoisted(() => vi.fn<(token: string) => Promise<unknown>>());
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken: verify }) }));

afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  verify.mockReset().mockResolvedValue({ appId: 'ours' });
});

test.each([undefined, ''])('without a token (%s) the SDK is not called', async (token) => {
  await expect(requireOurApp(token, verify)).rejects.toMatchObject(REFUSED);
  expect(verify).not.toHaveBeenCalled();
});

test('the test key is a token in the emulators, and nowhere else', async () => {
  vi.stubEnv('APP_CHECK_TEST_KEY', 'test-key');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  await expect(requireOurApp('test-key', verify)).resolves.toBeUndefined();
  expect(verify).not.toHaveBeenCalled();
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  verify.mockRejectedValue(INVALID);
  await expect(requireOurApp('test-key', verify)).rejects.toMatchObject(REFUSED);
});

test('a valid token passes, an invalid one is refused, and our own errors are not mistaken for one', async () => {
  await expect(requireOurApp('good')).resolves.toBeUndefined();
  expect(verify).toHaveBeenCalledExactlyOnceWith('good');
  verify.mockRejectedValueOnce(INVALID);
  await expect(requireOurApp('bad', verify)).rejects.toMatchObject(REFUSED);
  verify.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(requireOurApp('good', verify)).rejects.toThrow('fetch failed');
});
