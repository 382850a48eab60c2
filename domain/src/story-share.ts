/** Sharing a story by a link (decisions P16): what is asked for at `POST /api/share` and its sisters, and the address of what comes of it. */
import { isStoryId } from './ids.ts';
import type { Parsed } from './story-request.ts';

/** Days for which a link opens its story. */
export const SHARE_DAYS = [7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** What a child who is not to be named is called, in a sentence. */
export const NAMELESS_CHILD = 'the little one';

/** `POST /api/share`: makes a link, or changes the one there is. */
export interface ShareOrder {
  storyId: string;
  /** Whether the child is called by name. */
  showName: boolean;
  /** Counted from now. */
  days: ShareDays;
  /** A new link instead of the one there may be, which opens nothing from then on: for whoever does not know that one any more. */
  fresh: boolean;
}

/** A link as its owner is told of it. */
export interface ShareState {
  showName: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Answer of `POST /api/share`. The server keeps no token: it says it once, when the link is new, and null when the one there was goes on. */
export interface ShareAnswer extends ShareState {
  token: string | null;
}

/** Code beside a 422 where the story does not know where its child's name stands. */
export const NAME_STAYS = 'name-stays';

/** 24 letters of base64url: 144 random bits. */
const TOKEN = /^[\w-]{24}$/;

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Where a shared story is read, below the site's address. */
export function sharePath(token: string): string {
  return `/s/${token}`;
}

/** Checks the body of `POST /api/share`: `{storyId, showName, days, fresh?}`. */
export function parseShareOrder(input: unknown): Parsed<ShareOrder> {
  const story = parseShareStory(input);
  if (!story.ok) return story;
  const { showName, days, fresh = false } = input as Record<string, unknown>;
  if (typeof showName !== 'boolean') return wrong('showName', "Please say whether the child's name is shown.");
  const chosen = SHARE_DAYS.find((choice) => choice === days);
  if (chosen === undefined) return wrong('days', 'Please choose how long the link is to work.');
  if (typeof fresh !== 'boolean') return wrong('fresh', 'Please say whether it is to be a new link.');
  return { ok: true, value: { storyId: story.value, showName, days: chosen, fresh } };
}

/** Checks the body of `POST /api/share/state` and `POST /api/share/revoke`: `{storyId}`. */
export function parseShareStory(input: unknown): Parsed<string> {
  if (typeof input !== 'object' || input === null) return { ok: false, message: 'Please send what is to be shared as a JSON object.' };
  const { storyId } = input as Record<string, unknown>;
  return typeof storyId === 'string' && isStoryId(storyId)
    ? { ok: true, value: storyId }
    : wrong('storyId', 'Please say which story of yours it is.');
}

function wrong(field: string, message: string): Parsed<never> {
  return { ok: false, message, field };
}
