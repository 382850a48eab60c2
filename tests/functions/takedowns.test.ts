/** What an operator ends: a story that is taken down, an account that is stopped, and the reports that ask for it. */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { DELETION_WORDS } from '../../domain/src/index.ts';
import { comparableText } from '../../functions/src/sharing/comparable-text.ts';
import { removeHoldings } from '../../functions/src/store/account/holdings.ts';
import { markIds } from '../../functions/src/store/taken-down.ts';
import { markTakedowns } from '../../tools/operations/mark-takedowns.ts';
import { closeReports, openReports } from '../../tools/operations/open-reports.ts';
import { CHILD, ownStory, ownText } from './support/own-story.ts';
import { hashOf, share } from './support/shares.ts';
import {
  type Account,
  agree,
  call,
  changeAccount,
  database,
  deleteAsBrowser,
  newAccount,
  newAccountOf,
  postAs,
  soon,
} from './support/support.ts';
import { invited, family as ofFamily, guest as ofGuest, post } from './support/voices.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const TAKEN_DOWN = { status: 409, json: { code: 'taken-down' } };
const STOPPED = { status: 403, json: { code: 'sharing-stopped' } };

const statusOf = async (token: string) => (await call(`/s/${token}`)).status;
const leave = (account: Account) => postAs(account, '/api/account/delete', { confirm: DELETION_WORDS });
const invite = (account: Account, storyId: string) => post('invite', account, { storyId, name: 'Grandma Ana', showName: true });

/** A shared story with a guest's recording, whose page an operator takes down. */
async function takenDown() {
  const account = await newAccount();
  const text = ownText();
  const storyId = await ownStory(account, text);
  const { token } = (await share(account, storyId)).json;
  const guest = await invited(account, storyId, { showName: true });
  expect((await post('recording', null, ofGuest(guest.token))).status).toBe(200);
  await database.doc(`shares/${hashOf(token)}`).update({ takenDown: true });
  // Not by inviting, as a slow first event would leave no room for another voice.
  await expect.poll(async () => (await post('agree', null, { token: guest.token })).status, soon).toBe(409);
  return { account, text, storyId, guest };
}
const marks = async () => (await database.collection('takedowns').get()).docs;

