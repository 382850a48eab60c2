/** Push messages, the same for all recipients; only their encryption differs. They never contain a child's name or a family's own story. */
import { PRODUCT_NAME, type PushNotification } from '@tuckaway/domain';

export interface PushMessage {
  notification: PushNotification;
  /** Seconds for which the push service keeps the message while the device is off. */
  ttl: number;
  urgency: 'low' | 'normal';
  /** The push service replaces a waiting message with the same topic (RFC 8030): at most 32 letters, digits, `-` and `_`. */
  topic: string;
}

/** The other fields are web-push options. */
export interface PreparedMessage {
  payload: Buffer;
  TTL: number;
  urgency: 'low' | 'normal';
  topic: string;
}

/** What became of one message. The names are stored in the counters of `pushRuns`. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The subscription no longer exists (404, 410). */
  | { kind: 'gone' }
  /** Retrying is useless; status 0 means that nothing was sent. */
  | { kind: 'refused'; status: number }
  /** May be retried at `at` (milliseconds since 1970). */
  | { kind: 'later'; at: number };

/** The largest payload that every push service accepts: 4,096 bytes less header (86), delimiter (1) and tag (16) of RFC 8188. */
export const PAYLOAD_BYTES = 3993;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Throws RangeError for an invalid topic, or an address that leaves no room for text. */
export function prepareMessage({ notification, ttl, urgency, topic }: PushMessage): PreparedMessage {
  if (!/^[\w-]{1,32}$/.test(topic)) throw new RangeError('A topic has 1 to 32 letters, digits, hyphens and underscores.');
  return { payload: payloadOf(notification), TTL: ttl, urgency, topic };
}

/** The notification as JSON in at most {@link PAYLOAD_BYTES}: first the body is shortened, then the title, between code points. */
function payloadOf(notification: PushNotification): Buffer {
  let shown = notification;
  for (const field of ['body', 'title'] as const) {
    let points = [...notification[field]];
    for (;;) {
      const payload = Buffer.from(JSON.stringify(shown));
      const excess = payload.byteLength - PAYLOAD_BYTES;
      if (excess <= 0) return payload;
      if (points.length === 0) break;
      // A code point takes six bytes at most, so this never removes too many.
      points = points.slice(0, -Math.ceil(excess / 6));
      shown = { ...shown, [field]: `${points.join('')}…` };
    }
  }
  throw new RangeError('The address leaves no room for the text.');
}

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

export function testMessage(notification: Omit<PushNotification, 'tag'>): PushMessage {
  return { notification: { ...notification, tag: 'test' }, ttl: 60, urgency: 'normal', topic: 'test' };
}
