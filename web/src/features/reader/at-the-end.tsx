import { lazy, type ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { Late } from '../../ui/late.tsx';
import { turnLightsOut } from './api/reading/listening.ts';
import { storedLineUp } from './api/reading/stored-line-up.ts';
import { AGAIN, LIGHTS_OUT } from './messages.ts';

const LineUpEnd = lazy(async () => ({ default: (await import('./line-up/line-up-end.tsx')).LineUpEnd }));

interface Props {
  storyId: string;
  /** Whether the last page is open. */
  atEnd: boolean;
  onAgain: () => void;
  /** What the kind of story adds. */
  children: ReactNode;
}

/** Below the last words: the next story of the line-up, then in one row what the kind of story adds, the story once more, and the way to sleep. */
export function AtTheEnd({ storyId, atEnd, onAgain, children }: Props) {
  // Only a hint, because every story asks at its end: the line-up's code knows whose it is and whether another story follows.
  const maybeLinedUp = storedLineUp.get()?.includes(`"storyId":"${storyId}"`);
  return (
    <>
      {maybeLinedUp && (
        // Its height is measured before it is there (pages/page-room.ts).
        <Late fallback={<div className={ROOM} />}>
          <LineUpEnd storyId={storyId} atEnd={atEnd} className={ROOM} />
        </Late>
      )}
      <div className={END_ROW}>
        {children}
        <Button variant="secondary" size="sm" onClick={onAgain}>
          <Drawing paths={REPLAY} />
          {AGAIN}
        </Button>
        <Button variant="secondary" size="sm" onClick={turnLightsOut}>
          <Icon name="moon" />
          {LIGHTS_OUT}
        </Button>
      </div>
    </>
  );
}

const ROOM = 'mb-1 min-h-12';
const REPLAY = ['M4.7 12a7.3 7.3 0 1 0 2.2-5.2', 'M4.5 3.8v4.4h4.4'];

/**
 * Where it is narrow, as on a phone and in an open book, each has its words below its picture, and longer words have more room. The lowest phones
 * show words only.
 */
const END_ROW =
  'flex gap-1.5 max-[21rem]:flex-wrap spread:max-[44rem]:flex-wrap large-text:flex-col *:grow *:flex-col *:gap-1 *:rounded-card *:px-1 *:py-2 max-sm:[@media(max-height:41rem)]:[&_svg]:hidden spread:max-lg:*:py-1 *:leading-tight *:text-balance';
