import type { Story } from '@tuckaway/domain';
import { FamilyReaderScreen } from '../features/family-reader/family-reader-screen.tsx';
import { KeepActions } from '../features/keep-story/keep-actions.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { Sharing } from '../features/share-story/sharing.tsx';
import { READING_AIDS } from './reading-aids.tsx';

const keep = (story: Story) => <KeepActions book={async () => (await import('../features/keep-story/kept-book.ts')).familyBook(story)} />;

/** The reader of a family's own stories, with the ways to keep, share and report one, and what helps ears and eyes. */
export function FamilyReaderRoute() {
  return (
    <Sharing>
      {(share) => (
        <Reporting>{(reporting) => <FamilyReaderScreen reporting={reporting} share={share} keep={keep} aids={READING_AIDS} />}</Reporting>
      )}
    </Sharing>
  );
}
