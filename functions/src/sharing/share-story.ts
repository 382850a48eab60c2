/** The use case behind `POST /api/share`: a copy of a family's story for a link, moderated and reviewed before it can be opened (decisions P16, S6). */
import type { ShareAnswer, ShareOrder, StoryLooks } from '@tuckaway/domain';
import { comparableText } from './comparable-text.ts';
import { fitCopy, type IsFit } from './fit-copy.ts';
import type { SharedText, StoredStory } from './shared-copy.ts';
import { picturesOf, type SharedPictures } from './shared-pictures.ts';

/** Links that a family can have at the same time. */
export const MAX_SHARES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Share extends SharedText, SharedPictures {
  uid: string;
  storyId: string;
  storySetting: string;
  showName: boolean;
  showLook?: true;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** `taken-down`: this story, or one with its text. `sharing-stopped`: the account's sharing was stopped, or it is being deleted. */
export type NotSharedReason = 'taken-down' | 'sharing-stopped';

export interface SharePorts {
  /** Null if it does not exist or belongs to another account. */
  readStory(uid: string, storyId: string): Promise<StoredStory | null>;
  /** Why nobody but the family may see it; null if they may. @param text from {@link comparableText} */
  whyNotShared(uid: string, storyId: string, text: string): Promise<NotSharedReason | null>;
  /** How the story's children look; asked only if the link is to show it. */
  readLooks(uid: string, story: StoredStory): Promise<StoryLooks>;
  isFit: IsFit;
  /**
   * Replaces the copy of the story's working link, or stores it under a new token if there is none or a fresh one is wanted.
   * @param how `text` from {@link comparableText}: only a hash of it is stored.
   * @returns the token if it is new; `full` if the family has `most` other links; `missing` if the story is gone
   * meanwhile; `taken-down` if an admin ended the story's link.
   */
  store(
    share: Share,
    how: { text: string; fresh: boolean; most: number },
  ): Promise<{ token: string | null } | 'full' | 'missing' | 'taken-down'>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * `missing`: the caller has no such story. `name-stays`: the story does not know where the name is, so it cannot leave it out. `unfit`: not for
 * small children, or not plain text. `full`: too many links. `taken-down`: an admin ended a link of the story, or of one with its text.
 * `sharing-stopped`: an operator stopped the account's sharing.
 */
export type ShareRefusal = 'missing' | 'name-stays' | 'unfit' | 'full' | NotSharedReason;

/** The answer says whether the link shows the names, which are left out if strangers should not see them. Throws what the ports throw. */
export async function shareStory(uid: string, order: ShareOrder, ports: SharePorts): Promise<ShareAnswer | ShareRefusal> {
  const { storyId, showLook = false, days, fresh } = order;
  const story = await ports.readStory(uid, storyId);
  if (story === null) return 'missing';
  const text = comparableText(story);
  const reason = await ports.whyNotShared(uid, storyId, text);
  if (reason !== null) return reason;
  const copy = await fitCopy(story, order.showName, ports.isFit);
  if (typeof copy === 'string') return copy;
  const showName = copy.shown.childName !== null;
  const now = ports.now();
  const { storySetting } = story;
  const looks = showLook ? await ports.readLooks(uid, story) : [];
  const shownLook = looks.length > 0 && ({ showLook: true } as const);
  const share: Share = {
    ...copy.shown,
    ...picturesOf(story, copy.shown),
    ...(shownLook && { ...shownLook, looks }),
    ...{ uid, storyId, storySetting, showName, createdAt: now, expiresAt: now + days * DAY_MS },
  };
  const stored = await ports.store(share, { text, fresh, most: MAX_SHARES });
  return typeof stored === 'string' ? stored : { token: stored.token, showName, ...shownLook, expiresAt: share.expiresAt };
}