describe('a story whose page was taken down', () => {
  test('shows guests nothing, takes and keeps no recording, and gets no new link; a guest can still withdraw [safety 4]', async () => {
    const { account, storyId, guest } = await takenDown();
    expect(await invite(account, storyId)).toMatchObject(TAKEN_DOWN);
    expect(await share(account, storyId)).toMatchObject(TAKEN_DOWN);
    const page = await post('invited', null, { token: guest.token });
    expect(page).toMatchObject({ status: 200, json: { title: 'A bedtime story', pages: [], recordUntil: 0, recorded: [0] } });
    expect(page.text).not.toContain(CHILD);
    expect(await post('recording', null, ofGuest(guest.token))).toMatchObject(TAKEN_DOWN);
    expect(await post('recording', account, ofFamily(storyId))).toMatchObject(TAKEN_DOWN);
    expect(await post('agree', null, { token: guest.token })).toMatchObject(TAKEN_DOWN);
    expect(await post('keep', account, { storyId, voiceId: guest.voiceId })).toMatchObject(TAKEN_DOWN);
    expect((await post('withdraw', null, { token: guest.token })).status).toBe(200);
    expect((await post('invited', null, { token: guest.token })).status).toBe(404);
  });

  test('of a version that stored no marks is marked by the operators’ command [safety 4]', async () => {
    const { account, text, storyId } = await takenDown();
    const secrets = parseEnv(readFileSync(new URL('../../functions/.secret.local', import.meta.url), 'utf8'));
    vi.stubEnv('HASH_KEY', secrets.HASH_KEY);
    const ids = markIds(storyId, comparableText({ childName: CHILD, ...text } as Parameters<typeof comparableText>[0]));
    const inviteUnmarked = async () => {
      await Promise.all(ids.map((id) => database.doc(`takedowns/${id}`).delete()));
      return (await invite(account, storyId)).status;
    };
    await expect.poll(inviteUnmarked, soon).toBe(200);
    expect(await markTakedowns(database)).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await invite(account, storyId)).json.code, soon).toBe('taken-down');
    const { docs } = await database.collection('shares').where('storyId', '==', storyId).get();
    expect(docs.map((page) => page.data())).toEqual([{ uid: account.uid, storyId, takenDown: true }]);
  });

  test('stays ended when the family deletes it and leaves, for every account that tells its text again, by marks without a name [safety 4]', async () => {
    const before = new Set((await marks()).map(({ id }) => id));
    const { account, text, storyId } = await takenDown();
    expect(await deleteAsBrowser(account, `stories/${storyId}`)).toBe(200);
    expect((await leave(account)).status).toBe(200);
    const left = async () => (await marks()).filter(({ id }) => !before.has(id) && id.length === 64);
    const expiring = async () => (await left()).filter((mark) => mark.get('expireAt') !== undefined).length;
    await expect.poll(expiring, soon).toBeGreaterThanOrEqual(2);
    for (const mark of await left()) {
      expect(Object.keys(mark.data()).filter((field) => !['takenDownAt', 'stories', 'expireAt'].includes(field))).toEqual([]);
      for (const id of Object.keys(mark.get('stories') ?? {})) expect(id).toMatch(/^[0-9a-f]{64}$/);
      const expireAt = mark.get('expireAt')?.toMillis() as number | undefined;
      if (expireAt !== undefined) expect(Math.abs(expireAt - Date.now() - YEAR_MS)).toBeLessThan(300_000);
    }
    const other = await newAccount();
    const again = await ownStory(other, text);
    for (const retold of [again, await ownStory(other, { ...ownText(), id: storyId })]) {
      expect(await share(other, retold)).toMatchObject(TAKEN_DOWN);
      expect(await invite(other, retold)).toMatchObject(TAKEN_DOWN);
      expect(await post('recording', other, ofFamily(retold))).toMatchObject(TAKEN_DOWN);
    }
    expect((await share(other, await ownStory(other, ownText()))).status).toBe(200);
  });
});

test('a page that an admin took down looks like every gone link, and cannot be shared again until the admin allows it', async () => {
  const account = await newAccount();
  const storyId = await ownStory(account, ownText());
  const { json } = await share(account, storyId);
  const page = database.doc(`shares/${hashOf(json.token)}`);
  const stored = async () => (await page.get()).data();
  // The console's first choice for a new field is a text.
  await page.update({ takenDown: 'true' });
  const [gone, unknown] = await Promise.all([call(`/s/${json.token}`), call(`/s/${'C'.repeat(24)}`)]);
  expect([gone.status, gone.text]).toEqual([404, unknown.text]);
  expect((await postAs(null, '/api/report-story', { share: json.token, reason: 'too-scary' })).status).toBe(404);
  expect((await postAs(account, '/api/share/state', { storyId })).json).toEqual({ share: null, takenDown: true });
  // The copy is removed, and the mark does not expire.
  const mark = { uid: account.uid, storyId, takenDown: 'true' };
  await expect.poll(stored, soon).toEqual(mark);
  for (const fresh of [true, false]) {
    const again = await share(account, storyId, { fresh });
    const message = 'We took this story’s shared page down, so it can’t be shared.';
    expect([again.status, again.json]).toEqual([409, { message, code: 'taken-down' }]);
  }
  expect((await postAs(account, '/api/share/revoke', { storyId })).status).toBe(200);
  expect(await stored()).toEqual(mark);
  await page.update({ takenDown: false });
  expect(await statusOf(json.token)).toBe(404);
  await expect.poll(async () => (await share(account, storyId)).status, soon).toBe(200);
  expect(await statusOf((await share(account, storyId)).json.token)).toBe(200);
});

