/** What the page of an invitation shows of its family, and how it is reported and closed (decision 34). */
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHILD, ownStory } from '../support/own-story.ts';
import { type Account, database, newAccount, postAs } from '../support/support.ts';
import { guest, invited, linkOf, post, recordingsOf, voiceOf } from '../support/voices.ts';

let host: Account;
beforeAll(async () => {
  host = await newAccount();
});

const HOSTILE = 'Call 0800 555 0199 now';
const shown = async (token: string) => (await post('invited', null, { token })).json as { name: string; invitedBy: string };
const namesFamily = (displayName: string) => database.doc(`users/${host.uid}`).set({ displayName });

describe('the page of an invitation', () => {
  test('names who invites as it was checked then, or else “A family” [safety 2]', async () => {
    const storyId = await ownStory(host);
    await namesFamily('Noor Haddad');
    const named = await invited(host, storyId);
    await namesFamily(HOSTILE);
    const unnamed = await invited(host, storyId);
    expect([(await shown(named.token)).invitedBy, (await shown(unnamed.token)).invitedBy]).toEqual(['Noor Haddad', 'A family']);
    const order = { storyId, name: 'You must hate them', showName: false };
    expect(await post('invite', host, order)).toMatchObject({ status: 422, json: { field: 'name' } });
  });

  test('shows no other text of an invitation that an earlier version stored, and works [safety 2]', async () => {
    const storyId = await ownStory(host);
    const { token, voiceId } = await invited(host, storyId);
    await (await linkOf(voiceId)).ref.update({ invitedBy: FieldValue.delete() });
    await voiceOf(storyId, voiceId).update({ name: HOSTILE });
    await namesFamily(HOSTILE);
    expect(await shown(token)).toMatchObject({ name: 'A guest', invitedBy: 'A family' });
    await namesFamily('Noor Haddad');
    expect(await shown(token)).toMatchObject({ invitedBy: 'Noor Haddad' });
    expect(await post('recording', null, guest(token))).toMatchObject({ status: 200 });
  });

  test('can be reported by its guest and closed by an operator; the recording can still be taken back [safety 2]', async () => {
    const storyId = await ownStory(host);
    const { token, voiceId } = await invited(host, storyId);
    await post('recording', null, guest(token));
    const report = () =>
      postAs(null, '/api/report-story', { share: token, reason: 'wrong-or-unkind' }, { 'idempotency-key': randomUUID() });
    expect(await report()).toMatchObject({ status: 200, json: { reported: true } });
    const link = await linkOf(voiceId);
    const { docs } = await database.collection('storyReports').where('storyId', '==', storyId).get();
    expect(docs.map((document) => document.data())).toMatchObject([
      { kind: 'invitation', document: link.ref.path, uid: null, status: 'open' },
    ]);
    await link.ref.update({ takenDown: true });
    for (const path of ['recording', 'agree']) {
      expect(await post(path, null, guest(token))).toMatchObject({ status: 409, json: { code: 'closed' } });
    }
    expect(await report()).toMatchObject({ status: 404 });
    expect(await post('withdraw', null, { token })).toMatchObject({ status: 200 });
    expect(await recordingsOf(storyId, voiceId)).toEqual([]);
  });

  test('that was closed shows its guest no names, and the family neither keeps the recording nor ends the link [safety 2]', async () => {
    const storyId = await ownStory(host);
    const [used, unused] = [await invited(host, storyId), await invited(host, storyId)];
    const take = guest(used.token);
    await post('recording', null, take);
    for (const { voiceId } of [used, unused]) await (await linkOf(voiceId)).ref.update({ takenDown: true });
    // What its guest recorded may wait on a device.
    expect(await post('invited', null, { token: unused.token })).toMatchObject({ status: 200, json: { closed: true, recorded: [] } });
    const page = await post('invited', null, { token: used.token });
    const names = { title: 'A bedtime story', name: 'A guest', invitedBy: 'A family' };
    expect(page).toMatchObject({ status: 200, json: { ...names, closed: true, pages: [], recordUntil: 0, recorded: [0], kept: false } });
    expect(page.text).not.toContain(CHILD);
    const voice = { storyId, voiceId: used.voiceId };
    const before = (await voiceOf(storyId, used.voiceId).get()).data();
    for (const heard of [{ 0: take.recordedAt }, undefined]) {
      expect(await post('keep', host, { ...voice, heard })).toMatchObject({ status: 409, json: { code: 'closed' } });
    }
    expect(await post('revoke', host, voice)).toMatchObject({ status: 409, json: { code: 'closed' } });
    expect((await voiceOf(storyId, used.voiceId).get()).data()).toEqual(before);
    expect(await post('revoke', host, { storyId, voiceId: unused.voiceId })).toMatchObject({ status: 200 });
    await (await linkOf(used.voiceId)).ref.update({ takenDown: false });
    await voiceOf(storyId, used.voiceId).update({ expireAt: new Date(Date.now() - 1000) });
    expect(await post('keep', host, { ...voice, heard: { 0: take.recordedAt } })).toMatchObject({ status: 404 });
  });
});
