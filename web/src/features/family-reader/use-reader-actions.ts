import { childrenNames, downloadFileName, downloadText, htmlToParagraphs, type Story } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addFavorite, useIsFavorite } from '../../data/favorites/favorites.ts';
import { RegenerationFailure } from '../../data/lib/errors.ts';
import { regenerateStory } from '../../data/stories/regenerate-story.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { toast } from '../../ui/toaster/toast.ts';
import * as messages from './messages.ts';

/** Milliseconds from showing the new text to fading it in (section 9). */
const RESTORE_DELAY_MS = 100;

export function useReaderActions(story: Story) {
  const navigate = useNavigate();
  const isFavorite = useIsFavorite(story.id);
  // By story id, as another story may be opened while an action runs.
  const [adding, setAdding] = useState<string | null>(null);
  const [regenerating, setRegenerating] = useState<readonly string[]>([]);
  const [faded, setFaded] = useState<readonly string[]>([]);
  const restoring = useRef<number | undefined>(undefined);
  const onShow = useRef<string | null>(null);
  /** Whether the same story is still open: results for another one are not shown. */
  const stillHere = (): boolean => onShow.current === story.id;

  useEffect(() => {
    onShow.current = story.id;
    return () => {
      onShow.current = null;
    };
  }, [story.id]);
  useEffect(() => () => window.clearTimeout(restoring.current), []);

  async function favorite(): Promise<void> {
    setAdding(story.id);
    try {
      await addFavorite({ storyId: story.id, title: story.title });
      toast(messages.addedToFavorites(story.title));
    } catch {
      toast({ ...messages.FAVORITE_FAILED, tone: 'destructive' });
    } finally {
      setAdding((id) => (id === story.id ? null : id));
    }
  }

  async function regenerate(): Promise<void> {
    const without =
      (...gone: string[]) =>
      (ids: readonly string[]) =>
        ids.filter((id) => !gone.includes(id));
    setRegenerating((ids) => [...ids, story.id]);
    setFaded((ids) => [...ids, story.id]);
    try {
      const newId = await regenerateStory(story);
      // The new version is on the shelf.
      if (!stillHere()) {
        setFaded(without(story.id));
        return;
      }
      setFaded((ids) => [...ids, newId]);
      navigate(`/read-story/${newId}`, { replace: true });
      const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
      toast(messages.REGENERATED);
      restoring.current = window.setTimeout(() => setFaded(without(story.id, newId)), RESTORE_DELAY_MS);
    } catch (error) {
      setFaded(without(story.id));
      const reason = error instanceof RegenerationFailure ? error.reason : '';
      if (stillHere()) toast({ ...messages.regenerationFailed(reason), tone: 'destructive' });
    } finally {
      setRegenerating(without(story.id));
    }
  }

  async function nextEpisode(): Promise<void> {
    try {
      const { draftNextEpisode } = await import('../../data/stories/episodes.ts');
      draftNextEpisode(story);
    } catch {
      // Without that code the form opens empty.
    }
    if (stillHere()) navigate('/create-story');
  }

  return {
    favoriteState: isFavorite ? ('added' as const) : adding === story.id ? ('adding' as const) : ('idle' as const),
    favorite,
    download: () => {
      downloadStory(story);
      toast(messages.DOWNLOADED);
    },
    regenerating: regenerating.includes(story.id),
    faded: faded.includes(story.id),
    regenerate,
    /** Null for a story that has no text without names. */
    nextEpisode: (story.recap ?? story.template) === undefined ? null : nextEpisode,
  };
}

function downloadStory(story: Story): void {
  const text = downloadText({ ...story, childName: childrenNames(story), paragraphs: htmlToParagraphs(story.content) });
  downloadFile(downloadFileName(story.title), 'text/plain;charset=utf-8', text);
}
