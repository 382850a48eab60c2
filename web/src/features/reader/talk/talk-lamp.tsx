import '../../../styles/talk.css';
import type { Talk } from '@tuckaway/domain';
import { useEffect, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { topDialog } from '../../../ui/dialog/dialog-stack.ts';
import { Drawing } from '../../../ui/icon.tsx';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useListening } from '../api/reading/listening.ts';
import type { Book } from '../book.ts';
import { curatedTalk } from './curated-talk.ts';
import { TALK } from './messages.ts';

export interface TalkLampProps {
  book: Book;
  /** Counted from 0. */
  page: number;
  /** Whether the last words are shown. */
  atEnd: boolean;
}

/** A table lamp. */
const LAMP = ['M8.2 4.5h7.6l2.9 8.2H5.3Z', 'M12 12.7v5.8', 'M8.5 19.5h7', 'M15.4 12.9v2.6'];

/** A small lamp, which unfolds the page's question beside itself. It goes while a voice reads. */
export function TalkLamp({ book, page, atEnd }: TalkLampProps) {
  const talk = useTalk(book);
  const { reading, dark, asleep } = useListening();
  const childMode = useChildMode();
  const id = useId();
  /** The page whose question is unfolded, so that turning folds it. */
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = opened === page;

  useEffect(() => {
    if (!isOpen) return;
    const fold = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && topDialog() === null) setOpened(null);
    };
    window.addEventListener('keydown', fold);
    return () => window.removeEventListener('keydown', fold);
  }, [isOpen]);

  const questions = talk ? [...(talk.picture?.page === page ? [talk.picture.ask] : []), ...(atEnd ? [talk.end] : [])] : [];
  if (questions.length === 0 || childMode || reading || dark || asleep) return null;
  return (
    <>
      <button
        type="button"
        aria-label={TALK}
        aria-expanded={isOpen}
        aria-controls={id}
        data-talk=""
        onClick={() => setOpened(isOpen ? null : page)}
        className={classNames(
          'grid size-[44px] shrink-0 place-items-center rounded-full text-lamp-ink transition-colors hover:bg-raised print:hidden',
          isOpen && 'bg-raised',
        )}
      >
        <Drawing paths={LAMP} filled={isOpen} className="size-6" />
      </button>
      <div id={id} role="status" className="talk-question min-w-0 print:hidden">
        {isOpen &&
          questions.map((question) => (
            <p
              key={question}
              data-asking=""
              dir={talk?.language ? 'ltr' : book.direction}
              lang={talk?.language ?? book.language}
              className="animate-veil-in px-1 font-story text-label leading-snug text-balance text-ink sm:text-center sm:text-body"
            >
              {question}
            </p>
          ))}
      </div>
    </>
  );
}

/** Null for a book without questions. Rejects if their code cannot be loaded. */
async function talkOf({ asks }: Book): Promise<Talk | null> {
  if (!asks) return null;
  return 'ask' in asks ? curatedTalk(asks) : (await import('./generated-talk.ts')).generatedTalkOf(asks);
}

/** A book's questions, made once for all its pages. */
const made = new WeakMap<Book, Promise<Talk | null>>();

/** Null until they are there, and if their code cannot be loaded. */
function useTalk(book: Book): Talk | null {
  const [talk, setTalk] = useState<Talk | null>(null);
  useEffect(() => {
    let here = true;
    const talks = made.get(book) ?? talkOf(book);
    made.set(book, talks);
    talks.then(
      (found) => here && setTalk(found),
      () => made.delete(book),
    );
    return () => {
      here = false;
    };
  }, [book]);
  return talk;
}
