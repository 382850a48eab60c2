import { type Piece, paper, showMoment } from './moment-layer.ts';

/** Five points, a little uneven, as if cut from paper; 26 × 26 px. */
const STAR = 'm13 1.6 3.2 7.3 8 .9-5.9 5.4 1.5 8-6.9-4-7.1 3.7 1.7-7.8-5.7-5.6 7.9-.6Z';
const SHADE = 'rgb(6 5 18 / 0.28)';
const SIZE = 26;
const RISE_MS = 2600;
/** Milliseconds between two stars. */
const APART_MS = 70;

/** Where each star settles beside the heart's center, in pixels, and its size and turn. */
const STARS = [
  { x: -8, y: -92, scale: 1, turn: -14, color: 'var(--color-lamp-edge)' },
  { x: 38, y: -70, scale: 0.7, turn: 22, color: 'var(--color-ember)' },
  { x: -54, y: -62, scale: 0.8, turn: 10, color: 'var(--color-mist)' },
  { x: 18, y: -124, scale: 0.6, turn: 40, color: 'var(--color-lamp-edge)' },
  { x: -34, y: -116, scale: 0.5, turn: -32, color: 'var(--color-ember)' },
  { x: 64, y: -104, scale: 0.45, turn: 8, color: 'var(--color-mist)' },
  { x: -78, y: -98, scale: 0.42, turn: 30, color: 'var(--color-lamp-edge)' },
] as const;

/** Pixels that a star rises above the place where it settles. */
const OVERSHOOT = 22;

/** Lets paper stars rise from the heart and settle above it, or shows them there. */
export function showStars(heart: Element): Promise<void> {
  const { left, top, width, height } = heart.getBoundingClientRect();
  if (width === 0) return Promise.resolve();
  const x = left + width / 2;
  // From a heart at the edge they lean to the middle, and from one at the top they sink.
  const lean = (window.innerWidth / 2 - x) / 4;
  const way = top < 140 ? -1 : 1;
  const at = { left: x - SIZE / 2, top: top + height / 2 - SIZE / 2 };
  return showMoment(
    'stars',
    STARS.map((star, index): Piece => {
      const to = (dy: number, turn: number) =>
        `translate(${(star.x + lean).toFixed(1)}px, ${dy * way}px) rotate(${turn}deg) scale(${star.scale})`;
      const settled = to(star.y, star.turn);
      return {
        element: paper(
          [
            [STAR, star.color],
            ['m13 1.6.2 17.6-7.1 3.7 1.7-7.8-5.7-5.6 7.9-.6Z', SHADE],
          ],
          [SIZE, SIZE],
          at,
        ),
        keyframes: [
          { transform: 'translate(0, 0) rotate(0) scale(0.2)', opacity: 0, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
          { opacity: 1, offset: 0.14 },
          { transform: to(star.y - OVERSHOOT, star.turn * 3), offset: 0.42, easing: 'ease-in-out' },
          { transform: settled, opacity: 1, offset: 0.72 },
          { transform: settled, opacity: 0 },
        ],
        timing: { duration: RISE_MS, delay: index * APART_MS },
        still: { transform: settled },
      };
    }),
  );
}
