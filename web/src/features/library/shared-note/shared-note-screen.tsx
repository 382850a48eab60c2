import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EmptyPicture } from '../../../art/index.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { useSession } from '../../../data/session/session.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { readSharedNotes, removeSharedNote, type SharedNote } from '../../voices/api/shared-note.ts';
import { SHARED, TITLE } from '../../voices/record/messages.ts';
import { nameOfNote } from '../../voices/record/voice-note/messages.ts';
import { useShelf } from '../api/shelf.ts';

/** In the address: there was no room for another note. */
const FULL = '?full';

/** `/record/shared`: which story a voice note belongs to that another app shared. */
export function SharedNoteScreen() {
  const session = useSession();
  const { status } = session;
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const queryKey = [PRIVATE, uid, 'shared-notes'];
  const { data: notes } = useQuery({
    queryKey,
    queryFn: () => readSharedNotes(uid, Date.now(), () => void navigate(FULL, { replace: true })).catch(() => []),
    // Until it is known who is signed in, a note would get the wrong owner.
    enabled: status !== 'loading',
    gcTime: 0,
  });
  const { stories, isError, hasMore, loadMore, isLoadingMore } = useShelf(false);

  async function remove(removed: SharedNote): Promise<void> {
    await removeSharedNote(removed);
    client.setQueryData<SharedNote[]>(queryKey, (known) => known?.filter((note) => note !== removed));
  }

  const removers = notes?.map((note) => (
    <Button key={note.place} variant="quiet" onClick={() => void remove(note)}>
      {notes.length > 1 ? SHARED.removeOne(nameOfNote(note)) : SHARED.remove}
    </Button>
  ));

  if (search === '?failed') return <Message text={SHARED.failed} to="/my-stories" label="My Stories" />;
  if (search === FULL) return <Message text={SHARED.full} to="/record/shared" label={SHARED.look} />;
  if (notes?.length === 0) return <Message text={SHARED.none} to="/my-stories" label="My Stories" />;
  if (status === 'signed-out') return <Message text={SHARED.signIn} to="/auth" label="Sign In" more={removers} />;
  if (isError) return <Message text={SHARED.offline} to="/my-stories" label="My Stories" more={removers} />;
  if (notes === undefined || stories === undefined) return <LoadingScreen label={TITLE} />;
  if (stories.length === 0) return <Message text={SHARED.noStories} to="/create-story" label="Create a Story" more={removers} />;
  return (
    <Page title={SHARED.title} heading lead={SHARED.lead} width="narrow">
      {notes.length > 1 && <p className="mb-6 text-ink">{SHARED.several}</p>}
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
        {removers}
      </div>
    </Page>
  );
}

function Message({ text, to, label, more }: { text: string; to: string; label: string; more?: ReactNode }) {
  return (
    <MessagePage title={SHARED.title} text={text} picture={<EmptyPicture kind="not-found" />}>
      <ButtonLink to={to}>{label}</ButtonLink>
      {more}
    </MessagePage>
  );
}
