import { useSyncExternalStore } from 'react';
import { takeFocus } from '../../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { AGAIN, STUDIO } from '../messages.ts';
import { Meter } from '../sound/meter.tsx';
import type { SentenceAgain as Again } from './create-sentence-again.ts';

interface SentenceAgainProps {
  sentences: readonly string[];
  /** How many of them are recorded; the others have nothing to replace. */
  recorded: number;
  again: Again;
}

/** Chooses a sentence, hears it, and decides: the panel in the place of the page's text. */
export function SentenceAgain({ sentences, recorded, again }: SentenceAgainProps) {
  const { stage, sentence, sound, problem, listening } = useSyncExternalStore(again.subscribe, again.get);

  return (
    <div className="rounded-card bg-sheet p-6 shadow-card">
      <h3 key={stage} ref={takeFocus} tabIndex={-1} className="text-label font-semibold text-soft">
        {stage === 'choosing' ? AGAIN.which : AGAIN.title(sentence + 1, sentences.length)}
      </h3>
      {stage === 'choosing' ? (
        <ol className="mt-3 space-y-2">
          {sentences.slice(0, recorded).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its number.
            <li key={index}>
              <button
                type="button"
                onClick={() => void again.speak(index)}
                className="min-h-12 w-full rounded-field border border-line px-4 py-2 text-left font-story text-story text-ink hover:border-lamp-ink"
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 font-story text-[clamp(1.5rem,6.5vw,2.25rem)] leading-snug text-ink">{sentences[sentence]}</p>
      )}
      {stage === 'speaking' && (
        <div className="mt-5 space-y-4">
          <Meter level={again.level} />
          <Button size="lg" onClick={() => void again.finish()}>
            {AGAIN.done}
          </Button>
        </div>
      )}
      {(stage === 'spoken' || stage === 'saving') && (
        <>
          <p role="status" className="mt-4 text-label text-soft">
            {stage === 'saving' ? AGAIN.saving : AGAIN.decide} {sound !== null && AGAIN.sound[sound]}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="lg" busy={stage === 'saving'} onClick={() => void again.accept()}>
              {AGAIN.use}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              disabled={stage === 'saving'}
              onClick={() => void (listening ? again.stopListening() : again.listen())}
            >
              <Icon name="listen" />
              {listening ? STUDIO.stopListening : STUDIO.listen}
            </Button>
            <Button size="lg" variant="secondary" disabled={stage === 'saving'} onClick={() => void again.speak(sentence)}>
              {AGAIN.repeat}
            </Button>
          </div>
        </>
      )}
      {(stage === 'choosing' || stage === 'spoken') && (
        <Button variant="quiet" className="mt-3" onClick={() => void again.close()}>
          {stage === 'choosing' ? AGAIN.cancel : AGAIN.keepOld}
        </Button>
      )}
      <p role="alert" className={problem === null ? 'sr-only' : 'mt-4 rounded-field bg-raised p-4 text-ink'}>
        {problem !== null && AGAIN.problem[problem]}
      </p>
    </div>
  );
}
