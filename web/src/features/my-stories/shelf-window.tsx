import type { Story } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';
import { useFavoriteToggle } from '../../data/favorites/favorites.ts';
import type { PendingDeletion } from '../../data/stories/pending-deletions.ts';
import { toast } from '../../ui/toast.ts';
import * as messages from './messages.ts';
import { ShelfItem } from './shelf-item.tsx';

/** Milliseconds without a change of the search before favorites are read. */
const SETTLE_MS = 400;

/** A page of the shown stories, whose favorites are read in one request. */
export function ShelfWindow({ stories, deletions }: { stories: readonly Story[]; deletions: ReadonlyMap<string, PendingDeletion> }) {
  const key = useSettled(stories.map(({ id }) => id).join());
  const favorites = useFavoriteToggle(useMemo(() => key.split(','), [key]));

  async function toggle({ id: storyId, title }: Story): Promise<void> {
    toast(messages.FAVORITE_TOASTS[await favorites.toggle({ storyId, title })]);
  }

  return stories.map((story) => (
    <ShelfItem
      key={story.id}
      story={story}
      deletion={deletions.get(story.id)}
      isFavorite={favorites.isFavorite(story.id)}
      isUpdating={favorites.isUpdating(story.id)}
      onToggleFavorite={() => void toggle(story)}
    />
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
