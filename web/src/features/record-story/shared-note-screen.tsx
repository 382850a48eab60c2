import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyPicture } from '../../art/index.ts';
import { useSession } from '../../data/session/session.ts';
import { useShelf } from '../../data/stories/shelf/shelf.ts';
import { readSharedNote, removeSharedNote } from '../../data/voices/shared-note.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { SHARED, TITLE } from './messages.ts';

/** `/record/shared`: which story a voice note belongs to that another app shared. */
export function SharedNoteScreen() {
  const { status } = useSession();
  const { search } = useLocation();
  const [kept, setKept] = useState<boolean | null>(null);
  const { stories, isError, hasMore, loadMore, isLoadingMore } = useShelf(false);

  useEffect(() => {
    readSharedNote(Date.now()).then(
      (file) => setKept(file !== null),
      () => setKept(false),
    );
  }, []);

  if (search === '?failed') return <Message text={SHARED.failed} to="/my-stories" label="My Stories" />;
  if (kept === false) return <Message text={SHARED.none} to="/my-stories" label="My Stories" />;
  if (status === 'signed-out') return <Message text={SHARED.signIn} to="/auth" label="Sign In" />;
  if (isError) return <Message text={SHARED.offline} to="/my-stories" label="My Stories" />;
  if (kept === null || stories === undefined) return <LoadingScreen label={TITLE} />;
  if (stories.length === 0) return <Message text={SHARED.noStories} to="/create-story" label="Create a Story" />;
  return (
    <Page title={SHARED.title} heading lead={SHARED.lead} width="narrow">
      <ul className="space-y-3">
        {stories.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/record/${id}?shared`}
              className="block min-h-14 rounded-card border border-line bg-sheet px-5 py-3.5 font-story text-story text-ink no-underline hover:border-lamp-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasMore && (
          <Button variant="secondary" busy={isLoadingMore} onClick={() => void loadMore()}>
            {SHARED.more}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void removeSharedNote().then(() => setKept(false))}>
          {SHARED.remove}
        </Button>
      </div>
    </Page>
  );
}

function Message({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <MessagePage title={SHARED.title} text={text} picture={<EmptyPicture kind="not-found" />}>
      <ButtonLink to={to}>{label}</ButtonLink>
    </MessagePage>
  );
}
