import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type InvitedStory, isShareToken, NAMELESS_CHILD, shareReportPath, signOff } from '@tuckaway/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyPicture, StoryImage } from '../../../art/index.ts';
import { useNight } from '../../../data/device/theme.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { deliverRecordings } from '../api/deliver-recordings.ts';
import { showDelivery, useDelivery } from '../api/delivery.ts';
import { forgetTakesOfGuest } from '../api/forget-voices.ts';
import { agreeAsGuest, readInvitation } from '../api/invitations.ts';
import { GUEST, TITLE } from './messages.ts';
import { minutesToRead } from './reading-time.ts';
import { Recording } from './recording.tsx';
import { studioPages } from './story-script.ts';
import type { StudioPage } from './studio.tsx';
import { Withdraw } from './withdraw.tsx';

/** Statuses of a server that takes nothing from this guest any more. */
const ENDED: ReadonlySet<number | null> = new Set([403, 404, 409]);

type Shown = { kind: 'gone' } | { kind: 'trouble' } | { kind: 'withdrawn' } | { kind: 'open'; story: InvitedStory };

/** `/record/invited#token`: a guest without an account reads one story for a family. */
export function InvitedScreen() {
  const token = useLocation().hash.slice(1);
  return isShareToken(token) ? <Invitation key={token} token={token} /> : <Message {...GUEST.gone} />;
}

function Invitation({ token }: { token: string }) {
  const client = useQueryClient();
  const queryKey = ['invitation', token];
  const { data: shown, refetch } = useQuery({ queryKey, queryFn: () => openInvitation(token), gcTime: 0 });

  if (shown === undefined) return <LoadingScreen label={TITLE} />;
  if (shown.kind === 'gone') return <Message {...GUEST.gone} />;
  if (shown.kind === 'withdrawn') return <Message {...GUEST.withdrawn} />;
  if (shown.kind === 'trouble') {
    return (
      <MessagePage {...GUEST.trouble} picture={<EmptyPicture kind="offline" />}>
        <Button onClick={() => void refetch()}>{GUEST.again}</Button>
      </MessagePage>
    );
  }
  return (
    <OpenInvitation
      token={token}
      story={shown.story}
      onEnded={() => void refetch()}
      onWithdrawn={() => client.setQueryData<Shown>(queryKey, { kind: 'withdrawn' })}
    />
  );
}

/** Never rejects, so that what is shown stays until there is something else to show. */
async function openInvitation(token: string): Promise<Shown> {
  try {
    return { kind: 'open', story: await readInvitation(token) };
  } catch (error) {
    // A 404 without our words is a network's, or of a server that does not know the address.
    const gone = error instanceof CallFailed && error.status === 404 && error.reason !== '';
    // Nothing can become of what waits on this device.
    if (gone) void forgetTakesOfGuest(token);
    return { kind: gone ? 'gone' : 'trouble' };
  }
}

interface OpenInvitationProps {
  token: string;
  story: InvitedStory;
  /** The server takes no recording any more; the invitation says why. */
  onEnded: () => void;
  onWithdrawn: () => void;
}

