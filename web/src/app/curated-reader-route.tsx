import { CuratedReaderScreen } from '../features/curated-reader/curated-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { LateCuratedRow } from './late-keep-row.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of curated stories, with keeping, reporting, reading aloud and reading comfort. */
export function CuratedReaderRoute() {
  return (
    <Reporting>
      {(reporting) => <CuratedReaderScreen reporting={reporting} keep={(story) => <LateCuratedRow story={story} />} aids={READING_AIDS} />}
    </Reporting>
  );
}
