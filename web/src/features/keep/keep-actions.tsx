import { lazy, useState } from 'react';
import { GuardedSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toaster/toast.ts';
import { savedHere } from '../reader/api/saved-here.ts';
import type { KeptBook } from './kept-book.ts';
import { EBOOK, FAILED, FOLDING, PRINT, SAVED } from './messages.ts';

const Booklet = lazy(async () => ({ default: (await import('./booklet.tsx')).Booklet }));

/** Buttons to keep a story: on paper, and as an e-book. Their code, and `book`, is loaded at the click. */
export function KeepActions({ book }: { book: () => Promise<KeptBook> }) {
  const [busy, setBusy] = useState<'print' | 'bind' | null>(null);
  /** Each press makes a new booklet, as browsers do not always report the end of printing. */
  const [printed, setPrinted] = useState<{ book: KeptBook; press: number } | null>(null);

  async function print(): Promise<void> {
    setBusy('print');
    try {
      const set = await book();
      toast(savedHere(FOLDING));
      setPrinted((last) => ({ book: set, press: (last?.press ?? 0) + 1 }));
    } catch {
      notPrinted();
    }
  }

  /** Does not end a running e-book. */
  function printingIsOver(): void {
    setBusy((now) => (now === 'print' ? null : now));
  }

  function putAway(): void {
    setPrinted(null);
    printingIsOver();
  }

  function notPrinted(): void {
    putAway();
    toast(FAILED);
  }

  async function bind(): Promise<void> {
    setBusy('bind');
    try {
      const [{ saveEpub }, bound] = await Promise.all([import('./epub/make-epub.ts'), book()]);
      await saveEpub(bound);
      toast(savedHere(SAVED));
    } catch {
      toast(FAILED);
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" busy={busy === 'print'} disabled={busy !== null} onClick={() => void print()}>
        {busy !== 'print' && <Icon name="paper" />}
        {busy === 'print' ? PRINT.busy : PRINT.idle}
      </Button>
      <Button variant="quiet" size="sm" busy={busy === 'bind'} disabled={busy !== null} onClick={() => void bind()}>
        {busy !== 'bind' && <Icon name="book" />}
        {busy === 'bind' ? EBOOK.busy : EBOOK.idle}
      </Button>
      {printed && (
        <GuardedSheet key={printed.press} onClose={putAway}>
          <Booklet book={printed.book} onAsked={printingIsOver} onDone={putAway} onFailed={notPrinted} />
        </GuardedSheet>
      )}
    </>
  );
}
