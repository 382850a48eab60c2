import type { StoryPicture, VoiceTarget } from '@tuckaway/domain';
import { useState, useSyncExternalStore } from 'react';
import { StoryImage } from '../../../art/index.ts';
import { isInsideApp } from '../../../data/device/platform.ts';
import { canEncode } from '../../../data/device/sound/encode.ts';
import { useNight } from '../../../data/device/theme.ts';
import { classNames } from '../../../ui/class-names.ts';
import { takeFocus } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { useDelivery } from '../api/delivery.ts';
import type { RecordedPage } from '../api/story-voices.ts';
import { createStudio } from './create-studio.ts';
import { AGAIN, STUDIO, WAITING } from './messages.ts';
import { Meter } from './meter.tsx';
import { OtherBrowser } from './other-browser.tsx';
import { PageDots } from './page-dots.tsx';
import { SentenceAgain } from './sentence/sentence-again.tsx';
import { NO_MICROPHONE } from './studio-problem.ts';

export interface StudioPage {
  picture: StoryPicture;
  /** The sentences to read, in order. */
  sentences: readonly string[];
  /** Where each of them begins in a recording, which an earlier version may have made. */
  startsIn?: ((recording: RecordedPage) => number[]) | undefined;
  /** How many of them, from the first on, are the story's title. */
  titleSentences?: number;
}

interface StudioProps {
  uid: string | null;
  target: VoiceTarget;
  pages: readonly StudioPage[];
  /** Pages that are recorded already, counted from 0. */
  recorded: readonly number[];
  /** @param page a page that is recorded now. */
  onTake: (page: number) => void;
  /** After the last page. */
  onFinish: () => void;
  /** Hands over a voice note instead. */
  onNote: () => void;
  /** Whether a voice note was saved just now. */
  fromNote: boolean;
}

