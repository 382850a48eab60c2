/** Finding 13: uploads that are no recording, and links that do not work (any more), are refused, and nothing is stored. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { CURRENT_TERMS } from '../../domain/src/index.ts';
import { numbersFrom, SEED } from '../long.ts';
import { storedStory } from './2-slurs-as-names.ts';
import { hostileUploads } from './data/uploads.ts';
import type { Attack, Finding } from './support/attack.ts';
import { RECORDING } from './support/endpoints.ts';
import type { Production, SignedIn } from './support/production.ts';
import { post } from './support/requests.ts';
import { shareToken } from './support/world.ts';

interface Guest {
  token: string;
  voiceId: string;
}

/** A family with stories, voices and guests. */
async function makeVoices({ database, nextFamily, stage, canaries }: Production) {
  const family = nextFamily();
  const call = async (path: string, token: string | null, body: object) => {
    const { status, text } = await stage.ask(post(`/api/voices/${path}`, token, body));
    return { status, json: JSON.parse(text) as Guest };
  };
  const story = async (): Promise<string> => {
    const id = randomUUID();
    await database.doc(`stories/${id}`).set(storedStory(family.uid, { childName: 'Leo' }));
    return id;
  };
  const recordedAt = Date.now();
  const asGuest = (token: unknown, changes: object = {}) => ({
    ...RECORDING,
    token,
    terms: CURRENT_TERMS,
    recordedAt,
    ...changes,
  });
  const invited = async (storyId: string, { records }: { records: boolean }): Promise<Guest> => {
    const { status, json } = await call('invite', family.token, { storyId, name: 'Grandma Ana', showName: false });
    expect(status).toBe(200);
    if (records) expect(await call('recording', null, asGuest(json.token))).toMatchObject({ status: 200 });
    return json;
  };
  const [storyId, other, gone, voiceId] = [await story(), await story(), await story(), randomUUID()];
  const asFamily = (changes: object = {}) => ({ ...RECORDING, storyId, voiceId, name: 'Mom', recordedAt: Date.now(), ...changes });
  expect(await call('recording', family.token, asFamily({ recordedAt: Date.now() - 60_000 }))).toMatchObject({ status: 200 });
  const guests = {
    open: await invited(storyId, { records: true }),
    kept: await invited(storyId, { records: true }),
    expired: await invited(storyId, { records: false }),
    revoked: await invited(other, { records: true }),
    'revoked, unused': await invited(other, { records: false }),
    withdrawn: await invited(other, { records: true }),
    closed: await invited(other, { records: true }),
    deleted: await invited(gone, { records: false }),
    silent: await invited(await story(), { records: false }),
  };
  canaries.push(
    { kind: 'name', text: 'Grandma Ana' },
    ...Object.values(guests).map(({ token }) => ({ kind: 'token' as const, text: token })),
  );
  const { voiceId: keptId } = guests.kept;
  // As earlier versions of the app do.
  expect(await call('keep', family.token, { storyId, voiceId: keptId, heardAt: recordedAt })).toMatchObject({ status: 409 });
  expect(await call('keep', family.token, { storyId, voiceId: keptId, heard: { 0: recordedAt } })).toMatchObject({ status: 200 });
  const linkOf = async (guest: Guest) =>
    (await database.collection('invitations').where('voiceId', '==', guest.voiceId).get()).docs[0]?.ref;
  await (await linkOf(guests.expired))?.update({ recordUntil: Date.now() - 1000 });
  await (await linkOf(guests.closed))?.update({ takenDown: true });
  // They work until they are revoked.
  for (const { token, voiceId: revoked } of [guests.revoked, guests['revoked, unused']]) {
    expect(await call('invited', null, { token })).toMatchObject({ status: 200 });
    expect(await call('revoke', family.token, { storyId: other, voiceId: revoked })).toMatchObject({ status: 200 });
  }
  await call('withdraw', null, { token: guests.withdrawn.token });
  // Its invitation goes a moment later, by a trigger, and must not work meanwhile.
  await database.recursiveDelete(database.doc(`stories/${gone}`));
  return { family, guests, storyId, voiceId, recordedAt, asFamily, asGuest, story, call };
}
type Voices = Awaited<ReturnType<typeof makeVoices>>;

/** @param status any refusal by default. */
const sent = (name: string, by: SignedIn | null, path: string, body: unknown, expected?: number): Attack => ({
  name,
  site: post(`/api/voices/${path}`, by?.token ?? null, body),
  answer: ({ status }) => ((expected ? status === expected : status >= 400 && status < 500) ? null : `it is answered ${status}`),
});

