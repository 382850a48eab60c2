import { FamilyReaderScreen } from '../features/family-reader/family-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';

/** The reader of a family's own stories, with the way to report one. */
export function FamilyReaderRoute() {
  return <Reporting>{(reporting) => <FamilyReaderScreen reporting={reporting} />}</Reporting>;
}
