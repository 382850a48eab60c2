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

  /** Lays out the form of the next episode, and goes there. */
  async function nextEpisode(): Promise<void> {
    try {
      const { layOutNextEpisode } = await import('../../data/next-episode.ts');
      layOutNextEpisode(story);
    } catch {
      // Without that code the form is an empty one, and still the way to a story.
    }
    if (here.current) navigate('/create-story');
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
    /** Null for a story of which nothing is known without the name. */
    nextEpisode: (story.recap ?? story.template) === undefined ? null : nextEpisode,
  };
}
