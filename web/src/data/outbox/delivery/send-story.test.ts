// @vitest-environment node
import { coverScene, type FamilyPage, inferScenes, type KeptWishes, newStorySchema, storyContent } from '@tuckaway/domain';
import { expect, test, vi } from 'vitest';
import { storyEntry } from '../../../../../tests/outbox-simulation/entries.ts';
import { ANNA, oneTab } from '../../../../../tests/outbox-simulation/one-tab.ts';
import type { FirestorePorts } from '../../firestore/client.ts';
import { decodeFields, encodeFields, type FieldMap } from '../../firestore/values.ts';
import { systemClock } from '../../lib/with-timeout.ts';
import { storyFrom } from '../../stories/story-documents.ts';
import { storyIdOf } from '../entry.ts';
import { requestGeneration } from './send-story.ts';

const fetch = vi.fn<FirestorePorts['fetch']>();
const ports = {
  identity: { userId: async () => ANNA, token: async () => 'token' },
  ...{ fetch, clock: systemClock, endpoints: { api: '', documents: '' } },
};

const entry = storyEntry(oneTab().press());
const { storySetting, favoriteAnimal, childName } = entry.data;
const TEXTS = ['Mia found a lamp.\n\n“Late?” asked the otter.', 'They slept.'];
const scenes = inferScenes(TEXTS, { storySetting, favoriteAnimal, childName });
const RESPONSE = {
  title: 'The Lamp',
  content: TEXTS.join('\n\n'),
  template: TEXTS.join('\n\n').replace('Mia', '{child}'),
  recap: 'They found a lamp.',
  cast: ['the owl'],
  pages: TEXTS.map((text, index) => ({ text, scene: scenes[index] })) as FamilyPage[],
  cover: coverScene(entry.data),
};

async function written(body: object, data = entry.data) {
  fetch.mockResolvedValue(Response.json(body));
  const answer = await requestGeneration(ports, { storyId: storyIdOf(entry), uid: ANNA, data });
  if (answer.kind !== 'written') throw new Error(answer.kind);
  return answer.story;
}
const sent = () => JSON.parse(String(fetch.mock.lastCall?.[1].body));

test('the first copy of a story has the pages and the cover of the stored document', async () => {
  const { storyLength, storyTone, coverImage } = entry.data;
  const document = {
    ...{ uid: ANNA, childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage },
    ...storyContent(RESPONSE),
  };
  expect(newStorySchema.safeParse({ ...document, createdAt: 0 }).error).toBeUndefined();
  // As the function stores it, and as this app reads it back.
  const read = storyFrom(storyIdOf(entry), decodeFields(encodeFields(JSON.parse(JSON.stringify(document)) as FieldMap)));
  expect(read).toMatchObject(await written(RESPONSE));
  expect(read).toMatchObject({ pages: RESPONSE.pages, cover: RESPONSE.cover });
});

test('the request has what the family chose for its child, and nothing of the entry but its wishes', async () => {
  const { uid: _uid, createdAt: _at, ...wishes } = entry.data;
  const chosen: KeptWishes = { age: '6-8', pronouns: 'he', notTonight: ['fire'], childId: '1' };
  await written(RESPONSE, { ...entry.data, ...chosen });
  expect(sent()).toEqual({ ...wishes, ...chosen });
  await written(RESPONSE);
  expect(sent()).toEqual(wishes);
});

test('a response of a function without pages makes a story without pages', async () => {
  const { pages: _pages, cover: _cover, ...earlier } = RESPONSE;
  expect(Object.keys(await written(earlier)).sort()).toEqual(['cast', 'content', 'recap', 'template', 'title']);
});

test('unknown words in a response become defaults, and pages that cannot be read are left out', async () => {
  const scene = { place: 'volcano', time: 'night', figures: [{ who: 'unicorn' }] };
  const [page] = (await written({ ...RESPONSE, pages: [{ text: 'One.', scene }] })).pages ?? [];
  expect(page?.scene).toMatchObject({ place: storySetting, time: 'night', figures: [{ who: 'friend' }] });
  expect(await written({ ...RESPONSE, pages: [{ scene }] })).not.toHaveProperty('pages');
  expect(await written({ ...RESPONSE, pages: 'none' })).not.toHaveProperty('pages');
});
