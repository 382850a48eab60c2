import { STORY_LANGUAGE, type Talk } from '@tuckaway/domain';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { StoryImage } from '../../art/index.ts';
import { withTimeout } from '../../data/device/with-timeout.ts';
import './booklet.css';
import { TALK } from '../reader/talk/messages.ts';
import { type BookletPage, bookletPages, imposed, typeOf } from './imposition.ts';
import { directionOf, type KeptBook, type KeptPicture } from './kept-book.ts';
import { FILL, onPage } from './messages.ts';
import { ReaderCode } from './reader-code.tsx';

/** Milliseconds for pictures and fonts; those that are not loaded by then are left out. */
const IMAGES_TIMEOUT_MS = 8000;
const POLL_MS = 50;
/** Of our own words in a book of any language. */
const OURS = { lang: STORY_LANGUAGE, dir: 'ltr' } as const;
const PARAGRAPH = 'mb-[0.6em] whitespace-pre-line';
const DISPLAY = 'font-[Fraunces,Georgia,serif] font-semibold';
const TYPE = { small: 'text-[12.5pt]', medium: 'text-[15pt]', large: 'text-[18pt]' } as const;

export interface BookletProps {
  book: KeptBook;
  /** The print dialog was opened. Phones call this before anything is printed. */
  onAsked: () => void;
  onDone: () => void;
  onFailed: () => void;
}

/**
 * A story for the printer: landscape sheets with two pages on each side, which are folded in the middle. Only in the document while the print dialog
 * is open.
 */
export function Booklet({ book, onAsked, onDone, onFailed }: BookletProps) {
  /** The same function for the life of the booklet, so that it is printed once. */
  const [ref] = useState(() => (booklet: HTMLElement) => {
    let here = true;
    async function print(): Promise<void> {
      try {
        await ready(booklet);
        if (!here) return;
        window.addEventListener('afterprint', onDone, { once: true });
        // Browsers inside other apps cannot print, and throw.
        window.print();
        onAsked();
      } catch {
        if (here) onFailed();
      }
    }
    void print();
    return () => {
      here = false;
      window.removeEventListener('afterprint', onDone);
    };
  });

  const direction = directionOf(book);
  return createPortal(
    <article
      ref={ref}
      dir={direction}
      lang={book.language}
      className="booklet hidden bg-[#fff] font-[Literata,Georgia,serif] text-[12.5pt] leading-[1.5] text-[#000] print:block"
    >
      {imposed(bookletPages(book), direction).map((side, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet's sides never change places.
        <div key={number} dir="ltr" className="grid h-screen w-screen grid-cols-2 break-inside-avoid break-after-page overflow-hidden">
          {side.map((page, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pages.
            <section key={place} dir={direction} className="flex h-full flex-col overflow-hidden px-[11mm] py-[12mm]">
              <PageContent page={page} book={book} />
            </section>
          ))}
        </div>
      ))}
    </article>,
    document.body,
  );
}

function PageContent({ page, book }: { page: BookletPage; book: KeptBook }) {
  switch (page.kind) {
    case 'cover':
      return (
        <header className="my-auto text-center">
          <Picture picture={book.cover} className="h-auto w-full" />
          <h1 className={`${DISPLAY} mt-[8mm] text-[25pt] leading-[1.15] wrap-anywhere`}>{book.title}</h1>
        </header>
      );
    case 'title':
      return (
        <div className="my-auto text-center">
          <p className={`${DISPLAY} text-[21pt] leading-[1.15] wrap-anywhere`}>{book.title}</p>
          <p className={`${PARAGRAPH} mt-[4mm] text-[12pt]`}>{book.line}</p>
          {book.dedication !== null && <p className={`${PARAGRAPH} mt-[14mm] text-[17pt] italic wrap-anywhere`}>{book.dedication}</p>}
        </div>
      );
    case 'story':
      return (
        <>
          <Picture picture={page.picture} frame={FILLS_PAGE} className="size-full object-cover" />
          <div className={`my-auto ${TYPE[typeOf(page)]} ${page.picture === null ? '' : 'pt-[4mm]'}`}>
            {page.paragraphs.map((paragraph, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page's paragraphs never change places.
              <p key={position} className={PARAGRAPH}>
                {paragraph}
              </p>
            ))}
          </div>
          <p className="-mb-[5mm] text-center text-[9pt]">{page.number}</p>
        </>
      );
    case 'ending':
      return (
        <footer className="my-auto text-center">
          <p className={`${DISPLAY} text-[17pt] whitespace-pre-line`}>{book.ending}</p>
          {book.talk && <Questions book={book} talk={book.talk} />}
          <ReaderCode path={book.path} />
          <p className={`${PARAGRAPH} mt-[12mm] text-[9pt]`}>{book.imprint}</p>
        </footer>
      );
    default:
      return <PageToFill {...FILL[page.kind]} />;
  }
}

/** For the grown-up, with the printed number of the picture's page. */
function Questions({ book, talk: { picture, end, language } }: { book: KeptBook; talk: Talk }) {
  const asked = picture && book.parts[picture.page]?.picture;
  const shown = bookletPages(book).find((page) => page.kind === 'story' && page.picture !== null && page.picture === asked);
  const written = language === undefined ? {} : { lang: language, dir: 'ltr' };
  return (
    <div className="mt-[9mm]">
      <p {...OURS} className={`${DISPLAY} mb-[2mm] text-[12pt]`}>
        {TALK}
      </p>
      {picture && (
        <p className={PARAGRAPH}>
          <span {...written}>{picture.ask}</span>{' '}
          {shown?.kind === 'story' && (
            <span {...OURS} className="text-[9pt]">
              {onPage(shown.number)}
            </span>
          )}
        </p>
      )}
      <p {...written} className={PARAGRAPH}>
        {end}
      </p>
    </div>
  );
}

/** A page for pencils. */
function PageToFill({ title, line }: { title: string; line: boolean }) {
  return (
    <>
      <p className={`${DISPLAY} text-center text-[15pt] ${line ? 'mt-auto' : ''}`}>{title}</p>
      {line ? (
        <p className="mx-auto mt-[16mm] mb-auto w-4/5 border-b-[0.4mm] border-[#777]" />
      ) : (
        <div className="mt-[5mm] grow rounded-[4mm] border-[0.4mm] border-dashed border-[#777]" />
      )}
    </>
  );
}

/** All the height that the text leaves, up to the shape in which a phone shows the picture (styles/book.css). */
const FILLS_PAGE = 'max-h-[calc((50vw-22mm)/1.08)] min-h-0 grow basis-0';

interface PictureProps {
  picture: KeptPicture | null;
  /** Classes of what crops it; undefined shows it whole, as a cover has to be. */
  frame?: string;
  className: string;
}

function Picture({ picture, frame, className }: PictureProps) {
  if (picture === null) return null;
  const { source, alt } = picture;
  return (
    <figure className={`overflow-hidden rounded-[4mm] ${frame ?? ''}`}>
      {'drawn' in source ? (
        <StoryImage picture={source.drawn} tall={frame !== undefined} className={`${className} object-bottom`} />
      ) : (
        <img src={source.url} alt={alt} className={className} />
      )}
    </figure>
  );
}

async function ready(booklet: HTMLElement): Promise<void> {
  await withTimeout(IMAGES_TIMEOUT_MS, async (signal) => {
    // A picture is an empty SVG until it is drawn.
    while (!signal.aborted && booklet.querySelector('figure > svg')) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const images = [...booklet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts?.ready, ...images]);
  }).catch(() => undefined);
}
