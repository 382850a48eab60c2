import { expect, test } from 'vitest';
import { DELETION_WORDS, parseDeletionRequest, parseExportRequest } from './account.ts';

const STORY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';

test.each([
  null,
  undefined,
  'delete my account',
  {},
  [],
  { confirm: true },
  { confirm: 'Delete my account' },
  { confirm: [DELETION_WORDS] },
])('refuses %j as a confirmation of a deletion', (input) => {
  expect(parseDeletionRequest(input)).toMatchObject({ ok: false, field: 'confirm' });
});

test('accepts the exact words as a confirmation of a deletion', () => {
  expect(parseDeletionRequest({ confirm: DELETION_WORDS })).toEqual({ ok: true, value: true });
});

test.each([{}, { after: STORY }, ...['7', STORY, 'of-old', 'visitor%20a_7'].map((after) => ({ of: 'favorites', after }))])(
  'accepts an export request from the beginning, after a story, or for a collection after one of its documents: %j',
  (value) => expect(parseExportRequest(value)).toEqual({ ok: true, value }),
);

test.each([
  null,
  'all',
  { after: 7 },
  { after: '7' },
  { after: `${STORY}/x` },
  { after: '' },
  { of: 'favorites', after: '7/x' },
  { of: 'favorites', after: '' },
  { of: 'favorites', after: '__7__' },
  { of: 'favorites', after: '..' },
  { of: 'favorites', after: 'x'.repeat(1501) },
  { of: '../departures', after: '7' },
  { of: 'users/x/favorites', after: '7' },
  { of: '', after: '7' },
  { of: 7, after: '7' },
])('refuses %j as an export request', (input) => {
  expect(parseExportRequest(input).ok).toBe(false);
});
