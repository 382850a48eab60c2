import { lazy } from 'react';
import { comfortWanted } from '../../data/comfort-wanted.ts';
import { useStore } from '../../data/store.ts';
import { Late } from '../../ui/late.tsx';

const ChosenComfort = lazy(async () => ({ default: (await import('./chosen-comfort.tsx')).ChosenComfort }));

/** What was chosen for the eyes, laid on a reader, and the sheet to choose it; without its code the page is as it usually is. */
export function Comfort() {
  return (
    useStore(comfortWanted) !== 'no' && (
      <Late onTrouble={() => comfortWanted.set('no')}>
        <ChosenComfort />
      </Late>
    )
  );
}
