import { useId } from 'react';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { answerPushPrompt, usePushPrompt } from '../api/push/push-prompt.ts';
import { PROMPT } from './messages.ts';
import { useNotifications } from './use-notifications.ts';

/**
 * The notification prompt of specification section 2. Hidden if notifications are denied or unsupported, and once it was answered; the settings
 * always offer them.
 * @param hasRead whether a story was read on this page
 */
export function NotificationPrompt({ hasRead }: { hasRead: boolean }) {
  return usePushPrompt(hasRead) ? <Question /> : null;
}

function Question() {
  const title = useId();
  const { busy, enable } = useNotifications();
  return (
    <section
      ref={handFocusOver}
      aria-labelledby={title}
      className="sheet flex w-full max-w-md animate-sheet-in items-start gap-4 p-4 shadow-lifted large-text:flex-col sm:p-5"
    >
      <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-dusk text-moon">
        <Icon name="bell" className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 id={title} className="font-display text-[1.1875rem]/tight font-semibold">
          {PROMPT.title}
        </h2>
        <p className="mt-1 text-[0.9375rem] leading-snug text-soft">{PROMPT.lead}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" busy={busy === 'enable'} onClick={() => void enable()}>
            {busy === 'enable' ? PROMPT.enabling : PROMPT.enable}
          </Button>
          <Button variant="quiet" size="sm" onClick={answerPushPrompt}>
            {PROMPT.notNow}
          </Button>
        </div>
      </div>
    </section>
  );
}
