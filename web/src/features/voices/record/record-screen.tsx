import { childrenNames, normalizePersonText, personTextProblem, type Story, signOff, storyPages, VOICE_LIMITS } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyPicture } from '../../../art/index.ts';
import { useSession, useUid } from '../../../data/session/session.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { deliverRecordings } from '../api/deliver-recordings.ts';
import { useDelivery } from '../api/delivery.ts';
import { type StoryReader, useReaders } from '../api/readers.ts';
import { FAMILY, TITLE } from './messages.ts';
import { Recording } from './recording.tsx';
import { studioPages } from './story-script.ts';

/** `/record/{story}`: a family reads its own story aloud. @param story undefined until it is read. @param missing whether it cannot be read. */
export function RecordScreen({ storyId, story, missing }: { storyId: string; story: Story | undefined; missing: boolean }) {
  const { status } = useSession();
  const uid = useUid();
  const readers = useReaders(storyId);
  if (status === 'signed-out') return <Message text={FAMILY.signIn} to="/auth" label="Sign In" />;
  if (missing) return <Message text={FAMILY.missing} to="/my-stories" label="My Stories" />;
  if (uid === null || !story || !readers) return <LoadingScreen label={TITLE} />;
  return <RecordStory uid={uid} story={story} readers={readers} />;
}

function Message({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <MessagePage title={TITLE} text={text} picture={<EmptyPicture kind="not-found" />}>
      <ButtonLink to={to}>{label}</ButtonLink>
    </MessagePage>
  );
}

function RecordStory({ uid, story, readers }: { uid: string; story: Story; readers: readonly StoryReader[] }) {
  const [reader, setReader] = useState<{ voiceId: string; name: string } | null>(null);
  const [finished, setFinished] = useState(false);
  const pages = useMemo(() => studioPages(story, storyPages(story), signOff(childrenNames(story))), [story]);
  const back = `/read-story/${story.id}`;

  const shared = useLocation().search === '?shared';
  const [takes, setTakes] = useState(0);
  const { refused } = useDelivery();

  return (
    <>
      {/* The key delivers each new take at once. */}
      <Delivery key={takes} uid={uid} />
      {finished ? (
        <Message text={refused ?? FAMILY.done} to={back} label={FAMILY.back} />
      ) : (
        <Page title={TITLE} heading lead={story.title} width="narrow" backTo={back} backLabel={FAMILY.back}>
          {reader === null ? (
            <Reader readers={readers} onReader={setReader} />
          ) : (
            <Recording
              uid={uid}
              target={{ by: 'family', storyId: story.id, ...reader }}
              noteFirst={shared}
              pages={pages}
              recorded={readers.find(({ id }) => id === reader.voiceId)?.pages ?? []}
              onTake={() => setTakes((count) => count + 1)}
              onFinish={() => setFinished(true)}
            />
          )}
        </Page>
      )}
    </>
  );
}

function Delivery({ uid }: { uid: string }) {
  useEffect(() => deliverRecordings({ uid }), [uid]);
  return null;
}

/** Who reads: a new name, or one that has begun this story. @param readers all of the story, guests too: they count. */
function Reader({ readers, onReader }: { readers: readonly StoryReader[]; onReader: (reader: { voiceId: string; name: string }) => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const own = readers.filter(({ by }) => by === 'family');
  const full = readers.length >= VOICE_LIMITS.perStory;
  return (
    <div className="space-y-8">
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {own.map((voice) => (
            <li key={voice.id}>
              <Button variant="secondary" className="wrap-anywhere" onClick={() => onReader({ voiceId: voice.id, name: voice.name })}>
                <bdi>{voice.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {full ? (
        <p className="text-body text-ink">{FAMILY.full}</p>
      ) : (
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = normalizePersonText(name);
            // A user whose tab died may type the same name again.
            const begun = own.find((reader) => reader.waits && reader.name === typed);
            if (personTextProblem(typed, VOICE_LIMITS.name) !== null) setProblem(FAMILY.unfit);
            else onReader({ voiceId: begun?.id ?? crypto.randomUUID(), name: typed });
          }}
        >
          <TextField
            label={FAMILY.who}
            hint={FAMILY.hint}
            placeholder={FAMILY.example}
            value={name}
            error={problem}
            maxLength={VOICE_LIMITS.name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit">{FAMILY.go}</Button>
        </form>
      )}
    </div>
  );
}