function OpenInvitation({ token, story, onEnded, onWithdrawn }: OpenInvitationProps) {
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [finished, setFinished] = useState(false);
  const [takes, setTakes] = useState(0);
  const { waiting, refused } = useDelivery();
  const night = useNight();
  const pages = useMemo(() => {
    // What a guest sees has no account and no id.
    return studioPages({ ...story, id: '', favoriteAnimal: story.animal ?? '' }, story.pages, signOff(NAMELESS_CHILD));
  }, [story]);
  async function start(): Promise<void> {
    setProblem(null);
    if (!agreed) {
      setProblem(GUEST.disagreed);
      agreement.current?.focus();
      return;
    }
    setStarting(true);
    try {
      await agreeAsGuest(token);
      setReading(true);
    } catch (error) {
      if (error instanceof CallFailed && ENDED.has(error.status)) onEnded();
      else setProblem(GUEST.trouble.text);
    } finally {
      setStarting(false);
    }
  }

  const done = refused ?? (waiting > 0 ? GUEST.doneLater : GUEST.done);
  const over = story.kept ? GUEST.kept : story.recordUntil <= Date.now() ? GUEST.over : finished ? done : null;
  const recorded = story.recorded.length > 0 || takes > 0 || (story.closed && (waiting > 0 || refused !== null));
  const closed = recorded ? `${GUEST.closed.text} ${GUEST.closed.withdraw}` : GUEST.closed.text;
  const end = story.closed ? closed : over;
  const isThanked = !story.closed && (story.kept || (finished && refused === null));
  const head = story.closed
    ? { title: GUEST.closed.title }
    : isThanked
      ? { title: GUEST.thanks }
      : reading
        ? { title: story.title }
        : { title: GUEST.title(story.invitedBy), lead: GUEST.lead(story.title) };
  const picture = pages[0] && (
    <StoryImage
      picture={pages[0].picture}
      className={classNames(night && 'night-picture', 'block aspect-3/2 w-full rounded-card object-cover')}
    />
  );
  return (
    <Page {...head} heading width="narrow">
      {/* The key delivers each new take at once. */}
      <Delivery key={takes} token={token} closed={story.closed === true} onEnded={onEnded} />
      {end !== null ? (
        <div className="space-y-6">
          {picture}
          <p role="status" className="text-body text-ink">
            {end}
          </p>
        </div>
      ) : reading ? (
        <Recording
          uid={null}
          target={{ by: 'guest', token }}
          pages={pages}
          recorded={story.recorded}
          onTake={() => setTakes((count) => count + 1)}
          onFinish={() => setFinished(true)}
        />
      ) : (
        <div className="space-y-6">
          {picture}
          <p className="font-story text-story text-ink">{howLong(pages, story.recorded)}</p>
          <ul className="list-disc space-y-3 ps-5 text-body text-ink">
            {GUEST.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <label className="flex min-h-12 items-center gap-3 text-body font-semibold text-ink">
            <input
              ref={agreement}
              type="checkbox"
              checked={agreed}
              onChange={({ target }) => {
                setAgreed(target.checked);
                setProblem(null);
              }}
              className="size-6 shrink-0"
            />
            {GUEST.agree}
          </label>
          <p>
            <a href="/terms" target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center text-lamp-ink underline">
              {GUEST.terms}
            </a>
          </p>
          <p role="alert" className={problem === null ? 'sr-only' : 'rounded-field bg-raised p-4 text-ink'}>
            {problem}
          </p>
          <Button size="lg" busy={starting} onClick={() => void start()}>
            {GUEST.start}
          </Button>
        </div>
      )}
      {recorded && <Withdraw token={token} onWithdrawn={onWithdrawn} />}
      {!story.closed && (
        <p className="mt-10">
          <Link
            to={shareReportPath(token)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-label text-soft underline"
          >
            {GUEST.report}
          </Link>
        </p>
      )}
    </Page>
  );
}

function howLong(pages: readonly StudioPage[], recorded: readonly number[]): string {
  const left = pages.filter((_page, index) => !recorded.includes(index)).map(({ sentences }) => sentences);
  if (recorded.length === 0) return GUEST.takes(minutesToRead(left));
  return left.length === 0 ? GUEST.allRecorded : GUEST.goesOn(recorded.length, pages.length, minutesToRead(left));
}

function Delivery({ token, closed, onEnded }: { token: string; closed: boolean; onEnded: () => void }) {
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (!closed) return deliverRecordings({ token }, () => end());
    // What waits stays on the device, in case it is opened again.
    void showDelivery({ token });
  }, [token, closed]);
  return null;
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage title={title} text={text} picture={<EmptyPicture kind="not-found" />}>
      <ButtonLink to="/">{GUEST.home}</ButtonLink>
    </MessagePage>
  );
}
