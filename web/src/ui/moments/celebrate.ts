/**
 * Small moments of delight: paper that moves for a few seconds beside what the user reads. They say nothing that a toast does not say, block
 * nothing, and are loaded when the first one is needed; without their code there is only the toast.
 */

/** Paper stars rise from a new favorite's heart and settle above it. */
export function celebrateFavorite(heart: Element): void {
  import('./paper-stars.ts').then(({ showStars }) => showStars(heart)).catch(() => undefined);
}
