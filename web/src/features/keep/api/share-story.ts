/**
 * Sharing a story by a link (decision P16). The server knows whether a story is shared and until when. Only the device that made the link
 * knows its address, which is removed at sign-out like all copies of an account.
 */
import { type ShareAnswer, type ShareOrder, type ShareState, type ShareStateAnswer, sharePath } from '@tuckaway/domain';
import { CallFailed } from '../../../data/http/call.ts';
import { callApi } from '../../../data/http/page-http.ts';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { currentUid } from '../../../data/session/session.ts';
import { askForTerms } from '../../parents/api/ask-for-terms.ts';

/** Milliseconds; sharing includes moderation. */
const TIMEOUT_MS = 30_000;

export interface SharedLink extends ShareState {
  /** The whole address; null if another device made it. */
  link: string | null;
}

/** A link made on this device. It is outdated if the server's end differs: another device has made a new one. */
interface CachedLink {
  token: string;
  expiresAt: number;
}

/** The story's link, or null. Throws {@link CallFailed}. */
export async function readShare(storyId: string): Promise<SharedLink | 'taken-down' | null> {
  const [{ share, takenDown }, cached] = await Promise.all([
    call<ShareStateAnswer>('/api/share/state', { storyId }),
    cachedLinkOf(storyId).get(),
  ]);
  if (takenDown === true) return 'taken-down';
  // Copies of older versions are a token without its end, and count as none.
  return share && { ...share, link: cached?.expiresAt === share.expiresAt ? linkOf(cached.token) : null };
}

/**
 * Makes a link, or changes the one there is.
 * @param known the current link; if its address is unknown here, a new link replaces it.
 * Throws {@link CallFailed}.
 */
export async function shareStory(wish: Omit<ShareOrder, 'fresh'>, known: SharedLink | null): Promise<SharedLink> {
  const before = known?.link ?? null;
  const { token, showName, showLook = false, expiresAt } = await call<ShareAnswer>('/api/share', { ...wish, fresh: before === null });
  const link = token === null ? before : linkOf(token);
  if (link !== null) await cachedLinkOf(wish.storyId).put({ token: tokenIn(link), expiresAt });
  return { showName, showLook, expiresAt, link };
}

/** Ends the link. Throws {@link CallFailed}. */
export async function takeShareBack(storyId: string): Promise<void> {
  await call('/api/share/revoke', { storyId });
  await cachedLinkOf(storyId).drop();
}

function cachedLinkOf(storyId: string) {
  return copyOf<CachedLink>(currentUid() ?? '', `share/${storyId}`);
}

function linkOf(token: string): string {
  return new URL(sharePath(token), window.location.origin).href;
}

function tokenIn(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

async function call<T>(url: string, body: object): Promise<T> {
  try {
    return await callApi<T>({ url, uid: currentUid(), body, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof CallFailed) void askForTerms(error.code);
    throw error;
  }
}
