import { aboutAnimal } from '@tuckaway/art';
import { useEffect, useState } from 'react';
import { Offer } from '../../parents/children/offer.tsx';
import { animalWords, NO_WORDS } from './about-animal.ts';

/** A pause in typing, in milliseconds: half a word names no animal. */
const PAUSE_MS = 500;

/** Tells a family before its story is written what its animal is taken for, and what the pictures will show of it. Loaded late. */
export function AnimalNote({ animal, onChoose }: { animal: string; onChoose: (animal: string) => void }) {
  const [words, setWords] = useState(NO_WORDS);
  const named = animal.trim();

  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(async () => {
      // Without the list of names there is nothing to tell, and the story can be written all the same.
      const about = named === '' ? null : await aboutAnimal(named).catch(() => null);
      if (current) setWords(about === null ? NO_WORDS : animalWords(named, about));
    }, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [named]);

  return (
    <Offer texts={words.offers} onChoose={onChoose}>
      {words.text}
    </Offer>
  );
}
