import { isInsideApp } from '../../../data/device/platform.ts';
import { OpenInBrowser } from '../../../ui/open-in-browser.tsx';
import { OTHER_BROWSER } from './messages.ts';

/**
 * Why this browser cannot record, and the link for one that can.
 * @param refused whether it has a microphone but did not open it inside an app: the studio says what the browser says, and offers a voice note
 */
export function OtherBrowser({ refused = false }: { refused?: boolean }) {
  const reason = isInsideApp() ? OTHER_BROWSER.insideApp : OTHER_BROWSER.unable;
  return (
    <OpenInBrowser
      why={refused ? OTHER_BROWSER.refused : `${reason} ${OTHER_BROWSER.how}`}
      className="mx-auto mb-5 max-w-2xl space-y-4 rounded-card bg-raised p-6"
    />
  );
}
