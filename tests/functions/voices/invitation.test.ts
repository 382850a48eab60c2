/** Invitations to record a family's story, from the link to what the family keeps (decision 34). */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { CURRENT_TERMS, VOICE_LIMITS } from '../../../domain/src/index.ts';
import { noteCanary } from '../../leaks/canaries.ts';
import { CHILD, ownStory } from '../support/own-story.ts';
import { type Account, database, newAccount } from '../support/support.ts';
import { guest, invited, linkOf, post, recordingsOf, voiceOf } from '../support/voices.ts';

const DAY = 86_400_000;

let account: Account;
beforeAll(async () => {
  account = await newAccount();
  noteCanary('name', CHILD);
});

describe('an invitation', () => {
  test('takes recordings of a guest who agreed, and notes to which terms itself [safety 6]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token, { terms: undefined });
    expect(await post('recording', null, take)).toMatchObject({ status: 422, json: { code: 'not-agreed' } });
    expect((await post('agree', null, { token: 'A'.repeat(24) })).status).toBe(404);
    expect((await post('agree', null, { token, terms: '2026-11-24' })).status).toBe(200);
    expect((await post('recording', null, take)).status).toBe(200);
    expect((await voiceOf(storyId, voiceId).get()).data()).toMatchObject({ agreedTo: CURRENT_TERMS, agreedAt: expect.anything() });
  });

  test('shows who invites and the story as the family wants it seen, and works without an account', async () => {
    const storyId = await ownStory(account);
    const { token, expiresAt } = await invited(account, storyId);
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(Math.abs(expiresAt - Date.now() - VOICE_LIMITS.days * DAY)).toBeLessThan(60_000);
    const { status, json, headers } = await post('invited', null, { token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({ title: 'The Little One and the Smallest Lamp', name: 'Grandma Ana', recorded: [], kept: false });
    expect(json.pages).toMatchObject([{ text: expect.stringContaining('The little one found'), scene: { place: 'garden' } }]);
    expect(JSON.stringify(json)).not.toContain(CHILD);
    expect(JSON.stringify(json)).not.toContain(account.uid);

    const named = await invited(account, storyId, { showName: true });
    expect((await post('invited', null, { token: named.token })).json.title).toBe(`${CHILD} and the Smallest Lamp`);
  });

  test('lets a guest record until the family keeps it; what it kept does not expire', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    expect(await post('recording', null, take)).toMatchObject({ status: 200 });
    const before = (await voiceOf(storyId, voiceId).get()).data() ?? {};
    expect(before).toMatchObject({ name: 'Grandma Ana', by: 'guest', kept: false, agreedTo: CURRENT_TERMS, agreedAt: expect.anything() });
    expect((await recordingsOf(storyId, voiceId))[0]).toMatchObject({ expireAt: before.expireAt });
    expect((await post('invited', null, { token })).json.recorded).toEqual([0]);

    const keep = { storyId, voiceId, heard: { 0: take.recordedAt } };
    expect(await post('keep', await newAccount(), keep)).toMatchObject({ status: 404 });
    expect(await post('keep', account, keep)).toMatchObject({ status: 200 });
    const after = (await voiceOf(storyId, voiceId).get()).data() ?? {};
    expect(after).toMatchObject({ kept: true });
    expect(after).not.toHaveProperty('expireAt');
    expect((await recordingsOf(storyId, voiceId))[0]).not.toHaveProperty('expireAt');
    // Nor does the link, by which the guest can withdraw.
    expect((await linkOf(voiceId)).data()).not.toHaveProperty('expireAt');
    expect(await post('recording', null, guest(token))).toMatchObject({ status: 409, json: { code: 'kept' } });
  });

  test('is kept only with the take of every page that was heard [safety 1]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const keep = (heard?: unknown) => post('keep', account, { storyId, voiceId, heard });
    expect(await keep({})).toMatchObject({ status: 404 });
    const take = guest(token);
    const first = take.recordedAt;
    await post('recording', null, take);
    await post('recording', null, { ...take, page: 1, recordedAt: first + 1 });
    expect(await keep({ 0: 'now' })).toMatchObject({ status: 422, json: { field: 'heard' } });
    for (const heard of [{}, { 0: first }, { 0: first, 1: first }, { 0: first, 1: first + 1, 2: first }]) {
      expect(await keep(heard)).toMatchObject({ status: 409, json: { code: 'changed' } });
    }
    await post('recording', null, { ...take, recordedAt: first + 2 });
    expect(await keep({ 0: first, 1: first + 1 })).toMatchObject({ status: 409, json: { code: 'changed' } });
    expect((await voiceOf(storyId, voiceId).get()).data()).toMatchObject({ kept: false });
    expect(await keep({ 0: first + 2, 1: first + 1 })).toMatchObject({ status: 200 });
  });

  test('waits in an app of an earlier version, which cannot keep it, until that is updated, but never longer than a year [safety 1]', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    await post('recording', null, take);
    const changedAt = (await voiceOf(storyId, voiceId).get()).get('changedAt').toMillis();
    // Ten days ago.
    const createdAt = changedAt - 10 * DAY;
    await voiceOf(storyId, voiceId).update({ createdAt: Timestamp.fromMillis(createdAt) });
    for (const earlier of [{}, { heardAt: changedAt }]) {
      const { status, json } = await post('keep', account, { storyId, voiceId, ...earlier });
      expect([status, json.code]).toEqual([409, 'unheard']);
      expect(json.message).toMatch(/^Please reload the page and listen once more/);
    }
    const link = await linkOf(voiceId);
    const [recording] = await recordingsOf(storyId, voiceId);
    const voice = (await voiceOf(storyId, voiceId).get()).data();
    expect(voice).toMatchObject({ kept: false });
    for (const document of [voice, recording, link.data()]) {
      expect((document as { expireAt: Timestamp }).expireAt.toMillis()).toBe(createdAt + 365 * DAY);
    }
    expect(await post('keep', account, { storyId, voiceId, heard: { 0: take.recordedAt } })).toMatchObject({ status: 200 });
    expect((await voiceOf(storyId, voiceId).get()).data()).not.toHaveProperty('expireAt');
  });

  test('has room where others have expired, though the database has not removed them yet', async () => {
    const storyId = await ownStory(account);
    for (let voice = 0; voice < VOICE_LIMITS.perStory; voice += 1) await invited(account, storyId);
    const order = { storyId, name: 'Grandpa', showName: true };
    expect(await post('invite', account, order)).toMatchObject({ status: 409, json: { code: 'voices-full' } });
    const [first] = (await database.collection(`stories/${storyId}/voices`).get()).docs;
    await first?.ref.update({ expireAt: new Date(Date.now() - 1000) });
    expect(await post('invite', account, order)).toMatchObject({ status: 200 });
  });

  test('can be withdrawn through the same link, also after it was kept', async () => {
    const storyId = await ownStory(account);
    const { token, voiceId } = await invited(account, storyId);
    const take = guest(token);
    await post('recording', null, take);
    await post('keep', account, { storyId, voiceId, heard: { 0: take.recordedAt } });
    expect(await post('withdraw', null, { token })).toMatchObject({ status: 200 });
    expect((await voiceOf(storyId, voiceId).get()).exists).toBe(false);
    expect(await recordingsOf(storyId, voiceId)).toEqual([]);
    for (const path of ['invited', 'withdraw']) expect(await post(path, null, { token })).toMatchObject({ status: 404 });
  });

  test('ends with the next request once it is revoked; what was recorded stays, without a link, for the family to decide', async () => {
    const storyId = await ownStory(account);
    const [unused, used] = [await invited(account, storyId), await invited(account, storyId)];
    const take = guest(used.token);
    await post('recording', null, take);
    expect(await post('revoke', await newAccount(), { storyId, voiceId: unused.voiceId })).toMatchObject({ status: 404 });
    expect(await post('invited', null, { token: unused.token })).toMatchObject({ status: 200 });
    for (const { token, voiceId } of [unused, used]) {
      expect(await post('revoke', account, { storyId, voiceId })).toMatchObject({ status: 200 });
      expect(await post('invited', null, { token })).toMatchObject({ status: 404 });
      expect(await post('recording', null, guest(token))).toMatchObject({ status: 404 });
    }
    expect((await voiceOf(storyId, unused.voiceId).get()).exists).toBe(false);
    const voice = (await voiceOf(storyId, used.voiceId).get()).data();
    expect(voice).toMatchObject({ kept: false, pages: { 0: expect.any(Number) } });
    expect(voice).not.toHaveProperty('invitation');
    const heard = { 0: take.recordedAt };
    expect(await post('keep', account, { storyId, voiceId: used.voiceId, heard })).toMatchObject({ status: 200 });
  });

  test('is not possible for another family’s story, or without the name where the name stays', async () => {
    const storyId = await ownStory(account);
    const order = { storyId, name: 'Opa', showName: false };
    expect(await post('invite', await newAccount(), order)).toMatchObject({ status: 404 });
    await database.doc(`stories/${storyId}`).update({ template: FieldValue.delete() });
    expect(await post('invite', account, order)).toMatchObject({ status: 422, json: { code: 'name-stays' } });
    expect(await post('invite', account, { ...order, showName: true })).toMatchObject({ status: 200 });
    expect(await post('invite', account, { ...order, name: 'Shithead' })).toMatchObject({ status: 422, json: { field: 'name' } });
  });
});
