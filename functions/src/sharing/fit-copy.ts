/** The copy of a family's story that guests and visitors see: judged first, because browsers of earlier versions stored any text (decisions P16, S6). */
import { AGE_BANDS, type AgeBand, looksLikeName } from '@tuckaway/domain';
import { arePlain } from '../stories/checks/checks.ts';
import { areUnfitNames } from '../stories/checks/unfit-request.ts';
import { alwaysFrightening } from '../stories/frightening/always.ts';
import { namesAddProfanity, PUBLIC } from '../stories/profanity/profanity.ts';
import { hasTooManyNames, namesReplaced, type SharedCopy, type SharedText, type StoredStory, sharedCopy, textsOf } from './shared-copy.ts';
import type { StoredShare } from './shared-pictures.ts';

/** Whether all texts pass moderation and review. Throws if that is unknown. */
export type IsFit = (texts: Pick<SharedCopy, 'moderated' | 'reviewed'> & { age: AgeBand | undefined }) => Promise<boolean>;

/**
 * Without the names if they are not to be shown, or if strangers should not see them: then `shown.childName` is null.
 * `name-stays`: the story does not know where the name is, so it cannot leave it out. `unfit`: not for small children, or not plain text. Throws what
 * `isFit` throws.
 */
export async function fitCopy(story: StoredStory, showName: boolean, isFit: IsFit): Promise<SharedCopy | 'name-stays' | 'unfit'> {
  const named = showName && areFitNames(story) ? sharedCopy(story, true) : null;
  const copy = named !== null && passesOwnChecks(named) ? named : sharedCopy(story, false);
  // If the names are the reason, it would not help to share the story with them.
  if (copy === null) return showName ? 'unfit' : 'name-stays';
  if (!passesOwnChecks(copy)) return 'unfit';
  const { moderated, reviewed } = copy;
  const age = AGE_BANDS.find((band) => band === story.age);
  return (await isFit({ moderated, reviewed, age })) ? copy : 'unfit';
}

/**
 * The text to show of a story that was judged before. Names that no longer pass are replaced in the judged text, because the template of an earlier
 * browser may never have been judged. Null as {@link sharedCopy}.
 */
export function currentText(story: StoredStory, showName: boolean): SharedText | null {
  if (showName && !areFitNames(story)) return namesReplaced(story);
  return sharedCopy(story, showName)?.shown ?? null;
}

/** The same for a stored link, whose pages are then made from that text. */
export function withFitNames(share: StoredShare): StoredShare {
  if (share.childName === null || areFitNames(share.story)) return share;
  return { ...share, ...namesReplaced(share.story), pages: undefined };
}

/** The browser chose the names, and stored older stories completely, so both may be any text. */
function areFitNames(story: StoredStory): boolean {
  const names = [story.childName, ...(story.siblings ?? [])];
  return names.every(looksLikeName) && !areUnfitNames(names) && !hasTooManyNames(story);
}

/** Our own checks see the text as it will be read; moderation and review get it without names. */
function passesOwnChecks({ shown, moderated }: SharedCopy): boolean {
  const texts = textsOf(shown);
  return arePlain(texts) && !texts.some((text) => alwaysFrightening(text) !== null) && !namesAddProfanity(texts, moderated, PUBLIC);
}
