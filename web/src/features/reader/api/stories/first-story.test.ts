// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../../testing/fake-backend.ts';
import { denial } from '../../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { isFirstStory } from './first-story.ts';

let backend: FakeBackend;
const isFirst = () => isFirstStory(ANNA.firebaseUid, FOX_STORY.id);

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

describe('a family’s first story', () => {
  it('is not one of two, also once the other is deleted', async () => {
    backend.storeStory(FOX_STORY);
    backend.storeStory({ ...FOX_STORY, id: 'old' });
    expect(await isFirst()).toBe(false);
    backend.documents.clear();
    backend.storeStory(FOX_STORY);
    expect(await isFirst()).toBe(false);
  });

  it('is looked for again after the shelf was unknown', async () => {
    backend.intercept = denial;
    expect(await isFirst()).toBe(false);
    backend.intercept = () => undefined;
    expect(await isFirst()).toBe(false);
    backend.storeStory(FOX_STORY);
    expect(await isFirst()).toBe(true);
  });
});
