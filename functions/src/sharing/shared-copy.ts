/**
 * What of a family's story a share shows. Without the name it is made of the story's template, where the placeholder says exactly where the
 * name stands (decisions P16), with friendly words in its place.
 */
import { everybodyIn, htmlToParagraphs, NAMELESS_CHILD } from '@tuckaway/domain';
import { replaceName } from '../stories/find-name.ts';
import { hideName } from '../stories/hide-name.ts';
import { beginsSentence, capitalized, insertName } from '../stories/insert-name.ts';

/** A story as the database has it: written by its owner's browser, so nothing here is more than that. */
export interface StoredStory {
  title: string;
  content: string;
  template?: string;
  childName: string;
  favoriteAnimal: string;
  storySetting: string;
  /** Other children in it. */
  siblings?: string[];
}

export interface SharedText {
  title: string;
  paragraphs: string[];
  /** Whom the story is for, all the children in it (“Mia and Leo”), and what it is about: null where saying so would say a name. */
  childName: string | null;
  animal: string | null;
}

export interface SharedCopy {
  shown: SharedText;
  /** Everything that is shown but the names, which leave for nobody (decisions S5): what a moderator is asked about. */
  judged: string[];
}

const OTHER_CHILD = 'a friend';
const IN_TITLE = { child: 'the Little One', other: 'a Friend' };
/** What stands for another child than the first. */
const OTHER_PLACEHOLDER = /\{(?!child\})[a-z]+[\s_-]?\d*\}/giu;

/** The copy, or null where the name is to be left out and the story does not know where it stands. */
export function sharedCopy(story: StoredStory, showName: boolean): SharedCopy | null {
  const animal = animalOf(story);
  const title = namelessTitle(story);
  if (!showName) {
    if (story.template === undefined) return null;
    const paragraphs = htmlToParagraphs(story.template).map((paragraph) => withStandIns(paragraph));
    return {
      shown: { title, paragraphs, childName: null, animal },
      judged: [title, ...paragraphs, ...(animal === null ? [] : [animal])],
    };
  }
  const paragraphs = htmlToParagraphs(story.content);
  return {
    shown: { title: story.title, paragraphs, childName: everybodyIn(story), animal: story.favoriteAnimal },
    judged: [title, ...paragraphs.map((paragraph) => withoutNames(paragraph, story)), hideName(story).sent.replace('{word}', OTHER_CHILD)],
  };
}

/** Every text of a copy, as it will be read. */
export function textsOf({ title, paragraphs, childName, animal }: SharedText): string[] {
  return [title, ...paragraphs, childName, animal].filter((text) => text !== null);
}

/** The animal may be called like the child (docs/decisions/0011-animals-called-like-the-child.md): then it is not told. */
function animalOf(story: StoredStory): string | null {
  const named = [story.childName, ...(story.siblings ?? [])].some(
    (childName) => hideName({ childName, favoriteAnimal: story.favoriteAnimal }).hidden !== null,
  );
  return named ? null : story.favoriteAnimal;
}

/** A title has no template: every word that is the name, or a part of it, goes. Rather one too many than one too few. */
function namelessTitle(story: StoredStory): string {
  const spoken = replaceName(story.title, story.childName, () => '{child}');
  const title = (story.siblings ?? []).reduce((text, sibling) => replaceName(text, sibling, () => '{other}'), spoken);
  return withStandIns(title, IN_TITLE);
}

/** As {@link namelessTitle}, in a sentence: for what is judged, where a word too many does no harm. */
function withoutNames(text: string, { childName, siblings = [] }: StoredStory): string {
  const spoken = [childName, ...siblings].reduce((left, name) => replaceName(left, name, () => '{child}'), text);
  return insertName(spoken, NAMELESS_CHILD);
}

function withStandIns(text: string, words = { child: NAMELESS_CHILD, other: OTHER_CHILD }): string {
  const others = text.replace(OTHER_PLACEHOLDER, (_placeholder, offset: number) =>
    beginsSentence(text, offset) ? capitalized(words.other) : words.other,
  );
  return insertName(others, words.child);
}
