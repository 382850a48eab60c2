import { type DrawnInWords, drawnInWords } from '@tuckaway/art';
import { useEffect, useState } from 'react';

/** A pause in typing, in milliseconds: half a word names no animal. */
const PAUSE_MS = 500;

/** What the pictures will show instead of an animal that they cannot show; empty for one that is drawn as itself. */
export function animalNote({ kind, name }: DrawnInWords): string {
  if (kind === 'itself') return '';
  if (kind === 'relative') return `In the pictures, this animal looks like its close relative, the ${name}.`;
  return `We can’t draw this animal yet. In the pictures, it will be a small ${name}.`;
}

/** Tells a family before its story is written if the pictures will show another animal than the one it names. Loaded late. */
export function AnimalNote({ animal }: { animal: string }) {
  const [note, setNote] = useState('');
  const named = animal.trim();

  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(async () => {
      // Without the list of names there is nothing to tell, and the story can be written all the same.
      const drawn = named === '' ? null : await drawnInWords(named).catch(() => null);
      if (current) setNote(drawn === null ? '' : animalNote(drawn));
    }, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [named]);

  return (
    <p role="status" className={note === '' ? 'sr-only' : 'mt-2 text-label text-soft'}>
      {note}
    </p>
  );
}
