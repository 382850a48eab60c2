// @vitest-environment jsdom
import { CURRENT_TERMS } from '@tuckaway/domain';
import { beforeEach, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { agreementMark, markAgreement, termsUnseenBy } from '../../../data/session/agreement-mark.ts';
import { agreeToTerms, followAgreement, settleAgreement } from './agreements.ts';

const UID = ANNA.firebaseUid;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

it('keeps an agreement that cannot be stored now for the next visit', async () => {
  backend.intercept = offline;
  await agreeToTerms(UID);
  expect(agreementMark(UID)).toBe('given');
  backend.intercept = () => undefined;
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});

it('takes an agreement that exists already for stored', async () => {
  backend.documents.set(`${ROOT}/users/${UID}/agreements/${CURRENT_TERMS}`, {});
  markAgreement(UID, 'given');
  await followAgreement(UID);
  expect(agreementMark(UID)).toBe('stored');
});

it('shows nothing where it cannot be known', async () => {
  backend.intercept = offline;
  await expect(followAgreement(UID)).rejects.toMatchObject({ code: 'unavailable' });
  expect(termsUnseenBy.get()).toBeNull();
});

it('knows nothing of another account, or of earlier terms', () => {
  markAgreement(UID, 'stored');
  expect(agreementMark('uid-ben')).toBeNull();
  localStorage.setItem('tuckaway:agreed', `2020-01-01 ${UID} stored`);
  expect(agreementMark(UID)).toBeNull();
});

it('shows the terms if the server asks for an agreement that was not given here, else stores it [safety 6]', async () => {
  expect(await settleAgreement(UID)).toBe(false);
  expect(termsUnseenBy.get()).toBe(UID);
  termsUnseenBy.set(null);
  markAgreement(UID, 'given');
  backend.intercept = offline;
  expect(await settleAgreement(UID)).toBe(false);
  backend.intercept = () => undefined;
  expect(await settleAgreement(UID)).toBe(true);
  expect(agreementMark(UID)).toBe('stored');
  expect(termsUnseenBy.get()).toBeNull();
});
