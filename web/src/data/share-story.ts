/**
 * Sharing a story by a link (decisions P16). The server knows whether, and until when; which link it is only the device knows that made it, and
 * it goes with the session like all that is kept of an account.
 */
import { NAME_STAYS, type ShareAnswer, type ShareOrder, type ShareState, sharePath } from '@tuckaway/domain';
import { authorizedFetch } from './authorized-fetch.ts';
import { copyOf } from './kept-copies.ts';
import { currentUid } from './session.ts';

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

/** Whether a story is shared, and how. Throws {@link NotShared}. */
export async function readShare(storyId: string): Promise<SharedLink | null> {
  const [{ share }, token] = await Promise.all([
    call<{ share: ShareState | null }>('/api/share/state', { storyId }),
    tokenOf(storyId).get(),
  ]);
  return share && { ...share, link: token === undefined ? null : linkOf(token) };
}

/**
 * Makes a link, or changes the one there is.
 * @param known that one, as it is known here; where its address is not, a new link takes its place.
 * Throws {@link NotShared}.
 */
export async function shareStory(wish: Omit<ShareOrder, 'fresh'>, known: SharedLink | null): Promise<SharedLink> {
  const link = known?.link ?? null;
  const { token, showName, expiresAt } = await call<ShareAnswer>('/api/share', { ...wish, fresh: link === null });
  if (token !== null) await tokenOf(wish.storyId).put(token);
  return { showName, expiresAt, link: token === null ? link : linkOf(token) };
}

/** The link opens nothing any more. Throws {@link NotShared}. */
export async function takeShareBack(storyId: string): Promise<void> {
  await call('/api/share/revoke', { storyId });
  await tokenOf(storyId).drop();
}

function tokenOf(storyId: string) {
  return copyOf<string>(currentUid() ?? '', `share/${storyId}`);
}

function linkOf(token: string): string {
  return new URL(sharePath(token), window.location.origin).href;
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
