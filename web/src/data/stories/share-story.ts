/**
 * Sharing a story by a link (decisions P16). The server knows whether, and until when; which link it is only the device knows that made it, and
 * it goes with the session like all that is kept of an account.
 */
import { NAME_STAYS, type ShareAnswer, type ShareOrder, type ShareState, sharePath } from '@tuckaway/domain';
import { copyOf } from '../cache/cached-copies.ts';
import { authorizedFetch } from '../firebase/authorized-fetch.ts';
import { currentUid } from '../session/session.ts';

/** Milliseconds without an answer: the story is judged meanwhile. */
const TIME_LIMIT = 30_000;

/** The server did not do it. `message` is its own, or empty where nothing was heard from it. */
export class NotShared extends Error {
  override readonly name = 'NotShared';
  /** The story does not know where its child's name stands: it can only be shared with it. */
  readonly nameStays: boolean;

  constructor(message: string, nameStays = false) {
    super(message);
    this.nameStays = nameStays;
  }
}

export interface SharedLink extends ShareState {
  /** The whole address; null where another device made it. */
  link: string | null;
}

/** The link that was made here, with the moment at which it ends: another device's new link ends at another one. */
interface KeptLink {
  token: string;
  expiresAt: number;
}

/** Whether a story is shared, and how. Throws {@link NotShared}. */
export async function readShare(storyId: string): Promise<SharedLink | null> {
  const [{ share }, kept] = await Promise.all([
    call<{ share: ShareState | null }>('/api/share/state', { storyId }),
    keptLinkOf(storyId).get(),
  ]);
  // A token alone, as it was kept once, does not say whether it is still the link: it counts as none.
  return share && { ...share, link: kept?.expiresAt === share.expiresAt ? linkOf(kept.token) : null };
}

/**
 * Makes a link, or changes the one there is.
 * @param known that one, as it is known here; where its address is not, a new link takes its place.
 * Throws {@link NotShared}.
 */
export async function shareStory(wish: Omit<ShareOrder, 'fresh'>, known: SharedLink | null): Promise<SharedLink> {
  const before = known?.link ?? null;
  const { token, showName, expiresAt } = await call<ShareAnswer>('/api/share', { ...wish, fresh: before === null });
  const link = token === null ? before : linkOf(token);
  if (link !== null) await keptLinkOf(wish.storyId).put({ token: tokenIn(link), expiresAt });
  return { showName, expiresAt, link };
}

/** The link opens nothing any more. Throws {@link NotShared}. */
export async function takeShareBack(storyId: string): Promise<void> {
  await call('/api/share/revoke', { storyId });
  await keptLinkOf(storyId).drop();
}

function keptLinkOf(storyId: string) {
  return copyOf<KeptLink>(currentUid() ?? '', `share/${storyId}`);
}

function linkOf(token: string): string {
  return new URL(sharePath(token), window.location.origin).href;
}

function tokenIn(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

async function call<T>(path: string, body: object): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  };
  const response = await authorizedFetch(path, init).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && answer !== null) return answer as T;
  const { message, code } = (answer ?? {}) as { message?: unknown; code?: unknown };
  throw new NotShared(typeof message === 'string' ? message : '', code === NAME_STAYS);
}
