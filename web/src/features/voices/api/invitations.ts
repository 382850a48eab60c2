/** Invitations to read a story aloud (`POST /api/voices/…`), for the family and for its guests. */
import { type InvitationAnswer, type InvitationOrder, type InvitedStory, invitationPath, parsePages } from '@tuckaway/domain';
import { CallFailed } from '../../../data/http/call.ts';
import { callApi } from '../../../data/http/page-http.ts';
import { currentUid } from '../../../data/session/session.ts';
import { askForTerms } from '../../parents/api/ask-for-terms.ts';

/** Milliseconds. As for sharing, because the story is reviewed before an invitation, too. */
const TIMEOUT_MS = 30_000;

/** `recordedAt` of a page's take, by the page's number from 0. */
export type HeardTakes = Readonly<Record<number, number>>;

async function call<T>(name: string, body: object, uid: string | null): Promise<T> {
  try {
    return await callApi<T>({ url: `/api/voices/${name}`, uid, body, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof CallFailed) void askForTerms(error.code);
    throw error;
  }
}

/** @returns the whole link, which is not stored anywhere. Throws {@link CallFailed}, like all of these. */
export async function invite(order: InvitationOrder): Promise<string> {
  const { token } = await call<InvitationAnswer>('invite', order, currentUid());
  return new URL(invitationPath(token), window.location.origin).href;
}

/** @param heard the takes that were played to their end, by page: what was recorded since is not kept unheard. */
export async function keepVoice(storyId: string, voiceId: string, heard: HeardTakes): Promise<void> {
  await call('keep', { storyId, voiceId, heard }, currentUid());
}

export async function revokeInvitation(storyId: string, voiceId: string): Promise<void> {
  await call('revoke', { storyId, voiceId }, currentUid());
}

export async function readInvitation(token: string): Promise<InvitedStory> {
  const story = await call<InvitedStory>('invited', { token }, null);
  // Functions of an earlier version send scenes without acts.
  const read = parsePages(story.pages, story.storySetting, story.pictureCast);
  return { ...story, pages: story.pages.map((page, index) => ({ ...page, scene: read?.[index]?.scene ?? page.scene })) };
}

/** The guest agrees to the terms; the server notes which ones. */
export async function agreeAsGuest(token: string): Promise<void> {
  await call('agree', { token }, null);
}

export async function withdraw(token: string): Promise<void> {
  await call('withdraw', { token }, null);
}
