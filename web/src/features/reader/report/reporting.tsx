import { lazy, type ReactNode, useState } from 'react';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useStoryReport } from '../api/hidden/hidden-stories.ts';
import type { ReaderReporting } from '../api/reading/reader-parts.ts';
import { ENTRY } from './messages.ts';
import { ReportedPage } from './reported-page.tsx';

const ReportSheet = lazy(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));

/** Reporting around a reader. The dialog is outside the story, so that it stays when the story is hidden. In child mode nothing can be reported. */
export function Reporting({ children }: { children: (parts: ReaderReporting) => ReactNode }) {
  const childMode = useChildMode();
  const [asked, setAsked] = useState<string | null>(null);
  const close = (): void => setAsked(null);

  return (
    <>
      {children({
        entry: (storyId) => !childMode && <ReportEntry onPress={() => setAsked(storyId)} />,
        unlessReported: (storyId, story) => (
          <UnlessReported storyId={storyId} onSend={() => setAsked(storyId)}>
            {story}
          </UnlessReported>
        ),
      })}
      {asked !== null && (
        <GuardedSheet onClose={close}>
          <ReportSheet storyId={asked} onClose={close} />
        </GuardedSheet>
      )}
    </>
  );
}

function ReportEntry({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="inline-flex min-h-11 items-center text-label text-soft underline decoration-edge underline-offset-4 transition-colors hover:text-ink hover:decoration-current"
    >
      {ENTRY}
    </button>
  );
}

function UnlessReported({ storyId, onSend, children }: { storyId: string; onSend: () => void; children: ReactNode }) {
  const { hidden, sent } = useStoryReport(storyId);
  return hidden ? <ReportedPage storyId={storyId} sent={sent} onSend={onSend} /> : children;
}
