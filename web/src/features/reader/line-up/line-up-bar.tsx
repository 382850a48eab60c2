import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLineUp } from '../api/reading/line-up.ts';
import { LINE_UP } from './messages.ts';
import { StartButtons } from './start-buttons.tsx';

const LineUpSheet = lateSheet(async () => (await import('./line-up-sheet.tsx')).LineUpSheet);

/** Below the screens from which stories are chosen: how many are in tonight's line-up, and the ways to begin it. */
export function LineUpBar() {
  const stories = useLineUp();
  const [listing, setListing] = useState(false);
  const waiting = stories.filter(({ done }) => !done);
  if (waiting.length === 0 && !listing) return null;
  return (
    <section
      aria-label={LINE_UP.title}
      data-line-up=""
      className="flex max-w-full items-center gap-1 self-center rounded-full border border-edge bg-sheet p-1.5 shadow-lifted large-text:flex-wrap large-text:justify-center large-text:rounded-[28px] large-text:p-1 sm:gap-2 large-text:[&_button]:min-h-[44px] large-text:[&_button]:px-4 large-text:[&_button]:py-0"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setListing(true)}
        className="flex min-h-11 items-center gap-2 rounded-full px-2.5 text-label leading-tight font-semibold text-ink hover:bg-raised"
      >
        <Icon name="moon" filled className="size-5 text-lamp-ink max-[22rem]:hidden large-text:hidden" />
        <span className="text-start">
          {LINE_UP.tonight}
          <span className="sr-only">: </span>
          <span className="block font-normal whitespace-nowrap text-soft large-text:ms-2 large-text:inline">
            {LINE_UP.stories(waiting.length)}
          </span>
        </span>
      </button>
      {/* Beside the button, because screen readers announce nothing that changes within one. */}
      <p role="status" className="sr-only">
        {LINE_UP.stories(waiting.length)}
      </p>
      {waiting.length > 0 && <StartButtons stories={waiting} />}
      {listing && <LineUpSheet onClose={() => setListing(false)} />}
    </section>
  );
}