/** Links that do not work. */
const links = ({ guests, asGuest }: Voices): Attack[] => {
  const ended = (['expired', 'revoked', 'revoked, unused', 'withdrawn', 'deleted'] as const).map((name) => ({
    what: name,
    token: guests[name].token,
  }));
  const guesses = Array.from({ length: 24 }, (_, index) => ({ what: `guess ${index}`, token: shareToken() }));
  const { token } = guests.open;
  return [
    ...[...ended, ...guesses].flatMap(({ what, token }) => [
      sent(`a recording, ${what} link`, null, 'recording', asGuest(token), 404),
      // Nothing is left of a closed one but the way to withdraw.
      sent(`a look, ${what} link`, null, 'invited', { token }, what === 'closed' ? 200 : 404),
    ]),
    sent('a recording, closed link', null, 'recording', asGuest(guests.closed.token), 409),
    sent('an agreement, closed link', null, 'agree', { token: guests.closed.token }, 409),
    ...ended.slice(1).map((link) => sent(`a withdrawal, ${link.what} link`, null, 'withdraw', { token: link.token }, 404)),
    ...['', 'short', '../../stories', `${token}x`, token.slice(0, 23), `${token}/..`, null, 7, { a: 1 }].flatMap((odd) =>
      ['recording', 'invited', 'withdraw'].map((path) => sent(`${path} with the token ${JSON.stringify(odd)}`, null, path, asGuest(odd))),
    ),
  ];
};

/** Requests to other families' stories, and what a family or guest may not change. */
const trespasses = ({ family, guests, storyId, voiceId, recordedAt, asFamily, asGuest }: Voices, stranger: SignedIn): Attack[] => {
  const { open, kept, silent } = guests;
  const invitation = { storyId, name: 'Opa', showName: true };
  return [
    ...['recording', 'keep', 'revoke'].flatMap((path) => [
      sent(`${path} of another family’s voice`, stranger, path, asFamily(), 404),
      sent(`${path} without a sign-in`, null, path, asFamily(), 401),
    ]),
    ...[{}, { 0: recordedAt + 1 }, { 0: recordedAt, 1: recordedAt }, { 1: recordedAt }].map((heard) =>
      sent(`what was not heard, ${JSON.stringify(heard)}`, family, 'keep', { storyId, voiceId: open.voiceId, heard }, 409),
    ),
    ...[null, 7, [recordedAt], { 0: null }, { 0: String(recordedAt) }, { x: recordedAt }].map((heard, index) =>
      sent(`what is not a list of what was heard, ${index}`, family, 'keep', { storyId, voiceId: open.voiceId, heard }, 422),
    ),
    sent('another take with the time of one that may have been heard', null, 'recording', asGuest(open.token, { starts: [7] }), 409),
    sent('a new voice for another family’s story', stranger, 'recording', asFamily({ voiceId: randomUUID() }), 404),
    sent('an invitation to another family’s story', stranger, 'invite', invitation, 404),
    sent('the family as its guest', family, 'recording', asFamily({ voiceId: open.voiceId }), 404),
    sent('a guest who changes a recording that the family has', null, 'recording', asGuest(kept.token), 409),
    sent('a replay of what is older', family, 'recording', asFamily({ recordedAt: 1 }), 409),
    sent('a replay of a guest', null, 'recording', asGuest(open.token, { recordedAt: 1 }), 409),
    sent('a fifth voice', family, 'recording', asFamily({ voiceId: randomUUID() }), 409),
    sent('a fifth invitation', family, 'invite', invitation, 409),
    sent('terms that do not exist', null, 'recording', asGuest(open.token, { terms: '1999-01-01' })),
    sent('terms that are no longer accepted', null, 'recording', asGuest(open.token, { terms: '2026-11-24' })),
    sent('no agreement', null, 'recording', asGuest(silent.token, { terms: undefined }), 422),
    sent('a token beside a family’s fields, without an agreement', family, 'recording', { ...asFamily(), token: silent.token }, 422),
    ...['<b>Mom</b>', '', 'x'.repeat(41), 'Shithead', null, 7].map((name) =>
      sent(`the name ${JSON.stringify(name)}`, family, 'recording', asFamily({ name })),
    ),
    ...['../voices', `${voiceId}/recordings/0`, '', null, 'x'].map((id) =>
      sent(`the voice ${JSON.stringify(id)}`, family, 'recording', asFamily({ voiceId: id })),
    ),
  ];
};

export const recordings: Finding<Production> = {
  name: '13 hostile recordings and ended invitations [safety 1] [safety 2]',
  prepare: async (production) => {
    const voices = await makeVoices(production);
    const { family, guests, asFamily, asGuest } = voices;
    const uploads = hostileUploads(numbersFrom(SEED)).map(({ what, changes }, index) =>
      index % 2 === 0
        ? sent(`${what} (family, ${index})`, family, 'recording', asFamily(changes))
        : sent(`${what} (guest, ${index})`, null, 'recording', asGuest(guests.open.token, changes)),
    );
    return { attacks: [...uploads, ...links(voices), ...trespasses(voices, production.nextFamily())] };
  },
};

/** Two devices send the same upload, each of them twice. */
export async function floodOfUploads(production: Production): Promise<void> {
  const { family, story, asFamily, call } = await makeVoices(production);
  const [storyId, voiceId] = [await story(), randomUUID()];
  const upload = asFamily({ storyId, voiceId });
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('recording', family.token, upload)));
  // Contention may refuse one; its device sends it again.
  expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(await call('recording', family.token, upload)).toMatchObject({ status: 200 });
  const voice = production.database.doc(`stories/${storyId}/voices/${voiceId}`);
  expect((await voice.get()).get('bytes')).toBe(Buffer.from(RECORDING.audio, 'base64').length);
  expect((await voice.collection('recordings').get()).size).toBe(1);
}
