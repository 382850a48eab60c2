/** What one episode passes to the next: taken from a model's answer, and read back from its story (decision 17). */
import { childPlaceholders, conflictingTopic, type EpisodeNotes, LIMITS, type StoryRequest, splitSentences } from '@tuckaway/domain';
import { alwaysFrightening } from '../frightening/always.ts';
import { hideOwnName, type SentAnimal } from '../names/hide-name.ts';
import { withoutNames } from '../names/insert-name.ts';
import { WORD_PLACEHOLDER } from '../names/placeholders.ts';
import { sentFriend, withFriendsName } from '../names/sent-animal.ts';
import { notesWithoutTopics } from './avoided-topics.ts';
import { type DraftOrder, marksIn } from './checks.ts';
import type { Draft } from './parse-draft.ts';

/** Replaces a child or an animal's word that this episode does not have. */
const INSTEAD = { child: 'a friend', word: 'animal' };

/** The parts of a draft's recap and cast that are plain, gentle and short enough. A draft is never rejected for them, because they are only for the next episode. */
export function fitNotes(
  { recap = '', cast = [] }: Pick<Draft, 'recap' | 'cast'>,
  order: Omit<DraftOrder, 'words' | 'age'>,
): Partial<EpisodeNotes> {
  const isFit = (text: string) =>
    text !== '' &&
    marksIn(text, order).length === 0 &&
    alwaysFrightening(text) === null &&
    conflictingTopic(text, order.notTonight ?? []) === null;
  const sentences = firstSentences(recap);
  if (!isFit(sentences)) return {};
  const { children = [] } = order;
  const figures = [...new Set(cast)].filter((one) => one.length <= LIMITS.castMember && isFit(one) && !children.includes(one));
  return { recap: sentences, ...(figures.length > 0 ? { cast: figures.slice(0, LIMITS.storyCast) } : {}) };
}

/**
 * The previous episode, as it may be sent. A browser may have stored it, so it may say anything: only this story's placeholders keep their braces, and
 * the children's names are removed once more, afterwards, because braces could hide a name. The animal's own name, which earlier versions stored, is
 * hidden, too.
 */
export function earlierNotes({ continues, ...request }: StoryRequest, animal: SentAnimal): EpisodeNotes | null {
  if (!continues || continues.recap === '') return null;
  const known = [...childPlaceholders(request.siblings?.length ?? 0), ...(animal.hidden === null ? [] : [WORD_PLACEHOLDER])];
  const name = sentFriend(request, animal)?.name;
  const clean = (text: string) => {
    const plain = text.replace(/\{[^{}]*\}|[{}]/gu, (brace, offset: number) => {
      if (known.includes(brace)) return brace;
      const instead = brace === WORD_PLACEHOLDER ? (name ?? INSTEAD.word) : /^\{child/u.test(brace) ? INSTEAD.child : '';
      return instead === '' ? '' : apart(instead, text.slice(0, offset), text.slice(offset + brace.length));
    });
    return hideOwnName(withoutNames(plain, request), animal);
  };
  const [recap = '', ...cast] = withFriendsName([continues.recap, ...continues.cast].map(clean), request, animal);
  return notesWithoutTopics({ recap, cast: cast.filter((one) => one.trim() !== '') }, request.notTonight);
}

/** A word of its own, because a name would not be found at the end of another word. */
function apart(word: string, before: string, after: string): string {
  return `${/[\p{L}\p{M}]$/u.test(before) ? ' ' : ''}${word}${/^[\p{L}\p{M}{}]/u.test(after) ? ' ' : ''}`;
}

function firstSentences(text: string): string {
  const fitting: string[] = [];
  for (const sentence of splitSentences(text)) {
    if ([...fitting, sentence].join(' ').length > LIMITS.storyRecap) break;
    fitting.push(sentence);
  }
  return fitting.join(' ');
}
