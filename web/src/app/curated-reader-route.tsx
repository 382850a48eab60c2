import { CuratedReaderScreen } from '../features/curated-reader/curated-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';

/** The reader of curated stories, with the way to report one. */
export function CuratedReaderRoute() {
  return <Reporting>{(reporting) => <CuratedReaderScreen reporting={reporting} />}</Reporting>;
}
