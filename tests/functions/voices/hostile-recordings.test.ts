/** More than 200 hostile uploads and links: each is refused, and nothing is stored. `TUCKAWAY_SEED` repeats a run. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { SEED } from '../../long.ts';
import { numbersFrom } from '../../outbox-simulation/virtual-time.ts';
import { hostileUploads } from '../support/hostile-recordings.ts';
import { CHILD, ownStory, postAs } from '../support/own-story.ts';
import { type Account, database, newAccount } from '../support/support.ts';

const AT_ONCE = 6;
const SOUND = readFileSync(new URL('../../fixtures/recordings/tone.webm', import.meta.url)).toString('base64');
const VALID = { type: 'audio/webm', audio: SOUND, durationMs: 1600, starts: [0, 700], page: 0 };

let family: Account;
let stranger: Account;
let storyId: string;
/** The family's own voice, and those of guests. */
let voiceId: string;
const guests = {} as Record<'open' | 'kept' | 'expired' | 'revoked' | 'withdrawn' | 'deleted', { token: string; voiceId: string }>;

const post = (account: Account | null, path: string, body: unknown) => postAs(account, `/api/voices/${path}`, body);
const invitationsOf = (story: string) => database.collection('invitations').where('storyId', '==', story).get();

async function invited(story: string, record = false): Promise<{ token: string; voiceId: string }> {
  const { status, json } = await post(family, 'invite', { storyId: story, name: 'Grandma Ana', showName: false });
  expect(status).toBe(200);
  noteCanary('token', json.token);
  if (record) expect(await post(null, 'recording', asGuest(json.token))).toMatchObject({ status: 200 });
  return json;
}

function asGuest(token: string, changes: object = {}) {
  return { ...VALID, token, terms: CURRENT_TERMS, recordedAt: Date.now(), ...changes };
}

function asFamily(changes: object = {}) {
  return { ...VALID, storyId, voiceId, name: 'Mom', recordedAt: Date.now(), ...changes };
}

beforeAll(async () => {
  noteCanary('name', CHILD);
  family = await newAccount();
  stranger = await newAccount();
  storyId = await ownStory(family);
  voiceId = randomUUID();
  expect(await post(family, 'recording', asFamily({ recordedAt: Date.now() - 60_000 }))).toMatchObject({ status: 200 });
  guests.open = await invited(storyId, true);
  guests.kept = await invited(storyId, true);
  await post(family, 'keep', { storyId, voiceId: guests.kept.voiceId });
  guests.expired = await invited(storyId);
  const [expiring] = (await invitationsOf(storyId)).docs.filter((document) => document.get('voiceId') === guests.expired.voiceId);
  await expiring?.ref.update({ recordUntil: Date.now() - 1000 });
  const other = await ownStory(family);
  guests.revoked = await invited(other);
  await post(family, 'revoke', { storyId: other, voiceId: guests.revoked.voiceId });
  guests.withdrawn = await invited(other, true);
  await post(null, 'withdraw', { token: guests.withdrawn.token });
  const gone = await ownStory(family);
  guests.deleted = await invited(gone);
  await database.recursiveDelete(database.doc(`stories/${gone}`));
  // Its invitation goes after it.
  await vi.waitFor(async () => expect((await invitationsOf(gone)).size).toBe(0), { timeout: 20_000, interval: 200 });
});

interface Attempt {
  what: string;
  by: Account | null;
  path: string;
  body: unknown;
  /** The statuses that may answer; any refusal by default. */
  status?: number;
}

