/** Finding 5: a deleted story leaves nothing, and its id never opens what it had. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { shareId } from '../../functions/src/firestore/stories/shared-stories.ts';
import { database, generate, PROJECT, REQUEST } from '../functions/support/support.ts';
import { get } from '../rules/cases.ts';
import { favorite, newStory, progress } from '../rules/documents.ts';
import { useEmulator } from '../rules/emulator.ts';
import { put, remove, text } from '../rules/values.ts';
import { type Attack, type Finding, refusal } from './support/attack.ts';
import { commit, page, post } from './support/requests.ts';
import type { World } from './support/world.ts';

const soon = { timeout: 30_000, interval: 100 };

/** A story from the function, with a link and a document below it, deleted by its family. */
async function deletedStory({ attacker }: World): Promise<{ id: string; link: string }> {
  const id = randomUUID();
  expect((await generate(attacker, REQUEST, { 'idempotency-key': id })).status).toBe(200);
  const link = randomUUID().replaceAll('-', '').slice(0, 24);
  const share = database.doc(`shares/${shareId(link)}`);
  const expireAt = new Date(Date.now() + 86_400_000);
  const copy = { title: 'The Lamp', paragraphs: ['It yawned.'], childName: null, animal: 'otter', storySetting: 'garden' };
  await share.set({ ...copy, uid: attacker.uid, storyId: id, showName: false, createdAt: new Date(), expireAt });
  await database.doc(`stories/${id}/recordings/1`).set({ voice: 'Grandma' });
  expect((await useEmulator(PROJECT).send(attacker.user, commit(remove(`stories/${id}`)))).status).toBe(200);
  const request = database.doc(`storyRequests/${attacker.uid}_${id}`);
  await expect.poll(async () => (await share.get()).exists, soon).toBe(false);
  await expect.poll(async () => (await request.get()).get('status'), soon).toBe('deleted');
  await expect.poll(async () => (await database.collection(`stories/${id}/recordings`).get()).size, soon).toBe(0);
  return { id, link };
}

export const deletedStories: Finding<World> = {
  name: '5 ids of deleted stories',
  prepare: async (world) => {
    const { attacker, victim } = world;
    const { id, link } = await deletedStory(world);
    const own = `users/${attacker.uid}`;
    const order = { storyId: id, showName: true, days: 7 };
    const gone = {
      name: 'the old link',
      site: page(`/s/${link}`),
      answer: { status: 404, heading: 'This story is no longer available' },
      without: ['yawned'],
    };
    const rules = [attacker, victim].flatMap(({ uid, user }) => [
      { name: `the story written again by ${uid}`, user, database: commit(put(`stories/${id}`, newStory(uid))) },
      { name: `a document below it by ${uid}`, user, database: commit(put(`stories/${id}/recordings/1`, { voice: text('Forged') })) },
      { name: `its recordings read by ${uid}`, user, database: get(`stories/${id}/recordings/1`) },
      {
        name: `its link written again by ${uid}`,
        user,
        database: commit(put(`shares/${shareId(link)}`, { uid: text(uid), storyId: text(id) })),
      },
    ]);
    const attacks: Attack[] = [
      gone,
      ...rules,
      { name: 'a favorite of it', user: attacker.user, database: commit(put(`${own}/favorites/${id}`, favorite(id))) },
      { name: 'progress in it', user: attacker.user, database: commit(put(`${own}/progress/${id}`, progress())) },
      {
        name: 'the same request again',
        site: post('/api/generate-story', attacker.token, REQUEST, { 'idempotency-key': id }),
        answer: refusal(409, 'This story was deleted. Please start a new one.', { code: 'deleted' }),
      },
      {
        name: 'another request under its id',
        site: post('/api/generate-story', attacker.token, { ...REQUEST, favoriteAnimal: 'fox' }, { 'idempotency-key': id }),
        answer: refusal(409, 'This story was deleted. Please start a new one.', { code: 'deleted' }),
      },
      {
        name: 'a new link to it',
        site: post('/api/share', attacker.token, order),
        answer: refusal(404, 'This story is gone, so it can’t be shared.'),
      },
      {
        name: 'the state of its link',
        site: post('/api/share/state', attacker.token, { storyId: id }),
        answer: { status: 200, json: { share: null } },
      },
      {
        name: 'a report of it',
        site: post('/api/report-story', attacker.token, { storyId: id, reason: 'too-scary' }),
        answer: refusal(404, 'This story is gone, so there’s nothing left to report.'),
      },
      {
        name: 'the id of the victim’s story for an own one',
        site: post('/api/share', attacker.token, { ...order, storyId: victim.story }),
        answer: refusal(404, 'This story is gone, so it can’t be shared.'),
      },
      { ...gone, name: 'the old link after all this' },
    ];
    return { attacks, inOrder: true };
  },
};
