import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ScenePicture } from '../../art/index.ts';
import { withTimeout } from '../../data/lib/with-timeout.ts';
import './booklet.css';
import type { KeptBook, KeptPicture } from './kept-book.ts';

/** Milliseconds for pictures and fonts; those that are not loaded by then are left out. */
const IMAGES_TIMEOUT_MS = 8000;
const POLL_MS = 50;
const SIZE = { width: 1200, height: 900 };

export interface BookletProps {
  book: KeptBook;
  /** The print dialog was opened. Phones call this before anything is printed. */
  onAsked: () => void;
  /** Printing has ended. */
  onDone: () => void;
  /** The browser cannot print. */
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
    <article ref={ref} className="booklet">
      <header className="booklet-cover">
        <Picture picture={book.cover} />
        <h1 dir="auto">{book.title}</h1>
        <p dir="auto">{book.line}</p>
        {book.dedication !== null && (
          <p dir="auto" className="booklet-for">
            {book.dedication}
          </p>
        )}
      </header>
      {book.parts.map(({ paragraphs, picture }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book's parts never change places.
        <section key={part}>
          <Picture picture={picture} />
          {paragraphs.map((paragraph, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its paragraphs.
            <p key={position} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <footer>
        <p dir="auto" className="booklet-end">
          {book.ending}
        </p>
        <p className="booklet-imprint">{book.imprint}</p>
      </footer>
    </article>,
    document.body,
  );
}

function Picture({ picture }: { picture: KeptPicture | null }) {
  if (picture === null) return null;
  const { source, alt } = picture;
  return <figure>{'scene' in source ? <ScenePicture request={source.scene} options={SIZE} /> : <img src={source.url} alt={alt} />}</figure>;
}

/** Resolves when pictures and fonts are loaded, or at the time limit. */
async function ready(booklet: HTMLElement | null): Promise<void> {
  if (booklet === null) return;
  await withTimeout(IMAGES_TIMEOUT_MS, async (signal) => {
    // A scene is an empty SVG until it is drawn.
    while (!signal.aborted && booklet.querySelector('figure > svg')) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const images = [...booklet.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
    await Promise.all([document.fonts?.ready, ...images]);
  }).catch(() => undefined);
}
