/** Searches the shelf. Pure. */
import { htmlToText, type Story, type StoryLength, type StorySetting } from '@tuckaway/domain';
import { foldText, foldWords, hasWords, searchText } from '../../../data/device/fold-text.ts';

/** The search and the filters of the shelf; null and empty text mean no filter. */
export interface ShelfFilter {
  words: string;
  /** A child's name, as {@link childrenOf} has it. */
  child: string | null;
  setting: StorySetting | null;
  length: StoryLength | null;
  favorites: boolean;
}

export const ANY: ShelfFilter = { words: '', child: null, setting: null, length: null, favorites: false };

export function isFiltering({ words, child, setting, length, favorites }: ShelfFilter): boolean {
  return foldWords(words).length > 0 || child !== null || setting !== null || length !== null || favorites;
}

/** The text in which each story is searched. It is made once, because stories never change. */
const folded = new WeakMap<Story, string>();

/** The matching stories, in their order. @param isFavorite by a story's id, as far as it is known. */
export function findStories(stories: readonly Story[], wish: ShelfFilter, isFavorite: (id: string) => boolean): Story[] {
  const words = foldWords(wish.words);
  const child = wish.child === null ? null : foldText(wish.child.trim());
  return stories.filter(
    (story) =>
      (wish.setting === null || story.storySetting === wish.setting) &&
      (wish.length === null || story.storyLength === wish.length) &&
      (child === null || namesIn(story).some((name) => foldText(name) === child)) &&
      (!wish.favorites || isFavorite(story.id)) &&
      (words.length === 0 || hasWords(textOf(story), words)),
  );
}

/** The children in the stories, sorted; each is spelled as in the newest story. */
export function childrenOf(stories: readonly Story[]): string[] {
  const names = new Map<string, string>();
  for (const name of stories.flatMap(namesIn)) {
    const key = foldText(name);
    if (name !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()].sort((one, other) => one.localeCompare(other));
}

function namesIn({ childName, siblings = [] }: Story): string[] {
  return [childName, ...siblings].map((name) => name.trim());
}

function textOf(story: Story): string {
  const known = folded.get(story);
  if (known !== undefined) return known;
  const text = searchText(`${story.title}\n${namesIn(story).join('\n')}\n${htmlToText(story.content)}`);
  folded.set(story, text);
  return text;
}
