/** The drill of docs/operations.md: a family is deleted by mistake, and comes back from an export of the database. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { DELETION_WORDS } from '../../domain/src/index.ts';
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { restoreFamily, uidOf } from '../../tools/operations/family.ts';
import { noteCanary } from '../leaks/canaries.ts';
import { type Account, database, newAccountOf, PROJECT, postAs, soon } from './support/support.ts';

const EMULATOR = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects`;
const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;

const app = initializeApp({ projectId: PROJECT }, `restore-${randomUUID()}`);
const auth = getAuth(app);
/** In place of what `gcloud firestore databases restore` makes of a backup: the emulator imports into default databases only. */
const COPY = `${PROJECT}-restored`;
const copy = getFirestore(initializeApp({ projectId: COPY }, COPY));

const family = { uid: `restore-${randomUUID()}`, email: `${randomUUID()}@example.com`, displayName: 'Parent Zyxquorv' };
const [story, child] = [randomUUID(), randomUUID()];
const DOCUMENTS = {
  [`users/${family.uid}`]: { displayName: family.displayName, email: family.email, subscription: 'free', createdAt: new Date(0) },
  [`users/${family.uid}/favorites/${story}`]: { storyId: story, addedAt: new Date(0) },
  [`users/${family.uid}/choices/looks`]: { chosenAt: new Date(0) },
  [`users/${family.uid}/children/${child}`]: { nickname: 'Zyxquorv', favoriteAnimal: 'owl', appearance: { skin: 'dark' } },
  [`users/${family.uid}/friends/${child}`]: { nickname: 'Zyxquorv', animal: 'owl', name: 'Crumb', pronoun: 'it' },
  [`users/${family.uid}/memories/${story}-0`]: {
    childId: child,
    kind: 'friend',
    text: 'Crumb the fox',
    storyId: story,
    createdAt: new Date(0),
  },
  [`stories/${story}`]: { uid: family.uid, title: 'The Lamp', content: '<p>It yawned.</p>', createdAt: new Date(0) },
  [`storyUsage/${family.uid}`]: { day: '2020-01-01', count: 1 },
};
const LINK = { [`shares/${family.uid}`]: { uid: family.uid, storyId: story, expireAt: new Date(0) } };

async function control(method: 'export' | 'import', project: string, body: object): Promise<void> {
  const response = await fetch(`${EMULATOR}/${project}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ database: `projects/${project}/databases/(default)`, ...body }),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

/** What is left of the family, by path. */
async function documents(): Promise<[string, unknown][]> {
  const found = await database.getAll(...[...Object.keys(DOCUMENTS), ...Object.keys(LINK)].map((path) => database.doc(path)));
  return found.filter(({ exists }) => exists).map((document) => [document.ref.path, document.data()]);
}

/** As the family does with the emailed link. */
async function chooseNewPassword(): Promise<Account> {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { localId: string; idToken: string };
  };
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: family.email });
  const sent = (await (await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`)).json()) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  const oobCode = sent.oobCodes.find(({ email }) => email === family.email)?.oobCode;
  await ask('resetPassword', { oobCode, newPassword: 'lantern456' });
  const { localId, idToken } = await ask('signInWithPassword', { email: family.email, password: 'lantern456', returnSecureToken: true });
  noteCanary('token', idToken);
  return { uid: localId, token: idToken };
}

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-drill-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await auth.deleteUser(family.uid).catch(() => undefined);
  for (const path of [...Object.keys(DOCUMENTS), ...Object.keys(LINK)]) await database.doc(path).delete();
});

test('a deleted family comes back from an export, with its sign-in, and without its public links', async () => {
  const account = await newAccountOf(family);
  for (const [path, fields] of Object.entries({ ...DOCUMENTS, ...LINK })) await database.doc(path).set(fields);
  const before = (await documents()).filter(([path]) => !path.startsWith('shares/'));
  await control('export', PROJECT, { export_directory: folder, export_name: 'backup' });

  const left = await postAs(account, '/api/account/delete', { confirm: DELETION_WORDS });
  expect(left.status).toBe(200);
  const mark = database.doc(`departures/${departureId(family.uid)}`);
  await expect.poll(async () => (await mark.get()).get('finishedAt') !== undefined, soon).toBe(true);
  expect(await documents()).toEqual([]);

  await control('import', COPY, { export_directory: join(folder, 'backup', 'backup.overall_export_metadata') });
  const uid = await uidOf(family.email, copy);
  expect(uid).toBe(family.uid);
  const order = { uid, from: copy, to: database, auth };
  expect(await restoreFamily(order)).toEqual({ written: before.length, kept: 0, withoutLook: 0 });
  expect(await documents()).toEqual(before);
  expect((await mark.get()).exists).toBe(false);

  // The family is let in again, and what it changes since is not overwritten by another try.
  const back = await chooseNewPassword();
  expect(back.uid).toBe(family.uid);
  const exported = await postAs(back, '/api/account/export', {});
  expect(exported).toMatchObject({ status: 200, json: { stories: [{ title: 'The Lamp' }] } });
  await database.doc(`stories/${story}`).update({ title: 'Changed' });
  expect(await restoreFamily(order)).toEqual({ written: 0, kept: before.length, withoutLook: 0 });
  expect((await database.doc(`stories/${story}`).get()).get('title')).toBe('Changed');
  await expect(restoreFamily({ ...order, uid: 'nobody' })).rejects.toThrow('nothing of nobody');
});

test('looks that the copy has without a consent are not restored, and counted [safety 6]', async () => {
  const uid = `restore-${randomUUID()}`;
  const children = [{ skin: 'dark', hair: 'puffs' }, { wheelchair: 'power' }, { glasses: 'round' }, undefined].map((appearance, index) => ({
    path: `users/${uid}/children/${index}`,
    fields: { nickname: 'Zyxquorv', favoriteAnimal: 'owl', ...(appearance && { appearance }) },
  }));
  for (const { path, fields } of children) await copy.doc(path).set(fields);
  expect(await restoreFamily({ uid, from: copy, to: database, auth })).toEqual({ written: 4, kept: 0, withoutLook: 2 });
  const restored = await database.getAll(...children.map(({ path }) => database.doc(path)));
  expect(restored.map((child) => child.get('appearance'))).toEqual([{ hair: 'puffs' }, undefined, { glasses: 'round' }, undefined]);
  expect(await restoreFamily({ uid, from: copy, to: database, auth })).toEqual({ written: 0, kept: 4, withoutLook: 0 });
  await auth.deleteUser(uid);
  for (const store of [copy, database]) await store.recursiveDelete(store.doc(`users/${uid}`));
});
