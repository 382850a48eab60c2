import type { CuratedStory } from '@tuckaway/domain';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { CallFailed } from '../../../data/http/call.ts';
import { useSession } from '../../../data/session/session.ts';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useCuratedStory } from '../api/stories/curated-stories.ts';
import { curatedBook } from '../book.ts';
import { Loading, Missing } from '../closed-book.tsx';
import { GONE, UNREACHABLE } from '../messages.ts';
import type { MoreGroups } from '../more.tsx';
import { OneMore } from '../one-more.tsx';
import { Reader } from '../reader.tsx';

const FavoriteButton = lazy(async () => ({ default: (await import('../favorite-button.tsx')).FavoriteButton }));

/** A curated story (/story). @param more what else can be done with it */
export function CuratedReader({ more }: { more?: (story: CuratedStory) => MoreGroups }) {
  const { data: story, isPending, error, isFetching, refetch } = useCuratedStory(useParams().id);
  const signedIn = useSession().status === 'signed-in';
  const childMode = useChildMode();
  const book = useMemo(() => story && curatedBook(story), [story]);

  if (isPending) return <Loading />;
  if (error instanceof CallFailed && error.status === 404) return <Missing {...GONE} />;
  // An open book stays open when it cannot be fetched again.
  if (!story || !book) return <Missing {...UNREACHABLE} trying={isFetching} onTry={refetch} />;
  const end = (
    <>
      {signedIn && !childMode && (
        <Suspense fallback={null}>
          <FavoriteButton story={{ id: book.id, title: story.title }} />
        </Suspense>
      )}
      <OneMore storyId={book.id} />
    </>
  );
  // The key starts another story at its first page.
  return <Reader key={book.id} book={book} end={end} more={childMode ? undefined : { ...more?.(story) }} />;
}
