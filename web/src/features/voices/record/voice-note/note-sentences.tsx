import { classNames } from '../../../../ui/class-names.ts';
import { takeFocus } from '../../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { VoiceNoteState, VoiceNoteStore } from './create-voice-note.ts';
import { NOTE, preciseClock } from './messages.ts';

/** Each sentence with its start: to hear, to move, or to tap along with. */
export function NoteSentences({ note, state, onSave }: { note: VoiceNoteStore; state: VoiceNoteState; onSave: () => void }) {
  const { note: read, starts, heard, taps, stage } = state;
  if (read === null) return null;
  if (taps !== null) return <TapAlong note={note} sentence={read.sentences[taps.length + 1]?.text ?? ''} />;
  const busy = stage === 'saving';
  return (
    <div className="space-y-5">
      <div className="space-y-2">
        <h3 ref={takeFocus} tabIndex={-1} className="text-body font-semibold text-ink">
          {NOTE.check}
        </h3>
        <p className="text-label text-soft">{NOTE.checkHint}</p>
        {read.loudness !== null && <p className="text-label text-ink">{read.loudness === 'clipped' ? NOTE.clipped : NOTE.quiet}</p>}
      </div>
      {read.sentences.length > 1 && (
        <Button variant="secondary" disabled={busy} onClick={note.tapAlong}>
          {NOTE.tapAlong}
        </Button>
      )}
      <ol className="space-y-3">
        {read.sentences.map(({ page, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its number.
          <li key={index} className="space-y-2">
            {read.sentences[index - 1]?.page !== page && <p className="pt-2 text-label font-semibold text-soft">{NOTE.page(page + 1)}</p>}
            <div className={classNames('rounded-field border bg-sheet p-3', heard === index ? 'border-lamp-ink' : 'border-line')}>
              <button
                type="button"
                aria-label={heard === index ? NOTE.stop : `${NOTE.play(index + 1)}: ${text}`}
                onClick={() => (heard === index ? note.silence() : note.listen(index))}
                className="flex min-h-11 w-full items-start gap-3 text-left"
              >
                <Icon name={heard === index ? 'close' : 'listen'} className="mt-1 size-5 text-lamp-ink" />
                <span className="font-story text-story text-ink">{text}</span>
              </button>
              <div className="mt-1 flex flex-wrap items-center gap-2">
                <span className="me-auto ps-8 text-label text-soft tabular-nums">{preciseClock(starts[index] ?? 0)}</span>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={NOTE.earlierOf(index + 1)}
                  onClick={() => note.move(index, 'earlier')}
                >
                  {NOTE.earlier}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={busy}
                  aria-label={NOTE.laterOf(index + 1)}
                  onClick={() => note.move(index, 'later')}
                >
                  {NOTE.later}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={busy} onClick={onSave}>
          {busy ? NOTE.saving : NOTE.save}
        </Button>
        <Button size="lg" variant="secondary" disabled={busy} onClick={note.chooseAnother}>
          {NOTE.chooseAnother}
        </Button>
      </div>
    </div>
  );
}

/** The note plays from its beginning; each tap is the start of the next sentence. */
function TapAlong({ note, sentence }: { note: VoiceNoteStore; sentence: string }) {
  return (
    <div className="space-y-5 rounded-card bg-sheet p-6 shadow-card">
      <p className="text-label text-soft">{NOTE.tapHint}</p>
      <p aria-live="polite" className="font-story text-[clamp(1.5rem,6.5vw,2.25rem)] leading-snug text-ink">
        {sentence}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={note.tap}>
          {NOTE.tap}
        </Button>
        <Button size="lg" variant="secondary" onClick={note.stopTapping}>
          {NOTE.tapStop}
        </Button>
      </div>
    </div>
  );
}
