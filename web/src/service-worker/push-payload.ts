/** Reads push messages. Pure, so that every payload can be tested. */
import { PRODUCT_NAME, type PushNotification } from '@tuckaway/domain';

/** Shown for a message that cannot be read, because browsers show a notification of their own if a message leads to none. */
const UNREADABLE = { title: PRODUCT_NAME, body: 'There is something new to read.', tag: 'news' } as const;
const ICON = '/icons/icon-192.png';

/** The notification to show; missing and wrong fields get defaults. @param text null for a message without data */
export function readPush(text: string | null, origin: string): Required<PushNotification> {
  const { title, body, icon, tag, data } = fieldsOf(text);
  const { url } = (typeof data === 'object' && data !== null ? data : {}) as { url?: unknown };
  return {
    title: textOr(title, UNREADABLE.title),
    // A title alone is enough.
    body: typeof body === 'string' ? body : typeof title === 'string' ? '' : UNREADABLE.body,
    icon: pathInside(icon, origin) ?? ICON,
    tag: textOr(tag, UNREADABLE.tag),
    data: { url: pathInside(url, origin) ?? '/' },
  };
}

/** The path of this site that a notification opens; `/` instead of anything else. */
export function targetOf(data: unknown, origin: string): string {
  const { url } = (typeof data === 'object' && data !== null ? data : {}) as { url?: unknown };
  return pathInside(url, origin) ?? '/';
}

/** A path that a URL parser reads as one of this site; `//host`, `/\host` and `/<tab>/host` are read as another host. */
function pathInside(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[!-~]*$/.test(value)) return null;
  const { origin: found, pathname, search, hash } = new URL(value, origin);
  // Parsed a second time, the path of `/.//host` is another site.
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

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : otherwise;
}
