/** What goes from one episode to the next: kept of a model's answer, and taken from a device that brings it back (docs/decisions/0017). */
import { childPlaceholders, type EpisodeNotes, LIMITS, type StoryRequest, splitSentences } from '@tuckaway/domain';
import { type DraftOrder, marksIn } from './checks.ts';
import { frighteningWord } from './child-words.ts';
import type { SentAnimal } from './hide-name.ts';
import { withoutNames } from './insert-name.ts';
import { WORD_PLACEHOLDER } from './placeholders.ts';
import type { Draft } from './read-telling.ts';

/** What stands for a child, or an animal's word, that this episode does not have. */
const INSTEAD = { child: 'a friend', word: 'animal' };

/**
 * What is kept of a draft's recap and cast: whatever is not plain, gentle text of its length is left out. A story is never sent back for
 * it, since nobody reads it tonight.
 */
export function fitNotes({ recap = '', cast = [] }: Draft, order: Omit<DraftOrder, 'words'>): Partial<EpisodeNotes> {
  const isFit = (text: string) => text !== '' && marksIn(text, order).length === 0 && frighteningWord(text) === null;
  const told = firstSentences(recap);
  if (!isFit(told)) return {};
  const { children = [] } = order;
  const figures = [...new Set(cast)].filter((one) => one.length <= LIMITS.castMember && isFit(one) && !children.includes(one));
  return { recap: told, ...(figures.length > 0 ? { cast: figures.slice(0, LIMITS.storyCast) } : {}) };
}

/**
 * The episode before, as it may leave: a device brought it, so that it may say anything. The names of the story's children are taken out
 * once more, and of all braces only the placeholders stay that mean somebody in this story.
 */
export function earlierNotes({ continues, ...request }: StoryRequest, { hidden }: SentAnimal): EpisodeNotes | null {
  if (!continues) return null;
  const known = [...childPlaceholders(request.siblings?.length ?? 0), ...(hidden === null ? [] : [WORD_PLACEHOLDER])];
  const clean = (text: string) =>
    withoutNames(text, request).replace(/\{[^{}]*\}|[{}]/gu, (brace) => {
      if (known.includes(brace)) return brace;
      return brace === WORD_PLACEHOLDER ? INSTEAD.word : /^\{child/u.test(brace) ? INSTEAD.child : '';
    });
  const cast = continues.cast.map(clean).filter((one) => one.trim() !== '');
  return { recap: clean(continues.recap), cast };
}

/** As many whole sentences as a recap may have. */
function firstSentences(text: string): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(text)) {
    if ([...kept, sentence].join(' ').length > LIMITS.storyRecap) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}
