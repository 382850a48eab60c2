import { FamilyReaderScreen } from '../features/family-reader/family-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of a family's own stories, with the way to report one, and what helps ears and eyes. */
export function FamilyReaderRoute() {
  return <Reporting>{(reporting) => <FamilyReaderScreen reporting={reporting} aids={READING_AIDS} />}</Reporting>;
}
