/** How children look under links to their stories. */

import { describe, expect, test, vi } from 'vitest';
import { parseScene } from '../../domain/src/index.ts';
import { CHILD, ownStory, ownText } from './support/own-story.ts';
import { hashOf, share } from './support/shares.ts';
import { type Account, call, database, deleteAsBrowser, newAccount, postAs, soon, writeAsBrowser } from './support/support.ts';

const shares = database.collection('shares');
const open = (token: string) => call(`/s/${token}`);
const stateOf = async (account: Account, storyId: string) => (await postAs(account, '/api/share/state', { storyId })).json.share;

describe('a shared story', () => {
  test('shows how its child looks only if the family says so, and not after the child was removed', async () => {
    const family = await newAccount();
    const appearance = { skin: 'dark', hair: 'puffs', glasses: 'round' };
    const child = database.doc(`users/${family.uid}/children/3`);
    await database.doc(`users/${family.uid}/choices/looks`).set({ chosenAt: new Date() });
    await child.set({ nickname: CHILD, favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm', appearance });
    const scene = parseScene({ figures: [{ who: 'child', emotion: 'happy' }] });
    const pages = [`${CHILD} found the smallest lamp.`, `“Is it late?” asked ${CHILD}’s otter.`].map((text) => ({ text, scene }));
    const storyId = await ownStory(family, { pages, childId: '3' });

    const plain = await share(family, storyId);
    expect(plain.json).not.toHaveProperty('showLook');
    expect((await shares.doc(hashOf(plain.json.token)).get()).data()).not.toHaveProperty('looks');
    const neutral = (await open(plain.json.token)).text;
    expect(neutral).toContain('happy child');
    expect(neutral).not.toContain('with glasses');

    const { json } = await share(family, storyId, { showLook: true });
    expect(json).toMatchObject({ showName: false, showLook: true });
    expect((await open(json.token)).text).toContain('happy child with glasses');
    expect(await stateOf(family, storyId)).toMatchObject({ showLook: true });

    await child.delete();
    await vi.waitFor(async () => expect((await open(json.token)).text).not.toContain('with glasses'), soon);
    expect((await open(json.token)).status).toBe(200);
    expect(await stateOf(family, storyId)).not.toHaveProperty('showLook');
  });

  test('shows no look that needs the family’s consent before it was given and after it was taken back, and none is stored [safety 6]', async () => {
    const family = await newAccount();
    const appearance = { skin: 'dark', glasses: 'round', wheelchair: 'manual' };
    const child = `users/${family.uid}/children/3`;
    const look = async () => (await database.doc(child).get()).get('appearance');
    const fields = { nickname: CHILD, favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm', appearance };
    // As a version does that does not ask, or a device that missed that the consent was taken back.
    const write = () => writeAsBrowser(family, child, fields);
    expect(await write()).toBe(200);
    const scene = parseScene({ figures: [{ who: 'child', emotion: 'happy' }] });
    const pages = [1, 2].map((page) => ({ text: `${CHILD} lit lamp ${page}.`, scene }));
    const storyId = await ownStory(family, { ...ownText(), pages, childId: '3' });
    const { json } = await share(family, storyId, { showLook: true });
    const link = shares.doc(hashOf(json.token));
    expect((await link.get()).get('looks')).toEqual([{ glasses: 'round' }]);
    await expect.poll(look, soon).toEqual({ glasses: 'round' });
    // As a version stored it that did not ask.
    await link.update({ looks: [appearance] });
    const isShown = async () => (await open(json.token)).text.includes('in a wheelchair');
    expect(await isShown()).toBe(false);
    const consent = `users/${family.uid}/choices/looks`;
    expect(await writeAsBrowser(family, consent, {}, ['chosenAt'])).toBe(200);
    expect(await isShown()).toBe(true);
    expect(await write()).toBe(200);
    expect(await deleteAsBrowser(family, consent)).toBe(200);
    expect(await isShown()).toBe(false);
    await expect.poll(look, soon).toEqual({ glasses: 'round' });
    await expect.poll(async () => (await link.get()).get('looks'), soon).toBeUndefined();
    expect(await write()).toBe(200);
    await expect.poll(look, soon).toEqual({ glasses: 'round' });
  });
});
