/** Reading what a push message brings. Pure, so that every payload can be tried. */
import { PRODUCT_NAME, type PushNotification } from '@tuckaway/domain';

/** Shown for a message that cannot be read: browsers want a notification for each one, and show their own where there is none. */
const UNREADABLE = { title: PRODUCT_NAME, body: 'There is something new to read.', tag: 'news' } as const;
const ICON = '/icons/icon-192.png';

/** What to show, with what is missing or wrong filled in. @param text null where there is none. */
export function readPush(text: string | null, origin: string): Required<PushNotification> {
  const { title, body, icon, tag, data } = fieldsOf(text);
  const { url } = (typeof data === 'object' && data !== null ? data : {}) as { url?: unknown };
  return {
    title: wordsOr(title, UNREADABLE.title),
    // A title alone says enough.
    body: typeof body === 'string' ? body : typeof title === 'string' ? '' : UNREADABLE.body,
    icon: pathInside(icon, origin) ?? ICON,
    tag: wordsOr(tag, UNREADABLE.tag),
    data: { url: pathInside(url, origin) ?? '/' },
  };
}

/** Where a notification leads: a path of this site; `/` for anything else. */
export function targetOf(data: unknown, origin: string): string {
  const { url } = (typeof data === 'object' && data !== null ? data : {}) as { url?: unknown };
  return pathInside(url, origin) ?? '/';
}

/** Starts with one slash (which always parses), and is still of this site after the browser has read it: `//host`, `/\host` and a tab between are not. */
function pathInside(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[!-~]*$/.test(value)) return null;
  const { origin: found, pathname, search, hash } = new URL(value, origin);
  // `/.//host` is ours only as long as nobody reads it a second time.
  return found === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function wordsOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
}
