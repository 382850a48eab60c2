/** The pages of a family's story (decision P19), also of stories that were stored without any. */
import type { StorySetting } from '../stories/story-options.ts';
import { htmlToParagraphs } from '../text/story-html.ts';
import { countWords } from '../text/story-text.ts';
import { readCast } from './acts/read-cast.ts';
import { type InferenceContext, inferScenes } from './infer-scenes.ts';
import { parseScene } from './parse-scene.ts';
import type { Scene } from './scene.ts';
import { UNSPACED } from './unspaced-scripts.ts';
import { SCENE_LIMITS } from './vocabulary.ts';

export interface FamilyPage {
  /** Plain text; paragraphs are separated by a blank line. */
  text: string;
  scene: Scene;
}

/** Words at which a page of joined paragraphs is full: what is read aloud in twenty seconds. */
const PAGE_WORDS = 45;
/** Letters of a word in scripts without spaces. */
const LETTERS_OF_WORD = 2;
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'gu');

/** A page's paragraphs, split at blank lines; single line breaks stay inside. */
export function pageParagraphs(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Joins paragraphs to the texts of at most `most` pages. Short paragraphs share a page; no paragraph is divided. */
export function textsOfPages(paragraphs: readonly string[], most: number = SCENE_LIMITS.pages): string[] {
  for (let full = PAGE_WORDS; ; full += PAGE_WORDS) {
    const texts = joined(paragraphs, full);
    if (texts.length <= most) return texts;
  }
}

function joined(paragraphs: readonly string[], full: number): string[] {
  const pages: string[] = [];
  for (const paragraph of paragraphs) {
    const last = pages.at(-1);
    if (last !== undefined && wordsIn(last) + wordsIn(paragraph) <= full) pages[pages.length - 1] = `${last}\n\n${paragraph}`;
    else pages.push(paragraph);
  }
  return pages;
}

function wordsIn(text: string): number {
  return countWords(text) + (text.match(UNSPACED_LETTER)?.length ?? 0) / LETTERS_OF_WORD;
}

/** Pages for a text that was written without them. */
export function pagesFromParagraphs(paragraphs: readonly string[], context: InferenceContext): FamilyPage[] {
  const texts = textsOfPages(paragraphs);
  const scenes = inferScenes(texts, context);
  return texts.map((text, index) => ({ text, scene: scenes[index] as Scene }));
}

/**
 * The pages of a stored story. They are derived from its paragraphs if it has none, or pages that cannot be read; the document stays as it is.
 * Unknown words in scenes become defaults.
 */
export function storyPages(story: InferenceContext & { content: string; pages?: unknown; pictureCast?: unknown }): FamilyPage[] {
  return parsePages(story.pages, story.storySetting, story.pictureCast) ?? pagesFromParagraphs(htmlToParagraphs(story.content), story);
}

/** Pages of any origin: a stored document, or a response. Null if there are none that can be read. @param pictureCast the story's, of any origin */
export function parsePages(pages: unknown, storySetting: StorySetting, pictureCast?: unknown): FamilyPage[] | null {
  if (!Array.isArray(pages) || pages.length === 0 || pages.length > SCENE_LIMITS.pages) return null;
  const cast = readCast(pictureCast);
  const read = pages.map((page: unknown) => {
    const { text, scene } = (page ?? {}) as Record<string, unknown>;
    return { text: typeof text === 'string' ? text : '', scene: parseScene(scene, { place: storySetting }, cast) };
  });
  return read.every(({ text }) => text.trim() !== '') ? read : null;
}
