import type { StoryPicture, VoiceTarget } from '@tuckaway/domain';
import { useState, useSyncExternalStore } from 'react';
import { StoryImage } from '../../../art/index.ts';
import { isInsideApp } from '../../../data/device/platform.ts';
import { useNight } from '../../../data/device/theme.ts';
import { classNames } from '../../../ui/class-names.ts';
import { takeFocus } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { useDelivery } from '../api/delivery.ts';
import type { RecordedPage } from '../api/story-voices.ts';
import { createStudio } from './create-studio.ts';
import { STUDIO, WAITING } from './messages.ts';
import { OtherBrowser } from './other-browser.tsx';
import { PageDots } from './page-dots.tsx';
import { PagePanel } from './page-panel.tsx';
import { minutesToRead } from './reading-time.ts';
import { SentenceAgain } from './sentence/sentence-again.tsx';
import { Meter } from './sound/meter.tsx';
import { NO_MICROPHONE } from './studio-problem.ts';

export interface StudioPage {
  picture: StoryPicture;
  /** The sentences to read, in order. */
  sentences: readonly string[];
  /** Where each of them begins in a recording, which an earlier version may have made. */
  startsIn?: ((recording: RecordedPage) => number[]) | undefined;
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

/** One large sentence at a time below its picture. A tap, a key or a pause goes on. */
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
  const lastPage = state.page + 1 >= pages.length;
  const others = pages.map((_page, index) => index).filter((index) => index !== state.page && !done.has(index));
  /** On the last page, one that was left out. */
  const leftOut = lastPage ? others[0] : undefined;
  // A page that stopped early may stay as it is.
  const canGoOn = !lastPage || others.every((index) => state.brokenOff.has(index));
  const lastSentence = state.sentence + 1 >= sentences.length;
  const left = pages.flatMap((one, index) => (done.has(index) || (index === state.page && isRecorded) ? [] : [one.sentences]));

  if (!page) return null;
  return (
    <section aria-labelledby="studio-page" className="mx-auto flex max-w-2xl scroll-mt-2 flex-col gap-4 sm:gap-5">
      <div>
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
          <p role="status" className="text-label text-soft">
            {left.length === 0 ? STUDIO.allRecorded : STUDIO.left(minutesToRead(left))}
          </p>
        </div>
        <PageDots
          count={pages.length}
          page={state.page}
          done={done}
          onPage={state.stage === 'recording' || againStage !== 'closed' ? null : studio.openPage}
        />
      </div>
      {/* As large as fits above a sentence, and never cut. A phone on its side has room for the sentence alone while it is read. */}
      <StoryImage
        picture={page.picture}
        className={classNames(
          night && 'night-picture',
          state.stage === 'recording' && '[@media(max-height:26rem)]:hidden',
          'mx-auto block aspect-3/2 w-[min(100%,62dvh)] rounded-card',
        )}
      />

      {state.stage === 'recording' ? (
        <>
          <button
            ref={beginToRead}
            type="button"
            onClick={() => void studio.goOn()}
            aria-describedby="studio-next"
            className="min-h-36 rounded-card bg-sheet p-5 text-left sm:p-6 font-story text-[clamp(1.5rem,6.5vw,2.25rem)] leading-snug text-ink shadow-card"
          >
            <span aria-live="polite">{sentences[state.sentence]}</span>
          </button>
          <Meter level={studio.level} />
          <p className="text-label text-soft [@media(max-height:26rem)]:hidden">{STUDIO.hint}</p>
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
        <PagePanel
          studio={studio}
          state={state}
          sentences={sentences}
          isRecorded={isRecorded}
          leftOut={leftOut}
          next={
            isRecorded && canGoOn
              ? {
                  label: lastPage ? STUDIO.finish : STUDIO.next,
                  go: () => (lastPage ? onFinish() : studio.openPage(state.page + 1)),
                }
              : null
          }
          onNote={onNote}
        />
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
      <DeliveryLine />
    </section>
  );
}

/** A ref. Its picture and the sentence are both in view. */
function beginToRead(sentence: HTMLElement | null): void {
  takeFocus(sentence);
  sentence?.closest('section')?.scrollIntoView();
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
