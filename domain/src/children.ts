/** Several children in one story. */
import { CHILD_PLACEHOLDER, type StoryRequest } from './story-request.ts';
import { wordList } from './word-list.ts';

/** What stands for a story's child, and for each that is in it beside, in the order in which they were named: `{child}`, `{child2}`, … (decisions S5). */
export function childPlaceholders(siblings: number): string[] {
  return [CHILD_PLACEHOLDER, ...Array.from({ length: siblings }, (_sibling, index) => `{child${index + 2}}`)];
}

/** “Mia”, “Mia and Leo”, “Mia, Leo, and Ana”. */
export function everybodyIn({ childName, siblings = [] }: Pick<StoryRequest, 'childName' | 'siblings'>): string {
  return wordList([childName, ...siblings]);
}
