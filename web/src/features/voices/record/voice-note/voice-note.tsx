import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/button.tsx';
import type { StudioPage } from '../studio.tsx';
import { createVoiceNote, type NoteSentence } from './create-voice-note.ts';
import { NOTE, nameOfNote, noteProblem } from './messages.ts';
import { NoteSentences } from './note-sentences.tsx';

interface VoiceNoteProps {
  voice: Parameters<typeof createVoiceNote>[0];
  pages: readonly StudioPage[];
  /** From 0: the first page that is not recorded. */
  firstPage: number;
  onSaved: (pages: number[]) => void;
  /** Null if this device cannot record. */
  onLive: (() => void) | null;
}

/** What is known by its name ends in one of these; some systems show only files of known types. */
const ACCEPT = 'audio/*,.opus,.ogg,.m4a,.mp3,.webm';

/** A recording that was made with another app takes the place of recording here. */
export function VoiceNote({ voice, pages, firstPage, onSaved, onLive }: VoiceNoteProps) {
  const [note] = useState(() => createVoiceNote(voice));
  const state = useSyncExternalStore(note.subscribe, note.get);
  const { shared, stage, problem } = state;
  const [range, setRange] = useState({ first: firstPage, last: pages.length - 1 });
  const input = useRef<HTMLInputElement>(null);
  const sentences = pages.flatMap(({ sentences: texts }, page): NoteSentence[] =>
    page < range.first || page > range.last ? [] : texts.map((text) => ({ page, text })),
  );

  return (
    <section aria-labelledby="voice-note" className="mx-auto flex max-w-2xl flex-col gap-5">
      <h2 id="voice-note" className="font-display text-title font-semibold text-ink">
        {NOTE.title}
      </h2>
      {state.note === null ? (
        <div className="space-y-5 rounded-card bg-sheet p-6 shadow-card">
          <p className="text-body text-ink">{NOTE.lead}</p>
          <div className={classNames('flex flex-wrap gap-4', pages.length === 1 && 'hidden')}>
            <PageChoice
              label={NOTE.firstPage}
              count={pages.length}
              page={range.first}
              onPage={(first) => setRange({ first, last: Math.max(first, range.last) })}
            />
            <PageChoice
              label={NOTE.lastPage}
              count={pages.length}
              page={range.last}
              onPage={(last) => setRange({ first: Math.min(range.first, last), last })}
            />
          </div>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            aria-label={NOTE.choose}
            // The button opens it; twice would be read twice.
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // So that the same file can be chosen again.
              target.value = '';
              if (file) void note.read(file, sentences);
            }}
          />
          {shared.length > 1 && stage === 'choosing' && <p className="text-body text-ink">{NOTE.several}</p>}
          {stage === 'choosing' &&
            shared.map((waiting) => (
              <Button key={waiting.place} size="lg" className="me-3" onClick={() => void note.read(waiting.file, sentences)}>
                {shared.length > 1 ? NOTE.oneOf(nameOfNote(waiting)) : NOTE.useShared}
              </Button>
            ))}
          <Button
            size="lg"
            variant={shared.length === 0 ? 'primary' : 'secondary'}
            busy={stage === 'reading'}
            onClick={() => input.current?.click()}
          >
            {stage === 'reading' ? NOTE.reading : NOTE.choose}
          </Button>
          <p className="text-label text-soft">{NOTE.kinds}</p>
        </div>
      ) : (
        <NoteSentences note={note} state={state} onSave={() => void note.save(onSaved)} />
      )}
      <p role="alert" className={problem === null ? 'sr-only' : 'rounded-field bg-raised p-4 text-ink'}>
        {problem !== null && noteProblem(problem)}
      </p>
      {onLive !== null && stage !== 'saving' && state.taps === null && (
        <p>
          <Button variant="quiet" onClick={onLive}>
            {NOTE.live}
          </Button>
        </p>
      )}
    </section>
  );
}

function PageChoice({ label, count, page, onPage }: { label: string; count: number; page: number; onPage: (page: number) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-label font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        value={page}
        onChange={({ target }) => onPage(Number(target.value))}
        className="mt-1.5 min-h-12 rounded-field border border-line bg-sheet px-4 text-base text-ink"
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
    </div>
  );
}
