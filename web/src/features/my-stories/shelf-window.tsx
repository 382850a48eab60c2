import type { Story } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';
import { useFavoriteToggle } from '../../data/favorites/favorites.ts';
import type { PendingDeletion } from '../../data/stories/pending-deletions.ts';
import { toast } from '../../ui/toast.ts';
import * as messages from './messages.ts';
import { ShelfItem } from './shelf-item.tsx';

/** Milliseconds without a change. */
const REST = 400;

/** Some of the stories on show, with their hearts: these are asked for together, and once. */
export function ShelfWindow({ stories, departures }: { stories: readonly Story[]; departures: ReadonlyMap<string, PendingDeletion> }) {
  const key = useSettled(stories.map(({ id }) => id).join());
  const favorites = useFavoriteToggle(useMemo(() => key.split(','), [key]));

  async function toggle({ id: storyId, title }: Story): Promise<void> {
    toast(messages.FAVORITE_TOASTS[await favorites.toggle({ storyId, title })]);
  }

  return stories.map((story) => (
    <ShelfItem
      key={story.id}
      story={story}
      departure={departures.get(story.id)}
      isFavorite={favorites.isFavorite(story.id)}
      isUpdating={favorites.isUpdating(story.id)}
      onToggleFavorite={() => void toggle(story)}
    />
  ));
}

/** The first value at once, another one when it has stayed: no question to the database with every letter that is typed. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), REST);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
