import { type InvitedStory, isShareToken, NAMELESS_CHILD, shareReportPath, signOff } from '@tuckaway/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmptyPicture, StoryImage } from '../../art/index.ts';
import { CallFailed } from '../../data/http/call.ts';
import { useNight } from '../../data/reading/theme.ts';
import { describe, keepDelivering, useDelivery } from '../../data/voices/deliver-takes.ts';
import { forgetTakesOfGuest } from '../../data/voices/forget-voices.ts';
import { agreeAsGuest, readInvitation, withdraw } from '../../data/voices/invitations.ts';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { GUEST, TITLE } from './messages.ts';
import { Recording } from './recording.tsx';
import { studioPages } from './story-script.ts';

/** Statuses of a server that takes nothing from this guest any more. */
const ENDED: ReadonlySet<number | null> = new Set([403, 404, 409]);

type Shown = { kind: 'loading' } | { kind: 'gone' } | { kind: 'trouble' } | { kind: 'withdrawn' } | { kind: 'open'; story: InvitedStory };

/** `/record/invited#token`: a guest without an account reads one story for a family. */
export function InvitedScreen() {
  const token = useLocation().hash.slice(1);
  return isShareToken(token) ? <Invitation key={token} token={token} /> : <Message {...GUEST.gone} />;
}

function Invitation({ token }: { token: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more with each press.
  useEffect(() => {
    let current = true;
    readInvitation(token).then(
      (story) => current && setShown({ kind: 'open', story }),
      (error: unknown) => {
        const gone = error instanceof CallFailed && error.status === 404;
        // Nothing can become of what waits on this device.
        if (gone) void forgetTakesOfGuest(token);
        if (current) setShown({ kind: gone ? 'gone' : 'trouble' });
      },
    );
    return () => {
      current = false;
    };
  }, [token, tries]);

  if (shown.kind === 'loading') return <LoadingScreen label={TITLE} />;
  if (shown.kind === 'gone') return <Message {...GUEST.gone} />;
  if (shown.kind === 'withdrawn') return <Message {...GUEST.withdrawn} />;
  if (shown.kind === 'trouble') {
    return (
      <MessagePage {...GUEST.trouble} picture={<EmptyPicture kind="offline" />}>
        <Button onClick={() => setTries(tries + 1)}>{GUEST.again}</Button>
      </MessagePage>
    );
  }
  return (
    <OpenInvitation
      token={token}
      story={shown.story}
      onEnded={() => setTries((before) => before + 1)}
      onWithdrawn={() => setShown({ kind: 'withdrawn' })}
    />
  );
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
  const language = document.documentElement.lang || 'en';
  const pages = useMemo(() => {
    // What a guest sees has no account and no id.
    return studioPages({ ...story, id: '', favoriteAnimal: story.animal ?? '' }, story.pages, signOff(NAMELESS_CHILD), language);
  }, [story, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new take.
  useEffect(() => {
    if (!story.closed) return keepDelivering({ token }, undefined, onEnded);
    // What waits stays on the device, in case it is opened again.
    void describe({ token });
  }, [token, takes, story.closed]);

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
  const head = story.closed ? { title: GUEST.closed.title } : { title: GUEST.title(story.invitedBy), lead: GUEST.lead(story.title) };
  const picture = pages[0] && (
    <StoryImage
      picture={pages[0].picture}
      className={classNames(night && 'night-picture', 'block aspect-3/2 w-full rounded-card object-cover')}
    />
  );
  return (
    <Page {...head} heading width="narrow">
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
          recorder={{ token }}
          pages={pages}
          recorded={story.recorded}
          onTake={() => setTakes((count) => count + 1)}
          onFinish={() => setFinished(true)}
        />
      ) : (
        <div className="space-y-6">
          {picture}
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

function Withdraw({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      await withdraw(token);
      // Not before, as recording goes on if the server did not answer.
      await forgetTakesOfGuest(token);
      onWithdrawn();
    } catch (error) {
      setProblem((error as Error).message || GUEST.trouble.text);
      setAsking(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-10 border-t border-line pt-5">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {GUEST.withdraw}
      </Button>
      <p role="alert" className={problem === null ? 'sr-only' : 'text-ink'}>
        {problem}
      </p>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={GUEST.withdrawQuestion}
        description={GUEST.withdrawText}
        confirmLabel={GUEST.withdraw}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage title={title} text={text} picture={<EmptyPicture kind="not-found" />}>
      <ButtonLink to="/">{GUEST.home}</ButtonLink>
    </MessagePage>
  );
}
