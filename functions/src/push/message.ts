/** What is sent, the same for all who get it; only the encryption is each one's own. Never a child's name, never a family's own story. */
import type { PushNotification } from '@tuckaway/domain';
import { PAYLOAD_BYTES } from './encrypt.ts';

/** As it stands in tasks and documents. */
export interface PushMessage {
  notification: PushNotification;
  /** Seconds for which the push service keeps it for a device that is off. */
  ttl: number;
  urgency: 'low' | 'normal';
  /** The push service replaces what it still holds with the same topic (RFC 8030): at most 32 letters, digits, `-` and `_`. */
  topic: string;
}

/** Ready to be encrypted. */
export interface PreparedMessage {
  payload: Buffer;
  /** Names and values in turns. */
  headers: readonly string[];
}

const MORE = '…';

export function prepareMessage({ notification, ttl, urgency, topic }: PushMessage): PreparedMessage {
  if (!/^[\w-]{1,32}$/.test(topic)) throw new RangeError('A topic has 1 to 32 letters, digits, hyphens and underscores.');
  return { payload: fit(notification), headers: ['ttl', String(ttl), 'urgency', urgency, 'topic', topic] };
}

/** The notification as JSON in at most 3,993 bytes: first the body gives way, then the title, cut between code points. */
function fit(notification: PushNotification): Buffer {
  for (const field of ['body', 'title'] as const) {
    const points = [...notification[field]];
    const bytesOf = (count: number) => payloadOf({ ...notification, [field]: cut(points, count) }).byteLength;
    let [least, most] = [0, points.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (bytesOf(middle) <= PAYLOAD_BYTES) least = middle;
      else most = middle - 1;
    }
    notification = { ...notification, [field]: cut(points, least) };
    if (bytesOf(least) <= PAYLOAD_BYTES) return payloadOf(notification);
  }
  throw new RangeError('There is no room for this notification beside its address.');
}

function cut(points: readonly string[], count: number): string {
  if (count === points.length) return points.join('');
  return `${points.slice(0, Math.max(0, count - 1)).join('')}${MORE}`;
}

function payloadOf(notification: PushNotification): Buffer {
  return Buffer.from(JSON.stringify(notification));
}
