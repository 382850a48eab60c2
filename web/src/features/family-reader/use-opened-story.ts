import type { Story } from '@tuckaway/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotYourStory, StoryNotFound } from '../../data/errors.ts';
import { useFamilyStory } from '../../data/family-stories.ts';
import { useSession } from '../../data/session.ts';
import { toast } from '../../ui/toast.ts';
import * as messages from './messages.ts';
import { storyIdFromPath } from './story-id-from-path.ts';

/** The story that the address names, or null while it is loading or on the way elsewhere: whoever cannot read it is told why and sent on. */
export function useOpenedStory(): Story | null {
  const navigate = useNavigate();
  const id = storyIdFromPath(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  const { data: story, error } = useFamilyStory(id);

  useEffect(() => {
    const sendTo = (path: string, title: string, description: string): void => {
      toast({ title, description, tone: 'destructive' });
      navigate(path, { replace: true });
    };
    if (id === null) sendTo('/', messages.INVALID_STORY.title, messages.INVALID_STORY.description);
    else if (!signedIn) sendTo('/auth', messages.AUTHENTICATION_REQUIRED.title, messages.AUTHENTICATION_REQUIRED.description);
    else if (error) sendTo('/', messages.STORY_NOT_FOUND_TITLE, wordsOf(error));
  }, [id, signedIn, error, navigate]);

  return (signedIn && story) || null;
}

function wordsOf(error: Error): string {
  return error instanceof StoryNotFound || error instanceof NotYourStory ? error.message : messages.STORY_NOT_FOUND;
}
