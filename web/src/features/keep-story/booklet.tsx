import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { StoryImage } from '../../art/index.ts';
import { withTimeout } from '../../data/lib/with-timeout.ts';
import './booklet.css';
import { directionOf, type KeptBook, type KeptPicture } from './kept-book.ts';

/** Milliseconds for pictures and fonts; those that are not loaded by then are left out. */
const IMAGES_TIMEOUT_MS = 8000;
const POLL_MS = 50;
const PARAGRAPH = 'mx-auto mb-[0.75em] max-w-[34em] whitespace-pre-line [orphans:3] [widows:3]';
const DISPLAY = 'font-[Fraunces,Georgia,serif] font-semibold';

export interface BookletProps {
  book: KeptBook;
  /** The print dialog was opened. Phones call this before anything is printed. */
  onAsked: () => void;
  onDone: () => void;
  onFailed: () => void;
}

/** A story for the printer: a cover, the text with its pictures, an imprint. Only in the document while the print dialog is open. */
export function Booklet({ book, onAsked, onDone, onFailed }: BookletProps) {
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is printed once.
  useEffect(() => {
    let here = true;
    async function print(): Promise<void> {
      try {
        await ready(ref.current);
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
  }, []);

  return createPortal(
    <article
      ref={ref}
      dir={directionOf(book)}
      className="booklet hidden bg-[#fff] font-[Literata,Georgia,serif] text-[13.5pt] leading-[1.55] text-[#000] print:block"
    >
      <header className="break-inside-avoid break-after-page text-center">
        <Picture picture={book.cover} className="max-h-[min(140mm,46vh)]" />
        <h1 className={`${DISPLAY} mt-[8mm] break-after-avoid text-[26pt] leading-[1.15]`}>{book.title}</h1>
        <p className={`${PARAGRAPH} mt-[4mm] text-[12pt]`}>{book.line}</p>
        {book.dedication !== null && <p className={`${PARAGRAPH} mt-[8mm] text-[16pt] italic`}>{book.dedication}</p>}
      </header>
      {book.parts.map(({ paragraphs, picture }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book's parts never change places.
        <section key={part} className="break-inside-avoid [section+&]:mt-[10mm]">
          <Picture picture={picture} className="max-h-[min(110mm,44vh)]" />
          {paragraphs.map((paragraph, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its paragraphs.
            <p key={position} className={PARAGRAPH}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <footer className="break-inside-avoid text-center">
        <p className={`${DISPLAY} mx-auto mt-[10mm] max-w-[34em] text-[17pt] whitespace-pre-line`}>{book.ending}</p>
        <p className={`${PARAGRAPH} mt-[12mm] text-[9pt]`}>{book.imprint}</p>
      </footer>
    </article>,
    document.body,
  );
}

/** @param className the largest height. */
function Picture({ picture, className }: { picture: KeptPicture | null; className: string }) {
  if (picture === null) return null;
  const { source, alt } = picture;
  const classes = `mx-auto block h-auto w-auto max-w-full rounded-[4mm] ${className}`;
  return (
    <figure className="mb-[8mm] break-inside-avoid break-after-avoid">
      {'drawn' in source ? (
        <StoryImage picture={source.drawn} className={classes} />
      ) : (
        <img src={source.url} alt={alt} className={classes} />
      )}
    </figure>
  );
}

async function ready(booklet: HTMLElement | null): Promise<void> {
  if (booklet === null) return;
  await withTimeout(IMAGES_TIMEOUT_MS, async (signal) => {
    // A picture is an empty SVG until it is drawn.
    while (!signal.aborted && booklet.querySelector('figure > svg')) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const images = [...booklet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts?.ready, ...images]);
  }).catch(() => undefined);
}
