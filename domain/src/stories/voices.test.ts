import { expect, test } from 'vitest';
import { CURRENT_TERMS } from '../account/agreement.ts';
import { parseInvitationOrder, parseInvitationToken, parseKeepOrder, parseRecordingUpload, parseVoiceId, VOICE_LIMITS } from './voices.ts';

const STORY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';
const VOICE = '1b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c12';
const TOKEN = 'abcdefghijklmnopqrstuvwx';
const SOUND = { page: 3, type: 'audio/webm', audio: 'AAAA', durationMs: 4000, starts: [0, 1500, 1500], recordedAt: 1_790_000_000_000 };
const FAMILY = { ...SOUND, storyId: STORY, voiceId: VOICE, name: '  Grandma   Ana ' };
const GUEST = { ...SOUND, token: TOKEN, terms: CURRENT_TERMS };

test('a recording of the family is read, with the name as it is stored', () => {
  expect(parseRecordingUpload(FAMILY)).toEqual({
    ok: true,
    value: { ...SOUND, target: { by: 'family', storyId: STORY, voiceId: VOICE, name: 'Grandma Ana' } },
  });
});

test.each([
  [2, 2],
  ['two', undefined],
])('the rules %j that divided its sentences are read as %j [fault 1]', (sentenceRules, read) => {
  const parsed = parseRecordingUpload({ ...FAMILY, sentenceRules });
  expect(parsed.ok && parsed.value.sentenceRules).toBe(read);
});

test('a recording of a guest is read, whose agreement earlier app versions send along [safety 6]', () => {
  for (const terms of [undefined, CURRENT_TERMS, '2026-11-25'] as const)
    expect(parseRecordingUpload({ ...GUEST, terms })).toEqual({
      ok: true,
      value: { ...SOUND, target: { by: 'guest', token: TOKEN, ...(terms && { terms }) } },
    });
});

test.each([
  ['storyId', { ...FAMILY, storyId: '../users/other' }],
  ['voiceId', { ...FAMILY, voiceId: 7 }],
  ['name', { ...FAMILY, name: '<b>' }],
  ['name', { ...FAMILY, name: 'A'.repeat(VOICE_LIMITS.name + 1) }],
  ['token', { ...GUEST, token: 'short' }],
  ['terms', { ...GUEST, terms: '2026-11-24' }],
  ['terms', { ...GUEST, terms: '1999-01-01' }],
])('a wrong %s is named: %j', (field, upload) => {
  expect(parseRecordingUpload(upload)).toMatchObject({ ok: false, field });
});

test.each([null, [], 'text', 7])('%j is no body', (input) => {
  for (const parse of [parseRecordingUpload, parseInvitationOrder, parseKeepOrder, parseVoiceId, parseInvitationToken]) {
    expect(parse(input).ok).toBe(false);
  }
});

test('what is kept names the take of each page that was heard, except from earlier app versions [safety 1]', () => {
  const order = { storyId: STORY, voiceId: VOICE };
  expect(parseKeepOrder({ ...order, heard: { 0: 7, 11: 0 } })).toEqual({ ok: true, value: { ...order, heard: { 0: 7, 11: 0 } } });
  expect(parseKeepOrder({ ...order, heardAt: 7 })).toEqual({ ok: true, value: { ...order, heard: undefined } });
  for (const heard of [null, 7, [7], { 0: -1 }, { 0: '7' }, { 0: null }, { page: 7 }, { '-1': 7 }]) {
    expect(parseKeepOrder({ ...order, heard })).toMatchObject({ ok: false, field: 'heard' });
  }
});

test('an invitation names story, reader and whether the names are shown', () => {
  expect(parseInvitationOrder({ storyId: STORY, name: 'Opa', showName: true })).toEqual({
    ok: true,
    value: { storyId: STORY, name: 'Opa', showName: true },
  });
  expect(parseInvitationOrder({ storyId: STORY, name: 'Opa' })).toMatchObject({ ok: false, field: 'showName' });
});