/** Requests to other families' stories, and with links that do not work (any more). */
function trespasses(): Attempt[] {
  const other = { storyId, voiceId };
  const links = [
    ...(['expired', 'revoked', 'withdrawn', 'deleted'] as const).map((name) => ({ what: name, ...guests[name] })),
    ...Array.from({ length: 24 }, (_, index) => ({ what: `guess ${index}`, token: randomUUID().replaceAll('-', '').slice(0, 24) })),
  ];
  const malformed = [
    '',
    'short',
    '../../stories',
    `${guests.open.token}x`,
    guests.open.token.slice(0, 23),
    `${guests.open.token}/..`,
    null,
    7,
    { a: 1 },
  ];
  return [
    ...links.flatMap(({ what, token }) => [
      { what: `a recording, ${what} link`, by: null, path: 'recording', body: asGuest(token), status: 404 },
      { what: `a look, ${what} link`, by: null, path: 'invited', body: { token }, status: 404 },
    ]),
    ...(['revoked', 'withdrawn', 'deleted'] as const).map((name) => ({
      ...{ what: `a withdrawal, ${name} link`, by: null, path: 'withdraw', body: { token: guests[name].token }, status: 404 },
    })),
    ...malformed.flatMap((token) =>
      ['recording', 'invited', 'withdraw'].map((path) => ({
        ...{ what: `${path} with the token ${JSON.stringify(token)}`, by: null, path, body: { ...asGuest(''), token } },
      })),
    ),
    ...['recording', 'keep', 'revoke'].flatMap((path) => [
      { what: `${path} of another family’s voice`, by: stranger, path, body: { ...asFamily(), ...other }, status: 404 },
      { what: `${path} without a sign-in`, by: null, path, body: { ...asFamily(), ...other }, status: 401 },
    ]),
    {
      what: 'a new voice for another family’s story',
      by: stranger,
      path: 'recording',
      body: asFamily({ voiceId: randomUUID() }),
      status: 404,
    },
    {
      what: 'an invitation to another family’s story',
      by: stranger,
      path: 'invite',
      body: { storyId, name: 'Opa', showName: true },
      status: 404,
    },
    { what: 'the family as its guest', by: family, path: 'recording', body: asFamily({ voiceId: guests.open.voiceId }), status: 404 },
    { what: 'a guest who changes what is kept', by: null, path: 'recording', body: asGuest(guests.kept.token), status: 409 },
    { what: 'a replay of what is older', by: family, path: 'recording', body: asFamily({ recordedAt: 1 }), status: 409 },
    { what: 'a replay of a guest', by: null, path: 'recording', body: asGuest(guests.open.token, { recordedAt: 1 }), status: 409 },
    { what: 'a fifth voice', by: family, path: 'recording', body: asFamily({ voiceId: randomUUID() }), status: 409 },
    { what: 'a fifth invitation', by: family, path: 'invite', body: { storyId, name: 'Opa', showName: false }, status: 409 },
    { what: 'terms that do not exist', by: null, path: 'recording', body: asGuest(guests.open.token, { terms: '1999-01-01' }) },
    { what: 'no terms', by: null, path: 'recording', body: asGuest(guests.open.token, { terms: undefined }) },
    {
      what: 'a token beside a family’s fields, without terms',
      by: family,
      path: 'recording',
      body: { ...asFamily(), token: guests.open.token },
    },
    ...['<b>Mom</b>', '', 'x'.repeat(41), 'Shithead', null, 7].map((name) => ({
      ...{ what: `the name ${JSON.stringify(name)}`, by: family, path: 'recording', body: asFamily({ name }) },
    })),
    ...['../voices', `${voiceId}/recordings/0`, '', null, 'x'].map((id) => ({
      ...{ what: `the voice ${JSON.stringify(id)}`, by: family, path: 'recording', body: asFamily({ voiceId: id }) },
    })),
  ];
}

/** Everything that recordings could have changed, byte for byte. */
async function stored(): Promise<string[]> {
  const below = await Promise.all(
    [family, stranger].flatMap(({ uid }) =>
      ['voices', 'recordings', 'invitations'].map((name) =>
        (name === 'invitations' ? database.collection(name) : database.collectionGroup(name)).where('uid', '==', uid).get(),
      ),
    ),
  );
  return below
    .flatMap(({ docs }) => docs)
    .map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`)
    .sort();
}

test('are all refused, and nothing is stored', async () => {
  const attempts: Attempt[] = [
    ...hostileUploads(numbersFrom(SEED)).map(({ what, changes }, index) =>
      index % 2 === 0
        ? { what: `${what} (family)`, by: family, path: 'recording', body: asFamily(changes) }
        : { what: `${what} (guest)`, by: null, path: 'recording', body: asGuest(guests.open.token, changes) },
    ),
    ...trespasses(),
  ];
  const before = await stored();
  const unexpected: string[] = [];
  const waiting = attempts.values();
  const work = async () => {
    for (const { what, by, path, body, status } of waiting) {
      const answer = await post(by, path, body);
      const refused = status === undefined ? answer.status >= 400 && answer.status < 500 : answer.status === status;
      if (!refused) unexpected.push(`${what}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.info(`${attempts.length} hostile uploads and links, seed ${SEED}`);
  expect(unexpected).toEqual([]);
  expect(attempts.length).toBeGreaterThanOrEqual(200);
  expect(await stored()).toEqual(before);
});

test('a flood of the same upload, also from two devices at once, stores one page', async () => {
  const story = await ownStory(family);
  const id = randomUUID();
  const upload = asFamily({ storyId: story, voiceId: id });
  const answers = await Promise.all(Array.from({ length: 24 }, () => post(family, 'recording', upload)));
  // Contention may refuse one, and a busy platform may not answer it; its device sends it again.
  expect(answers.filter(({ status }) => ![200, 409, 503, 504].includes(status))).toEqual([]);
  expect(await post(family, 'recording', upload)).toMatchObject({ status: 200 });
  const voice = database.doc(`stories/${story}/voices/${id}`);
  expect((await voice.get()).data()).toMatchObject({ bytes: Buffer.from(SOUND, 'base64').length });
  expect((await voice.collection('recordings').get()).size).toBe(1);
});

test('a link that is revoked between two requests answers 404 to the second', async () => {
  for (let time = 0; time < 5; time += 1) {
    const story = await ownStory(family);
    const { token, voiceId: guest } = await invited(story, time % 2 === 0);
    expect(await post(null, 'invited', { token })).toMatchObject({ status: 200 });
    expect(await post(family, 'revoke', { storyId: story, voiceId: guest })).toMatchObject({ status: 200 });
    for (const path of ['invited', 'withdraw']) expect(await post(null, path, { token })).toMatchObject({ status: 404 });
    expect(await post(null, 'recording', asGuest(token))).toMatchObject({ status: 404 });
  }
});
