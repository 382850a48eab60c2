import type { CuratedStory } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyPicture } from '../../art/index.ts';
import { HttpError } from '../../data/lib/errors.ts';
import { useCuratedStory } from '../../data/stories/curated-stories.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { Book, type ReaderAids } from './book.tsx';
import { LOADING, NOT_FOUND, RETURN_HOME, UNAVAILABLE } from './messages.ts';

/** What the route adds so that a story can be reported. */
interface ReaderReporting {
  entry: (storyId: string) => ReactNode;
  unlessReported: (storyId: string, story: ReactNode) => ReactNode;
}

interface CuratedReaderProps {
  reporting?: ReaderReporting;
  /** The ways to keep a story. */
  keep?: (story: CuratedStory) => ReactNode;
  aids?: ReaderAids;
}

/** `/story/{id}`: the paged reader of a curated story, in each of its states. */
export function CuratedReaderScreen({ reporting, keep, aids }: CuratedReaderProps) {
  const { id } = useParams();
  const { data: story, isPending, error, isFetching, refetch } = useCuratedStory(id);

  if (isPending) {
    return (
      <Page title="A story" width="full">
        <LoadingScreen label={LOADING} />
      </Page>
    );
  }
  const gone = error instanceof HttpError && error.status === 404;
  // A book that lies open stays so where it only could not be asked for anew.
  if (story === undefined || gone) {
    return (
      <Apology title={NOT_FOUND} text={gone ? 'It may have been put back on another shelf.' : 'We could not reach the shelf it stands on.'}>
        {!gone && (
          <Button variant="secondary" onClick={() => void refetch()} busy={isFetching}>
            Try Again
          </Button>
        )}
      </Apology>
    );
  }
  if (!story.pages?.length) return <Apology title={UNAVAILABLE} text="Its pages are missing. Please try another story." />;
  const storyId = String(story.id);
  // The key starts another story at its first page.
  const book = <Book key={storyId} story={story} report={reporting?.entry(storyId)} keep={keep?.(story)} aids={aids} />;
  return reporting ? reporting.unlessReported(storyId, book) : book;
}

function Apology({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Page title={title} width="narrow" className="flex min-h-screenful flex-col justify-center text-center">
      <EmptyPicture kind="not-found" />
      <h1 className="mt-8 font-display text-head font-semibold">{title}</h1>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <ButtonLink to="/">{RETURN_HOME}</ButtonLink>
      </div>
    </Page>
  );
}
