import { lazy } from 'react';
import { useElapsed } from '../data/device/use-now.ts';
import { Late } from '../ui/late.tsx';

const Overlays = lazy(async () => (await import('./overlays.tsx')).beginOverlays());

/** Milliseconds after the first screen. */
const DELAY_MS = 1200;

/** What lies over every screen, loaded after the first screen. The screens work without it. */
export function LateOverlays() {
  const wanted = useElapsed(DELAY_MS);
  return (
    wanted && (
      <Late>
        <Overlays />
      </Late>
    )
  );
}
