/** Voices as the tests of `tests/functions/voices` record them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { noteCanary } from '../../leaks/canaries.ts';
import { type Account, database, postAs } from './support.ts';

/** The sound of every page. */
export const sound = readFileSync(new URL('../../fixtures/recordings/tone.webm', import.meta.url));
const SOUND = { type: 'audio/webm', audio: sound.toString('base64'), durationMs: 1600, starts: [0, 700] };

export const post = (path: string, account: Account | null, body: unknown) => postAs(account, `/api/voices/${path}`, body);

/** The body of a recording by the story's family. */
export const family = (storyId: string, changes: object = {}) => ({
  ...SOUND,
  ...{ storyId, voiceId: randomUUID(), name: 'Mom', page: 0, recordedAt: Date.now() },
  ...changes,
});

/** The body of a recording by an invited guest, who agrees with it. */
export const guest = (token: string, changes: object = {}) => ({
  ...SOUND,
  token,
  terms: CURRENT_TERMS,
  page: 0,
  recordedAt: Date.now(),
  ...changes,
});

export async function invited(account: Account, storyId: string, wish: object = {}) {
  const answer = await post('invite', account, { storyId, name: 'Grandma Ana', showName: false, ...wish });
  expect(answer.status).toBe(200);
  noteCanary('token', answer.json.token);
  return answer.json as { token: string; voiceId: string; expiresAt: number };
}

export const voiceOf = (storyId: string, voiceId: string) => database.doc(`stories/${storyId}/voices/${voiceId}`);

/** The invitation of a guest's voice. */
export async function linkOf(voiceId: string): Promise<DocumentSnapshot> {
  const [link] = (await database.collection('invitations').where('voiceId', '==', voiceId).get()).docs;
  if (!link) throw new Error('This voice has no invitation.');
  return link;
}

export const recordingsOf = async (storyId: string, voiceId: string) =>
  (await voiceOf(storyId, voiceId).collection('recordings').get()).docs.map((document) => ({ id: document.id, ...document.data() }));
