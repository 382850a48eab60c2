import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { focusScreen } from '../../ui/dialog/lost-focus.ts';
import { Button } from '../../ui/form/button.tsx';
import { Late } from '../../ui/late.tsx';
import { Page } from '../../ui/page.tsx';
import { moreStoriesAt } from '../reader/api/stories/more-stories.ts';
import { USED_UP } from './messages.ts';

/** Stories to read instead. Features on one floor do not import each other, so the route passes it. */
export type TonightOffers = ComponentType<{ className?: string }>;

interface UsedUpDayProps {
  /** Milliseconds since 1970. */
  day: { until: number; now: number };
  Offers: TonightOffers;
  /** The story is chosen now, and sent when there are stories again. */
  onLater: () => void;
}

/** Before the form, while today's stories are used up: when there are more, and what can be read until then. */
export function UsedUpDay({ day: { until, now }, Offers, onLater }: UsedUpDayProps) {
  function answer(): void {
    flushSync(onLater);
    focusScreen();
    window.scrollTo(0, 0);
  }

  return (
    <Page title={USED_UP.screen} backTo="/" backLabel="Back to Home">
      <header className="mt-4 sm:mt-8">
        <h1 className="font-display text-head font-semibold">{USED_UP.title}</h1>
        <p className="mt-3 max-w-[52ch] text-body">{moreStoriesAt(until, now)}</p>
      </header>
      {/* Without its code, the day is said all the same. */}
      <Late>
        <Offers className="mt-8" />
      </Late>
      <section aria-labelledby="send-later" className="sheet mt-8 px-5 py-6 sm:px-8">
        <h2 id="send-later" className="font-display text-card font-semibold">
          {USED_UP.laterTitle}
        </h2>
        <p className="mt-1.5 max-w-[52ch] text-soft">{USED_UP.aboutLater}</p>
        <Button variant="secondary" className="mt-4" onClick={answer}>
          {USED_UP.later}
        </Button>
      </section>
    </Page>
  );
}
