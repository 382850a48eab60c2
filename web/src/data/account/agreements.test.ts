// @vitest-environment jsdom
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore, ROOT } from '../../../testing/fake-firestore.ts';
import { agreementMark, markAgreement, termsUnseenBy } from '../session/agreement-mark.ts';
import { agreeToTerms, followAgreement } from './agreements.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = 'uid-anna';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
let database: FakeFirestore;

beforeEach(() => {
  database = fakeFirestore();
  termsUnseenBy.set(null);
});

it('keeps an agreement that cannot be stored now for the next visit', async () => {
  database.intercept = offline;
  await agreeToTerms(UID);
  expect(agreementMark(UID)).toBe('given');
  database.intercept = () => undefined;
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});

it('takes an agreement that exists already for stored', async () => {
  database.documents.set(`${ROOT}/users/${UID}/agreements/${CURRENT_TERMS}`, {});
  markAgreement(UID, 'given');
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
});

it('shows nothing where it cannot be known', async () => {
  database.intercept = offline;
  await expect(followAgreement(UID)).rejects.toMatchObject({ code: 'unavailable' });
  expect(termsUnseenBy.get()).toBeNull();
});

it('knows nothing of another account, or of earlier terms', () => {
  markAgreement(UID, 'stored');
  expect(agreementMark('uid-ben')).toBeNull();
  localStorage.setItem('tuckaway:agreed', `2020-01-01 ${UID} stored`);
  expect(agreementMark(UID)).toBeNull();
});
