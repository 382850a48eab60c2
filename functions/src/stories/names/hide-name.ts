/**
 * An animal that contains a child's name: a robin for Robin, Mia's rabbit for Mia. The model gets a placeholder instead of the word, and the word is
 * put back into the story (decision 11).
 */
import { articleFor, capitalized, type StoryRequest } from '@tuckaway/domain';
import { escaped, replaceName } from './find-name.ts';
import { beginsSentence } from './insert-name.ts';
import { withoutTitles } from './namesakes.ts';
import { outsidePlaceholders, WORD_PLACEHOLDER } from './placeholders.ts';

export interface SentAnimal {
  sent: string;
  /** The hidden word as it was typed; null if nothing was hidden. */
  hidden: string | null;
  /** Whether the hidden word is the animal's own name, and not a child's. */
  isOwnName?: true;
}

const ARTICLE = /^(?:an?|the|my|our)\s+(?=\S)/iu;
/** The placeholder with its article, and with a mark that the hidden word may already end with, as “Sam Jr.” does. */
const WORD = /(\ban?(?= ))?( ?)\{word\}(\.|['’](?=s(?!\p{L})))?/giu;

export function hideName({
  childName,
  favoriteAnimal,
  siblings = [],
}: Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings'>): SentAnimal {
  // An article is not a name, not even for An who loves an owl.
  const article = ARTICLE.exec(favoriteAnimal)?.[0] ?? '';
  const animal = favoriteAnimal.slice(article.length);
  const found = new Set<string>();
  const hide = (word: string): string => {
    found.add(word);
    return WORD_PLACEHOLDER;
  };
  const sent = [childName, ...siblings].reduce((text, name) => outsidePlaceholders(text, (part) => replaceName(part, name, hide)), animal);
  const [hidden = null] = found;
  if (hidden === null) return { sent: favoriteAnimal, hidden };
  // One placeholder stands for one word: if there are several, the whole animal is hidden.
  return found.size === 1 ? { sent: `${article}${sent}`, hidden } : { sent: WORD_PLACEHOLDER, hidden: animal };
}

/** Hides the animal's own name in texts of earlier versions, which have it with its titles, without them, or by its first word. */
export function hideOwnName(text: string, { hidden, isOwnName }: SentAnimal): string {
  // A child's name gets the child's own placeholder (withoutNames).
  if (hidden === null || !isOwnName) return text;
  const name = withoutTitles(hidden);
  const [first = ''] = (name || hidden).split(' ');
  const whole = name === '' ? [] : [hidden, name].map(patternOf);
  // The dog's name Captain is also a title, as of Captain Hen.
  const written = [...whole, `${patternOf(first)}(?! \\p{Lu})`].join('|');
  const places = new RegExp(`(?<![\\p{L}\\p{M}])(?:${written})(?![\\p{L}\\p{M}])`, 'gu');
  return outsidePlaceholders(text, (part) => part.replace(places, WORD_PLACEHOLDER));
}

/** A pattern for a name with either apostrophe. */
function patternOf(name: string): string {
  return escaped(name).replace(/['’]/gu, "['’]");
}

/** Puts the word back, with a matching article and a capital at the beginning of a sentence or in a title. */
export function showWord(text: string, hidden: string | null, place: 'title' | 'text' = 'text'): string {
  if (hidden === null) return text;
  return text.replace(WORD, (_match, article: string | undefined, space: string, mark: string | undefined, offset: number) => {
    const capital = place === 'title' || (article === undefined && beginsSentence(text, offset + space.length));
    const shown = capital ? capitalized(hidden) : hidden;
    const hasMark = mark === '.' ? hidden.endsWith('.') : /['’]$/u.test(hidden);
    return `${article === undefined ? '' : agreeing(article, hidden)}${space}${shown}${hasMark ? '' : (mark ?? '')}`;
  });
}

function agreeing(article: string, noun: string): string {
  return `${article.charAt(0)}${articleFor(noun).slice(1)}`;
}
