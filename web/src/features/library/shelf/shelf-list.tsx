import type { Story } from '@tuckaway/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { SHELF_PAGE } from '../../reader/api/stories/shelf-order.ts';
import { useHearts } from '../../reader/use-hearts.ts';
import { type PendingDeletion, usePendingDeletions } from '../api/pending-deletions.ts';
import * as messages from './messages.ts';
import { ShelfItem } from './shelf-item.tsx';

/** Milliseconds without a change of the search before favorites are read. */
const SETTLE_MS = 400;

export interface ShelfListProps {
  /** The search; another one begins at its first page. */
  wish: string;
  stories: readonly Story[];
  /** Loads more; null if there are no more, or they load by themselves. */
  more: { busy: boolean; load: () => Promise<unknown> } | null;
  /** The message, above the button, when more could not be loaded. */
  trouble: ReactNode;
}

/** The stories, a page at a time, as a thousand cards would be slow on an old phone. */
export function ShelfList({ wish, stories, more, trouble }: ShelfListProps) {
  const [opened, setOpened] = useState({ wish, pages: 1 });
  const pages = opened.wish === wish ? opened.pages : 1;
  const deletions = usePendingDeletions();
  const list = useRef<HTMLUListElement>(null);
  /** How many stories were shown when the user asked for more. */
  const before = useRef<number | null>(null);
  const shown = stories.slice(0, pages * SHELF_PAGE);

  function showMore(): void {
    before.current = shown.length;
    setOpened({ wish, pages: pages + 1 });
    if (stories.length <= shown.length) void more?.load();
  }

  useEffect(() => {
    if (before.current === null || shown.length <= before.current) return;
    // The focus moves to the first new story, as the button is gone after the last page.
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = null;
  }, [shown.length]);

  return (
    <>
      <ul ref={list} className="m-0 grid list-none grid-cols-1 gap-3.5 p-0 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {windowsOf(shown).map((window, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its place in the list.
          <ShelfWindow key={index} stories={window} deletions={deletions} />
        ))}
      </ul>
      {trouble}
      {(stories.length > shown.length || more) && (
        <p className="mt-8 text-center">
          <Button variant="secondary" busy={more?.busy === true && stories.length <= shown.length} onClick={showMore}>
            {more?.busy && stories.length <= shown.length ? messages.SHOW_MORE.busy : messages.SHOW_MORE.action}
          </Button>
        </p>
      )}
    </>
  );
}

function windowsOf(stories: readonly Story[]): (readonly Story[])[] {
  return Array.from({ length: Math.ceil(stories.length / SHELF_PAGE) }, (_, index) =>
    stories.slice(index * SHELF_PAGE, (index + 1) * SHELF_PAGE),
  );
}

/** A page of the shown stories, whose favorites are read in one request. */
function ShelfWindow({ stories, deletions }: { stories: readonly Story[]; deletions: ReadonlyMap<string, PendingDeletion> }) {
  const key = useSettled(stories.map(({ id }) => id).join());
  const heartOf = useHearts(key.split(','));
  return stories.map((story) => (
    <ShelfItem key={story.id} story={story} deletion={deletions.get(story.id)} {...heartOf(story.id, story.title)} />
  ));
}

/** The first value at once, a later one when it has settled: typing does not read favorites with every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
