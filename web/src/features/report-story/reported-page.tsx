import { useState } from 'react';
import { EmptyPicture } from '../../art/index.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { REPORTED } from './messages.ts';

export interface ReportedPageProps {
  storyId: string;
  /** Whether the report has reached the server. */
  sent: boolean;
  /** Opens the sheet again, for a report that has not. */
  onSend: () => void;
}

/** Stands where the story would: it says why it does not, and leads to both sides. */
export function ReportedPage({ storyId, sent, onSend }: ReportedPageProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function showAgain(): Promise<void> {
    setBusy(true);
    setFailed(false);
    const reports = await import('../../data/stories/report-story.ts').catch(() => null);
    try {
      // The story takes this page's place.
      if (reports) return await reports.showStoryAgain(storyId);
    } catch (error) {
      if (!(reports && error instanceof reports.ReportNotSent)) throw error;
    }
    setBusy(false);
    setFailed(true);
  }

  return (
    <Page title={REPORTED.title} width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <EmptyPicture kind="favorites" />
      <h1 className="mt-8 font-display text-head font-semibold">{REPORTED.title}</h1>
      <p className="mt-3 text-soft">{sent ? REPORTED.sent : REPORTED.unsent}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{REPORTED.home}</ButtonLink>
        {!sent && (
          <Button variant="secondary" onClick={onSend}>
            {REPORTED.send}
          </Button>
        )}
        <Button variant="secondary" busy={busy} onClick={() => void showAgain()}>
          {REPORTED.again}
        </Button>
      </div>
      <p role="status" className="mt-4 text-soft">
        {failed && REPORTED.notShown}
      </p>
    </Page>
  );
}
