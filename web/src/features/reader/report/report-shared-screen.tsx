import { isShareToken } from '@tuckaway/domain';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyPicture } from '../../../art/index.ts';
import { restoreFocus } from '../../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { reportSharedPage } from '../api/hidden/report-story.ts';
import { REPORTED, SHARED_PAGE, SHEET } from './messages.ts';
import { ReportFields } from './report-fields.tsx';
import { useReportForm } from './use-report-form.ts';

/** `/report#token`: where a visitor of a shared page or an invitation reports it, also without an account. */
export function ReportSharedScreen() {
  const token = useLocation().hash.slice(1);
  return isShareToken(token) ? <ReportOf key={token} token={token} /> : <Message {...SHARED_PAGE.noLink} />;
}

function ReportOf({ token }: { token: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);
  const form = useReportForm(
    (words) => reportSharedPage({ share: token, ...words }, key),
    () => setSent(true),
  );
  const { reason, state, problem } = form;
  const formId = useId();

  // The button that was pressed is gone with the form.
  const inPlaceOfForm = <span ref={restoreFocus} hidden />;
  if (sent) return <Message {...SHARED_PAGE.sent} kind="favorites" footer={inPlaceOfForm} />;
  if (state === 'gone') return <Message {...SHARED_PAGE.gone} footer={inPlaceOfForm} />;
  return (
    <Page title={SHEET.title} heading lead={SHARED_PAGE.lead} width="narrow">
      <ReportFields id={formId} form={form} />
      <p role="alert" className={problem === null ? 'sr-only' : 'mt-6 text-ink'}>
        {problem}
      </p>
      <Button type="submit" form={formId} disabled={reason === null} busy={state === 'sending'} className="mt-6">
        {state === 'sending' ? SHEET.sending : state === 'failed' ? SHEET.again : SHEET.send}
      </Button>
    </Page>
  );
}

interface MessageProps {
  title: string;
  text: string;
  kind?: 'not-found' | 'favorites';
  footer?: ReactNode;
}

function Message({ title, text, kind = 'not-found', footer }: MessageProps) {
  return (
    <MessagePage title={title} text={text} picture={<EmptyPicture kind={kind} />} footer={footer}>
      <ButtonLink to="/">{REPORTED.home}</ButtonLink>
    </MessagePage>
  );
}
