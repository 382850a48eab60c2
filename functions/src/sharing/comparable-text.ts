/** The text by which two copies of a story are the same, whatever names they have. */
import { htmlToParagraphs } from '@tuckaway/domain';
import { replaceName } from '../stories/names/find-name.ts';
import type { StoredStory } from './shared-copy.ts';

export type ComparableStory = Pick<StoredStory, 'content' | 'template' | 'childName' | 'siblings'>;

const PLACEHOLDER = /\{[a-z]+[\s_-]?\d*\}/giu;

/** Letters and digits of the text in lower case, without the children's names; empty for a document without text. */
export function comparableText(story: ComparableStory): string {
  const nameless = story.template?.replace(PLACEHOLDER, '') ?? withoutNames(story);
  return htmlToParagraphs(nameless)
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Earlier versions stored no template. Any text may be stored in these fields, or none. */
function withoutNames({ content, childName, siblings }: ComparableStory): string {
  const names = [childName, ...(siblings ?? [])].filter((name) => typeof name === 'string');
  return names.reduce((text, name) => replaceName(text, name, () => ''), content ?? '');
}
