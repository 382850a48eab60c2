import type { CuratedStory } from '@tuckaway/domain';
import { CuratedReaderScreen } from '../features/curated-reader/curated-reader-screen.tsx';
import { THE_END } from '../features/curated-reader/messages.ts';
import { paragraphsOf } from '../features/curated-reader/passages.ts';
import { KeepActions } from '../features/keep-story/keep-actions.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { READING_AIDS } from './reading-aids.tsx';

const keep = (story: CuratedStory) => (
  <KeepActions
    className="-ml-4"
    book={async () => (await import('../features/keep-story/kept-book.ts')).curatedBook(story, paragraphsOf, THE_END)}
  />
);

/** The reader of curated stories, with the ways to keep and to report one, and what helps ears and eyes. */
export function CuratedReaderRoute() {
  return <Reporting>{(reporting) => <CuratedReaderScreen reporting={reporting} keep={keep} aids={READING_AIDS} />}</Reporting>;
}
