/** What families read in a notification, and how long it stays worth reading. Curated stories alone: no child's name, no family's own text. */
import { PRODUCT_NAME, type PushNotification } from '@tuckaway/domain';
import type { PushMessage } from './message.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export function storyMessage(storyId: number, title: string): PushMessage {
  const name = `story-${storyId}`;
  const notification = {
    title: 'A new bedtime story is here',
    body: `“${title}” is waiting for you.`,
    tag: name,
    data: { url: `/story/${storyId}` },
  };
  return { notification, ttl: 3 * DAY_SECONDS, urgency: 'low', topic: name };
}

/** @param story a suggestion for tonight, where anything is published */
export function reminderMessage(story: { id: number; title: string } | null): PushMessage {
  const notification = {
    title: 'Time for a bedtime story',
    body: story ? `How about “${story.title}” tonight?` : `${PRODUCT_NAME} is here whenever you are.`,
    tag: 'bedtime-reminder',
    data: { url: story ? `/story/${story.id}` : '/' },
  };
  return { notification, ttl: HOUR_SECONDS, urgency: 'normal', topic: 'bedtime-reminder' };
}

/** What the page asks for when a person tries their device. */
export function testMessage(notification: Omit<PushNotification, 'tag'>): PushMessage {
  return { notification: { ...notification, tag: 'test' }, ttl: 60, urgency: 'normal', topic: 'test' };
}
