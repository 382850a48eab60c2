import { FamilyReaderScreen } from '../features/family-reader/family-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { Sharing } from '../features/share-story/sharing.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of a family's own stories, with the ways to share and to report one, and what helps ears and eyes. */
export function FamilyReaderRoute() {
  return (
    <Sharing>
      {(share) => <Reporting>{(reporting) => <FamilyReaderScreen reporting={reporting} share={share} aids={READING_AIDS} />}</Reporting>}
    </Sharing>
  );
}
