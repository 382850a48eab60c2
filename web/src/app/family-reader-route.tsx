import { FamilyReaderScreen } from '../features/family-reader/family-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { LateFamilyRow } from './late-keep-row.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of a family's own stories, with keeping, sharing, reporting, reading aloud and reading comfort. */
export function FamilyReaderRoute() {
  return (
    <Reporting>
      {(reporting) => <FamilyReaderScreen reporting={reporting} keep={(story) => <LateFamilyRow story={story} />} aids={READING_AIDS} />}
    </Reporting>
  );
}
