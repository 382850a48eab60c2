/** Sharing a story by a link (decision P16): the bodies of `POST /api/share…` and the link's path. */
import { isStoryId } from '../ids.ts';
import type { Parsed } from './story-request.ts';

export const SHARE_DAYS = [7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Replaces the child's name in a sentence. */
export const NAMELESS_CHILD = 'the little one';

/** `POST /api/share`: creates a link or changes the existing one. */
export interface ShareOrder {
  storyId: string;
  /** Whether the copy contains the children's names. */
  showName: boolean;
  /** Whether the pictures show how the family described its children. */
  showLook?: boolean;
  /** Counted from now. */
  days: ShareDays;
  /** Replaces an existing link, for a device that does not know it. The old link stops working. */
  fresh: boolean;
}

/** The state of a link, for its owner. */
export interface ShareState {
  showName: boolean;
  /** Missing in answers for links that show no look. */
  showLook?: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The response of `POST /api/share/state`. `takenDown`: an admin ended the link, and the story cannot be shared. */
export interface ShareStateAnswer {
  share: ShareState | null;
  takenDown?: true;
}

/** The response of `POST /api/share`. The server does not store the token: it is returned once for a new link, and null for an existing one. */
export interface ShareAnswer extends ShareState {
  token: string | null;
}

/** Error code with a 422 for a story without a template, whose names cannot be left out. */
export const NAME_STAYS = 'name-stays';

/** Error code with a 409 for a story whose link an admin ended. */
export const TAKEN_DOWN = 'taken-down';

/** 24 characters of base64url: 144 random bits. */
const TOKEN = /^[\w-]{24}$/;

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

export function sharePath(token: string): string {
  return `/s/${token}`;
}

/** Where a shared page, or an invitation's, is reported. The token is in the fragment, so that no server or log sees it. */
export function shareReportPath(token: string): string {
  return `/report#${token}`;
}

/** Checks the body of `POST /api/share`: `{storyId, showName, showLook?, days, fresh?}`. */
export function parseShareOrder(input: unknown): Parsed<ShareOrder> {
  const story = parseShareStory(input);
  if (!story.ok) return story;
  const { showName, showLook = false, days, fresh = false } = input as Record<string, unknown>;
  if (typeof showName !== 'boolean') return wrong('showName', "Please say whether the child's name is shown.");
  if (typeof showLook !== 'boolean') return wrong('showLook', 'Please say whether the pictures show how your child looks.');
  const chosen = SHARE_DAYS.find((choice) => choice === days);
  if (chosen === undefined) return wrong('days', 'Please choose how long the link should work.');
  if (typeof fresh !== 'boolean') return wrong('fresh', 'Please say whether it is to be a new link.');
  return { ok: true, value: { storyId: story.value, showName, ...(showLook && { showLook }), days: chosen, fresh } };
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
