import type { Story } from '@tuckaway/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../../../data/device/errors.ts';
import { useSession } from '../../../data/session/session.ts';
import { toast } from '../../../ui/toaster/toast.ts';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useLooks } from '../../parents/api/children/looks.ts';
import { useFamilyStory } from '../api/stories/family-stories.ts';
import { Loading, Missing } from '../closed-book.tsx';
import * as messages from '../messages.ts';
import type { MoreGroups } from '../more.tsx';
import { Reader } from '../reader.tsx';
import { useFirstPicture } from '../use-first-picture.ts';
import { usePageBeingRead } from '../use-page-being-read.ts';
import { useReaderActions } from '../use-reader-actions.ts';
import { FamilyActions, FamilyEnd, FamilyMore } from './family-actions.tsx';
import { familyBook } from './family-book.ts';
import { useFirstStory } from './use-first-story.ts';

/** A family's story (/read-story). A user who cannot read it is told why and redirected. @param more what else can be done with it */
export function FamilyReader({ more }: { more?: (story: Story) => MoreGroups }) {
  const navigate = useNavigate();
  // The last path segment (section 2).
  const id = useLocation().pathname.slice('/read-story'.length).split('/').findLast(Boolean) ?? null;
  const signedIn = useSession().status === 'signed-in';
  const { data: story, error, isFetching, refetch } = useFamilyStory(id);
  const offline = error instanceof OfflineError;
  const pictured = useFirstPicture(story);

  useEffect(() => {
    const sendTo = (path: string, title: string, description: string): void => {
      toast({ title, description, tone: 'destructive' });
      navigate(path, { replace: true });
    };
    if (id === null) sendTo('/', messages.INVALID_STORY.title, messages.INVALID_STORY.description);
    else if (!signedIn) sendTo('/auth', messages.AUTHENTICATION_REQUIRED.title, messages.AUTHENTICATION_REQUIRED.description);
    else if (error && !offline) {
      const known = error instanceof StoryNotFound || error instanceof StoryAccessDenied;
      sendTo('/', messages.NOT_FOUND, known ? error.message : messages.NO_SUCH_STORY);
    }
  }, [id, signedIn, error, offline, navigate]);

  if (signedIn && story && pictured) return <OpenStory key={story.id} story={story} more={more?.(story)} />;
  // It opens by itself when the network is back.
  if (signedIn && offline) return <Missing {...messages.NOT_ON_DEVICE} picture="offline" trying={isFetching} onTry={refetch} />;
  return <Loading />;
}

function OpenStory({ story, more }: { story: Story; more: MoreGroups | undefined }) {
  const actions = useReaderActions(story);
  const [atEnd, setAtEnd] = useState(false);
  const follow = useCallback((_page: number, ends: boolean) => setAtEnd(ends), []);
  const looks = useLooks(story);
  const book = useMemo(() => familyBook(story, looks), [story, looks]);
  const startPage = usePageBeingRead();
  const childMode = useChildMode();
  useFirstStory(story.uid, story.id);
  if (childMode) return <Reader book={book} faded={actions.faded} startPage={startPage} onPage={follow} />;
  return (
    <Reader
      book={book}
      faded={actions.faded}
      startPage={startPage}
      onPage={follow}
      end={<FamilyEnd story={story} actions={actions} />}
      more={{ ...more, family: <FamilyMore story={story} actions={actions} voices={more?.family} /> }}
    >
      {(rest) => <FamilyActions {...{ story, actions, atEnd, rest }} />}
    </Reader>
  );
}
