// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryOrder } from './deliver-story.ts';
import { EmptyStory, GenerationFailed } from './errors.ts';
import type { StoryOutbox } from './story-outbox.ts';
import { submitStoryRequest } from './submit-story-request.ts';

const generateStory = vi.hoisted(() => vi.fn());
const saveStory = vi.hoisted(() => vi.fn());
vi.mock('./story-generation.ts', () => ({ generateStory }));
vi.mock('./family-stories.ts', () => ({ saveStory }));

const ORDER: StoryOrder = {
  storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  uid: 'uid-anna',
  request: { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' },
  coverImage: 'moon',
};

/** An outbox that tells what happened to it, in order. */
function outbox() {
  const events: string[] = [];
  const box: StoryOutbox = {
    put: async ({ storyId }) => void events.push(`put ${storyId.slice(0, 4)}`),
    remove: async (storyId) => void events.push(`remove ${storyId.slice(0, 4)}`),
  };
  return { box, events };
}

beforeEach(() => {
  generateStory.mockReset().mockResolvedValue({ title: 'The Fox', content: 'One.\n\nTwo & three.', template: '{child} one.\n\nTwo.' });
  saveStory.mockReset().mockResolvedValue(undefined);
});

describe('a request that is delivered at once', () => {
  it('is written down first, and crossed out when the story is stored', async () => {
    const { box, events } = outbox();
    generateStory.mockImplementation(async () => {
      events.push('generate');
      return { title: 'The Fox', content: 'One.' };
    });
    saveStory.mockImplementation(async () => void events.push('save'));
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'ready', storyId: ORDER.storyId, title: 'The Fox' });
    expect(events).toEqual(['put 3f0e', 'generate', 'save', 'remove 3f0e']);
  });

  it('asks with the story id as the key and stores escaped paragraphs under it', async () => {
    await submitStoryRequest(ORDER);
    expect(generateStory).toHaveBeenCalledWith(ORDER.request, { idempotencyKey: ORDER.storyId });
    expect(saveStory).toHaveBeenCalledExactlyOnceWith({
      id: ORDER.storyId,
      uid: 'uid-anna',
      title: 'The Fox',
      content: '<p>One.</p><p>Two &amp; three.</p>',
      template: '<p>{child} one.</p><p>Two.</p>',
      ...ORDER.request,
      coverImage: 'moon',
    });
  });

  it('is ready even where its entry cannot be crossed out', async () => {
    const { box } = outbox();
    const stuck = { ...box, remove: () => Promise.reject(new Error('storage')) };
    await expect(submitStoryRequest(ORDER, {}, stuck)).resolves.toMatchObject({ kind: 'ready' });
  });

  it('tells its steps', async () => {
    const steps: string[] = [];
    await submitStoryRequest(ORDER, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['writing', 'saving']);
  });
});

describe('a request that cannot be delivered', () => {
  it('waits without being sent while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { box, events } = outbox();
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'queued', because: 'offline' });
    expect(events).toEqual(['put 3f0e']);
    expect(generateStory).not.toHaveBeenCalled();
  });

  it('waits after a failure that may pass, while writing or while storing', async () => {
    const { box, events } = outbox();
    generateStory.mockRejectedValueOnce(new GenerationFailed('can-wait', ''));
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'queued', because: 'failure' });
    saveStory.mockRejectedValueOnce(new Error('unavailable'));
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'queued', because: 'failure' });
    expect(events).toEqual(['put 3f0e', 'put 3f0e']);
  });

  it('waits with its own message where a quota is used up', async () => {
    generateStory.mockRejectedValue(new GenerationFailed('quota', 'Ten stories today.'));
    await expect(submitStoryRequest(ORDER, {}, outbox().box)).resolves.toEqual({
      kind: 'queued',
      because: 'quota',
      message: 'Ten stories today.',
    });
  });

  it('is crossed out when it is refused, or brought nothing', async () => {
    const { box, events } = outbox();
    generateStory.mockRejectedValueOnce(new GenerationFailed('refused', 'Please choose another name.'));
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'refused', message: 'Please choose another name.' });
    generateStory.mockRejectedValueOnce(new EmptyStory());
    await expect(submitStoryRequest(ORDER, {}, box)).resolves.toEqual({ kind: 'refused', message: 'No story content received from API' });
    expect(events.filter((event) => event.startsWith('remove'))).toHaveLength(2);
  });

  it('is crossed out when the person cancels', async () => {
    const { box, events } = outbox();
    const controller = new AbortController();
    generateStory.mockImplementation(async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    await expect(submitStoryRequest(ORDER, { signal: controller.signal }, box)).resolves.toEqual({ kind: 'cancelled' });
    expect(events).toEqual(['put 3f0e', 'remove 3f0e']);
  });

  it('has failed where nothing can be written down either', async () => {
    generateStory.mockRejectedValue(new GenerationFailed('can-wait', ''));
    await expect(submitStoryRequest(ORDER)).resolves.toEqual({ kind: 'failed', message: '' });
  });
});
