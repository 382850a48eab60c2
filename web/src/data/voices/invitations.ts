/** Invitations to read a story aloud (`POST /api/voices/…`), for the family and for its guests. */
import { type InvitationAnswer, type InvitationOrder, type InvitedStory, invitationPath } from '@tuckaway/domain';
import { askForTerms } from '../account/ask-for-terms.ts';
import { postJson, serverFields, serverMessage } from '../firebase/api-client.ts';

/** Milliseconds. As for sharing, because the story is reviewed before an invitation, too. */
const TIMEOUT_MS = 30_000;

/** `recordedAt` of a page's take, by the page's number from 0. */
export type HeardTakes = Readonly<Record<number, number>>;

/** The server did not do it. `message` is its own, or empty if it did not answer. */
export class NotInvited extends Error {
  override readonly name = 'NotInvited';
}

async function call<T>(name: string, body: object, signedIn: boolean): Promise<T> {
  try {
    return await postJson<T>(`/api/voices/${name}`, body, { timeoutMs: TIMEOUT_MS, signedIn });
  } catch (error) {
    void askForTerms(serverFields(error).code);
    throw new NotInvited(serverMessage(error), { cause: error });
  }
}

/** @returns the whole link, which is not stored anywhere. Throws {@link NotInvited}, like all of these. */
export async function invite(order: InvitationOrder): Promise<string> {
  const { token } = await call<InvitationAnswer>('invite', order, true);
  return new URL(invitationPath(token), window.location.origin).href;
}

/** @param heard the takes that were played to their end, by page: what was recorded since is not kept unheard. */
export async function keepVoice(storyId: string, voiceId: string, heard: HeardTakes): Promise<void> {
  await call('keep', { storyId, voiceId, heard }, true);
}

export async function revokeInvitation(storyId: string, voiceId: string): Promise<void> {
  await call('revoke', { storyId, voiceId }, true);
}

export function readInvitation(token: string): Promise<InvitedStory> {
  return call('invited', { token }, false);
}

/** The guest agrees to the terms; the server notes which ones. */
export async function agreeAsGuest(token: string): Promise<void> {
  await call('agree', { token }, false);
}

export async function withdraw(token: string): Promise<void> {
  await call('withdraw', { token }, false);
}
