import { type ReactNode, useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useStoryReport } from '../api/hidden/hidden-stories.ts';
import { ENTRY } from './messages.ts';
import { ReportedPage } from './reported-page.tsx';

const ReportSheet = lateSheet(async () => (await import('./report-sheet.tsx')).ReportSheet);

/**
 * Reporting around a story; a page in its place while it is hidden for this user. The dialog is outside the story, so that it stays when the story
 * is hidden. In child mode nothing can be reported.
 * @param children gets the button to report the story.
 */
export function Reporting({ storyId, children }: { storyId: string; children: (entry: ReactNode) => ReactNode }) {
  const childMode = useChildMode();
  const { hidden, sent } = useStoryReport(storyId);
  const [asked, setAsked] = useState(false);
  const ask = (): void => setAsked(true);

  return (
    <>
      {hidden ? <ReportedPage storyId={storyId} sent={sent} onSend={ask} /> : children(!childMode && <ReportEntry onPress={ask} />)}
      {asked && <ReportSheet storyId={storyId} onClose={() => setAsked(false)} />}
    </>
  );
}

function ReportEntry({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onPress}>
      {ENTRY}
    </Button>
  );
}
