import type { Story } from '@tuckaway/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../../data/lib/errors.ts';
import { useSession } from '../../data/session/session.ts';
import { useFamilyStory } from '../../data/stories/family-stories.ts';
import { toast } from '../../ui/toaster/toast.ts';
import * as messages from './messages.ts';

export type Opening =
  | { is: 'open'; story: Story }
  /** Also while the user is redirected. */
  | { is: 'loading' }
  /** There is no network and no copy on this device; it opens by itself when the network is back. */
  | { is: 'offline'; trying: boolean; retry: () => void };

/** The story of this address. A user who cannot read it is told why and redirected. */
export function useOpenedStory(): Opening {
  const navigate = useNavigate();
  const id = storyIdFromPath(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  const { data: story, error, isFetching, refetch } = useFamilyStory(id);
  const offline = error instanceof OfflineError;

  useEffect(() => {
    const sendTo = (path: string, title: string, description: string): void => {
      toast({ title, description, tone: 'destructive' });
      navigate(path, { replace: true });
    };
    if (id === null) sendTo('/', messages.INVALID_STORY.title, messages.INVALID_STORY.description);
    else if (!signedIn) sendTo('/auth', messages.AUTHENTICATION_REQUIRED.title, messages.AUTHENTICATION_REQUIRED.description);
    else if (error && !offline) sendTo('/', messages.STORY_NOT_FOUND_TITLE, wordsOf(error));
  }, [id, signedIn, error, offline, navigate]);

  if (signedIn && story) return { is: 'open', story };
  if (signedIn && offline) return { is: 'offline', trying: isFetching, retry: () => void refetch() };
  return { is: 'loading' };
}

function wordsOf(error: Error): string {
  return error instanceof StoryNotFound || error instanceof StoryAccessDenied ? error.message : messages.STORY_NOT_FOUND;
}

/** The last path segment after /read-story (section 2), or null where there is none. */
function storyIdFromPath(pathname: string): string | null {
  const segments = pathname.slice('/read-story'.length).split('/').filter(Boolean);
  return segments.at(-1) ?? null;
}
