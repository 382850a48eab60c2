import type { UserRecord } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { accountOf } from './sign-ins.ts';

test.each([
  ['an address that Google vouches for', 'own@gmail.com', false, true],
  ['the same in capitals', 'Own@Gmail.com', false, true],
  ['another one, to which a Google account was linked', 'victim@example.com', false, false],
  ['one that its user confirmed', 'victim@example.com', true, true],
])('%s counts as verified accordingly [safety 4]', (_what, email, emailVerified, verified) => {
  const providerData = [
    { providerId: 'password', email },
    { providerId: 'google.com', email: 'own@gmail.com' },
  ];
  const metadata = { creationTime: 'Fri, 27 Nov 2026 18:00:00 GMT' };
  const createdAt = Date.UTC(2026, 10, 27, 18);
  expect(accountOf({ email, emailVerified, providerData, metadata } as unknown as UserRecord)).toEqual({ email, verified, createdAt });
});
