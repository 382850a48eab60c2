import '../../styles/comfort.css';
import { useLayoutEffect } from 'react';
import { useStore } from '../../data/lib/store.ts';
import { comfortWanted, useReadingComfort } from '../../data/reading/reading-comfort.ts';
import { ComfortSheet } from './comfort-sheet.tsx';
import { ReadingRuler } from './reading-ruler.tsx';

/** Lays the chosen comfort on the page while a reader is open: attributes of the root, which styles/comfort.css answers to, the ruler, and the sheet. */
export function ChosenComfort() {
  const { face, spacing, sepia, ruler } = useReadingComfort();
  const sheet = useStore(comfortWanted) === 'sheet';

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (face !== 'book') dataset.face = face;
    if (spacing !== 'normal') dataset.spacing = spacing;
    if (sepia) dataset.paper = 'sepia';
    return () => {
      for (const name of ['face', 'spacing', 'paper']) delete dataset[name];
    };
  }, [face, spacing, sepia]);

  return (
    <>
      {ruler && <ReadingRuler />}
      {sheet && <ComfortSheet onClose={() => comfortWanted.set('chosen')} />}
    </>
  );
}
