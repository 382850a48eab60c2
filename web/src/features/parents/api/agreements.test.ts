// @vitest-environment jsdom
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore, ROOT } from '../../../../testing/fake-firestore.ts';
import { agreementMark, markAgreement, termsUnseenBy } from '../../../data/session/agreement-mark.ts';
import { agreeToTerms, followAgreement, settleAgreement } from './agreements.ts';

vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const resumeSync = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../data/outbox/page/sync.ts', () => ({ resumeSync }));

const UID = 'uid-anna';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
let database: FakeFirestore;

beforeEach(() => {
  database = fakeFirestore();
  termsUnseenBy.set(null);
  resumeSync.mockClear();
  localStorage.clear();
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

it('sends what waited for the agreement once the user agrees [safety 6]', async () => {
  await agreeToTerms(UID);
  expect(database.documents.has(`${ROOT}/users/${UID}/agreements/${CURRENT_TERMS}`)).toBe(true);
  expect(resumeSync).toHaveBeenCalledTimes(1);
});

it('shows the terms if the server asks for an agreement that was not given here, else stores it [safety 6]', async () => {
  expect(await settleAgreement(UID)).toBe(false);
  expect(termsUnseenBy.get()).toBe(UID);
  termsUnseenBy.set(null);
  markAgreement(UID, 'given');
  database.intercept = offline;
  expect(await settleAgreement(UID)).toBe(false);
  database.intercept = () => undefined;
  expect(await settleAgreement(UID)).toBe(true);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});