/** One large sentence at a time above its picture. A tap, a key or a pause goes on. */
export function Studio({ uid, target, pages, recorded, onTake, onFinish, onNote, fromNote }: StudioProps) {
  const done = new Set(recorded);
  const [studio] = useState(() => {
    const firstPage = pages.findIndex((_page, index) => !done.has(index));
    const script = pages.map(({ sentences }) => sentences);
    const startsIn = (page: number, recording: RecordedPage) => pages[page]?.startsIn?.(recording) ?? recording.starts;
    return createStudio({ uid, target, script, startsIn, firstPage: Math.max(0, firstPage), onTake });
  });
  const state = useSyncExternalStore(studio.subscribe, studio.get);
  const { stage: againStage } = useSyncExternalStore(studio.again.subscribe, studio.again.get);
  const night = useNight();
  // A page may take minutes without a touch.
  useWakeLock();
  const page = pages[state.page];
  for (const broken of state.brokenOff) done.delete(broken);
  const sentences = page?.sentences ?? [];
  const isRecorded = done.has(state.page) || state.recording !== null;
  const titled = page?.titleSentences ?? 0;
  const lastPage = state.page + 1 >= pages.length;
  const others = pages.map((_page, index) => index).filter((index) => index !== state.page && !done.has(index));
  /** On the last page, one that was left out. */
  const leftOut = lastPage ? others[0] : undefined;
  // A page that stopped early may stay as it is.
  const canGoOn = !lastPage || others.every((index) => state.brokenOff.has(index));
  const lastSentence = state.sentence + 1 >= sentences.length;

  if (!page) return null;
  return (
    <section aria-labelledby="studio-page" className="mx-auto flex max-w-2xl flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Each page is read from its top. */}
        <h2
          key={`${state.page} ${state.stage} ${againStage}`}
          ref={state.stage !== 'recording' && againStage === 'closed' ? takeFocus : undefined}
          id="studio-page"
          tabIndex={-1}
          className="text-label font-semibold whitespace-nowrap text-soft"
        >
          Page {state.page + 1} of {pages.length}
        </h2>
        <PageDots
          count={pages.length}
          page={state.page}
          done={done}
          onPage={state.stage === 'recording' || againStage !== 'closed' ? null : studio.openPage}
        />
      </div>

      {state.stage === 'recording' ? (
        <>
          <button
            ref={takeFocus}
            type="button"
            onClick={() => void studio.goOn()}
            aria-describedby="studio-next"
            className="min-h-48 rounded-card bg-sheet p-6 text-left font-story text-[clamp(1.5rem,6.5vw,2.25rem)] leading-snug text-ink shadow-card"
          >
            <span aria-live="polite">{sentences[state.sentence]}</span>
          </button>
          <Meter level={studio.level} />
          <p className="text-label text-soft">{STUDIO.hint}</p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p id="studio-next" className="text-label text-soft">
              Sentence {state.sentence + 1} of {sentences.length}
            </p>
            <Button size="lg" onClick={() => void (lastSentence ? studio.finish() : studio.goOn())}>
              {lastSentence ? STUDIO.done : STUDIO.nextSentence}
            </Button>
          </div>
        </>
      ) : againStage !== 'closed' ? (
        <SentenceAgain sentences={sentences} recorded={state.recording?.starts.length ?? sentences.length} again={studio.again} />
      ) : (
        <div className="rounded-card bg-sheet p-6 shadow-card">
          <p className="mb-2 font-display text-card font-semibold text-ink empty:hidden">{sentences.slice(0, titled).join(' ')}</p>
          <p className="font-story text-story leading-relaxed text-ink">{sentences.slice(titled).join(' ')}</p>
          {state.stage === 'recorded' && (
            <p role="status" className="mt-4 font-semibold text-ink">
              {!state.brokenOff.has(state.page) && STUDIO.recorded} {state.sound !== null && STUDIO.problem[state.sound]}
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              size="lg"
              variant={isRecorded || state.problem !== null ? 'secondary' : 'primary'}
              disabled={state.problem === 'unsupported'}
              onClick={() => void studio.start()}
            >
              {isRecorded ? STUDIO.again : STUDIO.start}
            </Button>
            {state.recording !== null && (
              <Button size="lg" variant="secondary" onClick={() => void (state.listening ? studio.stopListening() : studio.listen())}>
                <Icon name="listen" />
                {state.listening ? STUDIO.stopListening : STUDIO.listen}
              </Button>
            )}
            {isRecorded && leftOut !== undefined && (
              <Button size="lg" onClick={() => studio.openPage(leftOut)}>
                {STUDIO.leftOut(leftOut + 1)}
              </Button>
            )}
            {isRecorded && canGoOn && (
              <Button size="lg" onClick={() => (lastPage ? onFinish() : studio.openPage(state.page + 1))}>
                {lastPage ? STUDIO.finish : STUDIO.next}
              </Button>
            )}
          </div>
          {state.recording !== null && canEncode() && (
            <Button
              variant="quiet"
              className="mt-3"
              onClick={() => {
                studio.stopListening();
                studio.again.choose();
              }}
            >
              {AGAIN.open}
            </Button>
          )}
          {state.problem === null && (
            <Button variant="quiet" className="mt-3" onClick={onNote}>
              {STUDIO.note}
            </Button>
          )}
          {state.stage === 'ready' && !isRecorded && <p className="mt-4 text-label text-soft">{STUDIO.ready}</p>}
        </div>
      )}

      <p role="alert" className={state.problem === null ? 'sr-only' : 'rounded-field bg-raised p-4 text-ink'}>
        {state.problem !== null && (
          <span key={state.problem} ref={bringToCenter}>
            {STUDIO.microphone[state.problem]}
          </span>
        )}
      </p>
      {NO_MICROPHONE.includes(state.problem) && isInsideApp() && <OtherBrowser refused />}
      {NO_MICROPHONE.includes(state.problem) && (
        <Button size="lg" onClick={onNote}>
          {STUDIO.note}
        </Button>
      )}
      {fromNote && state.stage === 'ready' && againStage === 'closed' && (
        <p role="status" className="font-semibold text-ink">
          {STUDIO.fromNote}
        </p>
      )}
      <StoryImage
        picture={page.picture}
        className={classNames(night && 'night-picture', 'block aspect-3/2 w-full rounded-card object-cover')}
      />
      <DeliveryLine />
    </section>
  );
}

/** On a small phone it is below the first screen. */
function bringToCenter(trouble: HTMLElement | null): void {
  trouble?.scrollIntoView({ block: 'center' });
}

function DeliveryLine() {
  const { waiting, sending, refused } = useDelivery();
  const text = refused ?? (waiting === 0 ? WAITING.none : sending ? WAITING.sending : WAITING.offline(waiting));
  return (
    <p role="status" className="text-label text-soft">
      {text}
    </p>
  );
}
