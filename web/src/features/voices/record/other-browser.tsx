import { isInsideApp } from '../../../data/device/platform.ts';
import { OpenInBrowser } from '../../../ui/open-in-browser.tsx';
import { OTHER_BROWSER } from './messages.ts';

/** Why this browser cannot record, and the link for one that can. */
export function OtherBrowser() {
  return (
    <OpenInBrowser
      why={`${isInsideApp() ? OTHER_BROWSER.insideApp : OTHER_BROWSER.unable} ${OTHER_BROWSER.how}`}
      className="mx-auto mb-5 max-w-2xl space-y-4 rounded-card bg-raised p-6"
    />
  );
}
