import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../test/people.ts';
import { EmptyStory, GenerationFailed } from './errors.ts';
import { regenerateStory } from './regenerate-story.ts';

const deliverStory = vi.hoisted(() => vi.fn());
vi.mock('./deliver-story.ts', () => ({ deliverStory }));
vi.mock('./family-stories.ts', () => ({ newStoryId: () => 'new-id' }));

beforeEach(() => deliverStory.mockReset().mockResolvedValue({ title: 'T' }));

it('asks for the same wishes under a new id, which is the new story', async () => {
  await expect(regenerateStory(FOX_STORY)).resolves.toBe('new-id');
  expect(deliverStory).toHaveBeenCalledExactlyOnceWith({
    storyId: 'new-id',
    uid: FOX_STORY.uid,
    request: { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' },
    coverImage: 'moon',
  });
});

it('fails in the words of the specification', async () => {
  deliverStory.mockRejectedValueOnce(new GenerationFailed('can-wait', 'Busy.'));
  await expect(regenerateStory(FOX_STORY)).rejects.toThrow('Failed to generate new story');
  deliverStory.mockRejectedValueOnce(new EmptyStory());
  await expect(regenerateStory(FOX_STORY)).rejects.toThrow('No story content received from API');
});
