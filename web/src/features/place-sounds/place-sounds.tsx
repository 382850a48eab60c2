import type { ScenePlace } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { type OpenBook, useListening } from '../../data/reading/listening.ts';
import { useReadingComfort } from '../../data/reading/reading-comfort.ts';
import type { Sounds } from './sounds.ts';

/** Where a picture tells no place: the hush of a room. */
const ANYWHERE: ScenePlace = 'home';
/** Milliseconds on one page after which the reader has fallen asleep, too; as long as the screen stays on. */
const LONG_PAGE_MS = 20 * 60_000;

/** The quiet sound of the open page's place, if the user has switched sounds on. Its code is loaded then. A voice is never accompanied. */
export function PlaceSounds({ book }: { book: Pick<OpenBook, 'page' | 'place'> }) {
  const { sounds } = useReadingComfort();
  const { reading } = useListening();
  const visible = useVisible();
  const rests = useRest(sounds, book.page);
  useSound(sounds && visible && !rests && !reading ? (book.place ?? ANYWHERE) : null);
  return null;
}

/** Whether the sound has ended for this evening: by the sleep timer, by lights out, or on a page that was open for long. Switching sounds on begins again. */
function useRest(sounds: boolean, page: number): boolean {
  const { asleep, dark } = useListening();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (sounds) setRests(false);
  }, [sounds]);
  useEffect(() => {
    if (asleep || dark) setRests(true);
  }, [asleep, dark]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins again.
  useEffect(() => {
    const timer = window.setTimeout(() => setRests(true), LONG_PAGE_MS);
    return () => window.clearTimeout(timer);
  }, [page, sounds]);
  return rests;
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const onChange = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return visible;
}

function useSound(place: ScenePlace | null): void {
  const sounds = useRef<Promise<Sounds> | null>(null);
  useEffect(() => {
    if (place === null && sounds.current === null) return;
    sounds.current ??= import('./sounds.ts').then(({ createSounds }) => createSounds(new AudioContext()));
    sounds.current.then(
      (ready) => ready.play(place),
      () => {
        // Without its code or Web Audio it stays quiet, and the next page tries again.
        sounds.current = null;
      },
    );
  }, [place]);
  useEffect(
    () => () => {
      void sounds.current?.then((ready) => ready.close()).catch(() => undefined);
      sounds.current = null;
    },
    [],
  );
}
