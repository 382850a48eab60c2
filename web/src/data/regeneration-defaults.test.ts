import { expect, it, vi } from 'vitest';
import { FOX_STORY } from '../test/people.ts';
import { regenerateStory } from './regenerate-story.ts';

const deliverStory = vi.hoisted(() => vi.fn(async () => ({ title: 'T' })));
vi.mock('./deliver-story.ts', () => ({ deliverStory }));
vi.mock('./family-stories.ts', () => ({ newStoryId: () => 'new-id' }));

it('asks for medium and cozy where the story does not say', async () => {
  await regenerateStory({ ...FOX_STORY, storyLength: '' as never, storyTone: '' as never });
  expect(deliverStory).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ request: expect.objectContaining({ storyLength: 'medium', storyTone: 'cozy' }) }),
  );
});
