import { CuratedReaderScreen } from '../features/curated-reader/curated-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of curated stories, with the way to report one, and what helps ears and eyes. */
export function CuratedReaderRoute() {
  return <Reporting>{(reporting) => <CuratedReaderScreen reporting={reporting} aids={READING_AIDS} />}</Reporting>;
}
