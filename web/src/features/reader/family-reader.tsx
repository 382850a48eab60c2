import type { Story } from '@tuckaway/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLooks } from '../../data/account/looks.ts';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../../data/lib/errors.ts';
import type { ReaderParts } from '../../data/reading/reader-parts.ts';
import { useSession } from '../../data/session/session.ts';
import { useFamilyStory } from '../../data/stories/family-stories.ts';
import { Button, ButtonLink, type ButtonProps } from '../../ui/form/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { toast } from '../../ui/toaster/toast.ts';
import { Loading, Missing } from './closed-book.tsx';
import { familyBook } from './family-book.ts';
import * as messages from './messages.ts';
import { Reader } from './reader.tsx';
import { usePageBeingRead } from './use-page-being-read.ts';
import { useReaderActions } from './use-reader-actions.ts';

/** A family's story (/read-story). A user who cannot read it is told why and redirected. */
export function FamilyReader({ keep, ...parts }: ReaderParts<Story>) {
  const navigate = useNavigate();
  // The last path segment (section 2).
  const id = useLocation().pathname.slice('/read-story'.length).split('/').findLast(Boolean) ?? null;
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
    else if (error && !offline) {
      const known = error instanceof StoryNotFound || error instanceof StoryAccessDenied;
      sendTo('/', messages.NOT_FOUND, known ? error.message : messages.NO_SUCH_STORY);
    }
  }, [id, signedIn, error, offline, navigate]);

  if (signedIn && story) return <OpenStory key={story.id} story={story} keep={keep?.(story)} {...parts} />;
  // It opens by itself when the network is back.
  if (signedIn && offline) return <Missing {...messages.NOT_ON_DEVICE} picture="offline" trying={isFetching} onTry={refetch} />;
  return <Loading />;
}

function OpenStory({ story, keep, ...parts }: Omit<ReaderParts<Story>, 'keep'> & { story: Story; keep: ReactNode }) {
  const { favoriteState, favorite, download, regenerating, faded, regenerate, nextEpisode } = useReaderActions(story);
  const looks = useLooks(story);
  const book = useMemo(() => familyBook(story, looks), [story, looks]);
  const startPage = usePageBeingRead();
  const adding = favoriteState === 'adding';
  const added = favoriteState === 'added';
  return (
    <Reader {...parts} book={book} faded={faded} startPage={startPage}>
      <div className="mx-auto flex max-w-6xl flex-wrap justify-center gap-2 pt-2 pb-6 page-margin xl:max-w-7xl">
        <Action icon="heart" label={messages.FAVORITE_LABELS[favoriteState]} busy={adding} disabled={added} onClick={favorite} />
        <Action icon="download" label={messages.DOWNLOAD_LABEL} onClick={download} />
        <Action icon="refresh" label={messages.REGENERATE[regenerating ? 'busy' : 'idle']} busy={regenerating} onClick={regenerate} />
        <Action icon="stars" label="Create Another Story" to="/create-story" />
        <Action icon="book" label="Browse Stories" to="/" />
        <span className="h-4 basis-full" />
        {story.continues && <Action quiet icon="arrow-left" label={messages.EPISODE_BEFORE} to={`/read-story/${story.continues}`} />}
        {/* Only a story whose text is known without names can be continued. */}
        {(story.recap ?? story.template) && <Action quiet icon="arrow-right" label={messages.NEXT_EPISODE} onClick={nextEpisode} />}
        {keep}
      </div>
    </Reader>
  );
}

type ActionProps = Pick<ButtonProps, 'busy' | 'disabled' | 'onClick'> & { icon: IconName; label: string; quiet?: boolean; to?: string };

function Action({ icon, label, quiet = false, to, ...press }: ActionProps) {
  const children = (
    <>
      {!press.busy && <Icon name={icon} filled={icon === 'heart' && press.disabled === true} />}
      {label}
    </>
  );
  const look = { variant: quiet ? 'quiet' : 'secondary', size: 'sm', children } as const;
  return to === undefined ? <Button {...look} {...press} /> : <ButtonLink {...look} to={to} />;
}
