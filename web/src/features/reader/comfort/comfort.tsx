import '../../../styles/comfort.css';
import { lazy, useLayoutEffect } from 'react';
import { useStore } from '../../../data/device/store.ts';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { comfortSheetOpen, useReadingComfort } from '../api/reading/reading-comfort.ts';

/** Few families use it, and the reader works without it if it cannot be loaded. */
const ReadingRuler = lazy(async () => ({ default: (await import('./reading-ruler.tsx')).ReadingRuler }));
const ComfortSheet = lazy(async () => ({ default: (await import('./comfort-sheet.tsx')).ComfortSheet }));

/** Applies the chosen comfort while a reader is open: attributes of the root for styles/comfort.css and the variant `spread`, the ruler, and the sheet to choose. */
export function Comfort() {
  const { ruler } = useReadingComfort();
  const sheet = useStore(comfortSheetOpen);
  useComfortLook();
  return (
    <>
      {ruler && (
        <GuardedSheet onClose={() => undefined}>
          <ReadingRuler />
        </GuardedSheet>
      )}
      {sheet && <Sheet onClose={() => comfortSheetOpen.set(false)} />}
    </>
  );
}

/** The sheet away from a story: its sample shows what is chosen. */
export function ComfortSettings({ onClose }: { onClose: () => void }) {
  useComfortLook();
  return <Sheet onClose={onClose} />;
}

function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <GuardedSheet onClose={onClose}>
      <ComfortSheet onClose={onClose} />
    </GuardedSheet>
  );
}

function useComfortLook(): void {
  const { face, spacing, sepia, longPage } = useReadingComfort();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (face !== 'book') dataset.face = face;
    if (spacing !== 'normal') dataset.spacing = spacing;
    if (sepia) dataset.paper = 'sepia';
    if (longPage) dataset.pages = 'long';
    return () => {
      for (const name of ['face', 'spacing', 'paper', 'pages']) delete dataset[name];
    };
  }, [face, spacing, sepia, longPage]);
}

export function ComfortButton() {
  return (
    <button
      type="button"
      aria-label="Reading comfort"
      aria-haspopup="dialog"
      onClick={() => comfortSheetOpen.set(true)}
      className="grid size-11 place-items-center rounded-full font-display text-[1.1875rem] font-semibold text-ink transition-colors hover:bg-raised large-text:text-[22px]"
    >
      <span aria-hidden="true">Aa</span>
    </button>
  );
}
