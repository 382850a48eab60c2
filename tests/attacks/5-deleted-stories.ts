/** Finding 5: a deleted story leaves nothing, and its id never opens what it had. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { shareId } from '../../functions/src/store/stories/shared-stories.ts';
import { storyDeleted } from '../../functions/src/triggers/story-deleted.ts';
import { get } from '../rules/cases.ts';
import { favorite, newStory, progress } from '../rules/documents.ts';
import { put, remove, text } from '../rules/values.ts';
import { type Attack, type Finding, refusal, type SiteAnswer } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { page, post, REQUEST, reading, writing } from './support/requests.ts';
import { sharedPage, shareToken } from './support/world.ts';

/** A story from the function, with a link and a document below it, deleted by its family. */
async function deletedStory({ attacker: { uid, user, token }, database, stage }: Production): Promise<{ id: string; link: string }> {
  const [id, link] = [randomUUID(), shareToken()];
  expect(await stage.ask(post('/api/generate-story', token, REQUEST, { 'idempotency-key': id }))).toMatchObject({ status: 200 });
  await stage.emulator.writeDocuments([
    put(`shares/${shareId(link)}`, sharedPage(uid, id)),
    put(`stories/${id}/recordings/1`, { voice: text('Grandma') }),
  ]);
  expect(await stage.emulator.send(user, writing('', user, remove(`stories/${id}`)).database)).toMatchObject({ status: 200 });
  // The trigger, as the platform would call it.
  await storyDeleted(id, { uid });
  expect((await database.doc(`shares/${shareId(link)}`).get()).exists).toBe(false);
  expect((await database.doc(`storyRequests/${uid}_${id}`).get()).get('status')).toBe('deleted');
  expect((await database.collection(`stories/${id}/recordings`).get()).size).toBe(0);
  return { id, link };
}

export const deletedStories: Finding<Production> = {
  name: '5 ids of deleted stories',
  prepare: async (production) => {
    const { attacker, victim } = production;
    const { id, link } = await deletedStory(production);
    const own = `users/${attacker.uid}`;
    const order = { storyId: id, showName: true, days: 7 };
    const gone = (name: string): Attack => ({
      name,
      site: page(`/s/${link}`),
      answer: { status: 404, heading: 'This story is no longer available' },
      without: ['yawned'],
    });
    const rules = [attacker, victim].flatMap(({ uid, user }) => [
      writing(`the story written again by ${uid}`, user, put(`stories/${id}`, newStory(uid))),
      writing(`a document below it by ${uid}`, user, put(`stories/${id}/recordings/1`, { voice: text('Forged') })),
      reading(`its recordings read by ${uid}`, user, get(`stories/${id}/recordings/1`)),
      writing(`its link written again by ${uid}`, user, put(`shares/${shareId(link)}`, { uid: text(uid), storyId: text(id) })),
    ]);
    const asked = (name: string, path: string, body: object, answer: SiteAnswer, key: string = randomUUID()): Attack => ({
      name,
      site: post(path, attacker.token, body, { 'idempotency-key': key }),
      answer,
    });
    const deleted = refusal(409, 'This story was deleted. Please start a new one.', { code: 'deleted' });
    const unshared = refusal(404, 'This story is gone, so it can’t be shared.');
    const unreported = refusal(404, 'This story is gone, so there’s nothing left to report.');
    const attacks: Attack[] = [
      gone('the old link'),
      ...rules,
      writing('a favorite of it', attacker.user, put(`${own}/favorites/${id}`, favorite(id))),
      writing('progress in it', attacker.user, put(`${own}/progress/${id}`, progress())),
      asked('the same request again', '/api/generate-story', REQUEST, deleted, id),
      asked('another request under its id', '/api/generate-story', { ...REQUEST, favoriteAnimal: 'fox' }, deleted, id),
      asked('a new link to it', '/api/share', order, unshared),
      asked('the state of its link', '/api/share/state', { storyId: id }, { status: 200, json: { share: null } }),
      asked('a report of it', '/api/report-story', { storyId: id, reason: 'too-scary' }, unreported),
      asked('the id of the victim’s story for an own one', '/api/share', { ...order, storyId: victim.story }, unshared),
      gone('the old link after all this'),
    ];
    return { attacks, inOrder: true };
  },
};
