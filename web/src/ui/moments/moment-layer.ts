/** The layer of a moment: over the page, invisible to screen readers and to fingers, and gone when the moment is over. */

const SVG = 'http://www.w3.org/2000/svg';
/** Milliseconds for which a moment is a still picture where less motion is asked for. */
const STILL_MS = 2600;

export type Path = readonly [d: string, fill: string];

/** A piece of paper in one or more colors. @param at where the viewBox's left top corner lies on the screen, in pixels. */
export function paper(paths: readonly Path[], viewBox: readonly [width: number, height: number], at: { left: number; top: number }) {
  const svg = document.createElementNS(SVG, 'svg');
  const [width, height] = viewBox;
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  Object.assign(svg.style, { position: 'absolute', width: `${width}px`, height: `${height}px`, left: `${at.left}px`, top: `${at.top}px` });
  for (const [d, fill] of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.style.fill = fill;
    svg.append(path);
  }
  return svg;
}

export interface Piece {
  element: SVGElement;
  /** Of transform and opacity only, so that the compositor moves the piece without layout or paint. */
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  /** The keyframe that is the still picture. */
  still: Keyframe;
}

/** Shows the pieces until all of their animations have ended. */
export async function showMoment(kind: string, pieces: readonly Piece[]): Promise<void> {
  const layer = document.createElement('div');
  layer.dataset.moment = kind;
  layer.setAttribute('aria-hidden', 'true');
  layer.className = 'pointer-events-none fixed inset-0 z-50 overflow-clip print:hidden';
  layer.append(...pieces.map(({ element }) => element));
  document.body.append(layer);
  try {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const { element, still } of pieces) {
        element.style.transform = String(still.transform);
        element.style.opacity = String(still.opacity ?? 1);
      }
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    } else {
      const running = pieces.map(({ element, keyframes, timing }) => element.animate(keyframes, { ...timing, fill: 'both' }));
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  } finally {
    layer.remove();
  }
}
