import { DEFAULT_REGENERATION, type EarlierEpisode, type Story } from '@tuckaway/domain';
import { EmptyStory } from '../lib/errors.ts';
import { getStory } from './family-stories.ts';
import { newStoryId } from './new-story-id.ts';

/**
 * A different version of a story, stored as a new one: never queued, under a key of its own (decisions P7).
 * @returns the new story's id. Throws an error whose text is section 8's.
 */
export async function regenerateStory(story: Story): Promise<string> {
  const [{ pagePorts }, { storeStory, writeStory }, { haveAtHand }] = await Promise.all([
    import('../outbox/page-outbox.ts'),
    import('../outbox/story-server.ts'),
    import('./prime-story-cache.ts'),
  ]);
  const { uid, childName, favoriteAnimal, storySetting, coverImage, siblings } = story;
  const continues = await requestOfEpisodeBefore(story);
  const storyId = newStoryId();
  const data = {
    childName,
    favoriteAnimal,
    storySetting,
    storyLength: story.storyLength || DEFAULT_REGENERATION.storyLength,
    storyTone: story.storyTone || DEFAULT_REGENERATION.storyTone,
    coverImage,
    ...(siblings && { siblings }),
    ...(continues && { continues }),
  };
  const order = { storyId, uid, data };
  const written = await writeStory(pagePorts, order);
  const empty = new EmptyStory();
  if (written.kind === 'refused' && written.message === empty.message) throw empty;
  if (written.kind !== 'written') throw new Error('Failed to generate new story');
  const stored = await storeStory(pagePorts, order, written.story);
  if (stored.kind !== 'done') throw new Error('Failed to store the new story');
  haveAtHand(order, written.story);
  return storyId;
}

/** A later episode stays one: what happened before is in the story that it went on from. Where that is gone, it goes on from nothing. */
async function requestOfEpisodeBefore({ continues }: Story): Promise<EarlierEpisode | null> {
  if (continues === undefined) return null;
  const [{ episodeBefore }, { episodeAsSent }] = await Promise.all([import('./next-episode.ts'), import('./previous-episode.ts')]);
  const before = await getStory(continues).then(episodeBefore, () => null);
  return before && episodeAsSent(before);
}
