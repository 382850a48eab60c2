import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSyncState } from '../../../data/outbox/page/sync-state.ts';
import { Icon } from '../../../ui/icon.tsx';
import { handOverTo } from '../api/reading/hand-over.ts';
import { following, type LinedUp, markDone, useLineUp } from '../api/reading/line-up.ts';
import { listening } from '../api/reading/listening.ts';
import { pathOf } from '../api/stories/path-of.ts';
import { LINE_UP } from './messages.ts';
import { firstToOpen } from './open-line-up.ts';

interface Props {
  storyId: string;
  /** Whether the last page is open. */
  atEnd: boolean;
  /** Of the way to the next story, also while that is looked for. */
  className?: string;
}

/** At the end of a story of the line-up: the way to the next one, which is loaded meanwhile. The story is done once its end is on the screen. */
export function LineUpEnd({ storyId, atEnd, className }: Props) {
  const rest = following(useLineUp(), storyId);
  const watch = useCallback(
    (end: HTMLDivElement) => {
      // A page that is not open yet lies behind the open one.
      if (!atEnd) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) markDone(storyId);
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [storyId, atEnd],
  );
  return (
    <div ref={watch}>
      {rest.length > 0 && (
        <div className={className}>
          <WayOn storyId={storyId} rest={rest} />
        </div>
      )}
    </div>
  );
}

function WayOn({ storyId, rest }: { storyId: string; rest: readonly LinedUp[] }) {
  const next = useFirstToOpen(rest);
  if (next === undefined) return null;
  if (next === null) return <p className="px-1 py-2 text-label text-soft">{LINE_UP.nextMissing}</p>;
  return (
    <Link
      to={pathOf(next.storyId)}
      onClick={({ altKey, ctrlKey, metaKey, shiftKey }) => {
        // Opens another tab, window or file, so that this story stays.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        markDone(storyId);
        // What was heard goes on to be heard.
        if (listening.get().open) handOverTo(next.storyId);
      }}
      className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-raised px-4 py-1 no-underline hover:border-lamp-ink hover:text-lamp-ink"
    >
      <span className="min-w-0 grow">
        <span className="block text-[0.8125rem] leading-tight text-soft">{LINE_UP.next}</span>
        <span className="line-clamp-2 large-text:line-clamp-none font-display text-[1.0625rem] leading-tight font-semibold wrap-anywhere">
          <bdi>{next.title}</bdi>
        </span>
      </span>
      <Icon name="arrow-right" className="size-5 text-lamp-ink" />
    </Link>
  );
}

/** Undefined until it is known, null if none can be opened now. It looks again when the network is back. */
function useFirstToOpen(stories: readonly LinedUp[]): LinedUp | null | undefined {
  const { online } = useSyncState();
  const [found, setFound] = useState<LinedUp | null>();
  const ids = stories.map((story) => story.storyId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same stories are a new list at each rendering.
  useEffect(() => {
    let current = true;
    void firstToOpen(stories).then((story) => {
      if (current) setFound(story);
    });
    return () => {
      current = false;
    };
  }, [ids, online]);
  return found;
}
