/**
 * What a link shows of a family's story. Without the name it is made from the story's template, whose placeholders say where the name is
 * (decision P16); neutral words replace them.
 */
import { capitalized, childrenNames, countWords, htmlToParagraphs, NAMELESS_CHILD, textsOfPages } from '@tuckaway/domain';
import { MOST_NAMED } from '../stories/checks/checks.ts';
import { replaceName } from '../stories/names/find-name.ts';
import { hideName } from '../stories/names/hide-name.ts';
import { beginsSentence, insertName } from '../stories/names/insert-name.ts';

/** A stored story; older ones were stored by their owner's browser, so none is trusted. */
export interface StoredStory {
  title: string;
  content: string;
  template?: string;
  childName: string;
  favoriteAnimal: string;
  storySetting: string;
  siblings?: string[];
  childId?: string;
  storyTone?: string;
  coverImage?: string;
  age?: unknown;
  /** Missing in stories of earlier versions. */
  pages?: unknown;
  cover?: unknown;
  pictureCast?: unknown;
  childSeed?: unknown;
}

export interface SharedText {
  title: string;
  paragraphs: string[];
  /** The children in the story (“Mia and Leo”) and its animal; null if that would reveal a name. */
  childName: string | null;
  animal: string | null;
}

export interface SharedCopy {
  shown: SharedText;
  /** Everything that is shown, without the names (decision S5): for the moderation service. */
  moderated: string[];
  /** The same for the review, in pieces of a page: a page may comfort where one of its paragraphs alone would frighten. */
  reviewed: string[];
}

/** Names that any text may contain, however short. */
const FEW_NAMES = 10;
const NAME = '\uFFFC';
const NAMES_IN_A_ROW = new RegExp(`${NAME}\\s+${NAME}`, 'u');
const OTHER_CHILD = 'a friend';
const IN_TITLE = { child: 'the Little One', other: 'a Friend' };
/** Placeholders of other children than the first. */
const OTHER_PLACEHOLDER = /\{(?!child\})[a-z]+[\s_-]?\d*\}/giu;

/** Null if the name is to be left out but the story has no template. */
export function sharedCopy(story: StoredStory, showName: boolean): SharedCopy | null {
  const animal = animalOf(story);
  const title = namelessTitle(story);
  if (!showName) {
    if (story.template === undefined) return null;
    const paragraphs = htmlToParagraphs(story.template).map((paragraph) => withStandIns(paragraph));
    return { shown: { title, paragraphs, childName: null, animal }, ...judgedTexts(title, paragraphs, animal) };
  }
  return {
    shown: {
      title: story.title,
      paragraphs: htmlToParagraphs(story.content),
      childName: childrenNames(story),
      animal: story.favoriteAnimal,
    },
    ...judgedTexts(title, namesReplaced(story).paragraphs, hideName(story).sent.replace('{word}', OTHER_CHILD)),
  };
}

/** The text with neutral words instead of names, as it is judged. */
export function namesReplaced(story: StoredStory): SharedText {
  const paragraphs = htmlToParagraphs(story.content).map((paragraph) => withoutNames(paragraph, story));
  return { title: namelessTitle(story), paragraphs, childName: null, animal: animalOf(story) };
}

function judgedTexts(title: string, paragraphs: readonly string[], animal: string | null): Omit<SharedCopy, 'shown'> {
  const more = animal === null ? [] : [animal];
  return { moderated: [title, ...paragraphs, ...more], reviewed: [title, ...textsOfPages(paragraphs), ...more] };
}

export function textsOf({ title, paragraphs, childName, animal }: SharedText): string[] {
  return [title, ...paragraphs, childName, animal].filter((text) => text !== null);
}

/** Null if the animal contains a child's name (decision 11). */
function animalOf(story: StoredStory): string | null {
  const named = [story.childName, ...(story.siblings ?? [])].some(
    (childName) => hideName({ childName, favoriteAnimal: story.favoriteAnimal }).hidden !== null,
  );
  return named ? null : story.favoriteAnimal;
}

/** A title has no template, so every word that is the name or a part of it is replaced: better one too many than one too few. */
function namelessTitle(story: StoredStory): string {
  const spoken = replaceName(story.title, story.childName, () => '{child}');
  const title = (story.siblings ?? []).reduce((text, sibling) => replaceName(text, sibling, () => '{other}'), spoken);
  return withStandIns(title, IN_TITLE);
}

/**
 * Whether the children's names are so many words of the text, or follow each other so closely, that they could say something: the moderation
 * service does not see them.
 */
export function hasTooManyNames({ title, content, childName, siblings = [] }: StoredStory): boolean {
  const paragraphs = [title, ...htmlToParagraphs(content)];
  // Longest first, because one child may be called Ana and another Ana Lena.
  const all = [childName, ...siblings].toSorted((one, other) => other.length - one.length);
  const hidden = paragraphs.map((text) => all.reduce((left, name) => replaceName(left, name, () => NAME), text));
  const names = hidden.join('').split(NAME).length - 1;
  const most = MOST_NAMED.child + MOST_NAMED.sibling * siblings.length;
  return names > Math.max(FEW_NAMES, countWords(paragraphs.join(' ')) * most) || hidden.some((text) => NAMES_IN_A_ROW.test(text));
}

/** As {@link namelessTitle}, within a sentence: mostly for moderation, where replacing a word too many does no harm. */
function withoutNames(text: string, { childName, siblings = [] }: StoredStory): string {
  const spoken = [childName, ...siblings].reduce((left, name) => replaceName(left, name, () => '{child}'), text);
  return insertName(spoken, NAMELESS_CHILD);
}

/** A template with neutral words in the place of its names. */
export function withStandIns(text: string, words = { child: NAMELESS_CHILD, other: OTHER_CHILD }): string {
  const others = text.replace(OTHER_PLACEHOLDER, (_placeholder, offset: number) =>
    beginsSentence(text, offset) ? capitalized(words.other) : words.other,
  );
  return insertName(others, words.child);
}
