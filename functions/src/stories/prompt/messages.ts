/** The messages to the model. Pure. Raise the version with every change of a text, because the log names it. */
import { bodyOfAnimal } from '@tuckaway/art/kit';
import {
  childPlaceholders,
  countWords,
  DEFAULT_AGE_BAND,
  type EpisodeNotes,
  type Memory,
  momentsWithout,
  type StoryRequest,
  topicLabels,
  wordsFor,
} from '@tuckaway/domain';
import type { Plot } from '@tuckaway/domain/content';
import type { RememberedStory } from '../family-memory.ts';
import type { SentAnimal } from '../names/hide-name.ts';
import { withoutNames } from '../names/insert-name.ts';
import { sentFriend } from '../names/sent-animal.ts';
import type { ChatMessage } from '../ports/storyteller.ts';
import type { ShownPages } from '../story-template.ts';
import { systemMessage } from './guide.ts';
import { pagesLeft, pageWords } from './pages.ts';

export const PROMPT_VERSION = 15;

/** As many as are remembered. */
const MOST_AVOIDED = 12;

export interface PromptInput {
  request: StoryRequest;
  animal: SentAnimal;
  plot: Plot;
  /** Newest first. */
  earlier: readonly RememberedStory[];
  before?: EpisodeNotes | null;
  /** What the child's earlier stories remember. */
  known?: readonly Memory[];
}

/** The first messages of a story: the guide, which no request changes, and one JSON object. Neither contains a child's name. */
export function storyMessages({ request, animal, plot, earlier, before = null, known = [] }: PromptInput): ChatMessage[] {
  const { storyTone: tone, storyLength, age = DEFAULT_AGE_BAND, pronouns, notTonight = [], moment } = request;
  const nameless = (text: string) => withoutNames(text, request);
  const children = childPlaceholders(request.siblings?.length ?? 0);
  const avoid = earlier.slice(0, MOST_AVOIDED).map(({ title, opening }) => ({ title: nameless(title), opening: nameless(opening) }));
  const topics = topicLabels(notTonight);
  const today = momentsWithout(notTonight).find(({ id }) => id === moment);
  // Here, because the schema of the answer is part of what the provider caches, and a child beside a whale still climbs and pours.
  const { cannot } = bodyOfAnimal(request.favoriteAnimal);
  const friend = sentFriend(request, animal);
  const asked = {
    animal: animal.sent,
    ...(friend ? { friend } : {}),
    setting: request.storySetting,
    tone,
    age,
    words: wordsFor(storyLength),
    pages: pageWords(storyLength, tone, age),
    ...(pronouns ? { pronouns } : {}),
    ...(children.length > 1 ? { children } : {}),
    ...(today ? { today: today.label } : {}),
    plot: [plot.opening, plot.wish, plot.trouble, plot.deed, plot.sleep],
    ...(before ? { before: { recap: before.recap, cast: before.cast } } : {}),
    ...(known.length > 0 ? { known: known.map(({ kind, text }) => ({ kind, text })) } : {}),
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(topics.length > 0 ? { notTonight: topics } : {}),
    ...(cannot.length > 0 ? { cannot: cannot.join(', ') } : {}),
  };
  return [
    { role: 'system', content: systemMessage(age, tone) },
    { role: 'user', content: JSON.stringify(asked) },
  ];
}

/** The messages that ask for the rest of a story of which the first pages are shown: no page of it can change any more. */
export function continueMessages(
  asked: readonly ChatMessage[],
  { title, pages, pictureCast }: Pick<ShownPages, 'title' | 'pages' | 'pictureCast'>,
  problems: readonly string[],
  { words, pageWords: planned }: { words: number; pageWords: readonly number[] },
): ChatMessage[] {
  const named = pictureCast ? [...pictureCast.characters, ...pictureCast.things].map(({ name }) => name) : [];
  const shown = { title, pages: pages.map(({ text }) => text), ...(named.length > 0 ? { named } : {}) };
  const left = words - countWords(pages.map(({ text }) => text).join(' '));
  const rest = { pages: pagesLeft(planned, pages.length, left), words };
  return [...asked, { role: 'user', content: JSON.stringify({ shown, ...(problems.length > 0 ? { problems } : {}), ...rest }) }];
}

/** The messages that ask for a repair: the first request, the last answer, and its problems. */
export function repairMessages(asked: readonly ChatMessage[], answer: string, problems: readonly string[], words: number): ChatMessage[] {
  return [
    ...asked,
    ...(answer === '' ? [] : [{ role: 'assistant', content: answer } as const]),
    { role: 'user', content: JSON.stringify({ problems, words }) },
  ];
}
