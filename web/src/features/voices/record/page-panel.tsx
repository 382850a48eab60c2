import { canEncode } from '../../../data/device/sound/encode.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { createStudio, StudioState } from './create-studio.ts';
import { AGAIN, STUDIO } from './messages.ts';

interface PagePanelProps {
  studio: ReturnType<typeof createStudio>;
  state: StudioState;
  sentences: readonly string[];
  isRecorded: boolean;
  /** The last page, before which one was left out, leads back to it. Counted from 0. */
  leftOut: number | undefined;
  /** Goes on to the next page, or ends after the last one; null while neither is possible. */
  next: { label: string; go: () => void } | null;
  onNote: () => void;
}

/** Below the picture, while nothing is being recorded: the sentence that comes first, and what can be done with the page. */
export function PagePanel({ studio, state, sentences, isRecorded, leftOut, next, onNote }: PagePanelProps) {
  return (
    <div className="rounded-card bg-sheet p-5 shadow-card sm:p-6">
      {!isRecorded && <p className="font-story text-[clamp(1.5rem,6.5vw,2.25rem)] leading-snug text-ink">{sentences[0]}</p>}
      {state.stage === 'recorded' && (
        <p role="status" className="font-semibold text-ink">
          {!state.brokenOff.has(state.page) && STUDIO.recorded} {state.sound !== null && STUDIO.problem[state.sound]}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 first:mt-0">
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
        {next && (
          <Button size="lg" onClick={next.go}>
            {next.label}
          </Button>
        )}
      </div>
      {state.recording !== null && canEncode() && (
        <Button
          variant="quiet"
          className="mt-3 -ml-6"
          onClick={() => {
            studio.stopListening();
            studio.again.choose();
          }}
        >
          {AGAIN.open}
        </Button>
      )}
      {state.problem === null && (
        <Button variant="quiet" className="mt-3 -ml-6" onClick={onNote}>
          {STUDIO.note}
        </Button>
      )}
      {state.stage === 'ready' && !isRecorded && <p className="mt-4 text-label text-soft">{STUDIO.ready}</p>}
      {(isRecorded || sentences.length > 1) && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-lamp-ink">{STUDIO.wholePage}</summary>
          <p className="mt-1 font-story text-story leading-relaxed text-ink">{sentences.join(' ')}</p>
        </details>
      )}
    </div>
  );
}
