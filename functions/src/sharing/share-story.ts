/** The use case behind `POST /api/share`: a copy of a family's story that a link opens, judged before anybody sees it (decisions P16, S6). */
import type { ShareAnswer, ShareOrder } from '@tuckaway/domain';
import { arePlain } from '../stories/checks.ts';
import { frighteningWord } from '../stories/child-words.ts';
import { type SharedText, type StoredStory, sharedCopy, textsOf } from './shared-copy.ts';

/** Links that a family can have at a time. */
export const MOST_SHARES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A copy as it is kept. */
export interface Share extends SharedText {
  uid: string;
  storyId: string;
  storySetting: string;
  showName: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

export interface SharePorts {
  /** Null where there is none, or it is somebody else's. */
  readStory(uid: string, storyId: string): Promise<StoredStory | null>;
  /** Whether all of it may be shown to small children. Throws where nobody could judge it. */
  passesModeration(texts: readonly string[]): Promise<boolean>;
  /**
   * Keeps the copy: in the place of the story's own that still works, else, or where it is to be fresh, under a new token.
   * @returns the token where it is new; `full` where the family has `most` others.
   */
  keep(share: Share, how: { fresh: boolean; most: number }): Promise<{ token: string | null } | 'full'>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * `missing`: no such story of theirs. `name-stays`: it does not know where the name stands. `unfit`: not for small children, or not the plain
 * text that our stories are. `full`: too many links.
 */
export type ShareRefusal = 'missing' | 'name-stays' | 'unfit' | 'full';

/** Throws what the ports throw. */
export async function shareStory(uid: string, order: ShareOrder, ports: SharePorts): Promise<ShareAnswer | ShareRefusal> {
  const { storyId, showName, days, fresh } = order;
  const story = await ports.readStory(uid, storyId);
  if (story === null) return 'missing';
  const copy = sharedCopy(story, showName);
  if (copy === null) return 'name-stays';
  // A browser wrote the story, and its names: they may be any text, and may make one with what stands beside them. Looked at here, as it
  // will be read; to the moderator it goes without them.
  const texts = textsOf(copy.shown);
  if (!arePlain(texts) || texts.some((text) => frighteningWord(text) !== null)) return 'unfit';
  if (!(await ports.passesModeration(copy.judged))) return 'unfit';
  const now = ports.now();
  const { storySetting } = story;
  const share: Share = { ...copy.shown, uid, storyId, storySetting, showName, createdAt: now, expiresAt: now + days * DAY_MS };
  const kept = await ports.keep(share, { fresh, most: MOST_SHARES });
  return kept === 'full' ? 'full' : { token: kept.token, showName, expiresAt: share.expiresAt };
}
