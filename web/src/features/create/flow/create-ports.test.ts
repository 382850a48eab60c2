// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore } from '../../../../testing/fake-firestore.ts';
import { ORDER } from '../../../../testing/story-form.ts';
import { noteAnswers } from '../../../data/device/network/slow-network.ts';
import { createPorts } from './create-ports.ts';

vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const never = () => new Promise<Response>(() => undefined);

let database: FakeFirestore;
let stop: () => void;
const onSilence = vi.fn();

// A fake clock does not wait for code.
beforeAll(() => Promise.all([import('../api/story-draft.ts'), import('../../../data/session/sign-in/auth.ts')]));
beforeEach(() => {
  vi.useFakeTimers();
  onSilence.mockReset();
  database = fakeFirestore();
  database.intercept = never;
  stop = createPorts.listenForSilence(ORDER, onSilence);
});
afterEach(() => {
  stop();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('is silent after fifteen seconds in which nothing was answered, its own questions included [fault 6]', async () => {
  await pass(14);
  expect(onSilence).not.toHaveBeenCalled();
  expect(database.requests).toHaveLength(2);
  expect(database.requests[0]?.body).toEqual({ documents: [expect.stringContaining(`/storyDrafts/${ORDER.uid}_${ORDER.storyId}`)] });
  await pass(1);
  expect(onSilence).toHaveBeenCalledOnce();
  await pass(60);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('is not silent as long as anything is answered, with a refusal too [fault 6]', async () => {
  for (let answers = 0; answers < 3; answers += 1) {
    await pass(14);
    await noteAnswers(async () => new Response('', { status: 503 }))();
  }
  database.intercept = () => undefined;
  await pass(120);
  expect(onSilence).not.toHaveBeenCalled();
});

it('does not count the time in which the page is hidden, nor after the end [fault 6]', async () => {
  await pass(14);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(600);
  visibility.mockRestore();
  await pass(14);
  expect(onSilence).not.toHaveBeenCalled();
  stop();
  await pass(60);
  expect(onSilence).not.toHaveBeenCalled();
});

it('says why an animal is not for tonight', async () => {
  vi.useRealTimers();
  const wish = { ...ORDER.request, favoriteAnimal: 'small puppy', notTonight: ['dogs' as const] };
  expect(await createPorts.conflictOf(wish)).toMatch(/^You asked us to leave out dogs tonight\./);
  expect(await createPorts.conflictOf({ ...wish, favoriteAnimal: 'owl' })).toBeNull();
});
