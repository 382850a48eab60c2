/** Pages to read aloud: those of the curated stories, sentence by sentence. */
import { sentencesOf } from '@tuckaway/domain';
import { curatedSources } from '../../tools/seed/sources.ts';

export const PAGES: readonly (readonly string[])[] = curatedSources()
  .flatMap(({ pages }) => pages)
  .map(({ text }) => text.replace(/\s+/g, ' '))
  .map((text) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end)))
  .filter((sentences) => sentences.length >= 3);
