/** The use cases around an invitation to read one story aloud: creating it, and what its link shows (decision 34). */
import { type InvitationAnswer, type InvitationOrder, type InvitedStory, VOICE_LIMITS } from '@tuckaway/domain';
import { comparableText } from '../sharing/comparable-text.ts';
import { currentText, fitCopy, type IsFit } from '../sharing/fit-copy.ts';
import type { NotSharedReason, SharePorts } from '../sharing/share-story.ts';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { picturesOf, settingOf } from '../sharing/shared-pictures.ts';
import { withNamelessLines } from './nameless-lines.ts';
import { SOME_FAMILY, shownName } from './shown-name.ts';
import type { Invitation } from './voice-place.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `name-stays` and `unfit`: see {@link fitCopy}; `taken-down` and `sharing-stopped`: see `ShareRefusal`. */
export type InvitationRefusal = 'missing' | 'name-stays' | 'unfit' | 'voices-full' | NotSharedReason;

export interface InvitationPorts {
  /** Null if it does not exist or belongs to another account. */
  readStory(uid: string, storyId: string): Promise<StoredStory | null>;
  whyNotShared: SharePorts['whyNotShared'];
  /** Voices that the story has, without expired ones. */
  countVoices(storyId: string): Promise<number>;
  isFit: IsFit;
  /** The name of the account that invites, which may be any text; '' if it has none. */
  readDisplayName(uid: string): Promise<string>;
  /** Stores invitation and empty voice under a new token, unless the story has `most` voices. */
  create(
    invitation: Omit<Invitation, 'voiceId'>,
    name: string,
    most: number,
  ): Promise<{ token: string; voiceId: string } | 'voices-full' | 'missing'>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Throws what the ports throw. */
export async function invite(uid: string, order: InvitationOrder, ports: InvitationPorts): Promise<InvitationAnswer | InvitationRefusal> {
  const { storyId, name } = order;
  const story = await ports.readStory(uid, storyId);
  if (story === null) return 'missing';
  const reason = await ports.whyNotShared(uid, storyId, comparableText(story));
  if (reason !== null) return reason;
  // Asked here too, because a refusal must not cost a call of the model.
  if ((await ports.countVoices(storyId)) >= VOICE_LIMITS.perStory) return 'voices-full';
  // A stored story never changes, so what its link shows later is what is judged now.
  const copy = await fitCopy(story, order.showName, ports.isFit);
  if (typeof copy === 'string') return copy;
  const showName = copy.shown.childName !== null;
  const invitedBy = shownName(await ports.readDisplayName(uid)) ?? SOME_FAMILY;
  const recordUntil = ports.now() + VOICE_LIMITS.days * DAY_MS;
  const created = await ports.create({ uid, storyId, showName, recordUntil, invitedBy }, name, VOICE_LIMITS.perStory);
  return typeof created === 'string' ? created : { ...created, expiresAt: recordUntil };
}

/** The story as the family wants it seen, without names that strangers should not see; null if the names cannot be left out. */
export function invitedPages(
  story: StoredStory,
  showName: boolean,
): Omit<InvitedStory, 'name' | 'invitedBy' | 'recordUntil' | 'recorded' | 'kept'> | null {
  const shown = currentText(story, showName);
  if (shown === null) return null;
  const pictures = picturesOf(story, shown);
  const pages = showName ? pictures.pages : withNamelessLines(pictures.pages, story);
  return { title: shown.title, animal: shown.animal, storySetting: settingOf(story.storySetting), ...pictures, pages };
}
