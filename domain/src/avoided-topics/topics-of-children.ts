/** Which topics a family's children leave out of a story. */
import { sameName } from '../children/child-names.ts';
import { AVOIDED_TOPIC_IDS, type AvoidedTopic } from '../children/story-wishes.ts';
import type { StoryRequest } from '../stories/story-request.ts';

interface StoryChildren extends Pick<StoryRequest, 'childId' | 'childName'> {
  siblings?: readonly string[] | undefined;
}

interface ChildWithTopics {
  id: string;
  nickname: string;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

/**
 * What the remembered children in a story leave out, also those who only come along. Children are found by name, and by id where two have the same
 * name: an id alone may be another child's by now.
 */
export function topicsOfChildren({ childId, childName, siblings = [] }: StoryChildren, known: readonly ChildWithTopics[]): AvoidedTopic[] {
  const inStory = [childName, ...siblings].flatMap((name, index) => {
    const named = known.filter(({ nickname }) => sameName(nickname, name));
    const chosen = index === 0 ? named.filter(({ id }) => id === childId) : [];
    return chosen.length > 0 ? chosen : named;
  });
  return AVOIDED_TOPIC_IDS.filter((topic) => inStory.some(({ notTonight }) => notTonight?.includes(topic)));
}
