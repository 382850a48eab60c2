import { useLayoutEffect } from 'react';
import { type ReadingComfort, useReadingComfort } from '../../data/reading-comfort.ts';

/** Lays the chosen comfort on the page while a story is open: attributes of the root that styles/comfort.css answers to. */
export function useComfortOnPage(): ReadingComfort {
  const comfort = useReadingComfort();
  const { face, spacing, sepia, ruler } = comfort;

  useLayoutEffect(() => {
    const chosen = { face: face !== 'book' && face, spacing: spacing !== 'normal' && spacing, paper: sepia && 'sepia' };
    const root = document.documentElement;
    for (const [name, value] of Object.entries(chosen)) if (value) root.dataset[name] = value;
    // Whoever is content with the page as it is carries nothing for it. Without the styles it is the usual page.
    if (ruler || Object.values(chosen).some(Boolean)) void import('../../styles/comfort.css').catch(() => undefined);
    return () => {
      for (const name of Object.keys(chosen)) delete root.dataset[name];
    };
  }, [face, spacing, sepia, ruler]);

  return comfort;
}
