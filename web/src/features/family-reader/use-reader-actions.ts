import type { Story } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addFavorite, useIsFavorite } from '../../data/favorites.ts';
import { regenerateStory } from '../../data/regenerate-story.ts';
import { toast } from '../../ui/toast.ts';
import { downloadStory } from './download-story.ts';
import * as messages from './messages.ts';

/** Milliseconds from the new text to its fading back in (section 9). */
const RESTORE_DELAY = 100;

/** What can be done with the story that is open. */
export function useReaderActions(story: Story) {
  const navigate = useNavigate();
  const isFavorite = useIsFavorite(story.id);
  const [adding, setAdding] = useState(false);
  const [regenerating, setRegenerating] = useState(false);
  const [faded, setFaded] = useState(false);
  const restoring = useRef<number | undefined>(undefined);
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      window.clearTimeout(restoring.current);
    };
  }, []);

  async function favorite(): Promise<void> {
    setAdding(true);
    try {
      await addFavorite({ storyId: story.id, title: story.title });
      toast(messages.addedToFavorites(story.title));
    } catch {
      toast({ ...messages.FAVORITE_FAILED, tone: 'destructive' });
    } finally {
      setAdding(false);
    }
  }

  async function regenerate(): Promise<void> {
    setRegenerating(true);
    setFaded(true);
    try {
      const newId = await regenerateStory(story);
      // Whoever left meanwhile is not called back: the new version waits under its own address.
      if (!here.current) return;
      navigate(`/read-story/${newId}`, { replace: true });
      const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
      toast(messages.REGENERATED);
      restoring.current = window.setTimeout(() => setFaded(false), RESTORE_DELAY);
    } catch {
      setFaded(false);
      if (here.current) toast({ ...messages.REGENERATION_FAILED, tone: 'destructive' });
    } finally {
      setRegenerating(false);
    }
  }

  return {
    favoriteState: isFavorite ? ('added' as const) : adding ? ('adding' as const) : ('idle' as const),
    favorite,
    download: () => {
      downloadStory(story);
      toast(messages.DOWNLOADED);
    },
    regenerating,
    faded,
    regenerate,
  };
}
