import { expect, test, vi } from 'vitest';
import { storyAccount } from './sign-ins.ts';

const { getUser } = vi.hoisted(() => ({ getUser: vi.fn() }));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ getUser }) }));
vi.mock('./admin-app.ts', () => ({ adminApp: () => null }));

test.each([
  ['an address that Google vouches for', 'own@gmail.com', false, true],
  ['the same in capitals', 'Own@Gmail.com', false, true],
  ['another one, to which a Google account was linked', 'victim@example.com', false, false],
  ['one that its user confirmed', 'victim@example.com', true, true],
])('%s counts as verified accordingly [safety 4]', async (_what, email, emailVerified, verified) => {
  const providerData = [
    { providerId: 'password', email },
    { providerId: 'google.com', email: 'own@gmail.com' },
  ];
  const creationTime = 'Fri, 27 Nov 2026 18:00:00 GMT';
  getUser.mockResolvedValue({ email, emailVerified, providerData, metadata: { creationTime } });
  expect(await storyAccount('uid')).toEqual({ email, verified, createdAt: Date.UTC(2026, 10, 27, 18) });
});
