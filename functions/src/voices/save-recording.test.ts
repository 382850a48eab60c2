import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_TERMS, type Recording, type RecordingUpload, VOICE_LIMITS, type Voice } from '@tuckaway/domain';
import { expect, test } from 'vitest';
import { type RecordingPorts, type StoredVoices, saveRecording } from './save-recording.ts';

const SOUND = readFileSync(join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', 'recordings', 'tone.webm'));
const NOW = Date.parse('2026-11-25T20:00:00Z');
const UID = 'family';
const STORY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';
const VOICE = '1b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c12';
const TOKEN = 'abcdefghijklmnopqrstuvwx';

const FAMILY = { by: 'family', storyId: STORY, voiceId: VOICE, name: 'Mom' } as const;
const GUEST = { by: 'guest', token: TOKEN, terms: CURRENT_TERMS } as const;
const INVITATION = { uid: UID, storyId: STORY, voiceId: VOICE, showName: false, recordUntil: NOW + 1000, closed: false };
const INVITED: Voice = {
  ...{ uid: UID, storyId: STORY, name: 'Grandma Ana', by: 'guest', kept: false },
  ...{ createdAt: NOW - 1000, expireAt: NOW + 1000, pages: {} },
};

function upload(changes: Partial<RecordingUpload> = {}): RecordingUpload {
  return {
    ...{ target: FAMILY, page: 0, type: 'audio/webm', audio: SOUND.toString('base64') },
    ...{ durationMs: 1600, starts: [0, 700], recordedAt: NOW - 500 },
    ...changes,
  };
}

interface World {
  voices?: Record<string, Voice>;
  /** What the stored recording of the page has that the upload has not. */
  stored?: Partial<Recording>;
  familyBytes?: number;
  invitation?: typeof INVITATION | null;
  reason?: StoredVoices['reason'];
}

/** The ports over a few values; `kept` is what was stored. */
function world({ voices = {}, stored, familyBytes = 0, invitation = INVITATION, reason = null }: World = {}) {
  const kept: { voice?: Voice; page?: number; uid?: string; recordedAt?: number; sentenceRules?: number | undefined } = {};
  const ports: RecordingPorts = {
    readInvitation: async (token) => (token === TOKEN ? invitation : null),
    async storeRecording({ page }, recording, decide) {
      const { uid, recordedAt, sentenceRules } = recording;
      const take = stored === undefined ? null : { ...recording, ...stored };
      const change = decide({ reason, voices: new Map(Object.entries(voices)), take, familyBytes });
      if ('refusal' in change) return change.refusal;
      Object.assign(kept, { voice: change.voice, page, uid, recordedAt, sentenceRules });
      return null;
    },
    now: () => NOW,
  };
  return { kept, ports };
}

test('the first page of the family’s own voice creates it, kept', async () => {
  const { kept, ports } = world();
  expect(await saveRecording(UID, upload({ sentenceRules: 2 }), ports)).toBeNull();
  expect(kept.sentenceRules).toBe(2);
  expect(kept.voice).toEqual({
    ...{ uid: UID, storyId: STORY, name: 'Mom', by: 'family', kept: true },
    ...{ createdAt: NOW, pages: { 0: SOUND.length } },
  });
});

test('a guest’s page is stored for the family that invited, with the agreement, and not kept yet', async () => {
  const { kept, ports } = world({ voices: { [VOICE]: INVITED } });
  expect(await saveRecording(null, upload({ target: GUEST, page: 2 }), ports)).toBeNull();
  expect(kept).toMatchObject({ uid: UID, page: 2 });
  expect(kept.voice).toEqual({ ...INVITED, pages: { 2: SOUND.length }, agreedTo: CURRENT_TERMS, agreedAt: NOW });
});

test('a device with a wrong date leaves a time that recordings pass after a day', async () => {
  const { kept, ports } = world();
  expect(await saveRecording(UID, upload({ recordedAt: NOW + 400 * 24 * 60 * 60 * 1000 }), ports)).toBeNull();
  expect(kept.recordedAt).toBe(NOW + 24 * 60 * 60 * 1000);
});

test.each([
  ['audio', { audio: Buffer.concat([SOUND, Buffer.from([0xec, 0x81, 0])]) }],
  ['beginnings', { starts: [0, 800] }],
  ['length', { durationMs: 1500 }],
])('a take whose %s differs never replaces one with the same time, which the family may have heard [safety 1]', async (_what, stored) => {
  const { kept, ports } = world({ voices: { [VOICE]: INVITED }, stored });
  expect(await saveRecording(null, upload({ target: GUEST }), ports)).toBe('older');
  expect(kept).toEqual({});
});

test('an upload that is repeated is no other take [safety 1]', async () => {
  const { ports } = world({ voices: { [VOICE]: INVITED }, stored: {} });
  expect(await saveRecording(null, upload({ target: GUEST }), ports)).toBeNull();
});

const LARGE = { ...INVITED, pages: { 0: VOICE_LIMITS.storyBytes - 10 } };

test.each<[string, string, string | null, Partial<RecordingUpload>, World]>([
  ['a page of a guest who withdrew', 'missing', null, { target: GUEST }, {}],
  ['a page of a family for its guest’s voice', 'missing', UID, {}, { voices: { [VOICE]: INVITED } }],
  [
    'a page of a guest after the family kept the voice',
    'kept',
    null,
    { target: GUEST },
    { voices: { [VOICE]: { ...INVITED, kept: true } } },
  ],
  ['a page for a closed invitation', 'closed', null, { target: GUEST }, { invitation: { ...INVITATION, closed: true } }],
  ['what is more than a story may have', 'story-full', UID, {}, { voices: { other: LARGE } }],
  ['what is more than a family may have', 'family-full', UID, {}, { familyBytes: VOICE_LIMITS.familyBytes - 10 }],
  ['a page that is older than the stored one', 'older', UID, {}, { stored: { recordedAt: NOW } }],
])('%s is refused: %s', async (_what, refusal, uid, changes, given) => {
  const { kept, ports } = world(given);
  expect(await saveRecording(uid, upload(changes), ports)).toBe(refusal);
  expect(kept).toEqual({});
});

test('a voice that has expired takes no room, although it is not removed yet', async () => {
  const expired: Voice = { ...INVITED, expireAt: NOW - 1, pages: { 0: VOICE_LIMITS.storyBytes } };
  const voices = Object.fromEntries(Array.from({ length: VOICE_LIMITS.perStory }, (_, index) => [`guest-${index}`, expired]));
  const { kept, ports } = world({ voices });
  expect(await saveRecording(UID, upload(), ports)).toBeNull();
  expect(kept.voice).toMatchObject({ by: 'family' });
});

test('a page that is recorded again takes the place of the first, also in the count', async () => {
  const voice: Voice = { ...INVITED, by: 'family', kept: true, pages: { 0: VOICE_LIMITS.storyBytes - 10 } };
  const { kept, ports } = world({ voices: { [VOICE]: voice }, stored: { recordedAt: NOW - 900 }, familyBytes: VOICE_LIMITS.familyBytes });
  expect(await saveRecording(UID, upload(), ports)).toBeNull();
  expect(kept.voice?.pages).toEqual({ 0: SOUND.length });
});

test.each([
  ['family', 'taken-down', UID, FAMILY],
  ['guest', 'taken-down', null, GUEST],
  ['guest', 'sharing-stopped', null, GUEST],
] as const)('no %s records a story that is %s [safety 4]', async (_who, reason, uid, target) => {
  const { kept, ports } = world({ voices: { [VOICE]: INVITED }, reason });
  expect(await saveRecording(uid, upload({ target }), ports)).toBe(reason);
  expect(kept.voice).toBeUndefined();
});

test('a family whose sharing was stopped still records its own voice, which no stranger hears [safety 4]', async () => {
  const { kept, ports } = world({ reason: 'sharing-stopped' });
  expect(await saveRecording(UID, upload(), ports)).toBeNull();
  expect(kept.voice).toMatchObject({ by: 'family' });
});

test('a guest records only after agreeing, and the agreement that the server noted stays [safety 6]', async () => {
  const target = { by: 'guest', token: TOKEN } as const;
  const silent = world({ voices: { [VOICE]: INVITED } });
  expect(await saveRecording(null, upload({ target }), silent.ports)).toBe('not-agreed');
  const agreed = world({ voices: { [VOICE]: { ...INVITED, agreedTo: '2026-11-25' } } });
  expect(await saveRecording(null, upload({ target: GUEST }), agreed.ports)).toBeNull();
  expect(agreed.kept.voice).toEqual({ ...INVITED, agreedTo: '2026-11-25', pages: { 0: SOUND.length } });
});
