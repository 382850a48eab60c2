import {
  childSeedOf,
  DEFAULT_REGENERATION,
  type EarlierEpisode,
  keptWishes,
  type Moment,
  otherVersionId,
  type Story,
} from '@tuckaway/domain';
import { RegenerationFailure } from '../../../../data/device/errors.ts';
import { untilSilence } from '../../../../data/device/network/silence.ts';
import { TimeoutError } from '../../../../data/device/with-timeout.ts';
import { VERIFY_EMAIL } from '../../../../data/http/call.ts';
import { remindOfVerification } from '../../../../data/session/unverified-email.ts';
import { askForTerms } from '../../../parents/api/ask-for-terms.ts';
import { friendOnDevice } from '../../../parents/api/children/friends.ts';
import { getStory } from './family-stories.ts';

const FAILED = 'Failed to generate new story';

/**
 * Has a different version of a story written and stored as a new one, whose pictures look different too, with the same children. Never queued; it has its own idempotency key (decision P7).
 * @param moment what happened today; no story says what another one took up.
 * @returns the new story's id. Throws {@link RegenerationFailure}.
 */
export async function regenerateStory(story: Story, moment?: Moment): Promise<string> {
  const [{ pagePorts }, { EMPTY_STORY_MESSAGE, requestGeneration }, { primeStoryCache }] = await Promise.all([
    import('../../../../data/outbox/page-outbox.ts'),
    import('../../../../data/outbox/delivery/story-lane.ts'),
    import('./prime-story-cache.ts'),
  ]);
  const { uid, childName, favoriteAnimal, storySetting, coverImage, siblings } = story;
  const continues = await previousEpisodeOf(story);
  const storyId = otherVersionId(story.id, () => crypto.randomUUID());
  const request = {
    childName,
    favoriteAnimal,
    storySetting,
    storyLength: story.storyLength || DEFAULT_REGENERATION.storyLength,
    storyTone: story.storyTone || DEFAULT_REGENERATION.storyTone,
    coverImage,
    ...(siblings && { siblings }),
    ...(continues && { continues }),
    ...(moment && { moment }),
    ...keptWishes({ ...story, childSeed: childSeedOf(story) }),
  };
  const friend = await friendOnDevice(uid, request);
  const order = { storyId, uid, request: { ...request, ...(friend && { friend }) } };
  const answer = await untilSilence((silence) => requestGeneration(pagePorts, order, silence)).catch((error: unknown) => {
    throw error instanceof TimeoutError ? new RegenerationFailure(FAILED, '') : error;
  });
  if (answer.kind !== 'ready') {
    if (answer.kind === 'later' && answer.code === VERIFY_EMAIL) remindOfVerification();
    if (answer.kind === 'later') void askForTerms(answer.code);
    const reason = 'message' in answer ? (answer.message ?? '') : '';
    if (reason === EMPTY_STORY_MESSAGE) throw new RegenerationFailure(EMPTY_STORY_MESSAGE, '');
    const { usedUp = false, retryAfter = 0 } = answer.kind === 'later' ? answer : {};
    throw new RegenerationFailure(FAILED, reason, usedUp ? Date.now() + retryAfter : null);
  }
  primeStoryCache(order, answer.written);
  return storyId;
}

/** What a later episode needs from the story it continues; null if that story is gone. */
async function previousEpisodeOf({ continues }: Story): Promise<EarlierEpisode | null> {
  if (continues === undefined) return null;
  const { episodeAsSent, previousEpisode } = await import('./episodes.ts');
  const before = await getStory(continues).then(previousEpisode, () => null);
  return before && episodeAsSent(before);
}
