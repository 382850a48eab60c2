/** What the seed is made of: the curated stories, and the families' own. */
import { readContent, readContentFile } from '../../domain/reader/read-content.ts';
import { type CuratedSource, curatedSourceSchema, type OwnSource, ownStoriesSchema } from '../../domain/src/content/index.ts';

/** The curated stories in the order of their file names, the draft last. */
export function curatedSources(): CuratedSource[] {
  return readContent('curated/*.yaml', curatedSourceSchema);
}

export function ownSources(): OwnSource[] {
  return readContentFile('own-stories.yaml', ownStoriesSchema);
}