test.each(['story', 'account'])('the mark of a page that was taken down is deleted with its %s', async (what) => {
  const family = await newAccount();
  const storyId = await ownStory(family, ownText());
  const mark = database.doc(`shares/${hashOf(storyId)}`);
  await mark.set({ uid: family.uid, storyId, takenDown: true });
  if (what === 'story') await database.doc(`stories/${storyId}`).delete();
  else await removeHoldings(family.uid);
  await expect.poll(async () => (await mark.get()).exists, soon).toBe(false);
});

test('an account that an operator stopped neither shares, invites nor keeps voices, its links are closed meanwhile, and a new account changes nothing [safety 4]', async () => {
  const mailbox = randomUUID();
  const signUpAs = async (tag: string) => {
    const account = await newAccountOf({ uid: randomUUID(), email: `${mailbox}+${tag}@example.com`, displayName: 'Robin' });
    await agree(account);
    return { account, storyId: await ownStory(account, ownText()) };
  };
  const { account, storyId } = await signUpAs('first');
  const { token } = (await share(account, storyId)).json;
  const [guest, silent] = [await invited(account, storyId), await invited(account, storyId)];
  const take = ofGuest(guest.token);
  expect((await post('recording', null, take)).status).toBe(200);
  const keep = { storyId, voiceId: guest.voiceId, heard: { 0: take.recordedAt } };
  const profile = database.doc(`users/${account.uid}`);
  await profile.set({ displayName: 'Robin', email: '', subscription: 'free', createdAt: new Date(), sharingStopped: true });
  expect(await share(account, storyId)).toMatchObject(STOPPED);
  expect(await invite(account, storyId)).toMatchObject(STOPPED);
  expect(await statusOf(token)).toBe(404);
  const page = async (token: string) => post('invited', null, { token });
  expect(await page(silent.token)).toMatchObject({ status: 200, json: { closed: true, pages: [], recorded: [] } });
  expect(await page(guest.token)).toMatchObject({ status: 200, json: { closed: true, pages: [], recorded: [0] } });
  for (const refused of [
    await post('agree', null, { token: silent.token }),
    await post('recording', null, { ...take, recordedAt: take.recordedAt + 1 }),
    await post('keep', account, keep),
  ]) {
    expect(refused).toMatchObject(STOPPED);
  }
  expect((await post('recording', account, ofFamily(storyId))).status).toBe(200);
  await profile.update({ sharingStopped: false });
  expect(await statusOf(token)).toBe(200);
  expect((await page(silent.token)).json).not.toHaveProperty('closed');
  expect((await post('keep', account, keep)).status).toBe(200);

  await profile.update({ sharingStopped: true });
  expect((await leave(account)).status).toBe(200);
  const again = await signUpAs('again');
  expect(await share(again.account, again.storyId)).toMatchObject(STOPPED);
  expect(await invite(again.account, again.storyId)).toMatchObject(STOPPED);
  // The first account never verified its address.
  await changeAccount(again.account, { emailVerified: true });
  expect((await share(again.account, again.storyId)).status).toBe(200);
  await changeAccount(again.account, { emailVerified: false });
  const newProfile = { displayName: 'Robin', email: '', subscription: 'free', createdAt: new Date(), sharingStopped: false };
  await database.doc(`users/${again.account.uid}`).set(newProfile);
  expect((await share(again.account, again.storyId)).status).toBe(200);
});

