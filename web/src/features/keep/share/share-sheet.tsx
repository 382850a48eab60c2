import type { Story } from '@tuckaway/domain';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { restoreFocus } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useLooks } from '../../parents/api/children/looks.ts';
import { SHEET, TAKEN_DOWN } from './messages.ts';
import { ShareForm } from './share-form.tsx';
import { ShareLink } from './share-link.tsx';
import { useShare } from './use-share.ts';

/** Creates a link to the story; then shows the link and the button to withdraw it. */
export function ShareSheet({ story, onClose }: { story: Story; onClose: () => void }) {
  const { share, busy, problem, news, nameStays, takenDown, look, make, takeBack } = useShare(story);
  const described = useLooks(story).length > 0;
  const [changing, setChanging] = useState(false);
  const formId = useId();
  const asking = share === null || (share && changing);
  const shows = takenDown ? 'taken-down' : share === undefined ? 'nothing' : asking ? 'form' : 'link';

  function content(): ReactNode {
    if (takenDown) return <p>{TAKEN_DOWN}</p>;
    if (share === undefined) return busy === 'looking' ? <p className="text-soft">{SHEET.looking}</p> : null;
    if (!asking) return <ShareLink story={story} share={share} />;
    return (
      <ShareForm
        id={formId}
        story={story}
        nameStays={nameStays}
        showName={share?.showName ?? false}
        showLook={described ? (share?.showLook ?? false) : null}
        expiresAt={share?.expiresAt ?? null}
        disabled={busy !== null}
        onSubmit={(wish) => make(wish, () => setChanging(false))}
      />
    );
  }

  function actions(): ReactNode {
    if (takenDown) return null;
    if (share === undefined) {
      return (
        <Button key="again" busy={busy === 'looking'} onClick={look}>
          {busy === 'looking' ? SHEET.make : SHEET.again}
        </Button>
      );
    }
    if (asking) {
      const [idle, doing] = share?.link ? [SHEET.save, SHEET.saving] : [share ? SHEET.renew : SHEET.make, SHEET.making];
      return (
        <Button key="make" type="submit" form={formId} busy={busy === 'making'}>
          {busy === 'making' ? doing : idle}
        </Button>
      );
    }
    return (
      <>
        <Button variant="secondary" busy={busy === 'taking-back'} onClick={takeBack}>
          {busy === 'taking-back' ? SHEET.takingBack : SHEET.back}
        </Button>
        <Button variant="secondary" disabled={busy !== null} onClick={() => setChanging(true)}>
          {share.link === null ? SHEET.renew : SHEET.change}
        </Button>
      </>
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={SHEET.title}
      description={SHEET.description}
      closeButton={false}
      footer={
        <>
          {/* Another view may have taken the pressed button away. */}
          <span key={shows} ref={restoreFocus} hidden />
          <p role="alert" className={problem === null ? 'sr-only' : 'basis-full text-ink'}>
            {problem}
          </p>
          <p role="status" className={news === '' ? 'sr-only' : 'basis-full text-soft'}>
            {news}
          </p>
          <Button variant="secondary" onClick={share && changing ? () => setChanging(false) : onClose}>
            {share && changing ? SHEET.cancel : SHEET.close}
          </Button>
          {actions()}
        </>
      }
    >
      {content()}
    </Dialog>
  );
}
