/** The texts of notifications and how long they stay valid. They name curated stories only: no child's name and no family's own text. */
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

/** @param story tonight's suggestion, null if nothing is published */
export function reminderMessage(story: { id: number; title: string } | null): PushMessage {
  const notification = {
    title: 'Time for a bedtime story',
    body: story ? `How about “${story.title}” tonight?` : `${PRODUCT_NAME} is here whenever you are.`,
    tag: 'bedtime-reminder',
    data: { url: story ? `/story/${story.id}` : '/' },
  };
  return { notification, ttl: HOUR_SECONDS, urgency: 'normal', topic: 'bedtime-reminder' };
}

/** The notification of the page's test button. */
export function testMessage(notification: Omit<PushNotification, 'tag'>): PushMessage {
  return { notification: { ...notification, tag: 'test' }, ttl: 60, urgency: 'normal', topic: 'test' };
}
