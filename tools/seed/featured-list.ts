import { type CuratedStorySummary, checkCuratedStory, summaryOf } from '../../domain/src/index.ts';
import { curatedDocument } from './curated-document.ts';
import { curatedSources } from './sources.ts';

/** What `/api/stories/featured` answers while the seed is all there is: local builds prerender home with it. */
export function seedFeaturedList(): CuratedStorySummary[] {
  return curatedSources()
    .filter(({ published }) => published)
    .map((source) => {
      const checked = checkCuratedStory(curatedDocument(source), source.id ?? 0, []);
      if (!checked.ok) throw new Error(`tools/seed/curated, ${source.slug}: ${checked.problems.join(' ')}`);
      return summaryOf(checked.story);
    })
    .reverse();
}
