import { lazy } from 'react';
import { useStore } from '../../data/lib/store.ts';
import { comfortWanted } from '../../data/reading/reading-comfort.ts';
import { Late } from '../../ui/late.tsx';

const load = async () => ({ default: (await import('./chosen-comfort.tsx')).ChosenComfort });
const ChosenComfort = lazy(load);
// Beside the story, so that the page is there as it was chosen. Where it does not come, it is asked for again below.
if (comfortWanted.get() === 'chosen') void load().catch(() => undefined);

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
