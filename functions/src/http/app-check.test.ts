import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireOurApp } from './app-check.ts';

const { verifyToken } = vi.hoisted(() => ({ verifyToken: vi.fn() }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('../store/admin-app.ts', () => ({ adminApp: () => ({}) }));

const REFUSED = { status: 401, message: 'Please reload the page and try again.', details: { code: 'app-check' } };

afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  verifyToken.mockReset().mockResolvedValue({ appId: 'ours' });
});

test.each([undefined, ''])('without a token (%s) the SDK is not called', async (token) => {
  await expect(requireOurApp(token)).rejects.toMatchObject(REFUSED);
  expect(verifyToken).not.toHaveBeenCalled();
});

test('the test key is a token in the emulators, and nowhere else', async () => {
  vi.stubEnv('APP_CHECK_TEST_KEY', 'test-key');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  await expect(requireOurApp('test-key')).resolves.toBeUndefined();
  expect(verifyToken).not.toHaveBeenCalled();
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  verifyToken.mockRejectedValue(Object.assign(new Error('no'), { code: 'app-check/invalid-argument' }));
  await expect(requireOurApp('test-key')).rejects.toMatchObject(REFUSED);
});

test('an invalid token is refused, and our own errors are not mistaken for one', async () => {
  verifyToken.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'app-check/invalid-argument' }));
  await expect(requireOurApp('bad')).rejects.toMatchObject(REFUSED);
  verifyToken.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(requireOurApp('good')).rejects.toThrow('fetch failed');
});
