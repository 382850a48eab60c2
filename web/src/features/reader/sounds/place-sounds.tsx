import { useEffect, useState } from 'react';
import type { OpenBook } from '../api/reading/listening.ts';
import { createPlaceSounds } from './create-place-sounds.ts';

/** Accompanies the open page with the quiet sound of its place. */
export function PlaceSounds({ book: { page, place } }: { book: Pick<OpenBook, 'page' | 'place'> }) {
  const [sounds] = useState(createPlaceSounds);
  useEffect(() => sounds.follow(), [sounds]);
  useEffect(() => sounds.show(page, place), [sounds, page, place]);
  return null;
}
