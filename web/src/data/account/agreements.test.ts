// @vitest-environment jsdom
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { agreementMark, markAgreement, termsUnseenBy } from '../session/agreement-mark.ts';
import { agreeToTerms, followAgreement } from './agreements.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = 'uid-anna';
const NAME = `projects/demo-tuckaway/databases/(default)/documents/users/${UID}/agreements/${CURRENT_TERMS}`;
const NOW = '2026-11-24T20:15:00.000Z';

let stored = false;
let online = true;
const writes: unknown[] = [];
let reads = 0;

beforeEach(() => {
  stored = false;
  online = true;
  reads = 0;
  writes.length = 0;
  termsUnseenBy.set(null);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!online) throw new TypeError('Failed to fetch');
    if (url.endsWith(':batchGet')) {
      reads += 1;
      return Response.json([stored ? { found: { name: NAME, fields: {} }, readTime: NOW } : { missing: NAME, readTime: NOW }]);
    }
    writes.push(...(JSON.parse(body) as { writes: unknown[] }).writes);
    if (stored) return Response.json({ error: { code: 409, message: 'no', status: 'ALREADY_EXISTS' } }, { status: 409 });
    stored = true;
    return Response.json({ commitTime: NOW });
  });
});

it('shows the terms to a user who has not agreed to them, until they do', async () => {
  await followAgreement(UID);
  expect(termsUnseenBy.get()).toBe(UID);
  await agreeToTerms(UID);
  expect(termsUnseenBy.get()).toBeNull();
  expect(writes).toEqual([
    {
      update: { name: NAME, fields: {} },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'agreedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  expect(agreementMark(UID)).toBe('stored');
});

it('shows nothing where the user has agreed on another device, and asks only once', async () => {
  stored = true;
  await followAgreement(UID);
  await followAgreement(UID);
  expect(termsUnseenBy.get()).toBeNull();
  expect(reads).toBe(1);
});

it('stores the agreement of a sign-up without showing the terms', async () => {
  markAgreement(UID, 'given');
  await followAgreement(UID);
  expect(stored).toBe(true);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});

it('keeps an agreement that cannot be stored now for the next visit', async () => {
  online = false;
  await agreeToTerms(UID);
  expect(agreementMark(UID)).toBe('given');
  online = true;
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});

it('takes an agreement that exists already for stored', async () => {
  stored = true;
  markAgreement(UID, 'given');
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
});

it('shows nothing where it cannot be known', async () => {
  online = false;
  await expect(followAgreement(UID)).rejects.toMatchObject({ code: 'unavailable' });
  expect(termsUnseenBy.get()).toBeNull();
});

it('knows nothing of another account, or of earlier terms', () => {
  markAgreement(UID, 'stored');
  expect(agreementMark('uid-ben')).toBeNull();
  localStorage.setItem('tuckaway:agreed', `2020-01-01 ${UID} stored`);
  expect(agreementMark(UID)).toBeNull();
});
