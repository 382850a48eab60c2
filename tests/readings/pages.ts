/** Pages to read aloud: those of the curated stories, sentence by sentence. */
import { curatedSources } from '../../tools/seed/sources.ts';
import { sentencesOf } from '../../web/src/features/voices/api/sentences.ts';

export const PAGES: readonly (readonly string[])[] = curatedSources()
  .flatMap(({ pages }) => pages)
  .map(({ text }) => text.replace(/\s+/g, ' '))
  .map((text) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end)))
  .filter((sentences) => sentences.length >= 3);