test('a deletion that a legal hold keeps waiting ends the account’s links, invitations and notifications at once [safety 4]', async () => {
  const account = await newAccount();
  const storyId = await ownStory(account, ownText());
  const { token } = (await share(account, storyId)).json;
  const guest = await invited(account, storyId);
  const device = database.doc(`pushSubscriptions/${randomUUID()}`);
  await device.set({ uid: account.uid });
  const hold = (held: unknown) => database.doc('system/legalHolds').set({ [account.uid]: held }, { merge: true });
  await hold(true);
  expect(await statusOf(token)).toBe(200);
  expect((await leave(account)).json).toEqual({ deleted: 'soon' });
  expect(await statusOf(token)).toBe(404);
  expect(await post('invited', null, { token: guest.token })).toMatchObject({ status: 200, json: { closed: true, pages: [] } });
  expect(await post('agree', null, { token: guest.token })).toMatchObject(STOPPED);
  expect((await device.get()).exists).toBe(false);
  expect((await database.doc(`stories/${storyId}`).get()).exists).toBe(true);
  await hold(FieldValue.delete());
  await removeHoldings(account.uid);
});

describe('a visitor’s report of a shared page', () => {
  const reports = database.collection('storyReports');
  const NOTE = `About ${CHILD}`;
  async function reported() {
    const account = await newAccount();
    const storyId = await ownStory(account, ownText());
    const { token } = (await share(account, storyId)).json;
    const report = { share: token, reason: 'wrong-or-unkind', note: NOTE };
    for (let time = 0; time < 2; time += 1) {
      const answer = await postAs(null, '/api/report-story', report, { 'idempotency-key': randomUUID() });
      expect(answer.status).toBe(200);
    }
    return { account, storyId };
  }
  const notesAbout = async (storyId: string) => (await reports.where('storyId', '==', storyId).get()).size;

  test('stands in the queue once for each story, until an operator closes it [safety 4]', async () => {
    const { storyId } = await reported();
    const queued = async () => (await openReports(database)).filter((story) => story.storyId === storyId);
    const document = expect.stringMatching(/^shares\//);
    const one = { kind: 'shared', document, reason: 'wrong-or-unkind', note: NOTE, reportedAt: expect.any(Date) };
    expect(await queued()).toEqual([{ storyId, reports: [one, one] }]);
    expect(await closeReports(database, storyId)).toBe(2);
    expect(await queued()).toEqual([]);
  });

  test.each(['story', 'account'])('stays in the queue, as one entry, without its story when the %s is deleted [safety 5]', async (what) => {
    const { account, storyId } = await reported();
    const exported = await postAs(account, '/api/account/export', {});
    expect(exported.json.visitorReports).toEqual(
      Array(2).fill({ storyId, reason: 'wrong-or-unkind', reportedAt: expect.stringMatching(/^20\d\d-.*Z$/) }),
    );
    expect(exported.text).not.toContain(NOTE);
    const left = (await reports.where('storyId', '==', storyId).get()).docs.map(({ id }) => reports.doc(hashOf(id)));
    if (what === 'story') expect(await deleteAsBrowser(account, `stories/${storyId}`)).toBe(200);
    else expect((await leave(account)).status).toBe(200);
    await expect.poll(() => notesAbout(storyId), soon).toBe(0);
    const stored = (await database.getAll(...left)).map((document) => document.data() ?? {});
    for (const fields of stored)
      expect(Object.keys(fields).sort()).toEqual(['expireAt', 'group', 'kind', 'reason', 'reportedAt', 'status']);
    const group: string = stored[0]?.group;
    const queued = async () => (await openReports(database)).filter((entry) => entry.storyId === group);
    const report = { kind: 'shared', document: '', reason: 'wrong-or-unkind', note: '', reportedAt: expect.any(Date) };
    expect((await queued()).map((entry) => entry.reports)).toEqual([[report, report]]);
    expect(await closeReports(database, group)).toBe(2);
    expect(await queued()).toEqual([]);
    // What earlier versions left of a report has no group.
    const { id } = await reports.add({ kind: 'shared', reason: 'wrong-or-unkind', reportedAt: new Date(), status: 'open' });
    expect((await openReports(database)).find((entry) => entry.storyId === id)?.reports).toEqual([report]);
    expect(await closeReports(database, id)).toBe(1);
  });
});
