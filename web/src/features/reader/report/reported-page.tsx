import { useMutation } from '@tanstack/react-query';
import { EmptyPicture } from '../../../art/index.ts';
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
  const { mutate, isPending, isError } = useMutation({
    // The story then replaces this page.
    mutationFn: async () => (await import('../api/hidden/report-story.ts')).showStoryAgain(storyId),
  });

  return (
    <MessagePage
      title={REPORTED.title}
      text={sent ? REPORTED.sent : REPORTED.unsent}
      picture={<EmptyPicture kind="favorites" />}
      footer={
        <p role="status" className="mt-4 text-soft">
          {isError && REPORTED.notShown}
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
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {REPORTED.again}
        </Button>
      )}
    </MessagePage>
  );
}
