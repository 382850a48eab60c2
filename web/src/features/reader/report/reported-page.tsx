import { useState } from 'react';
import { EmptyPicture } from '../../../art/index.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { REPORTED } from './messages.ts';

export interface ReportedPageProps {
  storyId: string;
  sent: boolean;
  /** Opens the sheet again, for a report that has not reached it. */
  onSend: () => void;
}

export function ReportedPage({ storyId, sent, onSend }: ReportedPageProps) {
  const childMode = useChildMode();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function showAgain(): Promise<void> {
    setBusy(true);
    setFailed(false);
    const reports = await import('../api/hidden/report-story.ts').catch(() => null);
    try {
      // The story then replaces this page.
      if (reports) return await reports.showStoryAgain(storyId);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
    }
    setBusy(false);
    setFailed(true);
  }

  return (
    <MessagePage
      title={REPORTED.title}
      text={sent ? REPORTED.sent : REPORTED.unsent}
      picture={<EmptyPicture kind="favorites" />}
      footer={
        <p role="status" className="mt-4 text-soft">
          {failed && REPORTED.notShown}
        </p>
      }
    >
      <ButtonLink to="/">{REPORTED.home}</ButtonLink>
      {!sent && !childMode && (
        <Button variant="secondary" onClick={onSend}>
          {REPORTED.send}
        </Button>
      )}
      {!childMode && (
        <Button variant="secondary" busy={busy} onClick={() => void showAgain()}>
          {REPORTED.again}
        </Button>
      )}
    </MessagePage>
  );
}
